/** A stretch of text that is set in one way. */
export interface Span {
  readonly style: 'plain' | 'bold' | 'code';
  readonly text: string;
}

/** Takes a paragraph with **bold** words and `code` apart. Whatever is not closed is plain text. */
export function spansOf(words: string): Span[] {
  return words
    .split(/(\*\*.+?\*\*(?!\*)|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (/^\*\*.+\*\*$/.test(part)) return { style: 'bold', text: part.slice(2, -2) };
      if (/^`[^`]+`$/.test(part)) return { style: 'code', text: part.slice(1, -1) };
      return { style: 'plain', text: part };
    });
}
