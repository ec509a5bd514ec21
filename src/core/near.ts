/** The known word that somebody probably meant; undefined where none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(word.length * 0.4));
  let best: { readonly name: string; readonly apart: number } | undefined;
  for (const name of known) {
    const apart = changesBetween(word.toLowerCase(), name.toLowerCase());
    if (apart <= allowed && apart < (best?.apart ?? Number.POSITIVE_INFINITY)) best = { name, apart };
  }
  return best?.name;
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

/** Letters to add, take out, change, or swap with the next one. */
function changesBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
