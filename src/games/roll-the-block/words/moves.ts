import type { Direction } from '../../../core/grid.ts';
import type { MessageOf, Phrases } from '../../../core/message.ts';
import type { MoveWords, PieceNames, Telling } from '../../../core/move-words.ts';
import { enColour, enTo, ptColourOfHim, ptTo } from '../../../core/words/telling.ts';

/** As the rules have it; they take words from this folder, so that it takes nothing from theirs. */
type RollMove = { readonly direction: Direction; readonly cube?: 1 | 2 };

type RollMessages = {
  'roll-block': { direction: Direction };
  'roll-cube': { direction: Direction; cube: number };
  'one-cube': { cube: number };
};
type RollPhrases = Phrases<{ [Code in keyof RollMessages]: RollMessages[Code] & Telling }>;

/** The cubes by their numbers where these are seen; they have colours of their own. The block has no number. */
const names: PieceNames = {
  en: ({ label, colour }, { letters }) =>
    isCube(label) ? (letters === 1 ? `cube ${label}` : `${enColour(colour)} cube`) : 'block',
  pt: ({ label, colour }, { letters }) =>
    isCube(label) ? `cubo ${letters === 1 ? label : ptColourOfHim(colour)}` : 'bloco',
};
const isCube = (label: string): boolean => /\d/.test(label);
const seen = (cube: number) => ({ label: String(cube), colour: cube - 1 });

const enCube = ({ cube, ...telling }: { cube: number } & Telling): string =>
  (telling.letters === 1 ? '' : 'the ') + names.en(seen(cube), telling);
const enRoll = { do: 'roll', done: 'rolled' } as const;
const en: RollPhrases = {
  'roll-block': ({ form, direction }) => `${enRoll[form]} the block ${enTo[direction]}`,
  'roll-cube': ({ direction, ...cube }) => `${enRoll[cube.form]} ${enCube(cube)} ${enTo[direction]}`,
  'one-cube': enCube,
};

const ptCube = ({ cube, ...telling }: { cube: number } & Telling): string =>
  `o ${names.pt(seen(cube), telling)}`;
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
  names,
  phrases: { en, pt },
};
