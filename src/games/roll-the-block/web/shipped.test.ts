import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { directions } from '../../../core/grid.ts';
import { readPack } from '../../pack.ts';
import type { RollLevel } from '../level.ts';
import { type RollState, rollRules } from '../rules/rules.ts';
import { clipOf } from './clip.ts';
import { cornersOf, fadeOf } from './fading.ts';
import { frame, type Lens, outlineOf, pointUnder, type Stand, seenAt, usualLook, zoomed } from './framing.ts';
import { type Body, bodiesOf, type Point } from './pose.ts';

const folder = new URL('../../../../levels/roll-the-block/', import.meta.url);
const levels = readdirSync(folder).flatMap((name) => {
  const read = readPack(readFileSync(new URL(name, folder), 'utf8'));
  if (!read.ok) throw new Error(name);
  return read.value.map(({ level }): [string, RollLevel] => [String(level.info.title), level as RollLevel]);
});
const angle = (28 * Math.PI) / 180;
/** A desktop, a phone upright, a phone on its side. */
const lenses: readonly Lens[] = [1.5, 1, 2.4].map((aspect) => ({ angle, aspect }));

/** Some hundred positions of a level, those near the start first. */
function positionsOf(level: RollLevel, most: number): readonly RollState[] {
  const rules = rollRules(level);
  const found = [rules.start()];
  const known = new Set([JSON.stringify(found[0])]);
  for (const state of found) {
    for (const move of rules.moves(state)) {
      const next = rules.apply(state, move);
      if (!next.ok || known.has(JSON.stringify(next.value)) || found.length >= most) continue;
      known.add(JSON.stringify(next.value));
      found.push(next.value);
    }
  }
  return found;
}

const usual = (level: RollLevel, lens: Lens): Stand => {
  const points = outlineOf(rollRules(level).view(rollRules(level).start()));
  const look = usualLook(lens.aspect);
  return frame(points, look.azimuth, look.elevation, lens, 0.06);
};
const isInside = ({ x, y }: { x: number; y: number }): boolean => Math.abs(x) <= 1 && Math.abs(y) <= 1;

describe.each(levels)('%s', (_, level) => {
  const rules = rollRules(level);
  const goal = { x: level.goal % level.columns, z: Math.floor(level.goal / level.columns) };
  const ring = [-0.44, 0, 0.44].flatMap((x) =>
    [-0.44, 0, 0.44].map((z): Point => ({ x: goal.x + x, y: 0.03, z: goal.z + z })),
  );

  it('has its goal and its pieces in the picture, in every position', () => {
    const corners = positionsOf(level, 300).flatMap((state) =>
      bodiesOf(rules.view(state)).flatMap(cornersAtRest),
    );
    for (const lens of lenses) {
      const stand = usual(level, lens);
      expect([...ring, ...corners].filter((point) => !isInside(seenAt(point, stand, lens)))).toEqual([]);
    }
  });

  it('keeps what is near the goal in the picture when it is looked at from near', () => {
    const [lens] = lenses;
    const points = outlineOf(rules.view(rules.start()));
    for (const zoom of [1.3, 2]) {
      const near = zoomed(usual(level, lens!), points, { ...goal, y: 0 }, lens!, 560, zoom);
      expect(isInside(seenAt({ ...goal, y: 0 }, near, lens!))).toBe(true);
    }
  });

  it('lets no falling piece be seen outside of the picture', () => {
    const moments = positionsOf(level, 30).flatMap((state) => {
      const view = rules.view(state);
      const clips = directions.map((direction) => {
        const [kind, phase, phases, milliseconds, choice] = ['refused', 0, 1, 220, '1'] as const;
        return clipOf({
          key: 1,
          kind,
          before: view,
          after: view,
          direction,
          choice,
          phase,
          phases,
          milliseconds,
        });
      });
      return clips.flatMap((clip) =>
        clip ? Array.from({ length: 24 }, (_, step) => clip.at((step / 23) * clip.milliseconds)) : [],
      );
    });
    const falling = moments.flatMap((moment) => moment.pieces.filter(({ fallsFrom }) => fallsFrom));
    expect(falling).not.toEqual([]);
    for (const lens of lenses) {
      const stand = usual(level, lens);
      const seen = (point: Point) => seenAt(point, stand, lens);
      const drawn = falling.filter((piece) => piece.opacity * fadeOf(piece, seen) > 0.01);
      expect(drawn).not.toEqual([]);
      expect(drawn.filter((piece) => !cornersOf(piece).map(seen).every(isInside))).toEqual([]);
    }
  });
});

const cornersAtRest = (body: Body) =>
  cornersOf({ body, centre: body.centre, axis: 'x', angle: 0, width: 1, height: 1 });

it('needs the ring through the block: there are positions where all of the goal is hidden', () => {
  const hidden = levels.filter(([, level]) => {
    const stand = usual(level, lenses[0]!);
    const rules = rollRules(level);
    const goal = { x: level.goal % level.columns, z: Math.floor(level.goal / level.columns) };
    return bodiesOf(rules.view(rules.start())).some((body) => hides(body, goal, stand, lenses[0]!));
  });
  expect(hidden.map(([title]) => title)).toContain('Along the wharf');
});

/** Whether a look at the middle of the goal meets a body first. */
function hides({ cells, size }: Body, goal: { x: number; z: number }, stand: Stand, lens: Lens): boolean {
  const at = seenAt({ ...goal, y: 0 }, stand, lens);
  return Array.from({ length: 20 }, (_, step) => (step / 20) * size.y).some((height) => {
    const point = pointUnder(stand, lens, at.x, at.y, height)!;
    return cells.some(
      ({ row, column }) => Math.abs(point.x - column) < 0.48 && Math.abs(point.z - row) < 0.48,
    );
  });
}
