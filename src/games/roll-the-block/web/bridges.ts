import {
  Color,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three';
import type { Direction } from '../../../core/grid.ts';
import type { View } from '../../../core/view.ts';
import { disposeAll } from './ground.ts';
import { type Hinge, hingesOf } from './hinges.ts';
import { type Inscription, Labels } from './labels.ts';
import type { Palette } from './palette.ts';
import { groundAt } from './pose.ts';
import { holedSlab, roundedSquare, slab } from './shapes.ts';

const flapThickness = 0.14;
const half = 0.47;

/** About what a flap turns on each side of its cell, and where the hinge is. A positive angle lets it hang down. */
const turns: Readonly<Record<Direction, { axis: Vector3; x: number; z: number }>> = {
  L: { axis: new Vector3(0, 0, -1), x: -half, z: 0 },
  R: { axis: new Vector3(0, 0, 1), x: half, z: 0 },
  U: { axis: new Vector3(1, 0, 0), x: 0, z: -half },
  D: { axis: new Vector3(-1, 0, 0), x: 0, z: half },
};

/** The flaps of bridges: level when up, hanging down when hidden, in a frame that says where they come up. */
export class Bridges {
  readonly group = new Group();
  private readonly hinges: readonly Hinge[];
  private readonly columns: number;
  private readonly plank = new MeshLambertMaterial();
  private readonly edge = new MeshLambertMaterial();
  private readonly rail = new MeshLambertMaterial();
  private readonly flaps: InstancedMesh;
  private readonly labels: Labels;
  private readonly gapLabels: Labels;
  private readonly open: number[];

  constructor(view: View) {
    this.hinges = hingesOf(view);
    this.columns = view.cells[0]?.length ?? 0;
    const count = Math.max(1, this.hinges.length);
    const geometry = slab(roundedSquare(half, 0.05, 2), -flapThickness, 0, 0.02);
    this.flaps = new InstancedMesh(geometry, [this.plank, this.edge], count);
    this.flaps.castShadow = true;
    this.flaps.receiveShadow = true;
    const frame = holedSlab(roundedSquare(0.482, 0.06, 2), roundedSquare(0.435, 0.04, 2), -0.1, -0.03, 0.008);
    const frames = new InstancedMesh(frame, this.rail, count);
    for (const mesh of [this.flaps, frames]) {
      mesh.count = this.hinges.length;
      mesh.frustumCulled = false;
      mesh.instanceMatrix.setUsage(DynamicDrawUsage);
      this.group.add(mesh);
    }
    this.hinges.forEach(({ row, column }, index) => {
      frames.setMatrixAt(index, new Matrix4().makeTranslation(column, 0, row));
    });
    const texts = this.hinges.map(({ label }) => label);
    this.labels = new Labels(this.group, texts);
    this.gapLabels = new Labels(this.group, texts);
    this.open = this.hinges.map(() => Number.NaN);
  }

  paint(palette: Palette): void {
    this.plank.color.set(palette.bridge).lerp(new Color(palette.floor), palette.isDark ? 0.25 : 0.12);
    this.edge.color.copy(this.plank.color).multiplyScalar(0.72);
    this.rail.color.set(palette.bridge).lerp(new Color(palette.ink), palette.isDark ? 0 : 0.3);
    const write = (ink: string): Inscription[] =>
      this.hinges.map(({ label: text }) => ({ text, ink, size: 0.5 }));
    this.labels.write(write('#2a2000'), palette.font);
    this.gapLabels.write(write(palette.inkSoft), palette.font);
    this.gapLabels.mesh.material.opacity = 0.75;
  }

  /** Lays every flap as the view says, but for those that swing. */
  show(view: View, swinging: ReadonlyMap<number, number>): void {
    this.hinges.forEach((hinge, index) => {
      const open =
        swinging.get(hinge.row * this.columns + hinge.column) ?? (groundAt(view, hinge) === 'bridge' ? 1 : 0);
      if (open === this.open[index]) return;
      this.open[index] = open;
      this.put(index, hinge, open);
    });
  }

  private put(index: number, { row, column, side }: Hinge, open: number): void {
    const { axis, x, z } = turns[side];
    const turn = new Quaternion().setFromAxisAngle(axis, (1 - open) * (Math.PI / 2));
    const arm = new Vector3(-x, 0, -z).applyQuaternion(turn);
    const place = new Vector3(column + x, 0, row + z).add(arm);
    // Hanging it is half hidden by the frame; a little narrower it does not touch its neighbours.
    const width = 0.94 + 0.06 * Math.min(1, Math.max(0, open));
    const matrix = new Matrix4().compose(place, turn, new Vector3(width, 1, width));
    this.flaps.setMatrixAt(index, matrix);
    this.flaps.instanceMatrix.needsUpdate = true;
    const lift = new Vector3(0, 0.004, 0).applyQuaternion(turn);
    this.labels.place(
      index,
      new Matrix4().compose(place.clone().add(lift), turn, scaled(open > 0.5 ? 1 : 0)),
    );
    this.gapLabels.place(
      index,
      new Matrix4().compose(new Vector3(column, -0.04, row), new Quaternion(), scaled(open > 0.05 ? 0 : 1)),
    );
  }

  dispose(): void {
    this.labels.dispose();
    this.gapLabels.dispose();
    disposeAll(this.group);
  }
}

const scaled = (by: number): Vector3 => new Vector3(by, by, by);
