import { PerspectiveCamera } from 'three';
import { axesOf, cellPixels, closeUp, frame, limited, pointUnder, type Stand, usualLook } from './framing.ts';
import type { Place, Point } from './pose.ts';

const angle = (28 * Math.PI) / 180;
/** How far the look turns for a drag over the whole picture. */
const turnPerWidth = 2.2;
const returnTime = 320;
/** Where cells would be smaller than this, the look goes near the block and follows it. */
const smallestCell = 17;
const comfortableCell = 38;
/** How fast it follows: the part of the way that is left after a second. */
const leftAfterSecond = 0.002;

/** Looks at the board from where all of it is seen; a person may turn the look a little and let it go back. */
export class Look {
  readonly camera = new PerspectiveCamera((angle * 180) / Math.PI, 1, 0.1, 1000);
  private readonly points: readonly Point[];
  private readonly changed: () => void;
  private turn = { azimuth: 0, elevation: 0 };
  private stand: Stand | undefined;
  private width = 1;
  private height = 1;
  private handle: number | undefined;
  /** The point that a near look follows, where the look is by now, and when it was there. */
  private goal: Point = { x: 0, y: 0, z: 0 };
  private focus: Point | undefined;
  private followedAt = 0;
  private isNear = false;

  constructor(points: readonly Point[], changed: () => void) {
    this.points = points;
    this.changed = changed;
  }

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.apply();
  }

  /** Follows a point where the board is too large to be seen as a whole. Answers whether it is still on its way. */
  follow(goal: Point, animated: boolean): boolean {
    this.goal = goal;
    if (!this.isNear) return false;
    const now = performance.now();
    const from = this.focus ?? goal;
    // The time since the last picture, or a usual picture's when nothing has moved for a while.
    const passed = Math.min(50, now - this.followedAt);
    this.followedAt = now;
    const left = animated ? leftAfterSecond ** (passed / 1000) : 0;
    const [x, z] = [goal.x + (from.x - goal.x) * left, goal.z + (from.z - goal.z) * left];
    const isThere = Math.hypot(x - goal.x, z - goal.z) < 0.01;
    this.focus = isThere ? goal : { x, y: 0, z };
    if (this.focus !== from) this.apply();
    return !isThere;
  }

  /** By parts of the picture's width and height. */
  turnBy(right: number, down: number): void {
    this.stopReturning();
    const usual = usualLook(this.camera.aspect);
    const wanted = {
      azimuth: usual.azimuth + this.turn.azimuth - right * turnPerWidth,
      elevation: usual.elevation + this.turn.elevation + down * turnPerWidth,
    };
    const allowed = limited(wanted, usual);
    this.turn = {
      azimuth: allowed.azimuth - usual.azimuth,
      elevation: allowed.elevation - usual.elevation,
    };
    this.apply();
    this.changed();
  }

  /** Back to the usual look. */
  reset(animated: boolean): void {
    this.stopReturning();
    const from = this.turn;
    if (from.azimuth === 0 && from.elevation === 0) return;
    const started = performance.now();
    const step = (): void => {
      const part = animated ? Math.min(1, (performance.now() - started) / returnTime) : 1;
      const left = (1 - part) ** 3;
      this.turn = { azimuth: from.azimuth * left, elevation: from.elevation * left };
      this.apply();
      this.changed();
      this.handle = part < 1 ? requestAnimationFrame(step) : undefined;
    };
    step();
  }

  /** The cell under a point of the picture, in its own pixels, at a height; it may lie outside of the board. */
  cellAt(x: number, y: number, height: number): Place | undefined {
    if (!this.stand) return undefined;
    const lens = { angle, aspect: this.camera.aspect };
    const point = pointUnder(this.stand, lens, (2 * x) / this.width - 1, 1 - (2 * y) / this.height, height);
    return point && { row: Math.round(point.z), column: Math.round(point.x) };
  }

  dispose(): void {
    this.stopReturning();
  }

  private stopReturning(): void {
    if (this.handle !== undefined) cancelAnimationFrame(this.handle);
    this.handle = undefined;
  }

  private apply(): void {
    const { camera } = this;
    camera.aspect = this.width / this.height;
    const usual = usualLook(camera.aspect);
    const lens = { angle, aspect: camera.aspect };
    const whole = frame(
      this.points,
      usual.azimuth + this.turn.azimuth,
      usual.elevation + this.turn.elevation,
      lens,
      0.04,
    );
    this.isNear = cellPixels(whole, lens, this.height) < smallestCell;
    const stand = this.isNear
      ? closeUp(whole, this.points, this.focus ?? this.goal, lens, this.height, comfortableCell)
      : whole;
    this.stand = stand;
    const { back } = axesOf(stand.azimuth, stand.elevation);
    const { target, distance } = stand;
    camera.position.set(
      target.x + back.x * distance,
      target.y + back.y * distance,
      target.z + back.z * distance,
    );
    camera.near = Math.max(0.1, distance * 0.1);
    camera.far = distance * 4;
    camera.lookAt(target.x, target.y, target.z);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}

/** Turns the look by dragging with the right button or two fingers; a double click brings it back. */
export function steer(
  surface: HTMLElement,
  look: { turnBy(right: number, down: number): void; reset(): void },
): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let turning = false;

  const middle = (): { x: number; y: number } => {
    const all = [...fingers.values()];
    return {
      x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
      y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
    };
  };
  const press = (event: PointerEvent): void => {
    const isTouch = event.pointerType === 'touch';
    if (!isTouch && event.button !== 2) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    turning = !isTouch || fingers.size === 2;
    // The first finger has begun a move, which two fingers do not mean.
    if (isTouch && turning) surface.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  };
  const drag = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    const before = middle();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!turning) return;
    const after = middle();
    const size = Math.max(1, surface.clientWidth, surface.clientHeight);
    look.turnBy((after.x - before.x) / size, (after.y - before.y) / size);
  };
  const release = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size < 2) turning = false;
  };
  const noMenu = (event: Event): void => event.preventDefault();
  const back = (event: MouseEvent): void => {
    if (event.target instanceof Node && event.target.contains(surface)) look.reset();
  };

  // The rest of a gesture is heard on the window: the shell around the board captures the pointer.
  surface.addEventListener('pointerdown', press);
  surface.addEventListener('contextmenu', noMenu);
  window.addEventListener('dblclick', back);
  window.addEventListener('pointermove', drag);
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
  return () => {
    surface.removeEventListener('pointerdown', press);
    surface.removeEventListener('contextmenu', noMenu);
    window.removeEventListener('dblclick', back);
    window.removeEventListener('pointermove', drag);
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', release);
  };
}
