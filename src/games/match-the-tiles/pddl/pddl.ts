import { type Direction, directions, neighbour, opposite } from '../../../core/grid.ts';
import { cellName, directionNames, type Pddl } from '../../../core/pddl.ts';
import { success } from '../../../core/result.ts';
import { goalLetter, type TilesLevel } from '../level.ts';
import { tilesActions } from './actions.ts';

/** A move is a paid step and then one for every cell, of no cost, in which all tiles come to stand where they stop. */
export const pddl: Pddl<TilesLevel> = {
  task: (level) => {
    const { tiles, goals, columns } = level;
    const free = [...level.walls.keys()].filter((cell) => !level.walls[cell]);
    const nameOf = (cell: number): string => cellName(cell, columns);
    const colours = [...new Set(tiles.map(({ colour }) => colour))].toSorted((a, b) => a - b);
    const goalsOf = (colour: number): number[] =>
      goals.filter((each) => each.colour === colour).map(({ cell }) => cell);
    const hasSpare = (colour: number): boolean =>
      goalsOf(colour).length > tiles.filter((tile) => tile.colour === colour).length;
    const spare = colours.some(hasSpare);

    const occupied = new Set(tiles.map(({ cell }) => cell));
    const start = [
      'still',
      ...tiles.map(({ cell, colour }) => `on ${goalLetter(colour)} ${nameOf(cell)}`),
      ...free.filter((cell) => !occupied.has(cell)).map((cell) => `clear ${nameOf(cell)}`),
    ];
    const goal = ['still'];
    for (const colour of colours) {
      const home = new Set(goalsOf(colour));
      const letter = goalLetter(colour);
      const elsewhere = free.filter((cell) => !home.has(cell)).map(nameOf);
      start.push(...elsewhere.map((cell) => `astray ${letter} ${cell}`));
      if (hasSpare(colour)) goal.push(...elsewhere.map((cell) => `without ${letter} ${cell}`));
      else goal.push(...[...home].map((cell) => `on ${letter} ${nameOf(cell)}`));
      if (!spare) continue;
      const own = new Set(tiles.filter((tile) => tile.colour === colour).map(({ cell }) => cell));
      start.push(...free.filter((cell) => !own.has(cell)).map((cell) => `without ${letter} ${nameOf(cell)}`));
    }

    let lines = 0;
    for (const direction of directions) {
      const name = directionNames[direction];
      const stretches = stretchesOf(level, free, direction);
      const firsts = stretches.map(([cell]) => nameOf(cell!));
      if (firsts[0] !== undefined) start.push(`first ${name} ${firsts[0]}`);
      for (const [index, stretch] of stretches.entries()) {
        for (const [place, cell] of stretch.entries()) {
          const behind = stretch[place + 1];
          start.push(`stretch ${name} ${nameOf(cell)} line${lines}`);
          if (behind !== undefined) start.push(`behind ${name} ${nameOf(cell)} ${nameOf(behind)}`);
          else start.push(`last ${name} ${nameOf(cell)} ${firsts[index + 1] ?? 'end'}`);
        }
        lines += 1;
      }
    }

    return success({
      domain: spare ? 'match-the-tiles-spare-goals' : 'match-the-tiles',
      about: [
        'Match the Tiles: a move is the paid step slide; the steps after it, until stop, bring all tiles to where they stop.',
        ...(spare ? ['Some colour has more goals than tiles, so its goal is to be on no other cell.'] : []),
      ],
      constants: { direction: Object.values(directionNames), cell: ['end'] },
      objects: {
        cell: free.map(nameOf),
        colour: colours.map(goalLetter),
        line: Array.from({ length: lines }, (_, line) => `line${line}`),
      },
      predicates: {
        ...{ on: ['colour', 'cell'], clear: ['cell'], astray: ['colour', 'cell'] },
        ...(spare && { without: ['colour', 'cell'] }),
        ...{ still: [], ready: [], packed: [], hole: ['cell'], cursor: ['direction', 'cell'] },
        ...{ first: ['direction', 'cell'], stretch: ['direction', 'cell', 'line'] },
        ...{ behind: ['direction', 'cell', 'cell'], last: ['direction', 'cell', 'cell'] },
      },
      actions: tilesActions(spare),
      start,
      goal,
    });
  },
};

/** The cells without an obstacle between them, front first: where a tile can slide. Single cells are left out: nothing moves there. */
function stretchesOf(
  level: TilesLevel,
  free: readonly number[],
  direction: Direction,
): readonly (readonly number[])[] {
  const next = (cell: number, towards: Direction): number | undefined => {
    const beside = neighbour(cell, towards, level);
    return beside === undefined || level.walls[beside] ? undefined : beside;
  };
  return free
    .filter((cell) => next(cell, direction) === undefined)
    .map((front) => {
      const stretch = [front];
      for (
        let cell = next(front, opposite[direction]);
        cell !== undefined;
        cell = next(cell, opposite[direction])
      )
        stretch.push(cell);
      return stretch;
    })
    .filter(({ length }) => length > 1);
}
