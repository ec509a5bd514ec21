import type { Rules } from '../../../core/game.ts';
import type { Direction } from '../../../core/grid.ts';
import type { MessageOf, Phrases } from '../../../core/message.ts';
import type { MoveWords, Telling } from '../../../core/move-words.ts';
import { enTo, ptTo } from '../../../core/words/telling.ts';
import type { RollMove, RollState } from '../rules/rules.ts';

/** A cube by its number, and on which side of the other it is, for those who see no numbers. */
type Cube = { cube: number; side: Direction };
type RollMessages = {
  'roll-block': { direction: Direction };
  'roll-cube': Cube & { direction: Direction };
  'one-cube': Cube;
};
type RollPhrases = Phrases<{ [Code in keyof RollMessages]: RollMessages[Code] & Telling }>;

function cubeOf(state: RollState, cube: number, { controls }: Rules<RollState, RollMove>): Cube {
  const places = controls.choices(state).map(({ cells }) => cells[0]!);
  const [own, other] = cube === 1 ? places : places.toReversed();
  if (!own || !other) return { cube, side: 'L' };
  if (own.column !== other.column) return { cube, side: own.column < other.column ? 'L' : 'R' };
  return { cube, side: own.row < other.row ? 'U' : 'D' };
}

const enSides = { U: 'upper', D: 'lower', L: 'left', R: 'right' } as const;
const enCube = ({ cube, side, letters }: Cube & Telling): string =>
  letters === 1 ? `cube ${cube}` : `the ${enSides[side]} cube`;
const enRoll = { do: 'roll', done: 'rolled' } as const;
const en: RollPhrases = {
  'roll-block': ({ form, direction }) => `${enRoll[form]} the block ${enTo[direction]}`,
  'roll-cube': ({ direction, ...cube }) => `${enRoll[cube.form]} ${enCube(cube)} ${enTo[direction]}`,
  'one-cube': enCube,
};

const ptSides = { U: 'de cima', D: 'de baixo', L: 'da esquerda', R: 'da direita' } as const;
const ptCube = ({ cube, side, letters }: Cube & Telling): string =>
  letters === 1 ? `o cubo ${cube}` : `o cubo ${ptSides[side]}`;
const ptRoll = { do: 'role', done: 'rolou' } as const;
const pt: RollPhrases = {
  'roll-block': ({ form, direction }) => `${ptRoll[form]} o bloco ${ptTo[direction]}`,
  'roll-cube': ({ direction, ...cube }) => `${ptRoll[cube.form]} ${ptCube(cube)} ${ptTo[direction]}`,
  'one-cube': ptCube,
};

export const moves: MoveWords<RollState, RollMove> = {
  describe: ({ before, move: { direction, cube } }, rules): MessageOf<RollMessages> =>
    cube === undefined
      ? { code: 'roll-block', values: { direction } }
      : { code: 'roll-cube', values: { ...cubeOf(before, cube, rules), direction } },
  piece: (state, choice, rules): MessageOf<RollMessages> => ({
    code: 'one-cube',
    values: cubeOf(state, Number(choice), rules),
  }),
  phrases: { en, pt },
};
