/** The address of the review of a game that was played here, and not read from a link or pasted. Another visit knows nothing of it. */
let own: string | undefined;

export function markOwnGame(address: string): void {
  own = address;
}

export const isOwnGame = (address: string): boolean => own === address;
