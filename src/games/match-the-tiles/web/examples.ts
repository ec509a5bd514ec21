import type { Examples } from '../../../web/play/room.ts';

export const examples: Examples = {
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
};
