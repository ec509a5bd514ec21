const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped text. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character]!);

/** `1 level`, `2 levels`. */
export const count = (value: number, thing: string): string =>
  `${value.toLocaleString('en')} ${thing}${value === 1 ? '' : 's'}`;
