import type { Examples } from '../../../web/play/room.ts';

export const examples: Examples = {
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
};
