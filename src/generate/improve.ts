import type { Generator } from '../core/generator.ts';
import type { Level } from '../core/level.ts';
import type { Random } from '../core/random.ts';
import type { Steps } from '../core/slices.ts';
import { packedRow } from '../core/space.ts';
import { layersFromGoals } from './farthest.ts';
import type { LevelSolver, Measured } from './level-solver.ts';
import type { MoveRange } from './request.ts';

/** How often a level is changed, and how often in a row to no avail, before it is left as it is. */
const mostChanges = 150;
const patience = 40;
/** Boards with more positions are solved as they are. */
const mostPositions = 100_000;
/** Positions that are asked whether a level can start there, for each length. */
const startsAsked = 8;

/** What to aim at: the wanted range, and within it a length that differs from try to try. */
export interface Aim {
  readonly range: MoveRange;
  readonly length: number;
}

/** Not always the least, and never far above it: long ones take long to find. */
export function aimWithin(random: Random, range: MoveRange): Aim {
  const room = Math.max(2, Math.ceil(range.least / 4));
  return { range, length: Math.min(range.least + random.below(room + 1), range.most) };
}

/** How far a length is from the aim; 0 is there. */
const missing = ({ range, length }: Aim, optimum: number): number => {
  if (optimum < length) return length - optimum;
  return optimum > range.most ? optimum - range.most : 0;
};

/**
 * Local search: changes a level as long as it does not get worse, until its shortest solution is as long as aimed at or many
 * changes have come to nothing. Undefined when the first level has no solution that can be found.
 */
export function* improve(
  solver: LevelSolver,
  generator: Generator,
  random: Random,
  first: Level,
  aim: Aim,
): Steps<Measured | undefined> {
  const measured = measureOf(solver, generator, random, aim);
  let best = measured(first);
  yield;
  if (!best) return undefined;
  let inVain = 0;
  for (let changes = 0; changes < mostChanges && inVain < patience; changes += 1) {
    const short = missing(aim, best.optimum);
    if (short === 0) break;
    inVain += 1;
    const changed = generator.vary(random, best.level);
    if (!changed) continue;
    const next = measured(changed);
    yield;
    if (!next) continue;
    const shortNow = missing(aim, next.optimum);
    if (shortNow > short) continue;
    // As good is good enough to go on from, but counts as in vain: the search must end.
    if (shortNow < short) inVain = 0;
    best = next;
  }
  return best;
}

/** Measures a level; where the game allows it and the board is small enough, started where that fits the aim best. */
function measureOf(
  solver: LevelSolver,
  generator: Generator,
  random: Random,
  aim: Aim,
): (level: Level) => Measured | undefined {
  let isSmall = generator.startingFrom !== undefined;
  return (level) => {
    if (isSmall) {
      const moved = startMoved(solver, generator, random, level, aim);
      if (moved === 'unsolvable') return undefined;
      if (moved !== 'too-many') return moved;
      // The levels that it is changed into are no smaller.
      isSmall = false;
    }
    const optimum = solver.optimumOf(level);
    return optimum !== undefined && Number.isFinite(optimum) && optimum > 0 ? { level, optimum } : undefined;
  };
}

function startMoved(
  solver: LevelSolver,
  generator: Generator,
  random: Random,
  level: Level,
  aim: Aim,
): Measured | 'unsolvable' | 'too-many' {
  const space = solver.game.space(level);
  const start = packedRow(space, solver.game.rules(level).start());
  const found = layersFromGoals(space, start, Math.min(mostPositions, solver.states));
  if (found === 'too-many') return found;
  const { states, layers } = found;
  for (let optimum = Math.min(layers.length - 1, aim.length); optimum > 0; optimum -= 1) {
    const layer = layers[optimum]!;
    const offset = random.below(layer.length);
    for (let asked = 0; asked < Math.min(startsAsked, layer.length); asked += 1) {
      const id = layer[(offset + asked) % layer.length]!;
      const moved = generator.startingFrom!(level, space.unpack(states, id * space.words));
      if (moved) return { level: moved, optimum };
    }
  }
  return 'unsolvable';
}
