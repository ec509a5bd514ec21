/** What dragging, pinching and turning a wheel change. */
export interface Steered {
  /** By angles, to the right round the board and upwards. */
  turnBy(azimuth: number, elevation: number): void;
  /** Nearer by a factor; false where it goes no further. */
  zoomBy(factor: number): boolean;
  reset(): void;
  /** Whether there is nothing of the board at a point of the window. */
  isEmpty(x: number, y: number): boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far the look turns for a drag over the whole picture. */
const turnPerWidth = 2.2;
const zoomPerPixel = 0.0015;
/** Two taps so soon and so near are one double tap. */
const doubleTapMilliseconds = 350;
const doubleTapPixels = 30;
const tapPixels = 12;

const middleOf = (all: readonly Spot[]): Spot => ({
  x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
  y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
});
const spanOf = ([a, b]: readonly Spot[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * Looks around by dragging with the right button, with two fingers, or with the mouse from where there is no board;
 * nearer by the wheel or by spreading two fingers; a double click or tap goes back. One finger makes moves.
 */
export function steer(surface: HTMLElement, look: Steered): () => void {
  const fingers = new Map<number, Spot>();
  let turning = false;
  let pressed: Spot | undefined;
  let lastTap: { readonly at: number; readonly spot: Spot } | undefined;

  const press = (event: PointerEvent): void => {
    const isTouch = event.pointerType === 'touch';
    const { clientX: x, clientY: y } = event;
    if (!isTouch && event.button !== 2 && !(event.button === 0 && look.isEmpty(x, y))) return;
    fingers.set(event.pointerId, { x, y });
    turning = !isTouch || fingers.size === 2;
    pressed = isTouch && fingers.size === 1 ? { x, y } : undefined;
    // The first finger has begun a move, which two fingers do not mean.
    if (isTouch && turning) surface.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    // Nor does a drag beside the board.
    if (!isTouch) event.stopPropagation();
  };
  const drag = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!turning) return;
    const after = [...fingers.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    const size = Math.max(1, surface.clientWidth, surface.clientHeight) / turnPerWidth;
    look.turnBy((from.x - to.x) / size, (to.y - from.y) / size);
    if (spanOf(before) > 0) look.zoomBy(spanOf(after) / spanOf(before));
  };
  const release = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size < 2) turning = false;
    const spot = { x: event.clientX, y: event.clientY };
    const isTap = event.type === 'pointerup' && pressed && spanOf([pressed, spot]) < tapPixels;
    const at = event.timeStamp;
    const isDouble =
      isTap &&
      lastTap &&
      at - lastTap.at < doubleTapMilliseconds &&
      spanOf([lastTap.spot, spot]) < doubleTapPixels;
    if (isDouble) look.reset();
    lastTap = isTap && !isDouble ? { at, spot } : undefined;
  };
  const noMenu = (event: Event): void => event.preventDefault();
  const back = (event: MouseEvent): void => {
    if (event.target instanceof Node && event.target.contains(surface)) look.reset();
  };
  const wheel = (event: WheelEvent): void => {
    // Where it goes no further, the page scrolls.
    if (look.zoomBy(Math.exp(-event.deltaY * zoomPerPixel))) event.preventDefault();
  };

  // The rest of a gesture is heard on the window: the shell around the board captures the pointer.
  surface.addEventListener('pointerdown', press);
  surface.addEventListener('contextmenu', noMenu);
  surface.addEventListener('wheel', wheel, { passive: false });
  window.addEventListener('dblclick', back);
  window.addEventListener('pointermove', drag);
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
  return () => {
    surface.removeEventListener('pointerdown', press);
    surface.removeEventListener('contextmenu', noMenu);
    surface.removeEventListener('wheel', wheel);
    window.removeEventListener('dblclick', back);
    window.removeEventListener('pointermove', drag);
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', release);
  };
}
