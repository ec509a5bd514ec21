import { BufferGeometry, Float32BufferAttribute } from 'three';

/** A corner of an outline and the direction that points out of it there, seen from above: x and z. */
interface Corner {
  readonly x: number;
  readonly z: number;
  readonly outX: number;
  readonly outZ: number;
}

/** A square with round corners, counter-clockwise seen from above. */
export function roundedSquare(half: number, radius: number, segments: number): readonly Corner[] {
  const inner = half - radius;
  const centres = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ] as const;
  return centres.flatMap(([signX, signZ], corner) =>
    Array.from({ length: segments + 1 }, (_, index): Corner => {
      const angle = Math.PI / 2 - ((corner + index / segments) * Math.PI) / 2;
      const [outX, outZ] = [Math.cos(angle), Math.sin(angle)];
      return { x: signX * inner + outX * radius, z: signZ * inner + outZ * radius, outX, outZ };
    }),
  );
}

/** A circle, or the part of one between two angles closed by a chord. */
export function arc(radius: number, from: number, to: number, segments: number): readonly Corner[] {
  const whole = to - from >= Math.PI * 2;
  return Array.from({ length: whole ? segments : segments + 1 }, (_, index): Corner => {
    const angle = to - ((to - from) * index) / segments;
    const [outX, outZ] = [Math.cos(angle), Math.sin(angle)];
    return { x: outX * radius, z: outZ * radius, outX, outZ };
  });
}

class Sheet {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly indices: number[] = [];

  vertex(position: readonly [number, number, number], normal: readonly [number, number, number]): number {
    this.positions.push(...position);
    this.normals.push(...normal);
    return this.positions.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, b, c);
  }

  /** A band between two rings of as many vertices, the lower one first, seen from outside. */
  band(lower: readonly number[], upper: readonly number[]): void {
    lower.forEach((low, index) => {
      const next = (index + 1) % lower.length;
      this.triangle(low, lower[next]!, upper[index]!);
      this.triangle(upper[index]!, lower[next]!, upper[next]!);
    });
  }

  get length(): number {
    return this.indices.length;
  }

  done(groups: readonly number[]): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.positions, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    geometry.setIndex(this.indices);
    groups.forEach((start, index) => {
      geometry.addGroup(start, (groups[index + 1] ?? this.indices.length) - start, index);
    });
    return geometry;
  }
}

const slant = Math.SQRT1_2;

function ring(
  sheet: Sheet,
  corners: readonly Corner[],
  y: number,
  inwards: number,
  up: number,
  side = 1,
): number[] {
  const flat = Math.sqrt(1 - up * up) * side;
  return corners.map(({ x, z, outX, outZ }) =>
    sheet.vertex([x - outX * inwards, y, z - outZ * inwards], [outX * flat, up, outZ * flat]),
  );
}

/** A slab with an outline, its upper edge bevelled. The first material is its top, the second one its sides. */
export function slab(corners: readonly Corner[], bottom: number, top: number, bevel: number): BufferGeometry {
  const sheet = new Sheet();
  const cap = ring(sheet, corners, top, bevel, 1);
  for (let index = 1; index < cap.length - 1; index++) sheet.triangle(cap[0]!, cap[index]!, cap[index + 1]!);
  const sides = sheet.length;
  sheet.band(ring(sheet, corners, top - bevel, 0, slant), ring(sheet, corners, top, bevel, slant));
  sheet.band(ring(sheet, corners, bottom, 0, 0), ring(sheet, corners, top - bevel, 0, 0));
  return sheet.done([0, sides]);
}

/** A slab with a hole: top, outer sides, and the walls of the hole as a third material. */
export function holedSlab(
  outer: readonly Corner[],
  inner: readonly Corner[],
  bottom: number,
  top: number,
  bevel: number,
): BufferGeometry {
  const sheet = new Sheet();
  sheet.band(ring(sheet, outer, top, bevel, 1), ring(sheet, inner, top, 0, 1));
  const sides = sheet.length;
  sheet.band(ring(sheet, outer, top - bevel, 0, slant), ring(sheet, outer, top, bevel, slant));
  sheet.band(ring(sheet, outer, bottom, 0, 0), ring(sheet, outer, top - bevel, 0, 0));
  const walls = sheet.length;
  sheet.band(ring(sheet, inner, top, 0, 0, -1), ring(sheet, inner, bottom, 0, 0, -1));
  return sheet.done([0, sides, walls]);
}
