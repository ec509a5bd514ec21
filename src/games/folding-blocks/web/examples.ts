import type { Examples } from '../../../web/play/room.ts';

export const examples: Examples = {
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
};
