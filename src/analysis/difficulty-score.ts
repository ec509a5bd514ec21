import type { GameInfo } from '../core/game.ts';
import { type Difficulty, difficulties } from '../core/generator.ts';
import type { DifficultyFigures } from './difficulty-figures.ts';
import { countAsNumber } from './path-count.ts';

/** The figures that the score weighs. */
export type ScoredFigures = Pick<
  DifficultyFigures,
  'optimum' | 'solutions' | 'information' | 'counterIntuitive' | 'walker' | 'traps'
>;

/** One part of the score: a figure on a scale from 0 to 1, and its weight. */
interface ScorePart {
  readonly id: string;
  readonly weight: number;
  /** 0 at `from`, 1 at `to` and beyond, linear in between. */
  readonly from: number;
  readonly to: number;
  /** The figure on the scale, mostly a logarithm; undefined where it is not known. */
  readonly value: (figures: ScoredFigures) => number | undefined;
}

/** All weights and scales, and nothing else: `docs/difficulty.md` has the same table. */
export const scoreParts: readonly ScorePart[] = [
  // Twice as long a solution is one step harder, whatever its length.
  { id: 'length', weight: 25, from: 1, to: 6, value: ({ optimum }) => Math.log2(1 + optimum.moves) },
  {
    id: 'information',
    weight: 30,
    from: 1,
    to: 6,
    value: ({ information }) => information && Math.log2(1 + information.bits),
  },
  // How much longer than the optimum a player takes who sees only the obvious.
  {
    id: 'walker',
    weight: 20,
    from: 0.5,
    to: 8,
    value: ({ walker, optimum }) => Math.log10(Math.max(1, walker.steps / Math.max(1, optimum.moves))),
  },
  {
    id: 'counter-intuitive',
    weight: 10,
    from: 0,
    to: 4,
    value: ({ counterIntuitive }) => Math.log2(1 + counterIntuitive.moves),
  },
  { id: 'traps', weight: 10, from: 0, to: 0.6, value: ({ traps }) => traps.rate },
  // Many solutions are easier to find than few.
  {
    id: 'few-solutions',
    weight: 5,
    from: -6,
    to: 0,
    value: ({ solutions }) => -Math.log2(countAsNumber(solutions.count)),
  },
];

/** Upper bounds of the grades, for games without bounds of their own. */
export const usualLimits: NonNullable<GameInfo['gradeLimits']> = { easy: 30, medium: 45, hard: 60 };

/** From 0 to 100; figures that are not known do not count. */
export function scoreOf(figures: ScoredFigures): number {
  let sum = 0;
  let weights = 0;
  for (const { weight, from, to, value } of scoreParts) {
    const known = value(figures);
    if (known === undefined) continue;
    sum += weight * Math.min(1, Math.max(0, (known - from) / (to - from)));
    weights += weight;
  }
  return (100 * sum) / weights;
}

/** The first grade whose bound is above the score. Scores compare levels of one game: long in one is short in another. */
export const gradeOf = (score: number, limits = usualLimits): Difficulty =>
  difficulties.find((difficulty) => difficulty === 'expert' || score < limits[difficulty])!;
