/** For what ends where the screen does, wherever it begins: its styles are told where that is, as `--top`. */
export function fillsScreen(element: HTMLElement): () => void {
  // The page leaves it more room.
  element.dataset['fillsScreen'] = '';
  const measure = (): void => {
    const top = Math.round(element.getBoundingClientRect().top + scrollY);
    element.style.setProperty('--top', `${top}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  for (let before = element.previousElementSibling; before; before = before.previousElementSibling)
    observer.observe(before);
  measure();
  return () => observer.disconnect();
}
