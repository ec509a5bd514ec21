import { type Heuristic, unitCost } from '../core/game.ts';
import type { Generator } from '../core/generator.ts';
import type { Level } from '../core/level.ts';
import type { Random } from '../core/random.ts';
import type { Steps } from '../core/slices.ts';
import { packedRow } from '../core/space.ts';
import { spaceInSteps } from '../search/prepare.ts';
import { layersFromGoals } from './farthest.ts';
import type { LevelSolver, Measured } from './level-solver.ts';
import type { MoveRange } from './request.ts';

/** The most changes of a level, and the most in a row that do not improve it. */
const mostChanges = 150;
const patience = 40;
/** Boards with more states are solved from their own start. */
const mostPositions = 100_000;
/** Candidates for a new start, for each length. */
const startsAsked = 8;

/** The wanted range, and within it a length that differs from try to try. */
export interface Aim {
  readonly range: MoveRange;
  readonly length: number;
}

/** Not always the least, and never far above it: long ones take long to find. */
export function aimWithin(random: Random, range: MoveRange): Aim {
  const room = Math.max(2, Math.ceil(range.least / 4));
  return { range, length: Math.min(range.least + random.below(room + 1), range.most) };
}

/** The distance of a length from the aim; 0 when it is met. */
const missing = ({ range, length }: Aim, optimum: number): number => {
  if (optimum < length) return length - optimum;
  return optimum > range.most ? optimum - range.most : 0;
};

/**
 * Local search: accepts changes that do not make a level worse, until its optimum meets the aim or many changes in a row
 * did not improve it. Undefined when no solution of the first level was found, or the optimum of the last is not known.
 */
export function* improve(
  solver: LevelSolver,
  generator: Generator,
  random: Random,
  first: Level,
  aim: Aim,
): Steps<Measured | undefined> {
  const guide = solver.game.heuristics.find(({ id }) => id === generator.guide);
  const measured = guide ? guessOf(solver, guide, aim) : measureOf(solver, generator, random, aim);
  // Once it is solved, any length in the range will do where lengths are guessed: to solve is what takes long.
  const solvedAim = guide && generator.followsWishes ? { ...aim, length: aim.range.least } : aim;
  const missingOf = ({ optimum, isGuess }: Judged): number => missing(isGuess ? aim : solvedAim, optimum);
  let best = yield* measured(first);
  if (!best) return undefined;
  let inVain = 0;
  for (let changes = 0; changes < mostChanges && inVain < patience; changes += 1) {
    const short = missingOf(best);
    if (short === 0) break;
    inVain += 1;
    const changed = generator.vary(random, best.level);
    yield;
    if (!changed) continue;
    const next = yield* measured(changed);
    if (!next) continue;
    const shortNow = missingOf(next);
    if (shortNow > short) continue;
    // Equal is accepted, to cross plateaus, but counts as no improvement: the search must end.
    if (shortNow < short) inVain = 0;
    best = next;
  }
  return best.isGuess ? yield* solved(solver, best.level) : best;
}

/** A level with its optimum, or with a guess that is not less. */
interface Judged extends Measured {
  readonly isGuess?: boolean;
}
type Measure = (level: Level) => Steps<Judged | undefined>;

/** The level with its optimum; undefined when there is no solution to find or it takes too many states. */
function* solved(solver: LevelSolver, level: Level): Steps<Measured | undefined> {
  const optimum = yield* solver.optimumOf(level);
  return optimum !== undefined && Number.isFinite(optimum) && optimum > 0 ? { level, optimum } : undefined;
}

/** Guesses, and solves only what seems to meet the aim. */
const guessOf = (solver: LevelSolver, guide: Heuristic, aim: Aim): Measure =>
  function* (level) {
    const optimum = yield* solver.guess(level, guide);
    if (optimum === undefined) return undefined;
    return missing(aim, optimum) === 0 ? yield* solved(solver, level) : { level, optimum, isGuess: true };
  };

/** Solves a level; on small boards it may first move the start to where the optimum fits the aim best. */
function measureOf(solver: LevelSolver, generator: Generator, random: Random, aim: Aim): Measure {
  let isSmall = generator.startingFrom !== undefined;
  return function* (level) {
    if (isSmall) {
      const moved = yield* startMoved(solver, generator, random, level, aim);
      if (moved === 'unsolvable') return undefined;
      if (moved !== 'too-many') return moved;
      // Changed levels are not smaller.
      isSmall = false;
    }
    return yield* solved(solver, level);
  };
}

function* startMoved(
  solver: LevelSolver,
  generator: Generator,
  random: Random,
  level: Level,
  aim: Aim,
): Steps<Measured | 'unsolvable' | 'too-many'> {
  const space = yield* spaceInSteps(solver.game, level, unitCost.id);
  const start = packedRow(space, solver.game.rules(level).start());
  const most = Math.min(mostPositions, solver.states);
  const found = yield* layersFromGoals(space, start, most, solver.pace);
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
