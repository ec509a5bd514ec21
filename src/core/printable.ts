/** Foreign text without the control characters that a terminal would obey. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, escaped);

export const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
