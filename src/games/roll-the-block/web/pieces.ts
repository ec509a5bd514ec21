import {
  BackSide,
  type BufferGeometry,
  Color,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { PieceFrame } from './clip.ts';
import { thickness } from './ground.ts';
import { Labels } from './labels.ts';
import { hintColours, type Palette } from './palette.ts';

/** A cube is a little smaller than its cell, so that the edges of the tiles around it are seen. */
const side = 0.965;
const axes = { x: new Vector3(1, 0, 0), z: new Vector3(0, 0, 1) } as const;

/** The block or a cube: one or two cubes that move as one. The seam between the two says where the block can split. */
class Piece {
  readonly group = new Group();
  readonly material = new MeshStandardMaterial({ roughness: 0.52, transparent: true });
  private readonly outline: Mesh<BufferGeometry, MeshBasicMaterial>[];
  /** About the outline, for what a hint means. */
  private readonly halo: Mesh<BufferGeometry, MeshBasicMaterial>[];
  private readonly cubes: Mesh[];
  /** Drawn first and unseen while the piece fades, so that one does not look through it into itself. */
  private readonly masks: Mesh[];
  private readonly labels: Labels | undefined;
  readonly colour: number;

  constructor(
    geometry: BufferGeometry,
    outline: MeshBasicMaterial,
    mask: MeshBasicMaterial,
    frame: PieceFrame,
  ) {
    const { id, label, colour } = frame.body;
    this.colour = colour;
    const count = id === 'block' ? 2 : 1;
    this.cubes = Array.from({ length: count }, () => new Mesh(geometry, this.material));
    this.masks = this.cubes.map(() => new Mesh(geometry, mask));
    this.group.add(...this.masks);
    this.outline = this.cubes.map(() => new Mesh(geometry, outline));
    this.halo = this.cubes.map(() => new Mesh(geometry, outline));
    for (const cube of this.cubes) {
      cube.castShadow = true;
      cube.receiveShadow = true;
      this.group.add(cube);
    }
    for (const [hulls, scale] of [
      [this.outline, 1.085],
      [this.halo, 1.2],
    ] as const)
      for (const hull of hulls) {
        hull.scale.setScalar(scale);
        hull.visible = false;
        this.group.add(hull);
      }
    if (label !== '') {
      this.labels = new Labels(this.group, [label]);
      this.labels.place(0, new Matrix4().makeTranslation(0, side / 2 + 0.004, 0));
    }
  }

  paint(palette: Palette): void {
    this.material.color.set(palette.pieces[this.colour % 2]!);
    this.material.emissive.copy(this.material.color);
    this.material.emissiveIntensity = palette.isDark ? 0.14 : 0.1;
    const ink = palette.pieceInks[this.colour % 2]!;
    this.labels?.write([{ text: String(this.colour + 1), ink, size: 0.56 }], palette.font);
  }

  show({ body, centre, axis, angle, width, height, opacity, sinks }: PieceFrame, labelled: boolean): void {
    const { group } = this;
    // It is drawn smaller than it is, but rests on the floor.
    const across = axis === 'x' ? body.size.z : body.size.x;
    const halfHeight = (Math.abs(Math.cos(angle)) * body.size.y + Math.abs(Math.sin(angle)) * across) / 2;
    group.position.set(centre.x, centre.y - (1 - side) * halfHeight, centre.z);
    group.quaternion.copy(new Quaternion().setFromAxisAngle(axes[axis], angle));
    group.scale.set(width, height, width);
    this.material.opacity = opacity;
    const { x, y, z } = body.size;
    const along = new Vector3(Number(x > 1), Number(y > 1), Number(z > 1)).multiplyScalar(side / 2);
    this.cubes.forEach((cube, index) => {
      const way = index === 0 ? 1 : -1;
      cube.position.copy(along).multiplyScalar(this.cubes.length > 1 ? way : 0);
      cube.scale.set(1, 1, 1);
      cube.visible = true;
      cube.castShadow = opacity > 0.6 && !sinks;
      if (sinks) this.cut(cube);
      this.outline[index]!.position.copy(cube.position);
      this.halo[index]!.position.copy(cube.position);
      this.masks[index]!.position.copy(cube.position);
      this.masks[index]!.visible = opacity < 1 && opacity > 0;
    });
    if (this.labels) this.labels.mesh.visible = labelled && Math.abs(angle) < 0.01 && opacity > 0.99;
  }

  /** Takes away what would stick out below the floor. */
  private cut(cube: Mesh): void {
    const top = this.group.position.y + cube.position.y + side / 2;
    const bottom = Math.max(-thickness + 0.02, top - side);
    cube.visible = top > bottom;
    cube.scale.y = Math.max(0.001, (top - bottom) / side);
    cube.position.y = (top + bottom) / 2 - this.group.position.y;
  }

  /** Puts an outline around it, and a second one around that; or none. */
  outlineBy(inner: MeshBasicMaterial | undefined, outer: MeshBasicMaterial | undefined): void {
    for (const [hulls, material] of [
      [this.outline, inner],
      [this.halo, outer],
    ] as const)
      for (const hull of hulls) {
        hull.visible = material !== undefined;
        if (material) hull.material = material;
      }
  }

  dispose(): void {
    this.labels?.dispose();
    this.material.dispose();
    this.group.removeFromParent();
  }
}

/** The pieces on the board. */
export class Pieces {
  readonly group = new Group();
  private readonly geometry = new RoundedBoxGeometry(side, side, side, 4, 0.075);
  private readonly outline = new MeshBasicMaterial({ side: BackSide });
  private readonly hint = new MeshBasicMaterial({ side: BackSide });
  private readonly hintRim = new MeshBasicMaterial({ side: BackSide });
  private readonly mask = new MeshBasicMaterial({ colorWrite: false });
  private readonly pieces = new Map<string, Piece>();
  private palette: Palette | undefined;
  private pickedId: string | undefined;
  private hintedId: string | undefined;
  labelled = true;

  paint(palette: Palette): void {
    this.palette = palette;
    const { fill, rim } = hintColours(palette);
    this.hint.color.set(fill);
    this.hintRim.color.set(rim);
    this.outline.color.set(palette.ink);
    if (palette.isDark) this.outline.color.lerp(new Color('#ffffff'), 0.5);
    for (const piece of this.pieces.values()) piece.paint(palette);
  }

  show(frames: readonly PieceFrame[]): void {
    for (const [id, piece] of this.pieces) {
      if (frames.some(({ body }) => body.id === id)) continue;
      piece.dispose();
      this.pieces.delete(id);
    }
    for (const frame of frames) {
      const piece = this.pieces.get(frame.body.id) ?? this.add(frame);
      piece.show(frame, this.labelled);
      const { id } = frame.body;
      const isSolid = frame.opacity > 0.9;
      if (isSolid && id === this.hintedId) piece.outlineBy(this.hintRim, this.hint);
      else piece.outlineBy(isSolid && id === this.pickedId ? this.outline : undefined, undefined);
    }
  }

  /** Which pieces are picked and meant by a hint, by their ids; the next frame shows it. */
  pick(id: string | undefined, hintedId: string | undefined): void {
    this.pickedId = id;
    this.hintedId = hintedId;
  }

  private add(frame: PieceFrame): Piece {
    const piece = new Piece(this.geometry, this.outline, this.mask, frame);
    if (this.palette) piece.paint(this.palette);
    this.pieces.set(frame.body.id, piece);
    this.group.add(piece.group);
    return piece;
  }

  dispose(): void {
    for (const piece of this.pieces.values()) piece.dispose();
    this.pieces.clear();
    this.geometry.dispose();
    this.outline.dispose();
    this.hint.dispose();
    this.hintRim.dispose();
    this.mask.dispose();
    this.group.removeFromParent();
  }
}
