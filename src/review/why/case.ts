import type { Landmark, Requirement } from '../../core/facts.ts';
import type { Rules } from '../../core/game.ts';
import type { CellPlace } from '../../core/sketch.ts';
import type { Pace, Steps } from '../../core/slices.ts';
import { type Estimate, packedRow, type Space } from '../../core/space.ts';
import type { Named } from '../../core/studio.ts';
import type { Explained, Mistake, WhyLimits } from './mistake.ts';
import { type Outward, type OutwardOptions, outward } from './outward.ts';
import { playedOn, positionsAlong } from './position.ts';

/** A mistake with all that queries about it need. */
export interface Case {
  readonly rules: Rules;
  readonly space: Space;
  readonly estimate: Estimate | undefined;
  readonly before: unknown;
  readonly after: unknown;
  /** All best moves with the positions after them; none where it is not proved that these are all. */
  readonly best: readonly { readonly move: string; readonly after: unknown }[];
  /** The positions of one best way, from the first move on. */
  readonly way: readonly unknown[];
  /** The moves that the level still allows after it. */
  readonly left: number;
  readonly requirements: readonly Requirement[];
  readonly landmarks: readonly (readonly Landmark[])[];
  readonly limits: WhyLimits;
  readonly pace: Pace;
  meeting(
    wanted: readonly { readonly requirement: Requirement; readonly only?: string | undefined }[],
  ): Named;
}

export function* caseOf(
  explained: Explained,
  { at, state: before, move, best }: Mistake,
  limits: WhyLimits,
  pace: Pace,
): Steps<Case> {
  const { known, facts } = explained;
  const { level } = known;
  const rules = known.game.rules(level);
  const { moveLimit = Number.POSITIVE_INFINITY } = rules;
  return {
    ...(yield* explained.prepare()),
    rules,
    before,
    after: playedOn(rules, before, move),
    best: (best?.isAll ? best.moves : []).map((each) => ({
      move: each,
      after: playedOn(rules, before, each),
    })),
    way: positionsAlong(rules, before, best?.way ?? []).slice(1),
    left: moveLimit - at - 1,
    requirements: facts?.requirements(level) ?? [],
    landmarks: facts?.landmarks?.(level) ?? [],
    limits,
    pace,
    meeting: (wanted) => facts!.meeting(level, wanted),
  };
}

/** Visits the positions from one on. */
export const outwardFrom = (
  { space, limits, pace }: Case,
  state: unknown,
  options: Omit<OutwardOptions, 'states'> = {},
): Steps<Outward> => outward(space, packedRow(space, state), { ...limits, ...options }, pace);

/** Where requirements are in a position, each cell once. */
export function cellsOf(requirements: readonly Requirement[], state: unknown): readonly CellPlace[] {
  const cells = requirements.flatMap((each) => each.cellsIn?.(state) ?? each.cells);
  const seen = new Map(cells.map((cell) => [`${cell.row},${cell.column}`, cell]));
  return [...seen.values()];
}

/** The landmarks that the best way passes: group by group, those that come first on the way first. */
export const landmarksAlong = ({ landmarks, way }: Case): readonly Landmark[] =>
  landmarks.flatMap((group) =>
    group
      .map((landmark) => ({ landmark, first: way.findIndex((state) => landmark.holds(state)) }))
      .filter(({ first }) => first >= 0)
      .toSorted((a, b) => a.first - b.first)
      .map(({ landmark }) => landmark),
  );
