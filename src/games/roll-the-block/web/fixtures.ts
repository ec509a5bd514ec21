import {
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
} from 'three';
import type { View } from '../../../core/view.ts';
import { disposeAll, glowing, thickness } from './ground.ts';
import { type Inscription, Labels } from './labels.ts';
import type { Palette } from './palette.ts';
import { beam, halo, squareHalo } from './pictures.ts';
import type { Place } from './pose.ts';
import { arc, holedSlab, roundedSquare, slab } from './shapes.ts';
import type { SwitchKind } from './switch-kinds.ts';
import { hiddenOnly, seenThrough } from './through.ts';

/** How high the plates of switches stand out. */
const raised = { soft: 0.07, heavy: 0.12, split: 0.08 } as const;

/** The plates of switches: a disc for soft ones, a thick square for heavy ones, a disc cut in two for those that split. */
export class Switches {
  readonly group = new Group();
  private readonly materials = {
    soft: new MeshLambertMaterial(),
    heavy: new MeshLambertMaterial(),
    left: new MeshLambertMaterial(),
    right: new MeshLambertMaterial(),
    collar: new MeshLambertMaterial(),
    seam: new MeshLambertMaterial(),
  };
  private readonly labels: Labels;
  private readonly texts: readonly string[];
  private readonly kinds: readonly SwitchKind[];

  constructor(view: View, kindOf: (letter: string) => SwitchKind) {
    const found = view.cells.flatMap((line, row) =>
      line.flatMap(({ part, groundLabel = '' }, column) =>
        part?.kind === 'switch' ? [{ row, column, text: groundLabel, kind: kindOf(groundLabel) }] : [],
      ),
    );
    this.texts = found.map(({ text }) => text.toUpperCase());
    this.kinds = found.map(({ kind }) => kind);
    const ofKind = (kind: SwitchKind): readonly Place[] => found.filter((each) => each.kind === kind);
    const { soft, heavy, left, right, collar, seam } = this.materials;
    const turn = Math.PI * 2;
    const gap = 0.08;
    this.add(slab(arc(0.37, 0, turn, 36), 0, raised.soft, 0.025), soft, ofKind('soft'));
    this.add(slab(arc(0.425, 0, turn, 36), 0, 0.02, 0.01), collar, ofKind('soft'));
    this.add(slab(roundedSquare(0.33, 0.07, 4), 0, raised.heavy, 0.03), heavy, ofKind('heavy'));
    this.add(slab(roundedSquare(0.41, 0.1, 4), 0, 0.035, 0.015), collar, ofKind('heavy'));
    const half = (from: number) =>
      slab(arc(0.37, from + gap, from + Math.PI - gap, 20), 0, raised.split, 0.02);
    this.add(half(Math.PI / 2), left, ofKind('split'));
    this.add(half(-Math.PI / 2), right, ofKind('split'));
    this.add(slab(arc(0.425, 0, turn, 36), 0, 0.02, 0.01), collar, ofKind('split'));
    // Dark between the halves, so that the letter is read across them.
    this.add(slab(arc(0.33, 0, turn, 36), 0, 0.05, 0.01), seam, ofKind('split'));

    this.labels = new Labels(this.group, this.texts);
    found.forEach(({ row, column, kind }, index) => {
      this.labels.place(index, new Matrix4().makeTranslation(column, raised[kind] + 0.004, row));
    });
  }

  private add(
    geometry: ReturnType<typeof slab>,
    material: MeshLambertMaterial,
    places: readonly Place[],
  ): void {
    const mesh = new InstancedMesh(geometry, [material, material], Math.max(1, places.length));
    mesh.count = places.length;
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    places.forEach(({ row, column }, index) => {
      mesh.setMatrixAt(index, new Matrix4().makeTranslation(column, 0, row));
    });
    this.group.add(mesh);
  }

  paint(palette: Palette): void {
    this.materials.soft.color.set(palette.soft);
    this.materials.heavy.color.set(palette.heavy);
    this.materials.left.color.set(palette.pieces[0]!);
    this.materials.right.color.set(palette.pieces[1]!);
    this.materials.seam.color.set('#23262c');
    this.materials.collar.color.set(palette.paperRaised).lerp(new Color(palette.floorLine), 0.35);
    const inscriptions = this.texts.map(
      (text, index): Inscription => ({
        text,
        ink: '#ffffff',
        size: this.kinds[index] === 'heavy' ? 0.46 : 0.48,
      }),
    );
    this.labels.write(inscriptions, palette.font);
  }

  dispose(): void {
    this.labels.dispose();
    disposeAll(this.group);
  }
}

const holeHalf = 0.42;
const beamHeight = 0.9;

/** The hole that the block has to stand in: a frame, walls going down into the dark, and light coming out of it. */
export class Goal {
  readonly group = new Group();
  private readonly rim = new MeshLambertMaterial();
  private readonly side = new MeshLambertMaterial();
  private readonly wall = new MeshBasicMaterial();
  private readonly bottom = new MeshBasicMaterial();
  private readonly light = glowing();
  private readonly spill = glowing();
  private readonly beams = glowing();
  private readonly through = hiddenOnly();
  private readonly throughRim = hiddenOnly();
  private strength = 1;

  constructor({ row, column }: Place) {
    const outer = roundedSquare(0.482, 0.07, 4);
    const inner = roundedSquare(holeHalf, 0.05, 4);
    const frame = new Mesh(holedSlab(outer, inner, -thickness, 0.012, 0.015), [
      this.rim,
      this.side,
      this.wall,
    ]);
    frame.receiveShadow = true;
    const flat = (side: number) => new PlaneGeometry(side, side).rotateX(-Math.PI / 2);
    const bottom = new Mesh(flat(2 * holeHalf + 0.02), this.bottom);
    bottom.position.y = -thickness + 0.004;
    this.light.map = halo();
    const light = new Mesh(flat(2 * holeHalf), this.light);
    light.position.y = -thickness + 0.012;
    const spillSide = 2.5;
    this.spill.map = squareHalo((2 * holeHalf) / spillSide);
    const spill = new Mesh(flat(spillSide), this.spill);
    spill.position.y = 0.02;
    spill.renderOrder = 1;
    this.beams.map = beam();
    this.group.add(
      frame,
      bottom,
      light,
      spill,
      seenThrough(this.through),
      seenThrough(this.throughRim, 0.47, 0.4),
    );
    for (let index = 0; index < 4; index++) {
      const side = new Mesh(new PlaneGeometry(2 * holeHalf, beamHeight), this.beams);
      const angle = (index * Math.PI) / 2;
      side.position.set(Math.sin(angle) * holeHalf, beamHeight / 2, Math.cos(angle) * holeHalf);
      side.rotation.y = angle;
      side.renderOrder = 3;
      this.group.add(side);
    }
    this.group.position.set(column, 0, row);
  }

  paint(palette: Palette): void {
    this.rim.color.set(palette.game);
    this.throughRim.color.set('#ffe2a6');
    this.through.color.set(palette.hole);
    this.side.color.set(palette.game).multiplyScalar(0.6);
    this.wall.color.set(palette.hole).lerp(new Color(palette.game), 0.12);
    this.bottom.color.set(palette.isDark ? '#07090b' : palette.hole);
    this.strength = palette.isContrast ? 1.3 : 1;
    for (const each of [this.light, this.spill, this.beams]) each.color.set(palette.game);
    // Amber that is dark enough for letters on paper is too dull for light.
    if (!palette.isDark) for (const each of [this.light, this.spill, this.beams]) each.color.set('#f0a52e');
    this.show(0);
  }

  /** How brightly it shines, from its usual light (0) to the answer to the block (1). */
  show(glow: number): void {
    const flash = Math.sin(Math.min(1, Math.max(0, glow)) * Math.PI);
    this.light.opacity = 0.85;
    this.spill.opacity = (0.3 + 0.5 * flash) * this.strength;
    this.beams.opacity = 0.75 * flash;
    this.beams.visible = flash > 0.01;
  }

  dispose(): void {
    disposeAll(this.group);
  }
}
