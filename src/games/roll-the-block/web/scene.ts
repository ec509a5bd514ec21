import { DirectionalLight, HemisphereLight, PCFShadowMap, Scene, WebGLRenderer } from 'three';
import type { View } from '../../../core/view.ts';
import { Bridges } from './bridges.ts';
import { Look } from './camera.ts';
import type { Frame } from './clip.ts';
import { fadeOf } from './fading.ts';
import { Goal, Switches } from './fixtures.ts';
import { outlineOf } from './framing.ts';
import { GroundTiles } from './ground.ts';
import type { BoardMarks } from './hint.ts';
import { Marks } from './marks.ts';
import type { Palette } from './palette.ts';
import { Pieces } from './pieces.ts';
import { groundAt, type Place, type Point } from './pose.ts';
import { steer } from './steer.ts';
import type { SwitchKind } from './switch-kinds.ts';

const mostPixelsPerPixel = 2;
const shadowPixels = 2048;
/** A picture that takes longer, as a rule, makes the drawing coarser. */
const slowMilliseconds = 30;
/** Pictures farther apart do not belong to one movement. */
const pauseMilliseconds = 250;
/** Where a cube that stands in front of a cell may be hit. */
const pieceHeights = [1, 0.75, 0.5, 0.25] as const;

/** The middle of the pieces as they stand on the board: the target of a camera that follows. */
function middleOf({ pieces }: Frame): Point {
  const sum = pieces.reduce(({ x, z }, { body: { centre } }) => ({ x: x + centre.x, z: z + centre.z }), {
    x: 0,
    z: 0,
  });
  const count = Math.max(1, pieces.length);
  return { x: sum.x / count, y: 0, z: sum.z / count };
}

const isAnimated = (): boolean => document.documentElement.dataset['motion'] !== 'off';

/** One level in three dimensions. Draws only when told that something has changed. */
export class RollScene {
  private readonly canvas: HTMLCanvasElement;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly sky = new HemisphereLight();
  private readonly sun = new DirectionalLight();
  private readonly look: Look;
  private readonly ground: GroundTiles;
  private readonly switches: Switches;
  private readonly bridges: Bridges;
  private readonly goal: Goal | undefined;
  private readonly pieces = new Pieces();
  private readonly marks = new Marks();
  private readonly rows: number;
  private readonly columns: number;
  private readonly stopSteering: () => void;
  /** Called when points may be elsewhere in the picture. */
  onlook: () => void = () => {};
  private current: { view: View; frame: Frame } | undefined;
  private handle: number | undefined;
  private width = 1;
  private height = 1;
  private finest = mostPixelsPerPixel;
  private drawnAt = 0;
  private usualGap = slowMilliseconds / 2;

  /** Throws where the browser cannot draw in three dimensions. */
  constructor(canvas: HTMLCanvasElement, view: View, kindOf: (letter: string) => SwitchKind) {
    this.canvas = canvas;
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'default' });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.rows = view.cells.length;
    this.columns = view.cells[0]?.length ?? 0;
    this.look = new Look(outlineOf(view), () => this.render(false));
    this.stopSteering = steer(canvas, {
      turnBy: (azimuth, elevation) => this.turnBy(azimuth, elevation),
      zoomBy: (factor) => this.zoomBy(factor),
      reset: () => this.resetLook(),
      isEmpty: (x, y) => this.isEmpty(x, y),
    });
    this.ground = new GroundTiles(view);
    this.switches = new Switches(view, kindOf);
    this.bridges = new Bridges(view);
    const goalRow = view.cells.findIndex((line) => line.some(({ ground }) => ground === 'goal'));
    const goalColumn = view.cells[goalRow]?.findIndex(({ ground }) => ground === 'goal') ?? -1;
    this.goal = goalRow < 0 ? undefined : new Goal({ row: goalRow, column: goalColumn });
    this.scene.add(this.ground.group, this.switches.group, this.bridges.group, this.pieces.group);
    if (this.goal) this.scene.add(this.goal.group);
    this.scene.add(this.marks.group, this.sky, this.sun, this.sun.target);
    this.light();
  }

  /** The sun stands to the left in front of the board, so that tops, fronts and sides differ. */
  private light(): void {
    const { sun, rows, columns } = this;
    const reach = Math.hypot(rows, columns) / 2 + 1.5;
    const [x, z] = [(columns - 1) / 2, (rows - 1) / 2];
    sun.position.set(x - reach * 0.72, reach * 1.6, z + reach * 0.78);
    sun.target.position.set(x, 0, z);
    sun.castShadow = true;
    const pixels = reach < 10 ? shadowPixels / 2 : shadowPixels;
    sun.shadow.mapSize.set(pixels, pixels);
    sun.shadow.radius = Math.min(3, 16 / reach);
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.025;
    const { camera } = sun.shadow;
    camera.left = camera.bottom = -reach;
    camera.right = camera.top = reach;
    camera.near = 0.1;
    camera.far = reach * 4;
    camera.updateProjectionMatrix();
  }

  paint(palette: Palette): void {
    for (const part of [this.ground, this.switches, this.bridges, this.pieces, this.marks])
      part.paint(palette);
    this.goal?.paint(palette);
    this.sky.color.set(palette.isDark ? '#dfe8f2' : '#ffffff');
    this.sky.groundColor.set(palette.isDark ? '#4a525c' : '#b9a98c');
    // With no tone mapping, a face turned to the light gets about its own colour: sky + sun * cosine = pi.
    this.sky.intensity = palette.isDark ? 2.1 : 1.65;
    this.sun.intensity = palette.isDark ? 2.1 : 1.85;
    this.sun.color.set(palette.isDark ? '#fff3df' : '#fffaf0');
    this.refresh();
  }

  /** Cubes may go without their numbers; switches and bridges are spoken of by theirs. */
  set labelled(visible: boolean) {
    this.pieces.labelled = visible;
    this.refresh();
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.renderer.setPixelRatio(Math.min(this.finest, window.devicePixelRatio));
    this.renderer.setSize(width, height, false);
    this.look.resize(width, height);
    // At once: a canvas is empty after its size has changed.
    this.render(false);
  }

  /** Draws a moment. */
  show(view: View, frame: Frame): void {
    this.current = { view, frame };
    this.keepPace();
    this.ground.show(frame.tiles);
    this.bridges.show(view, frame.flaps);
    this.pieces.show(
      frame.pieces.map((piece) => ({
        ...piece,
        opacity: piece.opacity * fadeOf(piece, (point) => this.look.seen(point)),
      })),
    );
    this.goal?.show(frame.glow);
    if (this.handle !== undefined) cancelAnimationFrame(this.handle);
    this.handle = undefined;
    const isFollowing = this.look.follow(middleOf(frame), isAnimated());
    this.render(true);
    if (isFollowing) this.refresh();
  }

  /** On a slow device, fewer pixels and then no moving shadows, rather than few pictures. */
  private keepPace(): void {
    const now = performance.now();
    const gap = now - this.drawnAt;
    this.drawnAt = now;
    if (gap > pauseMilliseconds) return;
    this.usualGap += (gap - this.usualGap) * 0.08;
    if (this.usualGap < slowMilliseconds) return;
    this.usualGap = slowMilliseconds / 2;
    if (this.finest > 1) {
      this.finest = Math.max(1, Math.min(this.finest, window.devicePixelRatio) - 0.5);
      this.resize(this.width, this.height);
    } else {
      this.sun.castShadow = false;
    }
  }

  mark(marks: BoardMarks, pickedId: string | undefined): void {
    this.marks.show(marks);
    this.pieces.pick(pickedId, marks.hintedId);
    this.refresh();
  }

  /** There is no ground at a point of the window, nor beside it. */
  private isEmpty(clientX: number, clientY: number): boolean {
    const view = this.current?.view;
    const box = this.canvas.getBoundingClientRect();
    const place = this.look.cellAt(clientX - box.left, clientY - box.top, 0);
    if (!view || !place) return true;
    const near = [-1, 0, 1];
    const around = near.flatMap((down) =>
      near.map((right) => ({ row: place.row + down, column: place.column + right })),
    );
    return around.every((each) => groundAt(view, each) === 'void');
  }

  turnBy(azimuth: number, elevation: number): void {
    this.look.turnBy(azimuth, elevation);
  }

  zoomBy(factor: number): boolean {
    return this.look.zoomBy(factor);
  }

  resetLook(): void {
    this.look.reset(isAnimated());
  }

  /** A way over the screen as the way over the board. */
  straighten(right: number, down: number): { right: number; down: number } {
    return this.look.straighten(right, down);
  }

  /** Where a point is in the picture, in its pixels. */
  project(point: Point): { x: number; y: number } {
    const { x, y } = this.look.seen(point);
    return { x: ((x + 1) / 2) * this.width, y: ((1 - y) / 2) * this.height };
  }

  /** The cell of the board under a point of the window: that of the piece which is seen there, or of the floor. */
  cellAt(clientX: number, clientY: number): Place | undefined {
    const box = this.canvas.getBoundingClientRect();
    const at = (height: number) => this.look.cellAt(clientX - box.left, clientY - box.top, height);
    const isCovered = (place: Place): boolean =>
      this.current?.view.cells[place.row]?.[place.column]?.piece !== undefined;
    for (const height of pieceHeights) {
      const place = at(height);
      if (place && isCovered(place)) return place;
    }
    const place = at(0);
    return place && this.current?.view.cells[place.row]?.[place.column] ? place : undefined;
  }

  /** Draws the same moment again at the next picture. */
  refresh(): void {
    if (this.handle !== undefined) return;
    this.handle = requestAnimationFrame(() => {
      this.handle = undefined;
      if (this.current) this.show(this.current.view, this.current.frame);
    });
  }

  private render(moved: boolean): void {
    if (!this.current) return;
    if (moved) this.renderer.shadowMap.needsUpdate = true;
    this.renderer.render(this.scene, this.look.camera);
    this.onlook();
  }

  dispose(): void {
    if (this.handle !== undefined) cancelAnimationFrame(this.handle);
    this.stopSteering();
    this.look.dispose();
    for (const part of [this.ground, this.switches, this.bridges, this.pieces, this.marks]) part.dispose();
    this.goal?.dispose();
    this.sun.dispose();
    this.renderer.dispose();
    // Browsers allow only a few contexts at a time: this one is not kept until it is collected.
    if (!this.renderer.getContext().isContextLost()) this.renderer.forceContextLoss();
  }
}
