import type { Lesson, Played } from '../../../web/play/lessons/lesson.ts';
import type { Cell, RollLevel } from '../level.ts';
import type { RollMove, RollState } from '../rules/rules.ts';

type Roll = Played<RollLevel, RollState, RollMove>;

const has = ({ cells }: RollLevel, kind: Cell['kind']): boolean => cells.some((cell) => cell.kind === kind);
const hasSwitch = ({ switches }: RollLevel, kind: string): boolean =>
  switches.some((each) => each.kind === kind);
/** The ground under the block. */
const under = ({ level, after }: Roll): Cell[] => after.block.cells.map((cell) => level.cells[cell]!);

/** A switch of this kind was pressed, and a bridge has come or gone. */
const presses = (roll: Roll, kind: string): boolean =>
  roll.before.shown.join() !== roll.after.shown.join() &&
  under(roll).some(
    (cell) =>
      cell.kind === 'switch' &&
      roll.level.switches.some((each) => each.letter === cell.letter && each.kind === kind),
  );

export const lessons: readonly Lesson<RollLevel, RollState, RollMove>[] = [
  {
    id: 'roll',
    says: {
      en: 'Swipe or press an arrow to roll the block: standing, it falls over and then lies on two cells.',
      pt: 'Deslize o dedo ou prima uma seta para rolar o bloco: de pé, tomba e fica deitado sobre duas casas.',
    },
    isIn: () => true,
    isShownBy: ({ after }) => after.block.kind === 'lying',
    example: { board: 'S..G', moves: 'R' },
  },
  {
    id: 'stand',
    says: {
      en: 'Lying, it rolls sideways, or gets up when it rolls over its end.',
      pt: 'Deitado, rola de lado, ou levanta-se quando rola sobre a ponta.',
    },
    isIn: () => true,
    isShownBy: ({ before, after }) => before.block.kind === 'lying' && after.block.kind === 'standing',
    example: { board: 'S...\n...G', moves: 'R R' },
  },
  {
    id: 'goal',
    says: {
      en: 'The block has to stand upright in the glowing hole, and must never roll over the edge.',
      pt: 'O bloco tem de ficar de pé no buraco iluminado e nunca pode rolar para fora.',
    },
    isIn: () => true,
    isShownBy: ({ rules, after }) => rules.isGoal(after),
    onlySaid: true,
    example: { board: 'S..G', moves: 'R R' },
  },
  {
    id: 'fragile',
    says: {
      en: 'Fragile floor bears the block while it lies, but breaks when the block stands up on it.',
      pt: 'O chão frágil aguenta o bloco deitado, mas parte-se quando o bloco fica de pé em cima dele.',
    },
    isIn: (level) => has(level, 'fragile'),
    isShownBy: (roll) =>
      roll.after.block.kind === 'lying' && under(roll).some(({ kind }) => kind === 'fragile'),
    example: { board: 'S:.G', moves: 'R' },
  },
  {
    id: 'soft-switch',
    says: {
      en: 'A soft switch, a round one, works as soon as any part of the block touches it.',
      pt: 'Um botão leve, redondo, funciona assim que qualquer parte do bloco lhe toca.',
    },
    isIn: (level) => hasSwitch(level, 'soft'),
    isShownBy: (roll) => presses(roll, 'soft'),
    example: { headers: 'switch a: soft show 1', board: 'Sa.1G', moves: 'R' },
  },
  {
    id: 'heavy-switch',
    says: {
      en: 'A heavy switch, a square one, needs the whole weight: the block must stand on it.',
      pt: 'Um botão pesado, quadrado, precisa do peso todo: o bloco tem de ficar de pé em cima dele.',
    },
    isIn: (level) => hasSwitch(level, 'heavy'),
    isShownBy: (roll) => presses(roll, 'heavy'),
    example: { headers: 'switch a: heavy show 1', board: 'S..a\n###1\n###.\n###G', moves: 'R R' },
  },
  {
    id: 'bridge',
    says: {
      en: 'A bridge bears the block only while it is there; switches bring it and take it away.',
      pt: 'Uma ponte só aguenta o bloco enquanto lá está; os botões fazem-na aparecer e desaparecer.',
    },
    isIn: (level) => has(level, 'bridge'),
    isShownBy: (roll) => under(roll).some(({ kind }) => kind === 'bridge'),
    example: { headers: 'switch a: heavy show 1', board: 'S..a\n###1\n###.\n###G', moves: 'R R D' },
  },
  {
    id: 'split',
    says: {
      en: 'A split switch cuts the block that stands on it into two cubes: tap one, or press its number, and move it.',
      pt: 'Um divisor corta o bloco que fica de pé em cima dele em dois cubos: toque num, ou prima o seu número, e mova-o.',
    },
    isIn: (level) => hasSwitch(level, 'split'),
    isShownBy: ({ after }) => after.block.kind === 'split',
    example: { headers: 'switch a: split 1,1 1,5', board: 'S..a.\n....G', moves: 'R R' },
  },
  {
    id: 'join',
    says: {
      en: 'Two cubes side by side are one block again; only the whole block can finish.',
      pt: 'Dois cubos lado a lado voltam a ser um bloco; só o bloco inteiro pode acabar o nível.',
    },
    isIn: (level) => hasSwitch(level, 'split'),
    isShownBy: ({ before, after }) => before.block.kind === 'split' && after.block.kind === 'lying',
    example: { headers: 'switch a: split 1,1 1,3', board: 'S..a.\n....G', moves: 'R R 1R' },
  },
];
