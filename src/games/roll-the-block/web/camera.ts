import { PerspectiveCamera } from 'three';
import {
  axesOf,
  cellPixels,
  frame,
  type Lens,
  limited,
  pointUnder,
  type Stand,
  seenAt,
  straightened,
  usualLook,
  zoomed,
  zoomRange,
} from './framing.ts';
import type { Place, Point } from './pose.ts';

const angle = (28 * Math.PI) / 180;
const returnTime = 320;
/** Of the picture's half, around the board. */
const margin = 0.06;
/** How fast it follows: the part of the way that is left after a second. */
const leftAfterSecond = 0.002;
const usual = { azimuth: 0, elevation: 0, zoom: 1 };

/** Looks at the board from where all of it is seen; a person may turn the look, go nearer, and let it go back. */
export class Look {
  readonly camera = new PerspectiveCamera((angle * 180) / Math.PI, 1, 0.1, 1000);
  private readonly points: readonly Point[];
  private readonly changed: () => void;
  /** How far it is from the usual look. */
  private own = usual;
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

  /** Follows a point where the board is not seen as a whole. Answers whether it is still on its way. */
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

  /** By angles: to the right round the board, and upwards. */
  turnBy(azimuth: number, elevation: number): void {
    const base = usualLook(this.camera.aspect);
    const allowed = limited({
      azimuth: base.azimuth + this.own.azimuth + azimuth,
      elevation: base.elevation + this.own.elevation + elevation,
    });
    this.set({
      ...this.own,
      azimuth: allowed.azimuth - base.azimuth,
      elevation: allowed.elevation - base.elevation,
    });
  }

  /** Nearer by a factor; false where it is as near or as far as it can be. */
  zoomBy(factor: number): boolean {
    const { lowest, highest } = zoomRange(cellPixels(this.whole(), this.lens, this.height));
    const zoom = Math.min(highest, Math.max(lowest, this.own.zoom * factor));
    if (Math.abs(zoom - this.own.zoom) < 1e-6) return false;
    this.set({ ...this.own, zoom });
    return true;
  }

  /** Back to the usual look. */
  reset(animated: boolean): void {
    this.stopReturning();
    const from = this.own;
    const started = performance.now();
    const step = (): void => {
      const part = animated ? Math.min(1, (performance.now() - started) / returnTime) : 1;
      const left = (1 - part) ** 3;
      this.own = {
        azimuth: from.azimuth * left,
        elevation: from.elevation * left,
        zoom: from.zoom ** left,
      };
      this.apply();
      this.changed();
      this.handle = part < 1 ? requestAnimationFrame(step) : undefined;
    };
    step();
  }

  /** The cell under a point of the picture, in its own pixels, at a height; it may lie outside of the board. */
  cellAt(x: number, y: number, height: number): Place | undefined {
    if (!this.stand) return undefined;
    const [right, up] = [(2 * x) / this.width - 1, 1 - (2 * y) / this.height];
    const point = pointUnder(this.stand, this.lens, right, up, height);
    return point && { row: Math.round(point.z), column: Math.round(point.x) };
  }

  /** Where a point is in the picture: -1 to 1, to the right and upwards. */
  seen(point: Point): { x: number; y: number } {
    return this.stand ? seenAt(point, this.stand, this.lens) : { x: 0, y: 0 };
  }

  straighten(right: number, down: number): { right: number; down: number } {
    return this.stand ? straightened(this.stand, right, down) : { right, down };
  }

  dispose(): void {
    this.stopReturning();
  }

  private get lens(): Lens {
    return { angle, aspect: this.width / this.height };
  }

  private set(own: typeof usual): void {
    this.stopReturning();
    this.own = own;
    this.apply();
    this.changed();
  }

  private stopReturning(): void {
    if (this.handle !== undefined) cancelAnimationFrame(this.handle);
    this.handle = undefined;
  }

  /** The stand from where all is seen. */
  private whole(): Stand {
    const base = usualLook(this.lens.aspect);
    const { azimuth, elevation } = limited({
      azimuth: base.azimuth + this.own.azimuth,
      elevation: base.elevation + this.own.elevation,
    });
    return frame(this.points, azimuth, elevation, this.lens, margin);
  }

  private apply(): void {
    const { camera, lens } = this;
    camera.aspect = lens.aspect;
    const focus = this.focus ?? this.goal;
    const stand = zoomed(this.whole(), this.points, focus, lens, this.height, this.own.zoom);
    this.isNear = stand.isNear;
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
