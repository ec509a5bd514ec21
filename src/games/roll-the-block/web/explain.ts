import type { Action, RollLevel, Switch } from '../level.ts';
import type { Place } from './pose.ts';
import type { BoardWords } from './words.ts';

/** A line from a switch to something that it changes. */
export interface Link {
  readonly from: Place;
  readonly to: Place;
  readonly effect: Action['effect'] | 'split';
}

/** What a switch does or what changes a bridge: in words, in lines, and all cells that have a part in it. */
export interface Explained {
  readonly words: string;
  readonly links: readonly Link[];
  readonly cells: readonly Place[];
}

/** Says what switches and bridges of a level have to do with each other. Boards may have thousands of either. */
export class Explainer {
  private readonly level: RollLevel;
  private readonly words: BoardWords;
  private readonly switches = new Map<string, { readonly about: Switch; readonly cells: Place[] }>();
  private readonly bridges = new Map<number, { readonly actions: Acting[]; readonly cells: Place[] }>();
  private readonly said = new Map<string | number, string>();

  constructor(level: RollLevel, words: BoardWords) {
    this.level = level;
    this.words = words;
    for (const about of level.switches) this.switches.set(about.letter, { about, cells: [] });
    level.cells.forEach((cell, index) => {
      const place = placeOf(level, index);
      if (cell.kind === 'switch') this.switches.get(cell.letter)?.cells.push(place);
      if (cell.kind !== 'bridge') return;
      const known = this.bridges.get(cell.number);
      if (known) known.cells.push(place);
      else this.bridges.set(cell.number, { actions: [], cells: [place] });
    });
    for (const each of level.switches) {
      if (each.kind === 'split') continue;
      for (const { bridge, effect } of each.actions)
        this.bridges.get(bridge)?.actions.push({ letter: each.letter, effect });
    }
  }

  /** About a cell with a switch or a bridge; other cells need no word. */
  wordsAt({ row, column }: Place): string | undefined {
    const cell = this.level.cells[row * this.level.columns + column];
    const name = cell?.kind === 'switch' ? cell.letter : cell?.kind === 'bridge' ? cell.number : undefined;
    if (name === undefined) return undefined;
    const known = this.said.get(name);
    if (known !== undefined) return known;
    const words = typeof name === 'number' ? this.aboutBridge(name) : this.aboutSwitch(name);
    this.said.set(name, words);
    return words;
  }

  explain(at: Place): Explained | undefined {
    const words = this.wordsAt(at);
    const cell = this.level.cells[at.row * this.level.columns + at.column];
    if (words === undefined) return undefined;
    const links =
      cell?.kind === 'switch'
        ? this.linksFrom(cell.letter, at)
        : cell?.kind === 'bridge'
          ? this.linksTo(cell.number)
          : [];
    const cells = links.flatMap(({ from, to }) => [from, ...(this.bridgeAt(to)?.cells ?? [to])]);
    return { words, links, cells: [...(this.bridgeAt(at)?.cells ?? [at]), ...cells] };
  }

  private aboutSwitch(letter: string): string {
    const { words } = this;
    const about = this.switches.get(letter)?.about;
    if (!about) return '';
    const name = `${words.switches[about.kind]} ${letter.toUpperCase()}`;
    if (about.kind === 'split') return `${name}: ${words.splits}`;
    const deeds = grouped(about.actions, ({ effect }) => effect).map(
      ([effect, actions]) => `${words.does[effect]} ${words.bridges(actions.map(({ bridge }) => bridge))}`,
    );
    return `${name}: ${deeds.join(', ')}`;
  }

  private aboutBridge(number: number): string {
    const { words, level } = this;
    const deeds = grouped(this.bridges.get(number)?.actions ?? [], ({ effect }) => effect).map(
      ([effect, all]) =>
        `${words.done[effect]} ${words.by([...new Set(all.map(({ letter }) => letter.toUpperCase()))])}`,
    );
    const unchanged = level.shown.includes(number) ? words.always : words.never;
    return `${words.bridge} ${number}: ${deeds.join(', ') || unchanged}`;
  }

  private linksFrom(letter: string, from: Place): readonly Link[] {
    const about = this.switches.get(letter)?.about;
    if (about?.kind === 'split')
      return about.cells.map((cell) => ({ from, to: placeOf(this.level, cell), effect: 'split' }));
    return (about?.actions ?? []).flatMap(({ bridge, effect }) =>
      partsOf(this.bridges.get(bridge)?.cells ?? []).map((cells) => ({
        from,
        to: nearest(from, cells),
        effect,
      })),
    );
  }

  private linksTo(number: number): readonly Link[] {
    const { actions = [], cells = [] } = this.bridges.get(number) ?? {};
    return actions.flatMap(({ letter, effect }) =>
      (this.switches.get(letter)?.cells ?? []).map((from) => ({ from, to: nearest(from, cells), effect })),
    );
  }

  private bridgeAt({ row, column }: Place): { readonly cells: readonly Place[] } | undefined {
    const cell = this.level.cells[row * this.level.columns + column];
    return cell?.kind === 'bridge' ? this.bridges.get(cell.number) : undefined;
  }
}

interface Acting {
  readonly letter: string;
  readonly effect: Action['effect'];
}

/** Things with the same mark together, in the order in which the marks first come. */
function grouped<T, Mark>(all: readonly T[], markOf: (each: T) => Mark): readonly [Mark, readonly T[]][] {
  const groups = new Map<Mark, T[]>();
  for (const each of all) groups.set(markOf(each), [...(groups.get(markOf(each)) ?? []), each]);
  return [...groups];
}

const placeOf = ({ columns }: RollLevel, cell: number): Place => ({
  row: Math.floor(cell / columns),
  column: cell % columns,
});

const distance = (a: Place, b: Place): number => Math.hypot(a.row - b.row, a.column - b.column);

const nearest = (from: Place, cells: readonly Place[]): Place =>
  cells.reduce((best, cell) => (distance(from, cell) < distance(from, best) ? cell : best));

/** The parts of a bridge that hang together: each gets a line of its own. */
function partsOf(cells: readonly Place[]): readonly (readonly Place[])[] {
  const left = new Set(cells);
  const parts: Place[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const part = [first];
    for (const cell of part) {
      for (const other of left) {
        if (distance(cell, other) > 1) continue;
        left.delete(other);
        part.push(other);
      }
    }
    parts.push(part);
  }
  return parts;
}
