import type { Heuristic } from '../../../core/game.ts';
import type { Estimate } from '../../../core/space.ts';
import type { TilesSpace } from '../packed/space.ts';
import { en } from '../words/en.ts';
import { Assignment } from './assignment.ts';

/** An estimate of the moves that take a tile from one free cell to another: at most 3. */
type TileGuess = (from: number, to: number) => number;
const largestGuess = 3;

/**
 * Above this size of the table of tiles and goals of a colour, the best assignment would take longer than the search that
 * it guides: every tile is then assigned its nearest goal, even if it is shared.
 */
const largestAssignment = 4096;

/** The published heuristics for this game, as described by their authors. */
export const fieldHeuristics: readonly Heuristic<TilesSpace>[] = [
  {
    id: 'simple',
    ...en.heuristics.simple,
    admissible: [],
    consistent: [],
    argument:
      'One move moves all tiles, so several can arrive at once: with "A.a" above "B.b" it says 2, one move does.',
    prepare: (space) => (words, at) => {
      let misplaced = 0;
      for (let slot = 0; slot < space.tileCount; slot += 1) {
        if (space.goalColour[space.cellAt(words, at, slot)] !== space.colourOf[slot]) misplaced += 1;
      }
      return misplaced;
    },
  },
  {
    id: 'fast',
    ...en.heuristics.fast,
    admissible: [],
    consistent: [],
    argument:
      'It adds up over the tiles although one move moves all: with "A.a" above "B.b" it says 2, one move does.',
    prepare: (space) => prepareGuesses(space, fastGuess(space), 'sum'),
  },
  {
    id: 'complex',
    ...en.heuristics.complex,
    admissible: [],
    consistent: [],
    claimedAdmissible: true,
    argument:
      'Called admissible by its inventors, and it is not: an obstacle or a tile can stop a tile on a goal away from the border. With "Aa#" in the middle of 3 x 3 cells it says 2, one move does; no smaller board has such a goal. On goals against a border it is right: 1 to move at all, 2 to change row and column, 3 to get round an obstacle.',
    prepare: (space) => prepareGuesses(space, complexGuess(space), 'worst'),
  },
];

/** 0 on the goal, 1 in its row or column, 2 elsewhere; 1 more when the goal is not against the border of the board. */
function fastGuess({ level, geometry }: TilesSpace): TileGuess {
  const { rows, columns } = level;
  const row = Uint8Array.from(geometry.cellOf, (cell) => Math.floor(cell / columns));
  const column = Uint8Array.from(geometry.cellOf, (cell) => cell % columns);
  const extra = Uint8Array.from(geometry.cellOf, (_, number) => {
    const inside = row[number]! > 0 && row[number]! < rows - 1;
    return inside && column[number]! > 0 && column[number]! < columns - 1 ? 1 : 0;
  });
  return (from, to) => {
    if (from === to) return 0;
    return (row[from] === row[to] || column[from] === column[to] ? 1 : 2) + extra[to]!;
  };
}

/** The same, but 3 when tile and goal are in one line and not in one run of free cells. */
function complexGuess(space: TilesSpace): TileGuess {
  const guess = fastGuess(space);
  const { columns } = space.level;
  const { cellOf, horizontal, vertical } = space.geometry;
  const row = Uint8Array.from(cellOf, (cell) => Math.floor(cell / columns));
  const column = Uint8Array.from(cellOf, (cell) => cell % columns);
  const rowRun = horizontal.first;
  const columnRun = Uint16Array.from(vertical.positionOf, (position) => vertical.first[position]!);
  return (from, to) => {
    const blockedRow = row[from] === row[to] && rowRun[from] !== rowRun[to];
    const blockedColumn = column[from] === column[to] && columnRun[from] !== columnRun[to];
    return blockedRow || blockedColumn ? largestGuess : guess(from, to);
  };
}

interface ColourGroup {
  readonly firstSlot: number;
  readonly endSlot: number;
  readonly goals: Uint16Array;
  readonly assignment: Assignment | undefined;
}

/** The sum or the maximum of the estimates of all colours, each under its best assignment of tiles to goals. */
function prepareGuesses(space: TilesSpace, guess: TileGuess, join: 'sum' | 'worst'): Estimate {
  const groups: ColourGroup[] = [];
  for (let slot = 0; slot < space.tileCount; slot = space.runEnd[slot]!) {
    const endSlot = space.runEnd[slot]!;
    const colour = space.colourOf[slot]!;
    const numbers = [...space.goalColour.keys()].filter((number) => space.goalColour[number] === colour);
    const small = (endSlot - slot) * numbers.length <= largestAssignment;
    const assignment = small ? new Assignment(endSlot - slot, numbers.length) : undefined;
    groups.push({ firstSlot: slot, endSlot, goals: Uint16Array.from(numbers), assignment });
  }
  return (words, at) => {
    let total = 0;
    for (let index = 0; index < groups.length; index += 1) {
      const { firstSlot, endSlot, goals, assignment } = groups[index]!;
      let nearestJoined = 0;
      for (let slot = firstSlot; slot < endSlot; slot += 1) {
        const from = space.cellAt(words, at, slot);
        let nearest = largestGuess;
        for (let goal = 0; goal < goals.length && (assignment || nearest > 0); goal += 1) {
          const moves = guess(from, goals[goal]!);
          if (moves < nearest) nearest = moves;
          if (assignment) assignment.costs[(slot - firstSlot) * goals.length + goal] = moves;
        }
        nearestJoined = join === 'sum' ? nearestJoined + nearest : Math.max(nearestJoined, nearest);
      }
      let joined = nearestJoined;
      if (assignment && endSlot > firstSlot + 1)
        joined = join === 'sum' ? assignment.smallestSum() : assignment.smallestWorst(largestGuess);
      total = join === 'sum' ? total + joined : Math.max(total, joined);
    }
    return total;
  };
}
