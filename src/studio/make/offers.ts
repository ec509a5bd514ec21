import type { PathCount } from '../../analysis/path-count.ts';
import type { Game } from '../../core/game.ts';
import { guardsOf } from '../../core/guards.ts';
import type { Level } from '../../core/level.ts';
import { matchesHeader } from '../../core/level-text.ts';
import type { Random } from '../../core/random.ts';
import {
  type CellPlace,
  cellAt,
  headersOf,
  type Sketch,
  withHeader,
  writeSketch,
} from '../../core/sketch.ts';
import type { Steps } from '../../core/slices.ts';
import { LevelSolver } from '../../generate/level-solver.ts';
import { randomOf } from '../../generate/origin.ts';
import { changesAt } from '../changes.ts';
import { levelOf, sketchOf } from '../document.ts';
import { erase } from '../edits.ts';
import { difficultyOf } from './score.ts';
import { type Candidate, type Judge, judgeOf, solutionsOf, type Wish } from './wishes.ts';
import type { Workshop } from './workshop.ts';

/** A drawn level and what is wished of it. The same request gives the same offers, in the same order. */
export interface MakeRequest {
  readonly text: string;
  readonly wish: Wish;
  readonly seed: number;
  /** Cells that stay as they are. */
  readonly locked: readonly CellPlace[];
  /** Of offers; 6 when left out. */
  readonly count?: number;
}

/** A level made from the drawn one, with its figures. */
export interface Offer {
  /** With the request, it makes the offer again. */
  readonly try: number;
  readonly text: string;
  readonly optimum: number;
  /** The number of shortest solutions; undefined where there are too many positions to count them. */
  readonly solutions: PathCount | undefined;
  /** The difficulty score; undefined where it is not known. */
  readonly score: number | undefined;
  /** The cells that were changed. */
  readonly changed: readonly CellPlace[];
}

export interface MakeProgress {
  /** Begun so far. */
  readonly tries: number;
  /** One that has just been made. */
  readonly offer?: Offer;
}

/** Of one solve. Larger levels are not known, and not offered. */
const mostStates = 100_000;
/** Tries for one offer, the most changes in a try, and the most in a row that do not come nearer to the wish. */
const triesForOffer = 6;
const mostChanges = 60;
const patience = 20;
/** So many changes make a variation. */
const mostVaried = 4;
/** Headers that say something about the level as it was. */
const ofTheOldLevel = ['optimal', 'difficulty', 'generator', 'solution'];

/** Makes levels from a drawn one by small changes, and tells each offer when it is there; false where the text is no level. */
export function* makeOffers(
  workshop: Workshop,
  request: MakeRequest,
  tell: (progress: MakeProgress) => void,
): Steps<boolean> {
  const { game, studio, pace } = workshop;
  const { wish, seed, count = 6 } = request;
  const sketch = sketchOf(studio, request.text);
  const level = sketch && read(game, request.text);
  if (!level) return false;
  const solver = new LevelSolver(game, mostStates, pace);
  const first: Candidate = { level, sketch, optimum: (yield* optimumOf(solver, level)) ?? 0 };
  const judge = judgeOf(wish, first.optimum, studio, solver);
  const least = Math.max(
    0,
    ...guardsOf(level.info.guards).map((each) => (each.kind === 'at-least' ? each.moves : 0)),
  );
  const worth = first.optimum === 0 ? undefined : yield* judge.worth(first);
  const score = wish === 'harder' ? yield* difficultyOf(workshop, level) : undefined;
  const known = new Set([writeSketch({ ...sketch, head: [], tail: [] })]);
  let offers = 0;
  for (let number = 1; number <= triesForOffer * count && offers < count; number += 1) {
    const random = randomOf(seed, number, 'level');
    tell({ tries: number });
    const best = yield* climb(workshop, solver, judge, request, { first, worth, least }, random);
    const board = best && writeSketch({ ...best.sketch, head: [], tail: [] });
    if (!best || known.has(board!)) continue;
    known.add(board!);
    const made = yield* difficultyOf(workshop, best.level);
    if (wish === 'harder' && !(made !== undefined && made > (score ?? 0))) continue;
    const solutions = yield* solutionsOf(solver, best);
    offers += 1;
    const offer = {
      try: number,
      text: writeSketch(best.sketch),
      optimum: best.optimum,
      solutions,
      score: made,
      changed: differences(first.sketch, best.sketch),
    };
    tell({ tries: number, offer });
  }
  return true;
}

/** The drawn level, and what it is worth where it can be solved. */
interface Beginning {
  readonly first: Candidate;
  readonly worth: number | undefined;
  /** Its guards allow no fewer moves. */
  readonly least: number;
}

/** Local search from the drawn level; undefined when nothing better was found. */
function* climb(
  workshop: Workshop,
  solver: LevelSolver,
  judge: Judge,
  { wish, locked }: MakeRequest,
  { first, worth: before, least }: Beginning,
  random: Random,
): Steps<Candidate | undefined> {
  let best = first;
  let worth = before;
  let changes = wish === 'vary' ? 1 + random.below(mostVaried) : Number.POSITIVE_INFINITY;
  for (let tries = 0, inVain = 0; tries < mostChanges && inVain < patience && changes > 0; tries += 1) {
    if (worth !== undefined && worth === judge.most) break;
    inVain += 1;
    const changed = changedBy(workshop, wish, best, random);
    yield;
    if (!changed || locked.some((cell) => cellAt(changed.sketch, cell) !== cellAt(first.sketch, cell)))
      continue;
    const optimum = yield* optimumOf(solver, changed.level);
    if (optimum === undefined || optimum < least || !judge.isNear(optimum)) continue;
    const next = { ...changed, optimum };
    const nextWorth = yield* judge.worth(next);
    if (nextWorth === undefined || (worth !== undefined && nextWorth < worth)) continue;
    // Equal is accepted, to cross plateaus, but counts as no improvement: the search must end.
    if (worth === undefined || nextWorth > worth) inVain = 0;
    best = next;
    worth = nextWorth;
    changes -= 1;
  }
  if (best === first) return undefined;
  return wish === 'vary' || before === undefined || worth! > before ? best : undefined;
}

/** The moves of a shortest solution; undefined where there is none or it takes too many states. */
function* optimumOf(solver: LevelSolver, level: Level): Steps<number | undefined> {
  const optimum = yield* solver.optimumOf(level);
  return optimum !== undefined && Number.isFinite(optimum) && optimum > 0 ? optimum : undefined;
}

type Changed = Omit<Candidate, 'optimum'>;

/** A small change: one of the generator's, or of a single cell; a part is taken away where there should be fewer. */
function changedBy(
  { game, studio, generator }: Workshop,
  wish: Wish,
  { level, sketch }: Candidate,
  random: Random,
): Changed | undefined {
  if (generator) {
    const simpler = wish === 'fewer-parts' ? [...generator.simpler(level)] : undefined;
    if (simpler?.length === 0) return undefined;
    const changed = simpler ? random.pick(simpler) : generator.vary(random, level);
    return changed && { level: changed, sketch: redrawn(game, sketch, changed) };
  }
  const at = { row: random.below(sketch.rows.length), column: random.below(sketch.rows[0]!.length) };
  const changes = wish === 'fewer-parts' ? [] : [...changesAt(studio, sketch, at)];
  const changed =
    wish === 'fewer-parts'
      ? erase(studio, sketch, [at])
      : changes.length > 0
        ? random.pick(changes).sketch
        : undefined;
  const after = changed && read(game, writeSketch(changed));
  return after && { level: after, sketch: changed };
}

/** The drawing of another level, with the headers and comments of this one that still hold. */
function redrawn(game: Game, sketch: Sketch, level: Level): Sketch {
  const { rows, headers } = game.write(level);
  let drawn: Sketch = { ...sketch, rows };
  for (const { key } of headersOf(sketch))
    if (matchesHeader(key, game.headers) || ofTheOldLevel.includes(key))
      drawn = withHeader(drawn, key, undefined);
  for (const [key, value] of headers) drawn = withHeader(drawn, key, value);
  return drawn;
}

const read = (game: Game, text: string): Level | undefined => {
  const level = levelOf(game, text);
  return level.ok ? level.value : undefined;
};

const differences = (before: Sketch, after: Sketch): CellPlace[] =>
  after.rows.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell === before.rows[row]?.[column] ? [] : [{ row, column }])),
  );
