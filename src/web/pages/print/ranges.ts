/** Which of `count` things a text such as `1-4, 7` means, from 1 and each once, in its order; undefined when it means nothing. */
export function readRanges(text: string, count: number): readonly number[] | undefined {
  const found = new Set<number>();
  for (const part of text.replaceAll(/\s*[-–]\s*/g, '-').split(/[,;\s]+/)) {
    if (part === '') continue;
    const [, from, to] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part) ?? [];
    if (from === undefined) return undefined;
    const [first, last] = [Number(from), Number(to ?? from)];
    if (first < 1 || last < first || first > count) return undefined;
    for (let number = first; number <= Math.min(last, count); number += 1) found.add(number);
  }
  return found.size === 0 ? undefined : [...found];
}
