import type { Direction } from '../../../core/grid.ts';
import type { CellView, Controls, PieceView, Preview, View } from '../../../core/view.ts';
import type { RollLevel } from '../level.ts';
import { rollMessage } from '../messages.ts';
import type { RollMove, RollState } from './rules.ts';

/** Full height for a standing block, half height for a lying one. */
const labels = { standing: '█', lying: '▄' } as const;

/** The ground that only this game has, and its colour in a terminal. A gap is a bridge that is hidden now. */
const tints = { fragile: 215, switch: 123, bridge: 180, gap: 242 } as const;

const partView = (kind: keyof typeof tints, sign: string, label?: string): CellView => ({
  ground: kind === 'gap' ? 'void' : 'floor',
  part: { kind, sign, tint: tints[kind] },
  ...(label !== undefined && { groundLabel: label }),
});

export function rollView(level: RollLevel, { block, shown }: RollState): View {
  const pieceOn = (cell: number): PieceView | undefined => {
    const part = (block.cells as readonly number[]).indexOf(cell);
    if (part < 0) return undefined;
    if (block.kind !== 'split') return { id: 'block', label: labels[block.kind], colour: 0 };
    return { id: `cube-${part + 1}`, label: String(part + 1), colour: part };
  };
  const groundOn = (cell: number): CellView => {
    if (cell === level.goal) return { ground: 'goal' };
    const ground = level.cells[cell]!;
    if (ground.kind === 'switch') return partView('switch', ground.letter, ground.letter);
    if (ground.kind === 'bridge') {
      const label = String(ground.number);
      return shown.includes(ground.number)
        ? partView('bridge', `=${label}`, label)
        : partView('gap', `~${label}`, label);
    }
    return ground.kind === 'fragile' ? partView('fragile', ':') : { ground: ground.kind };
  };
  const view = (cell: number): CellView => {
    const piece = pieceOn(cell);
    return piece ? { ...groundOn(cell), piece } : groundOn(cell);
  };
  return {
    cells: Array.from({ length: level.rows }, (_, row) =>
      Array.from({ length: level.columns }, (_, column) => view(row * level.columns + column)),
    ),
  };
}

/** The cells that a move would cover, legal or not, by the rules. Undefined in a goal position. */
type Trial = (state: RollState, move: RollMove) => Preview | undefined;

/** The move that a direction means; undefined while the block is split and no cube is picked. */
function meant({ block }: RollState, choice: string | undefined, direction: Direction): RollMove | undefined {
  if (block.kind !== 'split') return { direction };
  return choice === '1' || choice === '2' ? { direction, cube: choice === '1' ? 1 : 2 } : undefined;
}

/** A direction alone is a move while the block is whole; afterwards a cube is picked first. */
export const rollControls = ({ columns }: RollLevel, trial: Trial): Controls<RollState, RollMove> => ({
  choices: ({ block }) => {
    if (block.kind !== 'split') return [];
    return block.cells.map((cell, index) => ({
      id: String(index + 1),
      label: rollMessage('cube', { cube: index + 1 }),
      cells: [{ row: Math.floor(cell / columns), column: cell % columns }],
    }));
  },
  move: meant,
  choiceOf: (_state, { cube }) => (cube === undefined ? undefined : String(cube)),
  preview: (state, choice, direction) => {
    const move = meant(state, choice, direction);
    return move && trial(state, move);
  },
});
