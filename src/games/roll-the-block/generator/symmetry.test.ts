import { describe, expect, it } from 'vitest';
import type { LevelText } from '../../../core/level.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import { readPack } from '../../pack.ts';
import { rollTheBlock } from '../game.ts';
import { type RollLevel, writeLevel } from '../level.ts';
import { sampleLevel } from '../sample.ts';
import { canonicalLevel, netEffects } from './symmetry.ts';

/** Everything here works on the text of a level, as a person would who turns the page. */
type Grid = readonly (readonly string[])[];
interface Page {
  readonly rows: Grid;
  readonly headers: readonly string[];
}

const pageOf = ({ rows, headers }: LevelText): Page => ({
  rows,
  headers: headers.map(([key, value]) => `${key}: ${value}`),
});

/** Mirrors the rows from top to bottom; the cells of a split go with them. */
const flipped = ({ rows, headers }: Page): Page => ({
  rows: rows.toReversed(),
  headers: headers.map((header) =>
    header.replace(/(\d+),(\d+)/g, (_, row, column) => `${rows.length + 1 - Number(row)},${column}`),
  ),
});

const transposed = ({ rows, headers }: Page): Page => ({
  rows: rows[0]!.map((_, column) => rows.map((row) => row[column]!)),
  headers: headers.map((header) => header.replace(/(\d+),(\d+)/g, '$2,$1')),
});

function images(page: Page): Page[] {
  const found = [page];
  for (let made = 1; made < 8; made += 1)
    found.push(made % 2 === 1 ? flipped(found.at(-1)!) : transposed(found.at(-1)!));
  return found;
}

/** New letters for switches and new numbers for bridges; row,column pairs are no numbers of bridges. */
function renamed({ rows, headers }: Page, names: ReadonlyMap<string, string>): Page {
  const nameOf = (text: string): string => names.get(text) ?? text;
  return {
    rows: rows.map((row) => row.map((cell) => (/^[a-z]$|^\d+$/.test(cell) ? nameOf(cell) : cell))),
    headers: headers.map((header) => {
      const [key = '', value = ''] = header.split(': ');
      const [what, name = ''] = key.split(' ');
      const words = value.startsWith('split') ? value : value.replace(/\d+/g, nameOf);
      return `${what} ${nameOf(name)}: ${words}`;
    }),
  };
}

const read = ({ rows, headers }: Page): RollLevel => {
  const board = rows.map((row) => row.join(' '));
  const pack = readPack(['game: roll-the-block', ...headers, '', ...board].join('\n'), [
    rollTheBlock as never,
  ]);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value[0]!.level as RollLevel;
};

function randomNames(random: Random): ReadonlyMap<string, string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const numbers = Array.from({ length: 60 }, (_, number) => String(number));
  const others = [...random.shuffle(letters), ...random.shuffle(numbers)];
  return new Map([...letters, ...numbers].map((name, index) => [name, others[index]!]));
}

const softCells = (level: RollLevel): number =>
  level.cells.filter(
    (cell) =>
      cell.kind === 'switch' && level.switches.find(({ letter }) => letter === cell.letter)!.kind === 'soft',
  ).length;

describe('the canonical form', () => {
  it('is the same for every image and every naming of a level', () => {
    const random = createRandom(1);
    let compared = 0;
    while (compared < 200) {
      const level = sampleLevel(random, 2 + random.below(5), 2 + random.below(5));
      // The order in which two soft switches are pressed has a test of its own.
      if (!level || softCells(level) > 1) continue;
      compared += 1;
      for (const image of images(pageOf(writeLevel(level))))
        expect(canonicalLevel(read(renamed(image, randomNames(random))))).toBe(canonicalLevel(level));
    }
  });

  it('is the same for no others', () => {
    const random = createRandom(2);
    /** By canonical form: a text for every image of the first level met, names given in reading order. */
    const orbits = new Map<string, ReadonlySet<string>>();
    let met = 0;
    for (let made = 0; made < 12_000; made += 1) {
      const level = tinyLevel(random);
      const page = pageOf(writeLevel(level));
      const known = orbits.get(canonicalLevel(level));
      if (known) {
        met += 1;
        expect(known.has(inReadingOrder(page))).toBe(true);
      } else orbits.set(canonicalLevel(level), new Set(images(page).map(inReadingOrder)));
    }
    expect(met).toBeGreaterThan(1_000);
    expect(orbits.size).toBeGreaterThan(1_000);
  });

  it('keeps the order in which two switches are pressed where it matters', () => {
    const level = (first: string, second: string, board: string): RollLevel =>
      read({
        rows: board.split(' ').map((row) => [...row]),
        headers: [`switch a: soft ${first}`, `switch b: soft ${second}`],
      });
    // Mirrored from left to right, a comes behind b.
    const board = 'S.. ab. .1G';
    const image = '..S .ba G1.';
    expect(canonicalLevel(level('show 1', 'show 1', board))).toBe(
      canonicalLevel(level('show 1', 'show 1', image)),
    );
    expect(canonicalLevel(level('show 1', 'hide 1', board))).not.toBe(
      canonicalLevel(level('show 1', 'hide 1', image)),
    );
    const upsideDown = '.1G ab. S..';
    expect(canonicalLevel(level('show 1', 'hide 1', board))).toBe(
      canonicalLevel(level('show 1', 'hide 1', upsideDown)),
    );
  });

  it('does not see what makes no difference to the puzzle', () => {
    const rows = ['Sa1', 'b2G', '...'].map((row) => [...row]);
    const form = (...headers: string[]): string => canonicalLevel(read({ rows, headers }));
    const split = 'switch b: split 3,1 3,3';
    const first = form('switch a: soft show 1, toggle 2', split);
    expect(form('switch a: soft toggle 2, show 1', split)).toBe(first);
    expect(form('switch a: soft hide 1, toggle 1, toggle 2', split)).toBe(first);
    expect(form('switch a: soft show 1, toggle 2', 'switch b: split 3,3 3,1')).toBe(first);
    expect(form('switch a: soft show 1, toggle 2', 'switch b: split 3,3 3,2')).not.toBe(first);
    expect(form('switch a: soft show 2, toggle 1', split)).not.toBe(first);
    expect(form('switch a: heavy show 1, toggle 2', split)).not.toBe(first);
    expect(form('switch a: soft show 1, toggle 2', split, 'bridge 1: shown')).not.toBe(first);
  });

  it('adds up what actions do', () => {
    const net = (...effects: ('show' | 'hide' | 'toggle')[]) =>
      netEffects(effects.map((effect) => ({ effect, bridge: 4 }))).get(4);
    expect(net('toggle', 'toggle')).toBeUndefined();
    expect(net('toggle', 'toggle', 'toggle')).toBe('toggle');
    expect(net('show', 'toggle')).toBe('hide');
    expect(net('hide', 'toggle')).toBe('show');
    expect(net('toggle', 'hide')).toBe('hide');
    expect(net('show', 'hide')).toBe('hide');
  });
});

/** A board of four or six cells with at most one switch and one bridge: many of them are alike. */
function tinyLevel(random: Random): RollLevel {
  const rows = 2;
  const columns = random.chance(0.5) ? 2 : 3;
  const places = random.shuffle(Array.from({ length: rows * columns }, (_, cell) => cell));
  const [start, goal, at, bridge] = places as [number, number, number, number];
  const cells = places.map((): RollLevel['cells'][number] => ({
    kind: random.chance(0.8) ? 'floor' : 'void',
  }));
  cells[start] = { kind: 'floor' };
  cells[goal] = { kind: 'floor' };
  const hasBridge = random.chance(0.6);
  const level = { info: {}, rows, columns, cells, start, goal };
  if (hasBridge) cells[bridge] = { kind: 'bridge', number: 1 };
  const shown = hasBridge && random.chance(0.4) ? [1] : [];
  if (random.chance(0.3)) return { ...level, shown, switches: [] };
  cells[at] = { kind: 'switch', letter: 'a' };
  if (!hasBridge || random.chance(0.3)) {
    const pair = random.shuffle([start, goal, at]).slice(0, 2) as [number, number];
    return { ...level, shown, switches: [{ letter: 'a', kind: 'split', cells: pair }] };
  }
  const effect = random.pick(['show', 'hide', 'toggle'] as const);
  const kind = random.chance(0.5) ? 'soft' : 'heavy';
  return { ...level, shown, switches: [{ letter: 'a', kind, actions: [{ effect, bridge: 1 }] }] };
}

/** With one switch and one bridge there are no names to choose; the two cells of a split have no order. */
function inReadingOrder({ rows, headers }: Page): string {
  const sorted = headers.map((header) =>
    header.replace(/split (\S+) (\S+)/, (_, first, second) => `split ${[first, second].sort().join(' ')}`),
  );
  return [...rows.map((row) => row.join(' ')), ...sorted.sort()].join('\n');
}
