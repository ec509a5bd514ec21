import type { Random } from '../src/core/random.ts';

/** What has broken readers elsewhere: other encodings, controls, lone halves of pairs, numbers that are none, names of objects. */
const oddities = [
  '\0',
  '\u001b[2J',
  '\uFEFF',
  '\uD83E',
  '\uDDCA',
  '\u2028',
  '\u202E',
  '\r',
  '\r\n',
  '\n\n',
  '\t',
  '---\n',
  'é',
  '🧊',
  '０',
  '-1',
  '1e999',
  '99999999999999999999',
  '2147483648',
  'NaN',
  '__proto__',
  'constructor',
  '%00',
  '%E0%A4%A',
  '"',
  '\\u0000',
  'x'.repeat(5000),
  ': ',
];

const mostRepeated = 1_000_000;

/** A text with a few changes. `others` are texts to splice in. */
export function mutatedText(random: Random, text: string, others: readonly string[] = [text]): string {
  let changed = text;
  for (let left = random.pick([1, 1, 2, 4]); left > 0; left -= 1)
    changed = mutateOnce(random, changed, others);
  return changed.slice(0, 3_000_000);
}

function mutateOnce(random: Random, text: string, others: readonly string[]): string {
  const at = random.below(text.length + 1);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const cut = 1 + random.below(random.pick([2, 20, 2000]));
  switch (random.below(9)) {
    case 0:
      return before + after.slice(cut);
    case 1:
      return before;
    case 2:
      return before + random.pick(oddities) + after;
    case 3:
      return before + random.pick(oddities) + after.slice(cut);
    case 4:
      return before + String.fromCharCode(random.below(0x250)) + after.slice(1);
    case 5: {
      const other = random.pick(others);
      return before + other.slice(random.below(other.length + 1));
    }
    case 6: {
      // A line many times.
      const lines = text.split('\n');
      const line = random.below(lines.length);
      const times = Math.min(random.pick([2, 10, 100, 3000]), 1 + mostRepeated / (1 + lines[line]!.length));
      return lines
        .flatMap((each, index) => (index === line ? Array<string>(Math.floor(times)).fill(each) : each))
        .join('\n');
    }
    case 7:
      return text.replace(/\d+/, random.pick(['0', '-5', '64', '65', '1e9', '4294967296', '9'.repeat(400)]));
    default:
      return text.replaceAll('\n', random.pick(['\r\n', '\r', '\u2028', ' ']));
  }
}

/** Bytes with a few changes, as a bad disk makes them. */
export function mutatedBytes(random: Random, bytes: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(bytes);
  for (let left = 1 + random.below(8); left > 0 && changed.length > 0; left -= 1)
    changed[random.below(changed.length)]! ^= 1 << random.below(8);
  return random.chance(0.2) ? changed.subarray(0, random.below(changed.length + 1)) : changed;
}

const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  1e308,
  2 ** 53,
  2 ** 31,
  '',
  'x',
  '\0',
  '1',
  [],
  {},
  [null],
  ['x'],
  { length: 4_000_000_000 },
  'y'.repeat(100_000),
];

/** Plain data with one value changed, left out, doubled or added, at any depth. */
export function mutatedData(random: Random, data: unknown): unknown {
  if (typeof data === 'number' && random.chance(0.5)) return data + random.pick([-1, 1, 0.5, 1e9]);
  if (typeof data !== 'object' || data === null || random.chance(0.05)) return random.pick(values);
  const entries = Object.entries(data);
  const at = random.below(entries.length + 1);
  const [key, value] = entries[at] ?? [random.pick(['', 'x', 'moves', 'toString', '0']), random.pick(values)];
  if (at === entries.length) entries.push([key, value]);
  else if (random.chance(0.75)) entries[at] = [key, mutatedData(random, value)];
  else if (random.chance(0.5)) entries.splice(at, 1);
  else entries.splice(at, 0, [Array.isArray(data) ? key : `${key}2`, value]);
  return Array.isArray(data) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

/** The text without one of its parts, large ones first. */
export function* smallerText(text: string): Iterable<string> {
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < text.length; at += size) yield text.slice(0, at) + text.slice(at + size);
  }
}

/** The list without one of its items. */
export function* smallerList<T>(list: readonly T[]): Iterable<T[]> {
  for (let at = 0; at < list.length; at += 1) yield list.toSpliced(at, 1);
}
