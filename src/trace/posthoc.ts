import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { CellView, View } from '../core/view.ts';
import { marks, none, type TraceData } from './trace.ts';

/** Events of a search in the file, unless another number is asked for; those of the solution come on top. */
export const usualEvents = 20_000;
/** Large boards make large events: the file ends there as well. */
const mostCharacters = 100e6;

/** A recorded search as a file, and how much of it is in there. */
export interface PosthocFile {
  readonly text: string;
  /** Events of the search in the file, and in the whole record. */
  readonly events: number;
  readonly all: number;
}

interface PosthocEvent {
  readonly type: string;
  /** The number of the state, and that of the state it comes from. */
  readonly id: number;
  readonly pId: number | null;
  readonly [figure: string]: unknown;
}

/**
 * A recorded search in Posthoc's format, version 1.4.0 (https://posthoc.pathfinding.ai/docs/search-trace). States are nodes; every
 * event has its board, which the view draws: a letter a cell in `cells`, a letter for its colour in `fills`.
 */
export function posthocFile(
  game: Game,
  level: Level,
  data: TraceData,
  maxEvents: number = usualEvents,
): PosthocFile {
  const boards = new Boards(game, level, data);
  const lines: string[] = [];
  let length = 0;
  let all = 0;
  const write = (event: PosthocEvent): void => {
    const line = JSON.stringify({ ...event, ...boards.of(event.id) });
    length += line.length;
    lines.push(line);
  };
  for (const event of searchEvents(data)) {
    all += 1;
    if (lines.length < maxEvents && lines.length === all - 1 && length < mostCharacters) write(event);
  }
  const events = lines.length;
  const known = data.solution.filter((state) => state !== none);
  for (const [index, state] of known.entries()) {
    const move = data.moves[index - 1];
    const pId = index === 0 ? null : known[index - 1]!;
    write({
      type: index === known.length - 1 ? 'destination' : 'solution',
      id: state,
      pId,
      ...(move !== undefined && known.length === data.solution.length && { move }),
    });
  }
  const { status, optimal, statistics, algorithm, heuristic, cost } = data;
  write({
    type: 'end',
    id: known.at(-1) ?? 0,
    pId: null,
    ...{ status, optimal, algorithm, ...(heuristic !== undefined && { heuristic }), costs: cost },
    ...{ moves: data.moves.join(' '), expanded: statistics.expanded, generated: statistics.generated },
    ...(events < all && { left: `The last ${all - events} of ${all} events of the search are left out.` }),
  });
  const head = JSON.stringify({ version: '1.4.0', views: views(level), pivot: pivot(level) });
  return { text: `${head.slice(0, -1)},"events":[\n${lines.join(',\n')}\n]}\n`, events, all };
}

/** What was recorded, in its order: each expansion with the states that it was the first to make and the cheaper paths it found. */
function* searchEvents(data: TraceData): Generator<PosthocEvent> {
  const { expansions, states, improvements, full } = data;
  const figures = (state: number, cost: number) => {
    const estimate = states.estimate[state]!;
    if (Number.isNaN(estimate)) return { g: cost, f: cost };
    return Number.isFinite(estimate)
      ? { g: cost, h: estimate, f: cost + estimate }
      : { g: cost, isDeadEnd: true };
  };
  yield { type: 'source', id: 0, pId: null, ...figures(0, 0) };
  let made = 0;
  let improved = 0;
  for (let at = 0; at < full; at += 1) {
    const from = expansions.from[at]!;
    const mark = expansions.marks[at]!;
    const id = expansions.state[at]!;
    const event = {
      id,
      pId: from === none ? null : expansions.state[from]!,
      ...figures(id, expansions.cost[at]!),
      ...((mark & marks.again) !== 0 && { isAgain: true }),
      ...((mark & marks.backward) !== 0 && { isBackward: true }),
    };
    yield { type: 'expanding', ...event };
    for (; made < expansions.met[at]!; made += 1)
      if (states.madeBy[made] === at)
        yield { type: 'generating', id: made, pId: id, ...figures(made, states.cost[made]!) };
    for (; improvements[improved] === at; improved += 3) {
      const state = improvements[improved + 1]!;
      yield { type: 'updating', id: state, pId: id, ...figures(state, improvements[improved + 2]!) };
    }
    yield { type: 'closing', ...event };
  }
}

/** The colours of pieces, and of the ground below them by what it is. */
const palette = [
  ...['#ef6c5a', '#4f8fe6', '#62b96b', '#e8b93f', '#b57fd6', '#ef9a4e', '#3fb5b5', '#8d95a3'],
  ...['#9acb5c', '#e8799f', '#6f9fc9', '#c5b358', '#b98360'],
];
const grounds = { v: '#2b2f36', f: '#e9e6df', g: '#fff3c4', p: '#cfd6e4' } as const;
/** Letters of the colours of pieces; `v`, `f`, `g` and `p` are taken by the ground. */
const letters = 'ABCDEFGHIJKLM';

/** What Posthoc works out for every event, which is `$`. */
const expression = (code: string): string => `\${{ ${code} }}`;

const views = ({ rows, columns }: Level) => {
  const pieces = Object.fromEntries(palette.map((colour, at) => [letters[at]!, colour]));
  const fill = expression(`(${JSON.stringify({ ...grounds, ...pieces })})[$.fills[$.i]]`);
  return {
    main: [
      {
        $: 'rect',
        x: expression(`$.i % ${columns}`),
        y: expression(`Math.floor($.i / ${columns})`),
        ...{ width: 0.96, height: 0.96, fill, clear: true },
        label: expression('$.cells[$.i]'),
        ...{ 'label-x': 0.3, 'label-y': 0.7, 'label-size': 0.6, 'label-color': '#1b1e24' },
        $for: { $let: 'i', $from: 0, $to: rows * columns },
      },
    ],
  };
};

const pivot = ({ rows, columns }: Level) => ({ x: columns / 2, y: rows / 2, scale: 1 });

interface Board {
  readonly cells: string;
  readonly fills: string;
}

/** Draws states; the last one is kept, because it is often drawn again. */
class Boards {
  private readonly data: TraceData;
  private readonly viewOf: (state: number) => View;
  private last: { readonly id: number; readonly board: Board } | undefined;

  constructor(game: Game, level: Level, data: TraceData) {
    const rules = game.rules(level, data.cost);
    const space = game.space(level, data.cost);
    this.data = data;
    this.viewOf = (state) => rules.view(space.unpack(this.data.states.rows, state * this.data.states.words));
  }

  of(id: number): Board {
    if (this.last?.id === id) return this.last.board;
    const cells = this.viewOf(id).cells.flat();
    const board = { cells: cells.map(labelOf).join(''), fills: cells.map(fillOf).join('') };
    this.last = { id, board };
    return board;
  }
}

/** One character a cell. */
const labelOf = ({ ground, groundLabel, piece, part }: CellView): string =>
  [...(piece?.label || part?.sign || groundLabel || (ground === 'goal' ? 'G' : ' '))][0] ?? ' ';

const fillOf = ({ ground, piece, part }: CellView): string =>
  piece ? letters[piece.colour % letters.length]! : part && ground !== 'void' ? 'p' : ground[0]!;
