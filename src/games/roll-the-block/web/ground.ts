import {
  Color,
  DoubleSide,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import { groundId, type View } from '../../../core/view.ts';
import type { TileFrame } from './clip.ts';
import type { Palette } from './palette.ts';
import { boardShadow, cracks, shadowMargin } from './pictures.ts';
import type { Place } from './pose.ts';
import { roundedSquare, slab } from './shapes.ts';

/** How thick the floor is. */
export const thickness = 0.3;
const tileHalf = 0.475;
const farBelow = -1.05;
const upright = new Vector3(0, 1, 0);
const forward = new Vector3(1, 0, 0);
const unit = new Vector3(1, 1, 1);

const cellsOf = (view: View, ...kinds: readonly string[]): readonly Place[] =>
  view.cells.flatMap((line, row) =>
    line.flatMap((cell, column) => (kinds.includes(groundId(cell)) ? [{ row, column }] : [])),
  );

/** The tiles that bear: plain floor, the floor under switches, and fragile tiles, which may shake and break. */
export class GroundTiles {
  readonly group = new Group();
  private readonly columns: number;
  private readonly firm: readonly Place[];
  private readonly fragile: readonly Place[];
  private readonly top = new MeshLambertMaterial();
  private readonly side = new MeshLambertMaterial();
  private readonly fragileTop = new MeshLambertMaterial();
  private readonly fragileSide = new MeshLambertMaterial();
  private readonly crack = new MeshBasicMaterial({ map: cracks(), transparent: true, depthWrite: false });
  private readonly shade: MeshBasicMaterial;
  private readonly firmMesh: InstancedMesh;
  private readonly fragileMesh: InstancedMesh;
  private readonly crackMesh: InstancedMesh;
  private readonly moved = new Set<number>();

  constructor(view: View) {
    this.columns = view.cells[0]?.length ?? 0;
    this.firm = cellsOf(view, 'floor', 'switch');
    this.fragile = cellsOf(view, 'fragile');
    // Thousands of tiles are drawn small: plainer ones do.
    const segments = this.firm.length > 900 ? 1 : 3;
    const tile = slab(roundedSquare(tileHalf, 0.07, segments), -thickness, 0, 0.022);
    const thin = slab(roundedSquare(tileHalf, 0.07, 2), -thickness * 0.45, -0.012, 0.016);
    this.firmMesh = new InstancedMesh(tile, [this.top, this.side], Math.max(1, this.firm.length));
    this.fragileMesh = new InstancedMesh(
      thin,
      [this.fragileTop, this.fragileSide],
      Math.max(1, this.fragile.length),
    );
    this.crackMesh = new InstancedMesh(
      new PlaneGeometry(0.9, 0.9).rotateX(-Math.PI / 2),
      this.crack,
      Math.max(1, this.fragile.length),
    );
    this.crackMesh.renderOrder = 1;
    this.firmMesh.count = this.firm.length;
    for (const mesh of [this.fragileMesh, this.crackMesh]) {
      mesh.count = this.fragile.length;
      mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    }
    for (const mesh of [this.firmMesh, this.fragileMesh]) {
      mesh.receiveShadow = true;
      mesh.frustumCulled = false;
      this.group.add(mesh);
    }
    this.crackMesh.frustumCulled = false;
    this.group.add(this.crackMesh);

    // Alternately a touch darker, which helps to count cells without looking like a chessboard.
    const light = new Color(1, 1, 1);
    const dark = new Color(0.965, 0.958, 0.945);
    this.firm.forEach(({ row, column }, index) => {
      this.firmMesh.setMatrixAt(index, new Matrix4().makeTranslation(column, 0, row));
      this.firmMesh.setColorAt(index, (row + column) % 2 === 0 ? light : dark);
    });
    this.fragile.forEach((_, index) => {
      this.putFragile(index);
    });

    const [rows, columns] = [view.cells.length, this.columns];
    this.shade = new MeshBasicMaterial({ map: boardShadow(view), transparent: true, depthWrite: false });
    const below = new Mesh(
      new PlaneGeometry(columns + 2 * shadowMargin, rows + 2 * shadowMargin).rotateX(-Math.PI / 2),
      this.shade,
    );
    below.position.set((columns - 1) / 2 + 0.2, farBelow, (rows - 1) / 2);
    below.renderOrder = -1;
    this.group.add(below);
  }

  paint(palette: Palette): void {
    const paper = new Color(palette.paper);
    const line = new Color(palette.floorLine);
    this.top.color.set(palette.floor).lerp(line, palette.isDark && !palette.isContrast ? 1 : 0);
    // The edges, seen around every tile and along every hole, stand out from the tops: cells can be counted.
    this.side.color.copy(line).lerp(new Color(palette.ink), palette.isDark ? 0.5 : 0.55);
    // Fragile floor is paler than the rest by day and by night, besides its cracks.
    this.fragileTop.color.set(palette.floor).lerp(new Color(palette.pieces[0]), palette.isDark ? 0.22 : 0.26);
    this.fragileSide.color.copy(this.fragileTop.color).lerp(paper, 0.2).multiplyScalar(0.85);
    this.crack.color.set(palette.isDark ? palette.inkSoft : palette.ink);
    this.crack.opacity = palette.isDark ? 0.85 : 0.72;
    this.shade.opacity = palette.isContrast ? 0 : palette.isDark ? 0.55 : 0.3;
  }

  /** Puts the tiles where the frame wants them, and those back that are in place again. */
  show(tiles: ReadonlyMap<number, TileFrame>): void {
    if (tiles.size === 0 && this.moved.size === 0) return;
    this.fragile.forEach(({ row, column }, index) => {
      const frame = tiles.get(row * this.columns + column);
      if (!frame && !this.moved.has(index)) return;
      this.putFragile(index, frame);
      if (frame) this.moved.add(index);
      else this.moved.delete(index);
    });
  }

  private putFragile(index: number, frame: TileFrame = { drop: 0, tilt: 0 }): void {
    const { row, column } = this.fragile[index]!;
    const turn = new Quaternion().setFromAxisAngle(forward, frame.tilt);
    const place = new Vector3(column, -frame.drop, row);
    this.fragileMesh.setMatrixAt(index, new Matrix4().compose(place, turn, unit));
    this.fragileMesh.instanceMatrix.needsUpdate = true;
    // Quarter turns keep the cracks from looking stamped.
    turn.multiply(new Quaternion().setFromAxisAngle(upright, ((row * 3 + column * 5) % 4) * (Math.PI / 2)));
    place.y += 0.003 - 0.012;
    this.crackMesh.setMatrixAt(index, new Matrix4().compose(place, turn, unit));
    this.crackMesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    disposeAll(this.group);
  }
}

/** Frees what a part of the scene holds on the graphics card. */
export function disposeAll(group: Group): void {
  group.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    const materials: readonly Material[] = Array.isArray(object.material)
      ? object.material
      : [object.material];
    for (const material of materials) {
      if (material instanceof MeshBasicMaterial) material.map?.dispose();
      material.dispose();
    }
    if (object instanceof InstancedMesh) object.dispose();
  });
  group.removeFromParent();
}

/** Both sides of something thin that is lit by itself. */
export const glowing = (): MeshBasicMaterial =>
  new MeshBasicMaterial({ transparent: true, depthWrite: false, side: DoubleSide });
