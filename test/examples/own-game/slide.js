// A game in a package of its own: a block of ice slides until something stops it, and has to stop on the goal.
import {
  directions,
  failure,
  firstText,
  imagesOf,
  isDirection,
  messagesOf,
  neighbour,
  playMessage,
  shorten,
  success,
  towards,
  unitCost,
} from 'fourfold';

const message = messagesOf();

/** Where the block stops. Cells are numbered row by row. */
function slideFrom(level, cell, direction) {
  for (let at = cell; ; ) {
    const next = neighbour(at, direction, level);
    if (next === undefined || level.walls[next]) return at;
    at = next;
  }
}

/** Reports every mistake with its place. */
function read(source, problems) {
  const before = problems.list.length;
  const columns = source.rows[0].length;
  const cells = source.rows.flat();
  for (const { text, place } of cells)
    if (!'.#@*'.includes(text)) problems.add(place, message('bad-cell', { text: shorten(text) }));
  for (const sign of ['@', '*'])
    if (cells.filter(({ text }) => text === sign).length !== 1)
      problems.add(source.place, message('not-one', { sign }));
  if (problems.list.length > before || source.rows.some((row) => row.length !== columns)) return undefined;
  const find = (sign) => cells.findIndex(({ text }) => text === sign);
  const walls = cells.map(({ text }) => text === '#');
  return { info: source.info, rows: source.rows.length, columns, walls, start: find('@'), goal: find('*') };
}

const signOf = ({ walls, start, goal }, cell) =>
  cell === start ? '@' : cell === goal ? '*' : walls[cell] ? '#' : '.';

const grid = ({ rows, columns }, make) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => make(row * columns + column)),
  );

/** The rules for people: a state is the cell of the block. */
const rules = (level) => ({
  start: () => level.start,
  isGoal: (cell) => cell === level.goal,
  moves: (cell) =>
    cell === level.goal ? [] : directions.filter((each) => slideFrom(level, cell, each) !== cell),
  apply(cell, direction) {
    if (cell === level.goal) return failure(playMessage('solved'));
    const to = slideFrom(level, cell, direction);
    return to === cell ? failure(message('stays', { direction })) : success(to);
  },
  cost: () => 1,
  key: (cell) => String(cell),
  formatMove: (direction) => direction,
  parseMove(text) {
    const letter = text.toUpperCase();
    return isDirection(letter)
      ? success(letter)
      : failure(playMessage('not-a-move', { text: shorten(text) }));
  },
  view: (block) => ({
    cells: grid(level, (cell) => ({
      ground: level.walls[cell] ? 'void' : cell === level.goal ? 'goal' : 'floor',
      ...(cell === block && { piece: { id: 'ice', label: '@', colour: 0 } }),
    })),
  }),
  // There is one piece, so a direction says it all.
  controls: { choices: () => [], choiceOf: () => undefined, move: (_cell, _choice, direction) => direction },
});

/** The same on packed states, for searches: one word, the cell. */
class SlideSpace {
  words = 1;
  maxSuccessors = directions.length;
  unitCosts = true;

  constructor(level) {
    this.level = level;
    this.next = level.walls.map((_, cell) =>
      directions.map((direction) => slideFrom(level, cell, direction)),
    );
  }

  pack(cell, words, at) {
    words[at] = cell;
  }

  unpack(words, at) {
    return words[at];
  }

  isGoal(words, at) {
    return words[at] === this.level.goal;
  }

  expand(words, at, out, count) {
    const cell = words[at];
    if (cell === this.level.goal) return count;
    let made = count;
    for (const [direction, to] of this.next[cell].entries()) {
      if (to === cell) continue;
      out.states[made] = to;
      out.moves[made] = direction;
      out.costs[made] = 1;
      made += 1;
    }
    return made;
  }

  move(code) {
    return directions[code];
  }
}

const side = { least: 2, most: 12, usual: { easy: [4, 5], medium: [5, 6], hard: [6, 7], expert: [7, 9] } };

const generator = {
  version: 1,
  shape: [
    { key: 'rows', summary: 'rows of the board', ...side },
    { key: 'columns', summary: 'columns of the board', ...side },
  ],
  moves: { easy: [3, 4], medium: [5, 6], hard: [7, 9], expert: [10, 30] },
  propose(random, { rows, columns }) {
    const walls = Array.from({ length: rows * columns }, () => random.chance(0.2));
    const [start, goal] = random.shuffle([...walls.keys()]);
    walls[start] = walls[goal] = false;
    return { info: {}, rows, columns, walls, start, goal };
  },
  vary(random, level) {
    const cell = random.below(level.walls.length);
    if (cell === level.start || cell === level.goal) return undefined;
    return { ...level, walls: level.walls.with(cell, !level.walls[cell]) };
  },
  startingFrom: (level, start) => ({ ...level, start }),
  *simpler(level) {
    for (const [cell, wall] of level.walls.entries())
      if (wall) yield { ...level, walls: level.walls.with(cell, false) };
  },
  canonical: (level) =>
    firstText(
      imagesOf(level).map(
        ({ rows, columns, from }) => `${rows}x${columns} ${from.map((cell) => signOf(level, cell)).join('')}`,
      ),
    ),
};

const en = {
  name: 'Slide',
  summary: 'A block of ice slides until something stops it. Make it stop on the goal.',
  how: ['The block slides up, down, left or right until a wall or the edge stops it.'],
  notation: 'U, D, L or R: slide up, down, left or right.',
  parts: {},
  heuristics: { lines: { name: 'Lines', summary: 'How many of row and column differ from the goal’s.' } },
  solvers: {},
  costs: {},
  messages: {
    stays: ({ direction }) => `the block cannot slide ${towards[direction]}`,
    'bad-cell': ({ text }) => `"${text}" is not a cell; expected . # @ or *.`,
    'not-one': ({ sign }) => `Expected exactly one ${sign}.`,
  },
};

export const slide = {
  id: 'slide',
  name: en.name,
  summary: en.summary,
  notation: en.notation,
  words: { en, pt: async () => en },
  headers: [],
  costs: [unitCost],
  heuristics: [
    {
      id: 'lines',
      ...en.heuristics.lines,
      admissible: ['unit'],
      consistent: ['unit'],
      argument: 'A move changes the row or the column, never both.',
      prepare:
        ({ level: { columns, goal } }) =>
        (words, at) =>
          Number(words[at] % columns !== goal % columns) +
          Number(Math.floor(words[at] / columns) !== Math.floor(goal / columns)),
    },
  ],
  recommended: { algorithm: 'astar', heuristic: 'lines' },
  generator: async () => ({ generator }),
  read,
  write: (level) => ({ headers: [], rows: grid(level, (cell) => signOf(level, cell)) }),
  rules,
  space: (level) => new SlideSpace(level),
};

/** How far the block is from the goal, for comparing: it promises nothing. */
export const distance = {
  id: 'distance',
  h: ({ pieces: [ice], goals: [goal] }) => Math.abs(ice.row - goal.row) + Math.abs(ice.column - goal.column),
};

export default { games: [slide], heuristics: { slide: [distance] } };
