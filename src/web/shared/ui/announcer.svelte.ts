/** The text of the polite live region; a screen reader reads it out when it changes. */
let spoken = $state('');
/** The same without reactivity: telling something must not depend on what was told before. */
let last = '';

export const announcement = (): string => spoken;

export function announce(words: string): void {
  // The same words twice would not be a change: an invisible space makes them one.
  last = words === last ? `${words}\u00a0` : words;
  spoken = last;
}
