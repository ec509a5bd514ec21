/** A text to copy, with what it is. */
export interface ShareItem {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}
