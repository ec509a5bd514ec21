/** The licence of one or more packages that share its text. */
export interface Notice {
  /** Names with versions: `three 0.186.0`. */
  readonly packages: readonly string[];
  /** Its usual short name: `MIT`. */
  readonly licence: string;
  readonly text: string;
}

/** The notices as one text, for people: a heading for each, and the licence as its authors wrote it. */
export const formatNotices = (notices: readonly Notice[]): string =>
  notices
    .map(({ packages, licence, text }) => `=== ${packages.join(', ')} | ${licence} ===\n\n${text}\n`)
    .join('\n');

/** Reads what `formatNotices` writes; anything else holds no notice. */
export function readNotices(text: string): Notice[] {
  const headings = [...text.matchAll(/^=== (.+) \| (.+) ===$/gm)];
  return headings.map(({ 0: heading, 1: packages = '', 2: licence = '', index }, at) => ({
    packages: packages.split(', '),
    licence,
    text: text.slice(index + heading.length, headings[at + 1]?.index).trim(),
  }));
}
