import {
  BoxGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
} from 'three';
import type { Direction } from '../../../core/grid.ts';
import { disposeAll, glowing } from './ground.ts';
import type { BoardMarks } from './hint.ts';
import { hintColours, type Palette } from './palette.ts';
import { stripes } from './pictures.ts';
import { holedSlab, roundedSquare } from './shapes.ts';

const turns: Readonly<Record<Direction, number>> = { U: Math.PI / 2, L: Math.PI, D: -Math.PI / 2, R: 0 };
const onFloor = 0.03;

/** A broad arrow on the floor that points along x, its tail at the origin; wider all round by a rim. */
function arrowShape(rim: number): ShapeGeometry {
  const shape = new Shape();
  const [shaft, head, neck, tip] = [0.17 + rim, 0.4 + rim * 1.9, 0.7 - rim, 1.34 + rim * 1.6];
  shape.moveTo(0.12 - rim, -shaft);
  shape.lineTo(neck, -shaft);
  shape.lineTo(neck, -head);
  shape.lineTo(tip, 0);
  shape.lineTo(neck, head);
  shape.lineTo(neck, shaft);
  shape.lineTo(0.12 - rim, shaft);
  shape.closePath();
  return new ShapeGeometry(shape);
}

/** The ghost of the move aimed at, the arrow of a hint and the piece it means. */
export class Marks {
  readonly group = new Group();
  private readonly cells = new Group();
  private readonly hinted = new Group();
  private readonly free = glowing();
  private readonly freeRim = glowing();
  private readonly blocked = glowing();
  private readonly blockedRim = glowing();
  private readonly hintRim = glowing();
  private readonly arrow = new Group();
  /** Over the block too, so that the arrow is seen whole. */
  private readonly arrowFill = new MeshBasicMaterial({ transparent: true, depthTest: false });
  private readonly arrowRim = new MeshBasicMaterial({ transparent: true, depthTest: false });
  private readonly box: Mesh<BoxGeometry, MeshBasicMaterial>;
  private readonly boxEdges: LineSegments<EdgesGeometry, LineBasicMaterial>;
  private readonly plane = new PlaneGeometry(0.9, 0.9).rotateX(-Math.PI / 2);
  private readonly rim = holedSlab(
    roundedSquare(0.485, 0.08, 4),
    roundedSquare(0.425, 0.06, 4),
    0,
    0.015,
    0.004,
  );
  private palette: Palette | undefined;

  constructor() {
    this.free.opacity = 0.3;
    this.blocked.map = stripes();
    this.blocked.opacity = 0.7;
    const boxGeometry = new BoxGeometry(1, 1, 1);
    this.box = new Mesh(
      boxGeometry,
      new MeshBasicMaterial({ transparent: true, opacity: 0.14, depthWrite: false }),
    );
    this.boxEdges = new LineSegments(
      new EdgesGeometry(boxGeometry),
      new LineBasicMaterial({ transparent: true, opacity: 0.7, depthWrite: false }),
    );
    const rim = new Mesh(arrowShape(0.07).rotateX(-Math.PI / 2), this.arrowRim);
    const fill = new Mesh(arrowShape(0).rotateX(-Math.PI / 2), this.arrowFill);
    // The rim first, so that the arrow is seen on whatever ground there is.
    rim.renderOrder = 10;
    fill.renderOrder = 11;
    this.arrow.add(rim, fill);
    this.box.renderOrder = 6;
    this.boxEdges.renderOrder = 7;
    this.group.add(this.cells, this.hinted, this.arrow, this.box, this.boxEdges);
    this.show({ preview: undefined, ghost: undefined, arrow: undefined, hinted: [], hintedId: undefined });
  }

  paint(palette: Palette): void {
    this.palette = palette;
    this.free.color.set(palette.good);
    this.freeRim.color.set(palette.good);
    this.blocked.color.set(palette.bad);
    this.blockedRim.color.set(palette.bad);
    const { fill, rim } = hintColours(palette);
    this.hintRim.color.set(fill);
    this.arrowFill.color.set(fill);
    this.arrowRim.color.set(rim);
  }

  show({ preview, ghost, arrow, hinted }: BoardMarks): void {
    this.cells.clear();
    for (const { row, column, blocked } of preview?.cells ?? []) {
      const bad = preview?.problem !== undefined;
      if (blocked || !bad) this.put(this.cells, this.plane, blocked ? this.blocked : this.free, row, column);
      this.put(this.cells, this.rim, bad ? this.blockedRim : this.freeRim, row, column);
    }
    this.hinted.clear();
    for (const { row, column } of hinted) this.put(this.hinted, this.rim, this.hintRim, row, column);
    this.box.visible = ghost !== undefined;
    this.boxEdges.visible = ghost !== undefined;
    if (ghost && this.palette) {
      const colour = preview?.problem === undefined ? this.palette.good : this.palette.bad;
      for (const each of [this.box, this.boxEdges]) {
        each.material.color.set(colour);
        each.position.set(ghost.centre.x, ghost.centre.y + 0.01, ghost.centre.z);
        each.scale.set(ghost.size.x * 0.96, ghost.size.y * 0.98, ghost.size.z * 0.96);
      }
    }
    this.arrow.visible = arrow !== undefined;
    if (arrow) {
      const { centre, size } = arrow.body;
      const angle = turns[arrow.direction];
      const [x, z] = [Math.cos(angle), -Math.sin(angle)];
      this.arrow.position.set(centre.x + (x * size.x) / 2, onFloor, centre.z + (z * size.z) / 2);
      this.arrow.rotation.y = angle;
    }
  }

  private put(
    group: Group,
    geometry: PlaneGeometry | Marks['rim'],
    material: MeshBasicMaterial,
    row: number,
    column: number,
  ): void {
    const mesh = new Mesh(geometry, material);
    mesh.position.set(column, onFloor, row);
    mesh.renderOrder = 5;
    group.add(mesh);
  }

  dispose(): void {
    this.cells.clear();
    this.hinted.clear();
    this.plane.dispose();
    this.rim.dispose();
    this.blocked.map?.dispose();
    for (const each of [this.free, this.freeRim, this.blocked, this.blockedRim, this.hintRim]) each.dispose();
    this.boxEdges.geometry.dispose();
    this.boxEdges.material.dispose();
    disposeAll(this.group);
  }
}
