/** Waits until a board has drawn itself: it may have to be loaded. */
export function whenDrawn(table: HTMLElement): Promise<void> {
  const isDrawn = (): boolean =>
    (table.querySelector('[role=grid]')?.parentElement?.firstElementChild?.childElementCount ?? 0) > 0;
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isDrawn()) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(table, { childList: true, subtree: true });
    look();
  });
}
