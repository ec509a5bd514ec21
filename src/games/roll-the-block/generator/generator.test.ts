import { describe, expect, it } from 'vitest';
import {
  expectProper,
  madeLevels,
  optimumOf,
  solvableShare,
  textsOf,
  usualShape,
} from '../../../../test/generator-checks.ts';
import type { Game } from '../../../core/game.ts';
import type { Generator } from '../../../core/generator.ts';
import { createRandom } from '../../../core/random.ts';
import { readPack } from '../../pack.ts';
import { rollTheBlock } from '../game.ts';
import { type RollLevel, writeLevel } from '../level.ts';
import { rollRules } from '../rules/rules.ts';
import { sampleLevel } from '../sample.ts';
import { Ground } from './floor.ts';
import { generator } from './generator.ts';
import { tidied } from './tidy.ts';
import { walk } from './walk.ts';

const game = rollTheBlock as Game;
const read = (text: string): RollLevel => {
  const pack = readPack(`game: roll-the-block\n${text}`, [game]);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value[0]!.level as RollLevel;
};
const boardOf = (level: RollLevel): string =>
  writeLevel(level)
    .rows.map((row) => row.join(''))
    .join('/');

describe('the generator of Roll the Block', () => {
  it('makes nothing but proper levels', async () => {
    let count = 0;
    for await (const made of madeLevels(game, 1, 16)) {
      expectProper(game, made);
      count += 1;
    }
    expect(count).toBeGreaterThan(150);
  });

  it('makes the same of the same seed', async () => {
    expect(await textsOf(game, 5, 4)).toEqual(await textsOf(game, 5, 4));
    expect(await textsOf(game, 5, 4)).not.toEqual(await textsOf(game, 6, 4));
  });

  it('proposes levels that can be solved', async () => {
    expect(await solvableShare(game, 2, 'easy', 30)).toBeGreaterThan(0.7);
    expect(await solvableShare(game, 3, 'medium', 30)).toBeGreaterThan(0.7);
  });

  it('proposes every kind of part often, and the bridges that were asked for', () => {
    const random = createRandom(8);
    const parts = { soft: 0, heavy: 0, split: 0, fragile: 0 };
    let proposed = 0;
    for (let made = 0; made < 60; made += 1) {
      const shape = usualShape(generator as Generator, random, made % 2 === 0 ? 'medium' : 'hard');
      const level = generator.propose(random, shape);
      if (!level) continue;
      proposed += 1;
      expect(generator.shapeOf?.(level)).toEqual(shape);
      for (const kind of new Set(level.switches.map((each) => each.kind))) parts[kind] += 1;
      if (level.cells.some(({ kind }) => kind === 'fragile')) parts.fragile += 1;
    }
    for (const count of Object.values(parts)) expect(count / proposed).toBeGreaterThan(0.15);
  });

  it('leaves out unused ground, switches, actions, bridges and fragile floor, one at a time', () => {
    const level = read(
      'switch a: soft show 1, toggle 2\nswitch b: split 1,1 1,4\n\nS..a1:G\n.#.b2##\n######.\n',
    );
    const boards = [...generator.simpler(level)].map(
      (simpler) =>
        `${boardOf(simpler)} ${writeLevel(simpler)
          .headers.map((header) => header.join(': '))
          .join('; ')}`,
    );
    expect(boards).toEqual([
      'S..a1:G/#######/####### switch a: soft show 1',
      'S...1:G/.#.a2##/######. switch a: split 1,1 1,4',
      'S..a1:G/.#.b2##/######. switch a: soft toggle 2; switch b: split 1,1 1,4',
      'S..a1:G/.#.b2##/######. switch a: soft show 1; switch b: split 1,1 1,4',
      'S..a1:G/.#..2##/######. switch a: soft show 1, toggle 2',
      'S..a#:G/.#.b1##/######. switch a: soft toggle 1; switch b: split 1,1 1,4',
      'S..a.:G/.#.b1##/######. switch a: soft toggle 1; switch b: split 1,1 1,4',
      'S..a1:G/.#.b###/######. switch a: soft show 1; switch b: split 1,1 1,4',
      'S..a1:G/.#.b.##/######. switch a: soft show 1; switch b: split 1,1 1,4',
      'S..a1.G/.#.b2##/######. switch a: soft show 1, toggle 2; switch b: split 1,1 1,4',
    ]);
  });

  it('takes away only ground on which nothing can come, which changes no distance', async () => {
    const random = createRandom(6);
    let taken = 0;
    for (let made = 0; made < 150; made += 1) {
      const sample = sampleLevel(random, 3 + random.below(3), 3 + random.below(3));
      const level = sample && tidied(sample);
      const before = level && walk(level);
      if (!level || !before) continue;
      const [first] = generator.simpler(level);
      const removed =
        first && level.cells.filter(({ kind }, at) => kind !== 'void' && first.cells[at]!.kind === 'void');
      if (!first || removed!.length === 0 || removed!.every(({ kind }) => kind === 'bridge')) continue;
      taken += 1;
      expect(await optimumOf(game, first)).toBe(await optimumOf(game, level));
    }
    expect(taken).toBeGreaterThan(20);
  });

  it('changes everything that can be changed, keeping the bridges', () => {
    const random = createRandom(4);
    const level = read('switch a: heavy show 1\nswitch b: split 1,1 4,1\n\n...###\nS.a1..\n..b1.G\n...###\n');
    const seen = new Set<string>();
    for (let change = 0; change < 200; change += 1) {
      const varied = generator.vary(random, level);
      if (!varied) continue;
      expect(generator.shapeOf?.(varied)).toEqual(generator.shapeOf?.(level));
      const { headers } = writeLevel(varied);
      if (varied.start !== level.start) seen.add('start');
      if (varied.goal !== level.goal) seen.add('goal');
      if (varied.shown.length > 0) seen.add('shown');
      if (varied.switches.length > 2) seen.add('decoy');
      for (const [, value] of headers) seen.add(value.split(' ')[0]!);
      const kinds = (kind: string, of: RollLevel): number =>
        of.cells.filter((cell) => cell.kind === kind).length;
      for (const kind of ['floor', 'void', 'fragile'])
        if (kinds(kind, varied) !== kinds(kind, level)) seen.add(kind);
    }
    for (const what of ['start', 'goal', 'shown', 'decoy', 'soft', 'floor', 'void', 'fragile'])
      expect(seen).toContain(what);
  });
});

describe('a walk', () => {
  it('finds all positions, a shortest solution and the distances of the solver', async () => {
    const random = createRandom(3);
    let solved = 0;
    for (let made = 0; made < 200; made += 1) {
      const level = sampleLevel(random, 2 + random.below(4), 2 + random.below(4));
      const found = level && walk(level);
      if (!level || !found) continue;
      const rules = rollRules(level);
      const optimum = await optimumOf(game, level);
      expect(found.solution().length - 1).toBe(optimum ?? -1);
      const reached = [...found.states()];
      const toGoal = found.distances();
      expect(toGoal[0]).toBe(optimum ?? -1);
      const keys = new Set(reached.map(rules.key));
      expect(keys.size).toBe(reached.length);
      for (const [index, state] of reached.slice(0, 30).entries()) {
        const next = rules.moves(state).map((move) => {
          const after = rules.apply(state, move);
          if (!after.ok) throw new Error(after.error.code);
          return rules.key(after.value);
        });
        for (const key of next) expect(keys).toContain(key);
        const distances = next.map((key) => toGoal[reached.findIndex((each) => rules.key(each) === key)]!);
        const nearest = Math.min(...distances.filter((distance) => distance >= 0));
        const expected = Number.isFinite(nearest) ? nearest + 1 : -1;
        expect(toGoal[index]).toBe(rules.isGoal(state) ? 0 : expected);
      }
      if (optimum !== undefined) solved += 1;
    }
    expect(solved).toBeGreaterThan(20);
  });

  it('gives up where there are too many positions', () => {
    expect(walk(read('\nS...\n...G\n'), 5)).toBeUndefined();
  });
});

describe('building', () => {
  it('keeps islands apart but for their bridges', () => {
    const random = createRandom(5);
    let bridges = 0;
    for (let made = 0; made < 100; made += 1) {
      const ground = new Ground(8, 9);
      expect(ground.addIsland(random, 10)).toBe(true);
      for (let link = 0; link < 3; link += 1)
        if (link === 1) ground.addIsland(random, 8);
        else ground.addIslandBehindBridge(random, random.below(ground.islands.length), 8);
      bridges += ground.bridges.length;
      const islandOf = new Map(
        ground.islands.flatMap((cells, island) => cells.map((cell) => [cell, island])),
      );
      for (const [cell, island] of islandOf) {
        if (cell % 9 < 8) expect(islandOf.get(cell + 1) ?? island).toBe(island);
        expect(islandOf.get(cell + 9) ?? island).toBe(island);
        expect(ground.bridges.flat()).not.toContain(cell);
      }
    }
    expect(bridges).toBeGreaterThan(100);
  });

  it('tidies names, drops what lost its use, and refuses what cannot be', () => {
    const level = read('bridge 7: shown\nswitch x: soft show 7\nswitch c: split 1,1 2,3\n\nSx7\nc..\n..G\n');
    expect(tidied(level)).toMatchObject({
      shown: [1],
      switches: [
        { letter: 'a', kind: 'soft', actions: [{ effect: 'show', bridge: 1 }] },
        { letter: 'b', kind: 'split', cells: [0, 5] },
      ],
    });
    const without = tidied({ ...level, cells: level.cells.with(2, { kind: 'void' }) });
    expect(without && boardOf(without)).toBe('S.#/a../..G');
    expect(without).toMatchObject({ shown: [], switches: [{ letter: 'a', kind: 'split' }] });
    expect(tidied({ ...level, cells: level.cells.with(5, { kind: 'void' }) })).toBeUndefined();
    expect(tidied({ ...level, goal: level.start })).toBeUndefined();
    expect(tidied({ ...level, goal: 3 })).toBeUndefined();
  });
});
