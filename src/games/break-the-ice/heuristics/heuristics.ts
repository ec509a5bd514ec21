import { type Heuristic, preparedInSteps } from '../../../core/game.ts';
import type { IceBoard } from '../packed/board.ts';
import type { IceSpace } from '../packed/packed.ts';
import { en } from '../words/en.ts';
import { DisplacementTable, hashOfColumn, priceLists } from './displacement.ts';
import { never, priceLists as travelPrices, travelTable } from './travel.ts';

/** A line takes three blocks, so a colour with fewer can never break. */
const smallestLine = 3;

const deadColour =
  'Infinity is right: only lines of three or more break and blocks are never made, so a colour with one or two blocks stays for ever.';

const blocks: Heuristic<IceSpace> = {
  id: 'blocks',
  ...en.heuristics.blocks,
  admissible: [],
  consistent: [],
  argument:
    'A single move can break the whole board, so this over-estimates by far; it is for greedy search.',
  prepare: (space) => {
    const { heights, columns } = space.board;
    return (words, at) => {
      space.load(words, at);
      let left = 0;
      for (let column = 0; column < columns; column += 1) left += heights[column]!;
      return left;
    };
  },
};

export const coloursBlocks: Heuristic<IceSpace> = {
  id: 'colours-blocks',
  ...en.heuristics['colours-blocks'],
  admissible: [],
  consistent: [],
  argument: `One move can break several colours and many blocks, so this over-estimates; it is for greedy search. ${deadColour}`,
  prepare: (space) => {
    const left = new Uint16Array(space.colours.length + 1);
    return (words, at) => {
      countColours(space, words, at, left);
      let estimate = 0;
      for (let colour = 1; colour < left.length; colour += 1) {
        if (left[colour] === 0) continue;
        if (left[colour]! < smallestLine) return Infinity;
        estimate += 1 + left[colour]! / smallestLine;
      }
      return estimate;
    };
  },
};

const chains: Heuristic<IceSpace> = {
  id: 'chains',
  ...en.heuristics.chains,
  admissible: [],
  consistent: [],
  claimedAdmissible: true,
  argument: `It would never over-estimate if every colour needed a move of its own, but one swap can complete two lines and what falls can complete more. ${deadColour}`,
  prepare: (space) => {
    const left = new Uint16Array(space.colours.length + 1);
    return (words, at) => {
      countColours(space, words, at, left);
      const near = linesOneMoveAway(space);
      let estimate = 0;
      for (let colour = 1; colour < left.length; colour += 1) {
        if (left[colour] === 0) continue;
        if (left[colour]! < smallestLine) return Infinity;
        estimate += (near & (1 << colour)) !== 0 ? 1 : 2;
      }
      return estimate;
    };
  },
};

export const displacement: Heuristic<IceSpace> = {
  id: 'displacement',
  ...en.heuristics.displacement,
  admissible: ['unit'],
  consistent: ['unit'],
  argument: [
    'For a colour and a price for each column to the right and to the left, let D be the least total price of moving its blocks sideways so that every run of neighbouring columns in use is three wide or has three blocks in one column.',
    'Breaking never makes D smaller: what breaks fulfils this where it stands, and runs that touch fulfil it together, so the blocks that broke can be added to the best plan of those left without any price. Falling and swapping up or down change no column.',
    'Only a slide (one block) and a swap sideways (two blocks of different colours, one to the right and one to the left) change columns, by one. So the D of one colour at price 1 falls by at most 1 a move, and the sum of D over all colours by at most the two prices together. The largest D, and the sum divided by the two prices, rounded up, therefore fall by at most 1 a move, and so does their maximum for several prices.',
    'Without blocks all are 0, and with blocks at least one move is left.',
    deadColour,
  ].join(' '),
  prepare: (space) => {
    const { cells, heights, columns, stride } = space.board;
    const colours = space.colours.length;
    const table = new DisplacementTable(columns);
    const profiles = new Uint16Array(colours * columns);
    const columnHashes = Int32Array.from({ length: columns }, (_, column) => hashOfColumn(column));
    const hashes = new Int32Array(colours);
    const left = new Uint16Array(colours);
    const sums = new Int32Array(priceLists.length);
    return (words, at) => {
      space.load(words, at);
      profiles.fill(0);
      hashes.fill(0);
      left.fill(0);
      sums.fill(0);
      for (let column = 0; column < columns; column += 1) {
        const bottom = (column + 1) * stride;
        const top = bottom + heights[column]!;
        for (let cell = bottom; cell < top; cell += 1) {
          const colour = cells[cell]! - 1;
          profiles[colour * columns + column]! += 1;
          hashes[colour]! += columnHashes[column]!;
          left[colour]! += 1;
        }
      }
      let estimate = 0;
      for (let colour = 0; colour < colours; colour += 1) {
        if (left[colour] === 0) continue;
        if (left[colour]! < smallestLine) return Infinity;
        const entry = table.find(profiles, colour * columns, hashes[colour]!) * priceLists.length;
        // The first prices are 1 and 1, and a block left takes a move.
        estimate = Math.max(estimate, 1, table.costs[entry]!);
        for (let list = 0; list < priceLists.length; list += 1) sums[list]! += table.costs[entry + list]!;
      }
      for (let list = 0; list < priceLists.length; list += 1) {
        const { right, left: toTheLeft } = priceLists[list]!;
        estimate = Math.max(estimate, Math.ceil(sums[list]! / (right + toTheLeft)));
      }
      return estimate;
    };
  },
};

const travel: Heuristic<IceSpace> = {
  id: 'travel',
  ...en.heuristics.travel,
  admissible: ['unit'],
  consistent: ['unit'],
  argument: [
    'As for displacement, with a stricter notion of columns in which all blocks of a colour can break; docs/solvers-break-the-ice.md has the proof.',
    'Where only lines break, the blocks of a column that are in no line along a row must be in lines upwards, three or more each and no longer than the tallest column. With contact a line upwards needs a column of three.',
    'No column ever grows beyond the tallest one, so what is impossible stays so, and the estimate falls by at most 1 a move for the same reasons.',
    'Infinity is right: such columns cannot be reached by any moves sideways, whatever they cost. In particular a colour with one or two blocks stays for ever.',
  ].join(' '),
  ...preparedInSteps(function* (space: IceSpace) {
    const { cells, heights, columns, stride } = space.board;
    const table = yield* travelTable(space.level);
    yield* table.makeCosts(space.tallest, false);
    const counts = new Uint8Array(space.colours.length * columns);
    const sums = new Int32Array(travelPrices.length);
    return (words, at) => {
      space.load(words, at);
      counts.fill(0);
      sums.fill(0);
      let tallest = 0;
      for (let column = 0; column < columns; column += 1) {
        const bottom = (column + 1) * stride;
        tallest = Math.max(tallest, heights[column]!);
        for (let cell = bottom; cell < bottom + heights[column]!; cell += 1)
          counts[(cells[cell]! - 1) * columns + column]! += 1;
      }
      const costs = table.costs(tallest);
      let estimate = tallest > 0 ? 1 : 0;
      for (let colour = 0; colour < space.colours.length; colour += 1) {
        const first = table.find(counts, colour * columns) * travelPrices.length;
        if (costs[first] === never) return Infinity;
        estimate = Math.max(estimate, costs[first]!);
        for (let list = 0; list < travelPrices.length; list += 1) sums[list]! += costs[first + list]!;
      }
      for (let list = 0; list < travelPrices.length; list += 1) {
        const { right, left } = travelPrices[list]!;
        estimate = Math.max(estimate, Math.ceil(sums[list]! / (right + left)));
      }
      return estimate;
    };
  }),
};

/** Unfolds a state and counts its blocks by their number on the board. */
function countColours(space: IceSpace, words: Uint32Array, at: number, left: Uint16Array): void {
  space.load(words, at);
  const { cells, heights, columns, stride } = space.board;
  left.fill(0);
  for (let column = 0; column < columns; column += 1) {
    const bottom = (column + 1) * stride;
    const top = bottom + heights[column]!;
    for (let cell = bottom; cell < top; cell += 1) left[cells[cell]!]! += 1;
  }
}

/** The colours, as bits, of which a single move on the board completes a line. */
function linesOneMoveAway({ board }: IceSpace): number {
  const { heights, columns, stride } = board;
  let lines = 0;
  for (let column = 0; column < columns; column += 1) {
    const bottom = (column + 1) * stride;
    const top = bottom + heights[column]!;
    for (let cell = bottom; cell < top; cell += 1) {
      lines |= linesOfSwap(board, cell, cell + 1);
      lines |= linesOfSwap(board, cell, cell + stride);
      if (column > 0) lines |= linesOfSlide(board, cell, column, column - 1);
      if (column + 1 < columns) lines |= linesOfSlide(board, cell, column, column + 1);
    }
  }
  return lines;
}

function linesOfSwap(board: IceBoard, cell: number, other: number): number {
  // Swapping two blocks of one colour changes nothing, so it completes no line.
  if (board.cells[other] === 0) return 0;
  board.swap(cell, other);
  const lines = board.linesAfterSwap(cell, other);
  board.swap(cell, other);
  return lines;
}

function linesOfSlide(board: IceBoard, cell: number, from: number, to: number): number {
  if (board.cells[cell + (to - from) * board.stride] !== 0) return 0;
  board.slide(cell, from, to);
  const lines = board.linesAfterSlide(cell, from, to);
  board.slideBack(cell, from, to);
  return lines;
}

export const iceHeuristics: readonly Heuristic<IceSpace>[] = [
  displacement,
  travel,
  blocks,
  coloursBlocks,
  chains,
];
