import { describe, expect, it } from 'vitest';
import type { Game } from '../core/game.ts';
import { games } from '../games/index.ts';
import { type GameLevel, readPack } from '../games/pack.ts';
import { findAlgorithm } from '../search/algorithms/index.ts';
import { solveNow } from '../search/solve.ts';
import { type GradeOptions, gradeInSlices } from './difficulty.ts';
import type { DifficultyFigures, KnownFigures } from './difficulty-figures.ts';
import { gradeOf, scoreOf, scoreParts, usualLimits } from './difficulty-score.ts';
import { obviousHeuristic } from './intuition.ts';

function levelOf(text: string): GameLevel {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(pack.error[0]?.code);
  return pack.value[0]!;
}

/** All figures of a level that can be graded. */
async function figuresOf({ game, level }: GameLevel, options: GradeOptions = {}): Promise<DifficultyFigures> {
  const grading = await gradeInSlices(game, level, options);
  if (grading.status !== 'graded') throw new Error(grading.status);
  return grading.figures;
}

const corner = levelOf('game: match-the-tiles\n\nA . .\n. . .\n. . a\n');
const stuck = levelOf('game: match-the-tiles\n\nA . .\n. a .\n. . .\n');
const ice = levelOf('game: break-the-ice\nmoves: 3\n\n....\nb..a\nabab\nbbaa\n');
const folding = levelOf('game: folding-blocks\n\n....\n..A.\n...B\n...B\n');
const roll = levelOf('game: roll-the-block\n\nS.....\n......\n.....G\n');

describe('grading', () => {
  it('has the figures that one works out by hand', async () => {
    // The tile goes round the corners of the board: R D and D R solve it, from four positions.
    const { status, estimated, figures } = await gradeInSlices(corner.game, corner.level);
    expect([status, estimated]).toEqual(['graded', 'easy']);
    expect(figures).toMatchObject({
      optimum: { moves: 2, basis: 'exact' },
      positions: { count: 4, basis: 'exact' },
      solutions: { count: 2, finals: 1, basis: 'exact' },
      nearOptimal: { longer: [0, 0], partings: [0, 0], basis: 'exact' },
      information: { bits: 0, basis: 'exact' },
      counterIntuitive: { moves: 0, heuristic: 'simple', basis: 'exact' },
      traps: { rate: 0, moves: 0, of: 6, positions: 0, depth: 0, basis: 'exact' },
      bottlenecks: { optimal: 0, all: 0, basis: 'exact' },
    });
    // From the two corners beside the goal, it looks best to go there.
    expect(figures?.walker).toMatchObject({ isAtLeast: false, basis: 'exact' });
    const goesOn = 0.9;
    const home = 0.7 + 0.3 / 2;
    const arrives = (goesOn * goesOn * home) / (1 - goesOn * goesOn * (1 - home));
    const length = (1 + goesOn) / (1 - goesOn * goesOn * (1 - home));
    expect(figures?.walker?.steps).toBeCloseTo(length / arrives, 3);
  });

  it('says what the searches take', async () => {
    for (const { game, level } of [corner, ice, folding, roll]) {
      const expanded = (id: string, heuristic?: Game['heuristics'][number]) =>
        solveNow(game, level, { algorithm: findAlgorithm(id)!, ...(heuristic && { heuristic }) }).expanded;
      const recommended = game.heuristics.find(({ id }) => id === game.recommended.heuristic);
      expect((await gradeInSlices(game, level)).figures?.effort).toEqual({
        greedy: { expanded: expanded('greedy', obviousHeuristic(game)), isAtLeast: false },
        astar: { expanded: expanded('astar', recommended), isAtLeast: false },
        deepening: { expanded: expanded('ids-table'), isAtLeast: false },
        basis: 'exact',
      });
    }
  });

  it.each([
    ['ice', ice],
    ['folding', folding],
    ['roll', roll],
  ] as const)('agrees with itself where the graph of %s is too large', async (_, level) => {
    const exact = await figuresOf(level);
    const maxStates = exact.positions.count - 1;
    const sampled = await figuresOf(level, { maxStates });
    expect(sampled.positions).toEqual({ count: maxStates, basis: 'sampled' });
    for (const figure of ['optimum', 'solutions', 'information', 'counterIntuitive', 'nearOptimal'] as const)
      expect(sampled[figure], figure).toEqual(exact[figure]);
    expect(sampled.bottlenecks).toEqual({ optimal: exact.bottlenecks.optimal, basis: 'exact' });
    expect(sampled.traps.basis).toBe('sampled');
    expect(sampled.walker.basis).toBe('sampled');
    expect(Math.abs(sampled.traps.rate - exact.traps.rate)).toBeLessThan(0.1);
    expect(Math.abs(Math.log2(sampled.walker.steps / exact.walker.steps))).toBeLessThan(0.5);
    expect(await figuresOf(level, { maxStates })).toEqual(sampled);
  });

  it('is from one solution where not even all optimal ones can be had', async () => {
    const { game, level } = levelOf('game: folding-blocks\n\n..AA..\n.##B..\n..BB..\nC...D.\n');
    const { status, figures } = await gradeInSlices(game, level, { maxStates: 5 });
    expect(status).toBe('graded');
    expect(figures?.solutions).toEqual({ count: 1, finals: 1, basis: 'sampled' });
    expect(figures?.information?.basis).toBe('sampled');
    expect(figures).not.toHaveProperty('nearOptimal');
  });

  it('says why there is no grade', async () => {
    expect(await gradeInSlices(stuck.game, stuck.level)).toEqual({ status: 'unsolvable' });
    const positions = { count: 1, basis: 'sampled' };
    const limited = (level: GameLevel) => gradeInSlices(level.game, level.level, { maxStates: 1 });
    expect(await limited(stuck)).toEqual({ status: 'unsolvable', figures: { positions } });
    expect(await limited(ice)).toEqual({ status: 'state-limit', figures: { positions } });
    const lost = levelOf('game: break-the-ice\nmoves: 1\n\n.......\n......b\nbaba.ba\n');
    expect(await gradeInSlices(lost.game, lost.level)).toEqual({ status: 'unsolvable' });
    const signal = AbortSignal.abort();
    expect(await gradeInSlices(ice.game, ice.level, {}, signal)).toEqual({ status: 'cancelled' });
  });
});

describe('limits of a grade', () => {
  // Too large for its limits, and solved at once: one figure after the other is found.
  const large = levelOf(
    'game: folding-blocks\n\nA...........\n............\n....B.......\n.........C..\n............\n............\n' +
      '..D.........\n............\n.......E....\n............\n............\n...........F\n',
  );

  it('end it with the figures that are known', async () => {
    const { game, level } = large;
    const known: KnownFigures[] = [];
    const grading = await gradeInSlices(game, level, {
      maxStates: 5000,
      limits: { seconds: 1 },
      onFigures: (more) => known.push(more),
    });
    expect(grading).toEqual({ status: 'time-limit', ...known.at(-1) });
    expect(grading.figures?.positions).toEqual({ count: 5000, basis: 'sampled' });
    expect(grading).not.toHaveProperty('score');
    expect(grading.figures).not.toHaveProperty('effort');
  });

  it('end it at a signal, too, with the figures that are known', async () => {
    const { game, level } = large;
    const controller = new AbortController();
    const onFigures = ({ figures }: KnownFigures): void => {
      if (figures?.optimum) controller.abort();
    };
    const grading = await gradeInSlices(game, level, { maxStates: 50, onFigures }, controller.signal);
    expect(grading).toMatchObject({
      status: 'cancelled',
      figures: { optimum: { moves: 27, basis: 'exact' } },
    });
  });

  it('of memory: a graph that is too large for it is sampled', async () => {
    const { game, level } = folding;
    const whole = await figuresOf(folding);
    const limits = { bytes: 4 * 8 * (whole.positions.count - 1) };
    const { status, figures } = await gradeInSlices(game, level, { limits });
    expect([status, figures?.positions?.basis]).toEqual(['graded', 'sampled']);
    expect(figures?.positions?.count).toBeLessThan(whole.positions.count);
  });

  it('give the grade where only what it does not weigh is missing', async () => {
    const { game, level } = roll;
    const controller = new AbortController();
    const onFigures = ({ score }: KnownFigures): void => {
      if (score !== undefined) controller.abort();
    };
    const whole = await gradeInSlices(game, level);
    const part = await gradeInSlices(game, level, { onFigures }, controller.signal);
    const { effort: _, ...figures } = await figuresOf(roll);
    expect(part).toEqual({ ...whole, status: 'cancelled', figures });
  });
});

describe('the score', async () => {
  const figures = await figuresOf(roll);
  const score = scoreOf(figures);

  it('is from 0 to 100 with weights that add up', () => {
    expect(scoreParts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThan(100);
  });

  it('grows with every figure that makes a level harder', () => {
    const harder: Partial<DifficultyFigures>[] = [
      { information: { bits: figures.information!.bits + 5, basis: 'exact' } },
      { walker: { ...figures.walker, steps: 10 * figures.walker.steps } },
      { counterIntuitive: { ...figures.counterIntuitive, moves: figures.counterIntuitive.moves + 2 } },
      { traps: { ...figures.traps, rate: figures.traps.rate + 0.3 } },
      { optimum: { moves: 3 * figures.optimum.moves, basis: 'exact' } },
    ];
    for (const change of harder)
      expect(scoreOf({ ...figures, ...change }), JSON.stringify(change)).toBeGreaterThan(score);
    const many = { ...figures.solutions, count: 'more than 10^15' as const };
    expect(scoreOf({ ...figures, solutions: many })).toBeLessThan(score);
  });

  it('leaves out what is not known', () => {
    const { information, ...rest } = figures;
    expect(scoreOf(rest)).toBeGreaterThan(0);
    expect(scoreOf(rest)).not.toBe(score);
  });

  it('becomes a grade at the limits', () => {
    const limits = { easy: 10, medium: 20, hard: 30 };
    const grades = [0, 9.99, 10, 19.99, 20, 29.99, 30, 100].map((each) => gradeOf(each, limits));
    expect(grades).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert', 'expert']);
    expect(gradeOf(usualLimits.easy - 1)).toBe('easy');
    expect(gradeOf(usualLimits.hard)).toBe('expert');
  });

  it('has limits in order, in every game', () => {
    for (const { gradeLimits: limits = usualLimits } of games) {
      expect(limits.easy).toBeLessThan(limits.medium);
      expect(limits.medium).toBeLessThan(limits.hard);
    }
  });
});
