/** A heuristic to start from. What is said about it stands in words.ts, under the same game. */
interface GameExamples {
  /** The id of the game. */
  readonly game: string;
  /** Never more than the moves left. */
  readonly admissible: string;
  /** One that sounds right and is not. */
  readonly tempting: string;
}

const examples: readonly GameExamples[] = [
  {
    game: 'folding-blocks',
    admissible: `function h(state: State): number {
  const cells = state.cells.flat();
  const ground = cells.filter((cell) => cell.ground !== 'void');
  let filled = state.pieces.length;
  let folds = 0;
  while (filled < ground.length) {
    filled *= 2;
    folds += 1;
  }
  return folds;
}
`,
    tempting: `function h(state: State): number {
  const cells = state.cells.flat();
  const ground = cells.filter((cell) => cell.ground !== 'void');
  const sizes = new Map<number, number>();
  for (const { colour } of state.pieces) {
    sizes.set(colour, (sizes.get(colour) ?? 0) + 1);
  }
  const largest = Math.max(...sizes.values());
  return (ground.length - state.pieces.length) / largest;
}
`,
  },
  {
    game: 'match-the-tiles',
    admissible: `function movesOf(tile: Piece, goal: Goal): number {
  if (tile.row === goal.row && tile.column === goal.column) return 0;
  return tile.row === goal.row || tile.column === goal.column ? 1 : 2;
}

function h(state: State): number {
  let worst = 0;
  for (const tile of state.pieces) {
    const own = state.goals.filter((goal) => goal.colour === tile.colour);
    const nearest = Math.min(...own.map((goal) => movesOf(tile, goal)));
    worst = Math.max(worst, nearest);
  }
  return worst;
}
`,
    tempting: `function isAt(tile: Piece, goal: Goal): boolean {
  return tile.row === goal.row && tile.column === goal.column;
}

function h(state: State): number {
  let misplaced = 0;
  for (const tile of state.pieces) {
    const own = state.goals.filter((goal) => goal.colour === tile.colour);
    if (!own.some((goal) => isAt(tile, goal))) misplaced += 1;
  }
  return misplaced;
}
`,
  },
  {
    game: 'roll-the-block',
    admissible: `function h(state: State): number {
  const [goal] = state.goals;
  if (!goal) return 0;
  const away = state.pieces.map(
    ({ row, column }) =>
      Math.abs(row - goal.row) + Math.abs(column - goal.column),
  );
  if (Math.max(...away) === 0) return 0;
  const cells = state.cells.flat();
  if (cells.some((cell) => cell.ground === 'switch')) return 1;
  return Math.max(1, Math.ceil(Math.min(...away) / 2));
}
`,
    tempting: `function h(state: State): number {
  const [goal] = state.goals;
  if (!goal) return 0;
  const away = state.pieces.map(
    ({ row, column }) =>
      Math.abs(row - goal.row) + Math.abs(column - goal.column),
  );
  return Math.min(...away);
}
`,
  },
  {
    game: 'break-the-ice',
    admissible: `function h(state: State): number {
  const left = new Map<number, number>();
  for (const { colour } of state.pieces) {
    left.set(colour, (left.get(colour) ?? 0) + 1);
  }
  if ([...left.values()].some((count) => count < 3)) return Infinity;
  return left.size > 0 ? 1 : 0;
}
`,
    tempting: `function h(state: State): number {
  return new Set(state.pieces.map(({ colour }) => colour)).size;
}
`,
  },
];

/** For a game that has none of its own: true of every game, and of no use. */
const general = 'function h(state: State): number {\n  return 0;\n}\n';

export const examplesOf = (game: string): GameExamples =>
  examples.find((each) => each.game === game) ?? { game, admissible: general, tempting: general };
