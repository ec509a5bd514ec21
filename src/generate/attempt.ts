import type { Shape } from '../core/generator.ts';
import type { Level } from '../core/level.ts';
import type { Steps } from '../core/slices.ts';
import { withoutIdleParts } from './idle.ts';
import { aimWithin, improve } from './improve.ts';
import type { LevelSolver, Measured } from './level-solver.ts';
import { originOf, randomOf } from './origin.ts';
import type { MoveRange, Plan } from './request.ts';
import { drawShape, hasShape } from './shape.ts';

/**
 * Why a try gave no level: nothing was proposed; no solution was found; the optimum is too short or too long; an idle part
 * cannot be removed; the optimum cannot be proved; the level is known already.
 */
export type Rejection =
  | 'not-proposed'
  | 'unsolved'
  | 'too-short'
  | 'too-long'
  | 'idle'
  | 'unproved'
  | 'known';

/** The outcome of a try. */
export type Outcome =
  | { readonly kind: 'made'; readonly made: Made }
  /** `nearest` is the level, when only its length is wrong. */
  | { readonly kind: 'rejected'; readonly why: Rejection; readonly nearest?: Made };

/** A level with its optimum and origin, and its canonical form. */
export interface Made extends Measured {
  readonly canonical: string;
}

const rejected = (why: Rejection): Outcome => ({ kind: 'rejected', why });

/** How far a length lies outside a range. */
export const outside = (optimum: number, { least, most }: MoveRange): number =>
  Math.max(0, least - optimum, optimum - most);

/**
 * One try: propose, improve, remove idle parts, compare, prove. `isWorthKeeping` tells whether a level of a wrong length is
 * worth finishing, as the nearest to the request so far.
 */
export function* attempt(
  plan: Plan,
  solver: LevelSolver,
  number: number,
  isKnown: (canonical: string) => boolean,
  isWorthKeeping: (optimum: number) => boolean,
): Steps<Outcome> {
  const { generator, moves } = plan;
  const shape = drawShape(randomOf(plan.seed, number, 'shape'), plan);
  if (!shape) return rejected('not-proposed');
  const random = randomOf(plan.seed, number, 'level');
  const aim = aimWithin(random, moves);
  const proposed = generator.proposeInSteps
    ? yield* generator.proposeInSteps(random, shape)
    : generator.propose(random, shape);
  yield;
  if (!proposed) return rejected('not-proposed');
  const best = yield* improve(solver, generator, random, proposed, aim);
  if (!best) return rejected('unsolved');

  const isRight = outside(best.optimum, moves) === 0;
  const why = best.optimum < moves.least ? 'too-short' : 'too-long';
  if (!isRight && !isWorthKeeping(best.optimum)) return rejected(why);
  const level = yield* withoutIdleParts(solver, generator, best, (each) =>
    hasShape(generator.shapeOf?.(each), shape),
  );
  if (!level) return rejected(isRight ? 'idle' : why);
  const canonical = generator.canonical(level);
  if (isKnown(canonical)) return rejected(isRight ? 'known' : why);
  const optimum = yield* solver.prove(level);
  if (optimum === undefined) return rejected(isRight ? 'unproved' : why);
  if (optimum !== best.optimum)
    throw new Error(`${originOf(plan, shape, number)}: measured ${best.optimum} moves, proved ${optimum}`);
  const made = { level: withOrigin(level, plan, shape, number, optimum), optimum, canonical };
  return isRight ? { kind: 'made', made } : { kind: 'rejected', why, nearest: made };
}

const withOrigin = (level: Level, plan: Plan, shape: Shape, number: number, optimum: number): Level => ({
  ...level,
  info: { optimal: optimum, generator: originOf(plan, shape, number) },
});
