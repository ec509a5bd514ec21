/**
 * Text for troff: its signs lose their meaning, no line begins as a request does, letters beyond ASCII get names, and long lists
 * may be broken at their commas.
 */
export const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/[^\n -~]/gu, named)
    .replace(/,(?=\S)/g, ',\\:')
    .replace(/^(?=[.'])/gm, '\\&');

const named = (letter: string): string =>
  `\\[u${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;

export const bold = (text: string): string => `\\fB${plain(text)}\\fR`;

/** A request with its arguments, each in quotation marks. */
export const request = (name: string, ...texts: readonly string[]): string =>
  [`.${name}`, ...texts.map((text) => `"${plain(text).replaceAll('"', '\\(dq')}"`)].join(' ');

/** A paragraph with a hanging name; the name is troff already. */
export const item = (name: string, text: string): string => `.TP\n${name}\n${plain(text)}`;

/** A paragraph of its own. */
export const paragraph = (text: string): string => `.PP\n${plain(text)}`;

/** Lines that stay as they are. */
export const example = (text: string): string => `.PP\n.nf\n${plain(text)}\n.fi`;
