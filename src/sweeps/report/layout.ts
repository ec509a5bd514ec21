import { unitCost } from '../../core/game.ts';
import { methodTitle } from '../../experiments/methods.ts';
import { englishNaming, type Naming } from '../../experiments/naming.ts';
import type { SweepHead, SweepLevel, SweepMethod } from '../model.ts';

/**
 * Where the runs of a sweep stand in its tables. A row is a level under one cost model, as costs of different models do not compare;
 * a cell is a method on a row; its repeats stand side by side in slots. Everything is found by counting, so nothing is stored for a
 * cell.
 */
export interface Layout {
  readonly rows: number;
  readonly cells: number;
  readonly slots: number;
  /** The games of the sweep, in the order of its levels. */
  readonly games: readonly string[];
  readonly methods: readonly ReportMethod[];
  /** The name of a method in reports. */
  nameOf(method: NamedMethod): string;
  level(row: number): SweepLevel;
  cost(row: number): string;
  /** The optimum that the level's file states, where it does so for this cost model: files count moves. */
  stated(row: number): number | undefined;
  /** The cells of a row, from the first to before the second. */
  cellsOf(row: number): readonly [from: number, to: number];
  /** The cell of a method on a row; -1 where it does not run there. */
  cell(row: number, method: ReportMethod): number;
  method(row: number, cell: number): SweepMethod;
  /** Where a method runs on a level, by their keys; undefined where the plan has no such run. */
  find(level: string, method: string): { readonly row: number; readonly cell: number } | undefined;
  /** The slot of a run; -1 where the plan has no such run. */
  slot(level: string, method: string, repeat: number): number;
  rowsOf(game?: string): Iterable<number>;
}

type NamedMethod = Pick<SweepMethod, 'algorithm' | 'heuristic' | 'options' | 'cost'>;

/** A method across the games that have it. */
export interface ReportMethod {
  /** As `--methods` reads it, the cost model only where it tells methods apart: `astar:pairs`. */
  readonly name: string;
  /** For people: `A*, Pairs`. */
  readonly title: string;
  readonly games: readonly string[];
  /** Its place among the methods of each block; -1 where it is not one of them. */
  readonly places: readonly number[];
}

/** The methods of one game under one cost model, and where its cells begin. */
interface Block {
  readonly game: string;
  readonly cost: string;
  readonly methods: readonly SweepMethod[];
  readonly places: ReadonlyMap<string, number>;
  firstCell: number;
}

export function layoutOf(
  { levels, methods, repeat }: Pick<SweepHead, 'levels' | 'methods' | 'repeat'>,
  words: Naming = englishNaming,
): Layout {
  const games = [...new Set(levels.map(({ game }) => game))];
  const blocks = blocksOf(games, methods);
  const ofGame = new Map(games.map((game) => [game, blocks.filter((each) => each.game === game)]));
  const count = levels.reduce((sum, { game }) => sum + ofGame.get(game)!.length, 0);
  const rowLevel = new Uint32Array(count);
  const rowBlock = new Uint16Array(count);
  /** The place of a row's level among those of its game. */
  const rowPlace = new Uint32Array(count);
  const seen = new Map<string, number>();
  const rowOfLevel = new Map<string, number>();
  let row = 0;
  for (const [index, { key, game }] of levels.entries()) {
    const place = seen.get(game) ?? 0;
    seen.set(game, place + 1);
    rowOfLevel.set(key, row);
    for (const block of ofGame.get(game)!) {
      rowLevel[row] = index;
      rowBlock[row] = blocks.indexOf(block);
      rowPlace[row] = place;
      row += 1;
    }
  }
  let cells = 0;
  for (const block of blocks) {
    block.firstCell = cells;
    cells += block.methods.length * (seen.get(block.game) ?? 0);
  }
  const nameOf = naming(blocks);
  const blockOf = (at: number): Block => blocks[rowBlock[at]!]!;
  const firstCell = (at: number): number => {
    const block = blockOf(at);
    return block.firstCell + rowPlace[at]! * block.methods.length;
  };
  const find: Layout['find'] = (level, method) => {
    const first = rowOfLevel.get(level);
    if (first === undefined) return undefined;
    const own = ofGame.get(levels[rowLevel[first]!]!.game)!;
    for (const [index, { places }] of own.entries()) {
      const place = places.get(method);
      if (place !== undefined) return { row: first + index, cell: firstCell(first + index) + place };
    }
    return undefined;
  };
  return {
    rows: count,
    cells,
    slots: cells * repeat,
    games,
    methods: reportMethods(blocks, nameOf, words),
    nameOf,
    level: (at) => levels[rowLevel[at]!]!,
    cost: (at) => blockOf(at).cost,
    stated: (at) => (blockOf(at).cost === unitCost.id ? levels[rowLevel[at]!]!.stated : undefined),
    cellsOf: (at) => [firstCell(at), firstCell(at) + blockOf(at).methods.length],
    cell: (at, { places }) => {
      const place = places[rowBlock[at]!]!;
      return place < 0 ? -1 : firstCell(at) + place;
    },
    method: (at, cell) => blockOf(at).methods[cell - firstCell(at)]!,
    find,
    slot: (level, method, number) => {
      const cell = number >= 1 && number <= repeat ? (find(level, method)?.cell ?? -1) : -1;
      return cell < 0 ? -1 : cell * repeat + number - 1;
    },
    *rowsOf(game) {
      for (let at = 0; at < count; at += 1) if (game === undefined || blockOf(at).game === game) yield at;
    },
  };
}

function blocksOf(games: readonly string[], methods: readonly SweepMethod[]): Block[] {
  return games.flatMap((game) => {
    const own = methods.filter((each) => each.game === game);
    return [...new Set(own.map(({ cost }) => cost))].map((cost) => {
      const ofCost = own.filter((each) => each.cost === cost);
      const places = new Map(ofCost.map(({ key }, place) => [key, place]));
      return { game, cost, methods: ofCost, places, firstCell: 0 };
    });
  });
}

const bareName = ({ algorithm, heuristic, options }: NamedMethod): string =>
  [algorithm, ...(heuristic === null ? [] : [heuristic]), ...optionTexts(options)].join(':');

const optionTexts = (options: SweepMethod['options']): string[] =>
  Object.entries(options).map((pair) => pair.join('='));

/** Names with the cost model where a game has the same method under several. */
function naming(blocks: readonly Block[]): (method: NamedMethod) => string {
  const withCost = new Set<string>();
  const seen = new Set<string>();
  for (const { game, methods } of blocks)
    for (const method of methods) {
      const name = bareName(method);
      if (seen.has(`${game} ${name}`)) withCost.add(name);
      seen.add(`${game} ${name}`);
    }
  return (method) => {
    const name = bareName(method);
    return withCost.has(name) ? `${name}:cost=${method.cost}` : name;
  };
}

function reportMethods(
  blocks: readonly Block[],
  nameOf: (method: NamedMethod) => string,
  words: Naming,
): ReportMethod[] {
  const found = new Map<string, { title: string; games: Set<string>; places: number[] }>();
  for (const [index, { game, methods }] of blocks.entries())
    for (const [place, method] of methods.entries()) {
      const name = nameOf(method);
      const added = name === bareName(method) ? [] : [`cost=${method.cost}`];
      const title = [methodTitle(method, words), ...optionTexts(method.options), ...added].join(', ');
      const each = found.get(name) ?? { title, games: new Set<string>(), places: blocks.map(() => -1) };
      each.games.add(game);
      each.places[index] = place;
      found.set(name, each);
    }
  const titles = [...found.values()].map(({ title }) => title);
  const isTwice = (title: string): boolean => titles.indexOf(title) !== titles.lastIndexOf(title);
  return [...found].map(([name, { title, games, places }]) => ({
    name,
    title: isTwice(title) ? `${title} (${name})` : title,
    games: [...games],
    places,
  }));
}
