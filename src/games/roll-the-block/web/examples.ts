import type { Examples } from '../../../web/play/room.ts';

export const examples: Examples = {
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
};
