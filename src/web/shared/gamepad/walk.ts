import type { Direction } from '../../../core/grid.ts';
import { nearest } from './nearest.ts';

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

/** The open dialog, or the page. */
const place = (): ParentNode => document.querySelector('dialog[open]') ?? document;

const controls = (): HTMLElement[] =>
  [...place().querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );

/** The focused control, where it is one that can be reached now. */
const focused = (): HTMLElement | undefined => controls().find((each) => each === document.activeElement);

function focus(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/** Puts the focus where a walk begins: on the first control of the page's own part. */
export function begin(): void {
  const all = controls();
  const main = document.querySelector('main');
  focus(all.find((each) => main?.contains(each)) ?? all[0]);
}

/** Moves the focus to the next control in a direction. */
export function walk(direction: Direction): void {
  const here = focused();
  if (!here) begin();
  else if (!adjust(here, direction)) {
    const others = controls().filter((each) => each !== here);
    const boxes = others.map((each) => each.getBoundingClientRect());
    focus(others[nearest(here.getBoundingClientRect(), boxes, direction)]);
  }
}

/** Presses the focused control; without one, the walk begins. */
export function press(): void {
  const here = focused();
  if (here) here.click();
  else begin();
}

/** Sliders and lists of choices take left and right themselves; answers whether it is one. */
function adjust(control: HTMLElement, direction: Direction): boolean {
  if (direction === 'U' || direction === 'D') return false;
  const isMore = direction === 'R';
  if (control instanceof HTMLInputElement && control.type === 'range') {
    if (isMore) control.stepUp();
    else control.stepDown();
  } else if (control instanceof HTMLSelectElement) {
    const next = control.selectedIndex + (isMore ? 1 : -1);
    if (next >= 0 && next < control.options.length) control.selectedIndex = next;
  } else return false;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
