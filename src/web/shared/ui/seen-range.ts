/** A list of rows of one height, and where it stands in the window; all lengths in pixels. */
export interface ListPlace {
  readonly count: number;
  readonly columns: number;
  /** From one row to the next. */
  readonly step: number;
  /** The upper edge of the list below the upper edge of the window; negative when it is scrolled out. */
  readonly top: number;
  readonly windowHeight: number;
}

/** The items from `first` to before `last`. */
export interface SeenRange {
  readonly first: number;
  readonly last: number;
}

/** The items in view, and those within half a window above and below, so that scrolling finds them drawn. */
export function seenRange({ count, columns, step, top, windowHeight }: ListPlace): SeenRange {
  const near = windowHeight / 2;
  const inList = (row: number): number => Math.max(0, Math.min(row * columns, count));
  const first = inList(Math.floor((-top - near) / step));
  return { first, last: Math.max(first, inList(Math.ceil((windowHeight - top + near) / step))) };
}
