import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { directWorker, PuppetWorkers } from '../../../test/fake-worker.ts';
import { open as openPlayer, readOne } from '../../../test/web-player.ts';
import { createRandom } from '../../core/random.ts';
import { runNow } from '../../core/slices.ts';
import { type GameLevel, readPack } from '../../games/pack.ts';
import { rulesFrom } from '../../play/from-position.ts';
import { playLine } from '../../review/line.ts';
import { review } from '../../review/review.ts';
import { verdictsOf } from '../../review/reviewed.ts';
import { Finder } from '../play/finder.ts';
import { Line } from '../play/line.ts';
import type { Answer, Figures, Progress, Task } from '../shared/solver/protocol.ts';
import { runTask } from '../shared/solver/run-task.ts';
import { Solver } from '../shared/solver/solver.ts';
import type { StartWorker } from '../shared/worker/client.ts';
import { Attempt } from './attempt.ts';

const tiles = readOne('game: match-the-tiles\n\nA..\n...\n..a\n');
const folding = readOne('game: folding-blocks\n\nA.B.\n....\n');
const ice = readOne('game: break-the-ice\nmoves: 1\n\n......\n.a.a.a\n');
/** Five moves long, so that three are enough. */
const long = readOne('game: roll-the-block\n\nS.....G\n#######\n');

const none: Figures = {
  ...{ expanded: 0, generated: 0, stored: 0, reopened: 0, peakFrontier: 0, bytes: 0, reservedBytes: 0 },
  ...{ milliseconds: 0, prepareMilliseconds: 0 },
};

function open(known: GameLevel, before: readonly string[], start: StartWorker = directWorker(runTask)) {
  const rules = known.game.rules(known.level);
  const played = runNow(playLine(rules, before));
  if (!played.ok) throw new Error(played.error.reason.code);
  const from = rulesFrom(rules, played.value.states.at(-1), before.length);
  const { player, settled } = openPlayer(known, { before, line: new Line(from) });
  const solver = new Solver(start);
  const finder = new Finder(known.game, known.level, player.rules, solver, before);
  const answers: boolean[] = [];
  const attempt = new Attempt({ player, finder, onAnswer: (isRight) => answers.push(isRight) });
  const proved = async (): Promise<void> => {
    do await new Promise((resolve) => setTimeout(resolve, 1));
    while (solver.isBusy);
  };
  return { attempt, player, answers, proved, settled };
}

describe('an attempt', () => {
  it('begins at the position: nothing before it is taken back', async () => {
    const { attempt, player, proved } = open(tiles, ['R', 'L']);
    expect(attempt.standing).toEqual({ kind: 'proving' });
    await proved();
    expect(attempt.standing).toEqual({ kind: 'right', moves: 0 });
    expect(attempt).toMatchObject({ optimum: 2, needed: 2, isPassed: false });
    expect(player.canUndo).toBe(false);
    player.undo();
    expect(player.notice).toMatchObject({ kind: 'nothing-to-undo' });
    player.type('R');
    player.restart();
    expect(player.moves).toEqual([]);
    expect(player.rules.key(player.state)).toBe(tiles.game.rules(tiles.level).key(player.rules.start()));
  });

  it('takes every best move for right, and is passed when it is solved', async () => {
    for (const way of ['R D', 'D R']) {
      const { attempt, player, answers, proved } = open(tiles, []);
      for (const move of way.split(' ')) {
        player.type(move);
        await proved();
      }
      expect(attempt.standing).toEqual({ kind: 'right', moves: 2 });
      expect(attempt.isPassed).toBe(true);
      expect(answers).toEqual([true]);
    }
  });

  it('is passed after three right moves of a long way; what is played then does not count', async () => {
    const { attempt, player, answers, proved } = open(long, []);
    await proved();
    expect(attempt.needed).toBe(3);
    player.type('R R');
    await proved();
    expect(attempt.isPassed).toBe(false);
    player.type('R');
    await proved();
    expect(attempt.isPassed).toBe(true);
    player.type('L');
    await proved();
    expect(attempt.standing).toMatchObject({ kind: 'wrong', move: 4 });
    expect(attempt.isPassed).toBe(true);
    expect(answers).toEqual([true]);
  });

  it('says what a wrong move costs; tried again it can be passed, and counts as wrong', async () => {
    const { attempt, player, answers, proved } = open(tiles, ['R']);
    await proved();
    player.type('L');
    await proved();
    expect(attempt.standing).toEqual({
      kind: 'wrong',
      move: 1,
      verdict: { kind: 'lost-moves', moves: 2 },
    });
    expect(answers).toEqual([false]);
    player.undo();
    expect(attempt.standing).toEqual({ kind: 'right', moves: 0 });
    player.type('D');
    expect(attempt.isPassed).toBe(true);
    expect(answers).toEqual([false]);
  });

  it('proves that a level is lost, also by the moves that are left', async () => {
    const dead = open(folding, []);
    dead.player.type('BL');
    await dead.proved();
    expect(dead.attempt.standing).toMatchObject({ kind: 'wrong', verdict: { kind: 'lost-level' } });
    const late = open(ice, ['b1R']);
    late.player.type('c1L');
    await late.proved();
    expect(late.attempt.standing).toMatchObject({ kind: 'wrong', verdict: { kind: 'lost-level' } });
    expect(open(ice, ['b1R']).player.moveLimit).toBe(2);
    const hopeless = open(folding, ['BL']);
    await hopeless.proved();
    expect(hopeless.attempt.standing).toEqual({ kind: 'hopeless' });
    expect(hopeless.answers).toEqual([]);
  });

  it('with a hint counts as wrong', async () => {
    const { attempt, player, answers, proved, settled } = open(tiles, ['R']);
    void player.hints.next();
    await settled();
    player.type('D');
    await proved();
    expect(attempt.isPassed).toBe(true);
    expect(answers).toEqual([false]);
  });

  it('counts nothing when the proof does not come in time', async () => {
    const workers = new PuppetWorkers<Task, Answer, Progress>();
    const { attempt, player, answers } = open(tiles, ['R'], workers.start);
    const answer = async (given: Answer): Promise<void> => {
      workers.all.at(-1)!.answer(given);
      await new Promise((resolve) => setTimeout(resolve, 1));
    };
    await answer({ status: 'solved', moves: ['D'], cost: 1, optimal: true, figures: none });
    player.type('L');
    expect(attempt.standing).toEqual({ kind: 'checking', move: 1 });
    await answer({ status: 'time-limit', figures: none });
    expect(attempt.standing).toEqual({ kind: 'unknown', move: 1 });
    // Neither does a solution that need not be the best one.
    player.undo();
    player.type('U');
    await answer({ status: 'failed', problem: 'broke down' });
    expect(answers).toEqual([]);
    player.restart();
    expect(attempt.standing).toEqual({ kind: 'right', moves: 0 });
    attempt.dispose();
  });

  it('lets a proof go whose move is taken back', async () => {
    const workers = new PuppetWorkers<Task, Answer, Progress>();
    const { attempt, player } = open(tiles, [], workers.start);
    player.type('R');
    // The position itself is still wanted.
    expect(workers.all[0]!.stopped).toBe(false);
    workers.all[0]!.answer({ status: 'solved', moves: ['D', 'R'], cost: 2, optimal: true, figures: none });
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(attempt.standing).toEqual({ kind: 'checking', move: 1 });
    player.undo();
    expect(workers.all[0]!.stopped).toBe(true);
    expect(attempt.standing).toEqual({ kind: 'right', moves: 0 });
    attempt.dispose();
  });

  const shipped = ['folding-blocks', 'match-the-tiles', 'roll-the-block', 'break-the-ice'].flatMap((game) => {
    const pack = readPack(readFileSync(`levels/${game}/easy.txt`, 'utf8'));
    return pack.ok ? pack.value.slice(0, 2).map((known, at) => [game, at, known] as const) : [];
  });

  it.each(shipped)('of %s %i judges as the graph of all positions does', async (_game, at, known) => {
    const random = createRandom(at);
    const rules = known.game.rules(known.level);
    for (let round = 0; round < 4; round += 1) {
      const moves: string[] = [];
      let state = rules.start();
      while (moves.length < 6 && !rules.isGoal(state) && moves.length !== rules.moveLimit) {
        const legal = rules.moves(state);
        if (legal.length === 0) break;
        const move = random.pick(legal);
        moves.push(rules.formatMove(move));
        const next = rules.apply(state, move);
        if (next.ok) state = next.value;
      }
      const split = random.below(moves.length);
      const found = await review(known, moves, {});
      if (!found.ok) throw new Error(found.error.reason.code);
      const verdicts = verdictsOf(found.value).slice(split);
      const { attempt, player, proved } = open(known, moves.slice(0, split));
      player.type(moves.slice(split).join(' '));
      await proved();
      const wrong = verdicts.findIndex(({ kind }) => kind !== 'kept');
      const expected =
        verdicts[0]?.kind === 'lost-before'
          ? { kind: 'hopeless' }
          : wrong < 0
            ? { kind: 'right', moves: verdicts.length }
            : { kind: 'wrong', move: wrong + 1, verdict: verdicts[wrong] };
      expect(attempt.standing).toEqual(expected);
    }
  });
});
