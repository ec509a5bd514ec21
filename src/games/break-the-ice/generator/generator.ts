import type { Generator, Shape } from '../../../core/generator.ts';
import type { Random } from '../../../core/random.ts';
import { runNow, type Steps } from '../../../core/slices.ts';
import type { IceLevel } from '../level.ts';
import type { IceState } from '../rules/state.ts';
import { canonicalLevel, recoloured } from './symmetry.ts';
import { hasLine, type Lines, withLines, withQuietMove } from './undo.ts';

const shortestLine = 3;
const longestLine = 5;
/** Boards tried for one proposal. */
const attempts = 6;

/** As it was at first: every change of a level is solved, and what is left open is drawn from all that there is. */
const first: Generator<IceLevel, IceState> = {
  version: 1,
  shape: [
    {
      key: 'rows',
      summary: 'rows of the board',
      least: 2,
      most: 12,
      usual: { easy: [3, 4], medium: [4, 5], hard: [4, 6], expert: [4, 6] },
    },
    {
      key: 'columns',
      summary: 'columns of the board',
      least: 3,
      most: 12,
      usual: { easy: [4, 5], medium: [4, 6], hard: [5, 6], expert: [5, 6] },
    },
    {
      key: 'colours',
      summary: 'colours of the blocks',
      least: 1,
      most: 8,
      usual: { easy: [2, 2], medium: [2, 3], hard: [3, 4], expert: [4, 4] },
    },
    {
      key: 'pieces',
      // A level seldom needs more than three blocks of a colour.
      summary: 'blocks',
      pt: 'blocos',
      least: 3,
      most: 36,
      usual: { easy: [6, 6], medium: [9, 9], hard: [12, 12], expert: [12, 12] },
    },
  ],
  moves: { easy: [2, 3], medium: [3, 5], hard: [5, 7], expert: [7, 12] },

  impossible({ rows, columns, colours = 1, pieces = shortestLine * colours }) {
    if (pieces < shortestLine * colours)
      return {
        en: `${colours} colours need at least ${shortestLine * colours} blocks, not ${pieces}.`,
        pt: `${colours} cores precisam de pelo menos ${shortestLine * colours} blocos, não de ${pieces}.`,
      };
    if (rows !== undefined && columns !== undefined && pieces > rows * columns - 2)
      return {
        en: `${pieces} blocks do not fit on ${rows * columns} cells with room to move.`,
        pt: `${pieces} blocos não cabem em ${rows * columns} casas com espaço para se moverem.`,
      };
    return undefined;
  },

  shapeOf: ({ rows, columns, stacks }) => ({
    rows,
    columns,
    colours: new Set(stacks.join('')).size,
    pieces: stacks.join('').length,
  }),

  propose: (random, shape) => runNow(proposing(random, shape)),
  proposeInSteps: proposing,

  vary(random, level) {
    const change = random.pick([withQuietMove, withQuietMove, exchange, relocate, insertAgain]);
    const { rows, columns, clear } = level;
    const stacks = change(random, level)?.stacks;
    return stacks && !hasLine(stacks) ? { info: {}, rows, columns, stacks, clear } : undefined;
  },

  *simpler({ rows, columns, stacks, clear }) {
    const letters = [...stacks.join('')];
    const colours = [...new Set(letters)].sort();
    const candidates: (readonly string[])[] = [];
    for (const [column, stack] of stacks.entries()) {
      for (let height = 0; height < stack.length; height += 1) {
        // Removing any of several adjacent equal blocks of a column gives the same level.
        if (stack[height + 1] === stack[height]) continue;
        if (letters.filter((colour) => colour === stack[height]).length > shortestLine)
          candidates.push(stacks.with(column, stack.slice(0, height) + stack.slice(height + 1)));
      }
    }
    if (colours.length > 1)
      for (const colour of colours) candidates.push(stacks.map((stack) => stack.replaceAll(colour, '')));
    for (const fewer of candidates)
      if (!hasLine(fewer)) yield { info: {}, rows, columns, stacks: fewer, clear };
    // A header that changes nothing is idle too.
    if (clear === 'line') yield { info: {}, rows, columns, stacks, clear: 'contact' };
  },

  canonical: canonicalLevel,
};

/** Guesses optima while a level is changed. */
const second: Generator<IceLevel, IceState> = {
  ...first,
  version: 2,
  guide: 'chains',

  /** One line of each colour: blocks beyond that are mostly idle. */
  suiting: ({ colours, pieces }) => ({
    ...(colours !== undefined && { pieces: shortestLine * colours }),
    ...(pieces !== undefined && { colours: Math.floor(pieces / shortestLine) }),
  }),
};

export const generator: Generator<IceLevel, IceState> = {
  ...second,
  version: 3,
  earlier: [first, second],
  followsWishes: true,
};

function* proposing(
  random: Random,
  { rows, columns, colours = 2, pieces = shortestLine * colours }: Shape,
): Steps<IceLevel | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const lines = linesToBreak(random, colours, pieces);
    const stacks = Array.from({ length: columns }, () => '');
    // Where every colour makes one line, both kinds of breaking are the same.
    const clear = pieces > shortestLine * colours && random.chance(0.5) ? 'line' : 'contact';
    const level = lines && (yield* built(random, { info: {}, rows, columns, stacks, clear }, lines));
    if (level) return { ...level, stacks: recoloured(level.stacks.join('/')).split('/') };
  }
  return undefined;
}

/** The level with these lines to break before it, played backwards; undefined when there was no place for one. */
function* built(random: Random, end: IceLevel, lines: Lines): Steps<IceLevel | undefined> {
  let level = end;
  for (let made = 0; made < lines.length; ) {
    const together = lines.slice(made, made + (random.chance(0.3) ? 2 : 1));
    const before = withLines(random, level, together);
    yield;
    if (!before) return undefined;
    level = before;
    made += together.length;
    for (let quiet = random.below(5); quiet > 0; quiet -= 1) level = withQuietMove(random, level) ?? level;
  }
  return level;
}

/** Lines that make up so many blocks of so many colours, the last to break first; undefined when they cannot. */
function linesToBreak(random: Random, colours: number, pieces: number): Lines | undefined {
  const most = Math.floor(pieces / shortestLine);
  const least = Math.max(colours, Math.ceil(pieces / longestLine));
  if (least > most) return undefined;
  // Nearly always as many lines as there can be: long ones are easy to see.
  const count = random.chance(0.75) ? most : least + random.below(most - least + 1);
  const lengths = Array.from({ length: count }, () => shortestLine);
  for (let extra = pieces - shortestLine * count; extra > 0; extra -= 1) {
    const short = lengths.flatMap((length, index) => (length < longestLine ? [index] : []));
    lengths[random.pick(short)]! += 1;
  }
  const letters = Array.from({ length: count }, (_, index) =>
    String.fromCharCode(97 + (index < colours ? index : random.below(colours))),
  );
  return random.shuffle(letters).map((colour, index) => ({ colour, length: lengths[index]! }));
}

type Change = (random: Random, level: IceLevel) => { readonly stacks: readonly string[] } | undefined;

/** Swaps two blocks of different colours. */
const exchange: Change = (random, { stacks }) => {
  const letters = [...stacks.join('')];
  const first = random.below(letters.length);
  const others = letters.flatMap((colour, index) => (colour === letters[first] ? [] : [index]));
  if (others.length === 0) return undefined;
  const second = random.pick(others);
  [letters[first], letters[second]] = [letters[second]!, letters[first]!];
  let at = 0;
  return {
    stacks: stacks.map((stack) => {
      at += stack.length;
      return letters.slice(at - stack.length, at).join('');
    }),
  };
};

/** Moves a block to any place of another column. */
const relocate: Change = (random, { stacks, rows }) => {
  const from = random.pick([...stacks.keys()].filter((column) => stacks[column] !== ''));
  const open = [...stacks.keys()].filter((column) => column !== from && stacks[column]!.length < rows);
  if (open.length === 0) return undefined;
  const to = random.pick(open);
  const height = random.below(stacks[from]!.length);
  const place = random.below(stacks[to]!.length + 1);
  const block = stacks[from]![height]!;
  return {
    stacks: stacks
      .with(from, stacks[from]!.slice(0, height) + stacks[from]!.slice(height + 1))
      .with(to, stacks[to]!.slice(0, place) + block + stacks[to]!.slice(place)),
  };
};

/** Removes a colour that makes a single line and inserts it somewhere else. */
const insertAgain: Change = (random, level) => {
  const letters = [...level.stacks.join('')];
  const single = [...new Set(letters)]
    .map((colour) => ({ colour, length: letters.filter((each) => each === colour).length }))
    .filter(({ length }) => length <= longestLine);
  if (single.length === 0) return undefined;
  const line = random.pick(single);
  const stacks = level.stacks.map((stack) => stack.replaceAll(line.colour, ''));
  return hasLine(stacks) ? undefined : withLines(random, { ...level, stacks }, [line]);
};
