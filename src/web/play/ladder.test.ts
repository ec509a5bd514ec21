import { describe, expect, it } from 'vitest';
import { PuppetWorkers } from '../../../test/fake-worker.ts';
import { open, readOne } from '../../../test/web-player.ts';
import { createRandom } from '../../core/random.ts';
import { findAlgorithm } from '../../search/algorithms/index.ts';
import { solveNow } from '../../search/solve.ts';
import type { Answer, Figures, Progress, Task } from '../shared/solver/protocol.ts';

const tiles = readOne('game: match-the-tiles\noptimal: 2\n\nA..\n...\n..a\n');
const folding = readOne('game: folding-blocks\noptimal: 4\n\nA.B.\n....\n');
const figures: Figures = {
  ...{ expanded: 1, generated: 1, stored: 1, reopened: 0, peakFrontier: 1, bytes: 1, reservedBytes: 1 },
  ...{ milliseconds: 1, prepareMilliseconds: 1 },
};

describe('the ladder of hints', () => {
  it('tells a little more with each rung', async () => {
    const { hints } = open(folding).player;
    const told: unknown[] = [];
    for (const rung of ['solvable', 'count', 'piece', 'move'] as const) {
      expect(hints.nextRung).toBe(rung);
      const next = hints.next();
      expect(hints.busy).toBe(true);
      await next;
      expect(hints.busy).toBe(false);
      expect(hints.rung).toBe(rung);
      told.push(hints.answer);
    }
    expect(told).toMatchObject([
      { rung: 'solvable', verdict: 'alive' },
      { rung: 'count', moves: 4, proved: true },
      { rung: 'piece', choice: { id: expect.stringMatching(/^[AB]$/) } },
      { rung: 'move', move: { told: { notation: expect.any(String) }, pieces: [[{ row: 0 }]] } },
    ]);
    expect(hints.nextRung).toBeUndefined();
    await hints.next();
    expect(hints.rung).toBe('move');
  });

  it('has no rung for the piece where there is no choice', async () => {
    const { player } = open(tiles);
    for (let i = 0; i < 3; i += 1) await player.hints.next();
    // The only tile there is.
    expect(player.hints.revealedMove).toMatchObject({ choice: undefined, pieces: [[{ row: 0, column: 0 }]] });
    expect(player.hints.revealedMove!.direction).toBe(player.hints.revealedMove!.told.notation);
    expect(player.notice).toMatchObject({ kind: 'hint', answer: { rung: 'move' } });
  });

  it('leads to the goal in as many moves as it said', async () => {
    const { player } = open(folding);
    for (let left = 4; left > 0; left -= 1) {
      await player.hints.next();
      await player.hints.next();
      expect(player.hints.answer).toMatchObject({ rung: 'count', moves: left, proved: true });
      await player.hints.next();
      await player.hints.next();
      const { choice, direction } = player.hints.revealedMove!;
      player.pick(choice?.id);
      expect(player.move(direction)).toBe(true);
      expect(player.hints.answer).toBeUndefined();
    }
    expect(player.isSolved).toBe(true);
    expect(player.hints.nextRung).toBeUndefined();
  });

  it('searches once for a solution that the player follows', async () => {
    const workers = new PuppetWorkers<Task, Answer, Progress>();
    const { player } = open(tiles, {}, workers.start);
    const first = player.hints.next();
    workers.all[0]!.answer({ status: 'solved', moves: ['R', 'D'], cost: 2, optimal: true, figures });
    await first;
    player.move('R');
    await player.hints.next();
    await player.hints.next();
    expect(player.hints.answer).toEqual({ rung: 'count', moves: 1, proved: true });
    player.undo();
    await player.hints.next();
    expect(player.hints.answer).toMatchObject({ verdict: 'alive' });
    expect(workers.all.flatMap(({ sent }) => sent)).toHaveLength(1);
    expect(player.optimum).toEqual({ moves: 2, proved: true });
  });

  it('says what it does not know', async () => {
    const workers = new PuppetWorkers<Task, Answer, Progress>();
    const { player } = open(tiles, {}, workers.start);
    const first = player.hints.next();
    workers.all[0]!.answer({ status: 'time-limit', figures });
    await first;
    expect(player.hints.answer).toEqual({ rung: 'solvable', verdict: 'unknown', limit: 'time-limit' });
    expect(player.hints.nextRung).toBe('solvable');
    const second = player.hints.next();
    workers.all[0]!.say({ kind: 'progress', progress: { ...figures, expanded: 7 } });
    expect(player.hints.progress?.expanded).toBe(7);
    workers.all[0]!.fail();
    await second;
    expect(player.hints.answer).toMatchObject({ verdict: 'failed' });
    const third = player.hints.next();
    workers.all[1]!.answer({ status: 'solved', moves: ['R', 'D'], cost: 2, optimal: false, figures });
    await third;
    await player.hints.next();
    expect(player.hints.answer).toEqual({ rung: 'count', moves: 2, proved: false });
    expect(player.optimum).toEqual({ moves: 2, proved: false });
  });

  it('stops thinking when it is told to, or when the player goes on', async () => {
    const workers = new PuppetWorkers<Task, Answer, Progress>();
    const { player, solver } = open(tiles, {}, workers.start);
    const first = player.hints.next();
    player.hints.stop();
    await first;
    expect(workers.all[0]!.stopped).toBe(true);
    expect(player.hints.busy).toBe(false);
    const second = player.hints.next();
    player.move('R');
    await second;
    expect(solver.isBusy).toBe(false);
    expect(player.hints.answer).toBeUndefined();
  });
});

describe('a dead position', () => {
  it('is called so, with the last position that was alive', async () => {
    const { player } = open(folding);
    player.type('AD BL BD');
    const hint = player.hints.next();
    const answers: unknown[] = [];
    player.hints.listen(() => answers.push(player.hints.answer));
    await hint;
    expect(answers).toContainEqual({
      rung: 'solvable',
      verdict: 'dead',
      lastAlive: { kind: 'searching' },
    });
    expect(player.hints.answer).toEqual({
      rung: 'solvable',
      verdict: 'dead',
      lastAlive: { kind: 'found', moveCount: 1, exact: true },
    });
    expect(player.hints.nextRung).toBeUndefined();
    player.goTo(player.hints.lastAlive!);
    expect(player.moves).toEqual(['AD']);
    await player.hints.next();
    expect(player.hints.answer).toMatchObject({ verdict: 'alive' });
  });

  it('may be the start', async () => {
    const { player } = open(readOne('game: folding-blocks\n\nA..\n'));
    player.move('R');
    await player.hints.next();
    expect(player.hints.answer).toMatchObject({ verdict: 'dead', lastAlive: { kind: 'none' } });
    expect(player.hints.lastAlive).toBeUndefined();
  });

  it('is dead because its moves are used up', async () => {
    const { player } = open(readOne('game: break-the-ice\nmoves: 1\n\nrr.r.\n'));
    player.type('d1R e1L d1R');
    await player.hints.next();
    expect(player.hints.lastAlive).toBe(2);
  });

  const solved = { status: 'solved', moves: ['AR'], cost: 1, optimal: true, figures } as const;
  const unsolvable = { status: 'unsolvable', figures } as const;
  const unknown = { status: 'memory-limit', figures } as const;

  it.each([
    ['not at all', [unsolvable, unknown, unknown], { kind: 'unknown' }],
    ['not exactly', [unsolvable, unknown, solved, unknown], { kind: 'found', moveCount: 0, exact: false }],
    ['exactly', [unsolvable, unknown, solved, unsolvable], { kind: 'found', moveCount: 0, exact: true }],
    ['the one before', [unsolvable, solved], { kind: 'found', moveCount: 2, exact: true }],
    ['none', [unsolvable, unknown, unsolvable], { kind: 'none' }],
  ] as const)('says whether the last that was alive is known: %s', async (_, answers, lastAlive) => {
    const workers = new PuppetWorkers<Task, Answer, Progress>();
    const { player } = open(folding, {}, workers.start);
    player.type('AD BL BD');
    const hint = player.hints.next();
    for (const answer of answers) {
      workers.all[0]!.answer(answer);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await hint;
    expect(player.hints.answer).toEqual({ rung: 'solvable', verdict: 'dead', lastAlive });
    expect(player.hints.nextRung).toBe(lastAlive.kind === 'unknown' ? 'solvable' : undefined);
  });

  it('may keep the last that was alive to itself when nobody wants to wait', async () => {
    const workers = new PuppetWorkers<Task, Answer, Progress>();
    const { player } = open(folding, {}, workers.start);
    player.type('AD BL BD');
    const hint = player.hints.next();
    workers.all[0]!.answer(unsolvable);
    await new Promise((resolve) => setTimeout(resolve, 1));
    player.hints.stop();
    await hint;
    expect(player.hints.answer).toMatchObject({ verdict: 'dead', lastAlive: { kind: 'unknown' } });
    expect(player.hints.busy).toBe(false);
    expect(workers.all[0]!.stopped).toBe(true);
  });

  it('is not searched for longer than a hint may take', async () => {
    const workers = new PuppetWorkers<Task, Answer, Progress>();
    const { player, clock } = open(folding, {}, workers.start);
    player.type('AD BL BD');
    const hint = player.hints.next();
    workers.all[0]!.answer(unsolvable);
    await new Promise((resolve) => setTimeout(resolve, 1));
    clock.advance(15_000);
    workers.all[0]!.answer(unknown);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(workers.all[0]!.sent.map(({ limits }) => limits.seconds)).toEqual([20, 20, 5]);
    clock.advance(15_000);
    workers.all[0]!.answer(unknown);
    await hint;
    expect(player.hints.answer).toMatchObject({ lastAlive: { kind: 'unknown' } });
  });

  it('is found by strides as by trying one position after the other', async () => {
    const level = readOne('game: folding-blocks\n\nA...B\n.....\n.C...\n....D\n');
    const random = createRandom(7);
    const bfs = findAlgorithm('bfs')!;
    let deadGames = 0;
    for (let round = 0; round < 12; round += 1) {
      const { player } = open(level);
      const states = [player.rules.start()];
      for (;;) {
        const moves = player.rules.moves(states.at(-1)!);
        if (moves.length === 0) break;
        const move = random.pick(moves);
        expect(player.type(player.rules.formatMove(move))).toBe(true);
        const next = player.rules.apply(states.at(-1)!, move);
        if (next.ok) states.push(next.value);
      }
      if (player.isSolved) continue;
      deadGames += 1;
      const alive = states.map(
        (state, movesPlayed) =>
          solveNow(level.game, level.level, { algorithm: bfs, from: { state, movesPlayed } }).status ===
          'solved',
      );
      await player.hints.next();
      const last = alive.lastIndexOf(true);
      expect(player.hints.answer).toMatchObject({
        lastAlive: last < 0 ? { kind: 'none' } : { kind: 'found', moveCount: last, exact: true },
      });
    }
    expect(deadGames).toBeGreaterThan(3);
  });
});
