import { stateGraph } from '../../analysis/graph.ts';
import { togetherNever } from '../../analysis/together.ts';
import type { Facts, Requirement } from '../../core/facts.ts';
import { unitCost } from '../../core/game.ts';
import type { CellPlace } from '../../core/sketch.ts';
import type { Pace, Steps } from '../../core/slices.ts';
import { packedRow } from '../../core/space.ts';
import type { Named } from '../../core/studio.ts';
import type { GameLevel } from '../../games/pack.ts';
import { spaceInSteps } from '../../search/prepare.ts';
import type { PositionLimits } from './positions.ts';

/** One of the things that cannot be had together. */
export interface Demand {
  readonly id: string;
  readonly name: Named;
  readonly cells: readonly CellPlace[];
}

/** Why a level has no solution. */
export type Why =
  /** No position meets all of these; without any of them, one does. */
  | {
      readonly status: 'demands';
      readonly demands: readonly Demand[];
      /** No smaller set is impossible; otherwise it is only known that none of its parts is. */
      readonly isSmallest: boolean;
      /** Proved by visiting so many positions, all that there are; undefined where the board alone proves it. */
      readonly positions: number | undefined;
      /** Cells that could bear a piece and on which none ever lies. */
      readonly untouched: readonly CellPlace[];
    }
  /** It can be solved, but not in the moves that it allows. */
  | {
      readonly status: 'move-limit';
      readonly needed: number;
      readonly allowed: number;
      readonly positions: number;
    }
  /** There are more positions than could be visited. */
  | { readonly status: 'more'; readonly than: number };

/** Finds out why an unsolvable level is so. */
export function* whyImpossible(
  { game, level }: GameLevel,
  facts: Facts | undefined,
  limits: PositionLimits,
  pace: Pace,
): Steps<Why> {
  const requirements = facts?.requirements(level) ?? [];
  const hopeless = requirements.find(({ isHopeless }) => isHopeless);
  yield;
  if (hopeless)
    return {
      status: 'demands',
      demands: [demandOf(hopeless)],
      isSmallest: true,
      positions: undefined,
      untouched: [],
    };
  const rules = game.rules(level);
  const space = yield* spaceInSteps(game, level, unitCost.id);
  const graph = yield* stateGraph(space, packedRow(space, rules.start()), limits, pace);
  if (typeof graph === 'number') return { status: 'more', than: graph };
  const { count: positions, states, toGoal } = graph;
  if (toGoal[0]! >= 0)
    return { status: 'move-limit', needed: toGoal[0]!, allowed: space.moveLimit ?? toGoal[0]!, positions };

  const met = new Map<string, readonly boolean[]>();
  const touched = new Set<number>();
  for (let id = 0; id < positions; id += 1) {
    const state = space.unpack(states, id * space.words);
    const each = requirements.map((requirement) => requirement.isMet(state));
    met.set(each.map(Number).join(''), each);
    if (positions <= mostDrawn)
      for (const [row, cells] of rules.view(state).cells.entries())
        for (const [column, { piece }] of cells.entries())
          if (piece) touched.add(row * level.columns + column);
    if (pace.isOverNow()) yield;
  }
  const found = yield* togetherNever([...met.values()], requirements.length, pace);
  return {
    status: 'demands',
    demands: found.numbers.map((number) => demandOf(requirements[number]!)),
    isSmallest: found.isSmallest,
    positions,
    untouched: positions <= mostDrawn ? untouchedOf(rules.view(rules.start()), touched, level.columns) : [],
  };
}

/** Drawing a position takes longer than anything else here. */
const mostDrawn = 20_000;

const demandOf = ({ id, name, cells }: Requirement): Demand => ({ id, name, cells });

function untouchedOf(
  view: ReturnType<ReturnType<GameLevel['game']['rules']>['view']>,
  touched: ReadonlySet<number>,
  columns: number,
): CellPlace[] {
  return view.cells.flatMap((cells, row) =>
    cells.flatMap(({ ground, part }, column) =>
      (ground === 'void' && !part) || touched.has(row * columns + column) ? [] : [{ row, column }],
    ),
  );
}
