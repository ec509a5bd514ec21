import type { Direction } from '../../../core/grid.ts';
import type { MessageOf, Phrases } from '../../../core/message.ts';
import type { MoveWords, Telling } from '../../../core/move-words.ts';
import { enColour, enTo, looksLike, namesOf, ptColourOfHim, ptTo } from '../../../core/words/telling.ts';
import type { IceMessages } from '../messages.ts';
import { formatCell, type IceMove, type Position, parseCell } from '../rules/notation.ts';
import { type Block, blockAt, type IceState, neighbour } from '../rules/state.ts';

/** A block by its colour, and by its place where others look the same. */
type BlockFacts = {
  letter: string;
  cell: string;
  /** From 1, or 0 where it is the only one of its colour. */
  column: number;
  /** Among those of its colour in the column, from 1 at the bottom; 0 where it is the only one there. */
  rank: number;
  /** How many of its colour are in the column. */
  alike: number;
};
type BlockMessages = {
  slide: BlockFacts & { direction: Direction };
  swap: BlockFacts & { direction: Direction; other: string };
  block: BlockFacts;
};
type AllMessages = BlockMessages & Pick<IceMessages, 'same-colour' | 'leaves-board'>;
type BlockPhrases = Phrases<{ [Code in keyof AllMessages]: AllMessages[Code] & Telling }>;

const colourOf = (letter: string): number => letter.charCodeAt(0) - 'a'.charCodeAt(0);

function factsOf(state: IceState, at: Position): BlockFacts {
  const letter = blockAt(state, at)?.colour ?? 'a';
  const isAlike = ({ colour }: Block): boolean => looksLike(colourOf(colour), colourOf(letter));
  const stack = state.stacks[at.column] ?? [];
  const alike = stack.filter(isAlike).length;
  const isOnly = state.stacks.flat().filter(isAlike).length === 1;
  const rank = alike === 1 ? 0 : stack.slice(0, at.height + 1).filter(isAlike).length;
  return { letter, cell: formatCell(at), column: isOnly ? 0 : at.column + 1, rank, alike };
}

/** The block that was picked and where it went: a swap can be made from either side. */
function madeFrom({
  move,
  choice,
  direction,
}: {
  readonly move: IceMove;
  readonly choice: string | undefined;
  readonly direction: Direction | undefined;
}): IceMove {
  const cell = choice === undefined ? undefined : parseCell(choice);
  return cell && direction ? { ...cell, direction } : move;
}

const names = namesOf('block', 'bloco', ptColourOfHim);
const seen = (letter: string) => ({ label: letter, colour: colourOf(letter) });

const ordinal = (number: number): string => {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'}`;
};

const enBlock = ({ letter, cell, column, rank, alike, ...telling }: BlockFacts & Telling): string => {
  const name = names.en(seen(letter), telling);
  if (telling.coordinates === 1) return `the ${name} at ${cell}`;
  if (column === 0) return `the ${name}`;
  if (rank === 0) return `the ${name} in column ${column}`;
  if (rank === 1) return `the lowest ${name} in column ${column}`;
  return rank === alike
    ? `the highest ${name} in column ${column}`
    : `the ${ordinal(rank)} ${name} from below in column ${column}`;
};
const enSide = { U: 'above it', D: 'below it', L: 'to its left', R: 'to its right' } as const;

const en: BlockPhrases = {
  slide: ({ direction, ...block }) =>
    `${block.form === 'do' ? 'slide' : 'slid'} ${enBlock(block)} ${enTo[direction]}`,
  swap: ({ direction, other, ...block }) =>
    `${block.form === 'do' ? 'swap' : 'swapped'} ${enBlock(block)} with the ` +
    `${block.letters === 1 ? names.en(seen(other), block) : `${enColour(colourOf(other))} one`} ${enSide[direction]}`,
  block: enBlock,
  'same-colour': () => 'both blocks have the same colour, so swapping them changes nothing',
  'leaves-board': () => 'the block would leave the board',
};

const ptBlock = ({ letter, cell, column, rank, alike, ...telling }: BlockFacts & Telling): string => {
  const name = names.pt(seen(letter), telling);
  if (telling.coordinates === 1) return `o ${name} em ${cell}`;
  if (column === 0) return `o ${name}`;
  if (rank === 0) return `o ${name} da coluna ${column}`;
  if (rank === 1) return `o ${name} mais baixo da coluna ${column}`;
  return rank === alike
    ? `o ${name} mais alto da coluna ${column}`
    : `o ${rank}.º ${name} a contar de baixo na coluna ${column}`;
};
const ptSide = {
  U: 'por cima dele',
  D: 'por baixo dele',
  L: 'à sua esquerda',
  R: 'à sua direita',
} as const;

const pt: BlockPhrases = {
  slide: ({ direction, ...block }) =>
    `${block.form === 'do' ? 'deslize' : 'deslizou'} ${ptBlock(block)} ${ptTo[direction]}`,
  swap: ({ direction, other, ...block }) =>
    `${block.form === 'do' ? 'troque' : 'trocou'} ${ptBlock(block)} com o ` +
    `${block.letters === 1 ? names.pt(seen(other), block) : ptColourOfHim(colourOf(other))} ${ptSide[direction]}`,
  block: ptBlock,
  'same-colour': () => 'os dois blocos têm a mesma cor, por isso trocá-los não muda nada',
  'leaves-board': () => 'o bloco sairia do tabuleiro',
};

export const moves: MoveWords<IceState, IceMove> = {
  describe: ({ before, ...made }): MessageOf<BlockMessages> => {
    const from = madeFrom(made);
    const { direction } = from;
    const other = blockAt(before, neighbour(from, direction));
    const block = factsOf(before, from);
    return other
      ? { code: 'swap', values: { ...block, direction, other: other.colour } }
      : { code: 'slide', values: { ...block, direction } };
  },
  piece: (state, choice): MessageOf<BlockMessages> => ({
    code: 'block',
    values: factsOf(state, parseCell(choice)!),
  }),
  written: (made) => {
    const from = madeFrom(made);
    return formatCell(from) + from.direction;
  },
  edge: {
    column: (index) => formatCell({ column: index, height: 0 }).slice(0, -1),
    row: (index, rows) => String(rows - index),
  },
  names,
  phrases: { en, pt },
};
