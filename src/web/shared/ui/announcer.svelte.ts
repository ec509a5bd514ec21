/** What a screen reader is told, politely; a change of the text is what it reads out. */
let spoken = $state('');
/** The same without reactivity: telling something must not depend on what was told before. */
let last = '';

export const announcement = (): string => spoken;

export function announce(words: string): void {
  // The same words twice would not be a change: an invisible space makes them one.
  last = words === last ? `${words}\u00a0` : words;
  spoken = last;
}
