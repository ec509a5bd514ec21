import type { Direction } from '../../../core/grid.ts';
import type { MessageOf, Phrases } from '../../../core/message.ts';
import type { MoveWords, Telling } from '../../../core/move-words.ts';
import { enColour, enTo, ptColourOfHim, ptTo } from '../../../core/words/telling.ts';

/** As the rules have it; they take words from this folder, so that it takes nothing from theirs. */
type RollMove = { readonly direction: Direction; readonly cube?: 1 | 2 };

type RollMessages = {
  'roll-block': { direction: Direction };
  'roll-cube': { direction: Direction; cube: number };
  'one-cube': { cube: number };
};
type RollPhrases = Phrases<{ [Code in keyof RollMessages]: RollMessages[Code] & Telling }>;

/** By its number where that is seen; the two have colours of their own. */
const enCube = ({ cube, letters }: { cube: number } & Telling): string =>
  letters === 1 ? `cube ${cube}` : `the ${enColour(cube - 1)} cube`;
const enRoll = { do: 'roll', done: 'rolled' } as const;
const en: RollPhrases = {
  'roll-block': ({ form, direction }) => `${enRoll[form]} the block ${enTo[direction]}`,
  'roll-cube': ({ direction, ...cube }) => `${enRoll[cube.form]} ${enCube(cube)} ${enTo[direction]}`,
  'one-cube': enCube,
};

const ptCube = ({ cube, letters }: { cube: number } & Telling): string =>
  `o cubo ${letters === 1 ? cube : ptColourOfHim(cube - 1)}`;
const ptRoll = { do: 'role', done: 'rolou' } as const;
const pt: RollPhrases = {
  'roll-block': ({ form, direction }) => `${ptRoll[form]} o bloco ${ptTo[direction]}`,
  'roll-cube': ({ direction, ...cube }) => `${ptRoll[cube.form]} ${ptCube(cube)} ${ptTo[direction]}`,
  'one-cube': ptCube,
};

export const moves: MoveWords<unknown, RollMove> = {
  describe: ({ move: { direction, cube } }): MessageOf<RollMessages> =>
    cube === undefined
      ? { code: 'roll-block', values: { direction } }
      : { code: 'roll-cube', values: { direction, cube } },
  piece: (_state, choice): MessageOf<RollMessages> => ({
    code: 'one-cube',
    values: { cube: Number(choice) },
  }),
  phrases: { en, pt },
};
