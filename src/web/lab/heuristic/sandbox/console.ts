const mostLines = 1000;
const longestPart = 2000;
const methods = (
  'assert clear count countReset debug dir dirxml error group groupCollapsed groupEnd info log table time timeEnd timeLog ' +
  'trace warn'
).split(' ') as readonly (keyof Console)[];

type Method = (...parts: unknown[]) => void;

/**
 * A console for a student's code. The browser hands every line to the page's thread: so there are only so many of them, each
 * of a limited length. What cannot be limited otherwise is written as text. Nothing leads from it to the real console.
 */
export function boundedConsole(real: Partial<Console>, lines = mostLines): Readonly<Record<string, Method>> {
  const { apply } = Reflect;
  // Copied letter by letter: a slice would keep the whole text in memory.
  const short = (part: unknown): unknown => {
    if (typeof part === 'number' || typeof part === 'boolean') return part;
    const text = `${textOf(part)}`;
    let copy = '';
    for (let at = 0; at < text.length && at < longestPart; at += 1) copy += text[at];
    return copy;
  };
  let left = lines;
  const bounded =
    (write: Method): Method =>
    (...parts) => {
      if (left === 0) return;
      left -= 1;
      let rest = '';
      for (let at = 1; at < parts.length; at += 1) rest += `${at > 1 ? ' ' : ''}${textOf(parts[at])}`;
      const written = [short(parts[0]), short(rest)];
      written.length = parts.length < 2 ? parts.length : 2;
      apply(write, real, written);
      if (left === 0) apply(write, real, [`No more than ${lines} lines are shown.`]);
    };
  return Object.fromEntries(
    methods.flatMap((name) => (real[name] ? [[name, bounded(real[name] as Method)]] : [])),
  );
}

/** An object as JSON, where it can be written so. */
function textOf(part: unknown): unknown {
  if (typeof part !== 'object' || part instanceof Error) return String(part);
  try {
    return JSON.stringify(part);
  } catch {
    return String(part);
  }
}
