import { describe, expect, it } from 'vitest';
import { PuppetWorkers } from '../../../test/fake-worker.ts';
import { open, readOne } from '../../../test/web-player.ts';

const tiles = readOne('game: match-the-tiles\noptimal: 2\n\nA..\n...\n..a\n');
const folding = readOne('game: folding-blocks\n\nA.B.\n....\n');
const ice = readOne('game: break-the-ice\nmoves: 1\n\nr....\nbrr..\n');
const splitting = readOne('game: roll-the-block\nswitch a: split 1,1 1,5\n\nS..a..\n......\n.....G\n');

describe('a player', () => {
  it('moves, undoes, redoes, restarts, and says so', () => {
    const { player, press } = open(tiles);
    press('u');
    expect(player.notice).toMatchObject({ kind: 'nothing-to-undo' });
    press('ArrowRight');
    expect(player.notice).toMatchObject({
      kind: 'moved',
      move: { notation: 'R', direction: 'R', count: 1, effect: { moved: 1, gone: 0, added: 0 } },
    });
    press('a', 'd');
    expect(player.moves).toEqual(['R', 'L', 'R']);
    press('Control+z');
    expect(player.notice).toMatchObject({ kind: 'undone', told: { notation: 'R' }, count: 2 });
    expect([player.moveCount, player.entries.length]).toEqual([2, 3]);
    press('y');
    expect(player.notice).toMatchObject({ kind: 'redone', told: { notation: 'R' }, count: 3 });
    press('y');
    expect(player.notice).toMatchObject({ kind: 'nothing-to-redo' });
    press('Home');
    expect(player.notice).toMatchObject({ kind: 'restarted' });
    expect([player.moveCount, player.entries.length]).toEqual([0, 3]);
    player.goTo(3);
    expect(player.notice).toMatchObject({ kind: 'went', count: 3 });
    player.goTo(99);
    expect(player.moveCount).toBe(3);
    press('ArrowDown');
    expect(player.notice).toMatchObject({ kind: 'solved', move: { count: 4 }, stars: 1 });
    expect(player.isSolved).toBe(true);
    press('ArrowUp');
    expect(player.notice).toMatchObject({ kind: 'refused' });
  });

  it('tells two notices apart that say the same', () => {
    const { player, press } = open(tiles);
    press('u');
    const first = player.notice!.key;
    press('u');
    expect(player.notice!.key).toBeGreaterThan(first);
  });

  it('refuses with the reason of the rules, and shakes', () => {
    const { player, press } = open(tiles);
    press('ArrowUp');
    expect(player.notice).toMatchObject({
      kind: 'refused',
      notation: 'U',
      reason: { code: expect.any(String) },
    });
    expect(player.stage.motion).toMatchObject({ kind: 'refused', direction: 'U' });
    expect(player.moveCount).toBe(0);
  });

  it('takes typed moves, several at once, up to the first that is wrong', () => {
    const { player } = open(folding);
    expect(player.type('ar, ad')).toBe(true);
    expect(player.moves).toEqual(['AR', 'AD']);
    expect(player.type('BR AR BD')).toBe(false);
    expect(player.moves).toEqual(['AR', 'AD', 'BR']);
    expect(player.notice).toMatchObject({ kind: 'refused', notation: 'AR' });
    expect(player.type('hello')).toBe(false);
    expect(player.notice).toMatchObject({ kind: 'not-a-move', text: 'hello' });
    expect(player.type(' ')).toBe(false);
  });

  it('knows par, limit and loss', () => {
    const { player } = open(ice);
    expect([player.par, player.moveLimit]).toEqual([1, 3]);
    player.type('c1r d1l c1r');
    expect(player.isLost).toBe(true);
    expect(player.notice).toMatchObject({ kind: 'lost', limit: 3 });
    player.pick(undefined);
    player.move('L');
    expect(player.notice).toMatchObject({ kind: 'refused', reason: { code: 'lost', values: { moves: 3 } } });
    player.undo();
    expect(player.isLost).toBe(false);
  });

  it('says when nothing can move any more', () => {
    const { player } = open(readOne('game: folding-blocks\n\nA.B.\n'));
    player.type('BL');
    expect(player.notice).toMatchObject({ kind: 'stuck' });
    expect(player.isStuck).toBe(true);
  });

  it('tells its listeners of every change', () => {
    const { player, press } = open(folding);
    let changes = 0;
    const stop = player.listen(() => {
      changes += 1;
    });
    for (const key of ['a', 'ArrowRight', 'u', 'y', 'r', '.', 'Escape']) {
      const before = changes;
      press(key);
      expect(changes, key).toBeGreaterThan(before);
    }
    stop();
    const before = changes;
    press('a');
    expect(changes).toBe(before);
  });
});

describe('picking', () => {
  it('is asked for where there is a choice', () => {
    const { player, press } = open(folding);
    expect(player.picked).toBeUndefined();
    press('ArrowRight');
    expect(player.notice).toMatchObject({ kind: 'nothing-picked' });
    press('b');
    expect(player.notice).toMatchObject({ kind: 'picked', choice: { label: 'B' } });
    press('.');
    expect(player.picked).toBe('A');
    press(',');
    expect(player.picked).toBe('B');
    press('Escape');
    expect(player.picked).toBeUndefined();
    press(',');
    expect(player.picked).toBe('B');
    expect(player.pickAt(0, 0)).toBe(true);
    expect(player.picked).toBe('A');
    expect(player.pickAt(1, 1)).toBe(false);
    expect(player.picked).toBe('A');
    player.pick('Q');
    expect(player.picked).toBe('A');
  });

  it('is not asked for where there is only one piece', () => {
    expect(open(readOne('game: folding-blocks\n\nA.\n..\n')).player.picked).toBe('A');
  });

  it('stays with the piece that moved, wherever it went', () => {
    const { player } = open(readOne('game: break-the-ice\n\nr...\nbrbr\n'));
    player.pick('a2');
    expect(player.move('R')).toBe(true);
    expect(player.picked).toBe('b2');
    // A swap is written by its left block; the one that was picked stays picked.
    player.move('R');
    expect(player.picked).toBe('c2');
    player.pick('b1');
    player.move('L');
    expect(player.moves.at(-1)).toBe('a1R');
    expect(player.picked).toBe('a1');
    player.undo();
    expect(player.picked).toBe('b1');
  });

  it('ends with a piece that breaks, and comes back with it', () => {
    const { player } = open(readOne('game: break-the-ice\n\nr..b.\nbrrgb\n'));
    player.pick('a2');
    expect(player.move('D')).toBe(true);
    expect(player.notice).toMatchObject({ kind: 'moved', move: { choice: 'a2', effect: { gone: 3 } } });
    expect(player.picked).toBeUndefined();
    player.undo();
    expect(player.picked).toBe('a2');
  });

  it('begins with the first cube when the block splits, and ends when it is whole again', () => {
    const { player, press } = open(splitting);
    expect(player.choices).toEqual([]);
    press('ArrowRight', 'ArrowRight');
    expect(player.picked).toBe('1');
    press('ArrowRight');
    expect(player.moves).toEqual(['R', 'R', '1R']);
    press('2', 'ArrowLeft');
    expect(player.picked).toBe('2');
    press('1', 'ArrowRight');
    expect(player.choices).toEqual([]);
    expect(player.picked).toBeUndefined();
    press('u');
    expect(player.picked).toBe('1');
  });

  it('shows where a move would lead, if the game can say', () => {
    const { player } = open(folding);
    player.pick('A');
    player.aim('R');
    expect(player.preview).toMatchObject({ problem: undefined, cells: [{ row: 0, column: 1 }] });
    player.aim('L');
    expect(player.preview?.problem).toMatchObject({ code: expect.any(String) });
    player.aim(undefined);
    expect(player.preview).toBeUndefined();
    player.aim('R');
    player.move('R');
    expect(player.preview).toBeUndefined();
    // A game that says nothing about it: where its pieces would come to.
    const other = open(tiles).player;
    other.aim('R');
    expect(other.preview).toEqual({ cells: [{ row: 0, column: 2, blocked: false }], problem: undefined });
    other.aim('U');
    expect(other.preview).toBeUndefined();
  });
});

describe('drawing', () => {
  it('never keeps a player from moving', () => {
    const { player, clock, press } = open(tiles);
    for (let i = 0; i < 5; i += 1) press('ArrowRight', 'ArrowLeft');
    expect(player.moveCount).toBe(10);
    expect(player.stage.isIdle).toBe(false);
    expect(player.stage.waiting).toBe(9);
    const times: number[] = [];
    while (!player.stage.isIdle) {
      times.push(player.stage.motion!.milliseconds);
      clock.advance(player.stage.motion!.milliseconds);
    }
    expect(times).toHaveLength(10);
    expect(Math.max(...times.slice(1, 8))).toBeLessThan(180 / 2);
    expect(player.stage.view).toBe(player.view);
  });

  it('follows undo, redo and restart in the midst of it', () => {
    const { player, clock, press } = open(tiles);
    press('ArrowRight', 'ArrowLeft', 'u', 'u', 'y');
    clock.advance(5000);
    expect(player.stage.view).toBe(player.view);
    press('ArrowLeft', 'r');
    expect(player.stage.view).toBe(player.view);
    expect(player.stage.isIdle).toBe(true);
    expect(clock.waiting).toBe(0);
  });

  it('shows what happens on the way of a move', () => {
    const { player, clock } = open(readOne('game: break-the-ice\n\nr....\nbrr..\n'), { milliseconds: 100 });
    player.type('a1U');
    const phases: number[] = [];
    while (player.stage.motion) {
      phases.push(player.stage.motion.phase);
      expect(player.stage.motion.phases).toBeGreaterThan(1);
      clock.advance(player.stage.motion.milliseconds);
    }
    expect(phases.length).toBeGreaterThan(1);
    expect(player.stage.view).toBe(player.view);
    player.undo();
    expect(player.stage.motion).toMatchObject({ kind: 'undo', phases: 1, direction: 'U' });
  });

  it('is left out where motion is reduced', () => {
    let tempo = 0;
    const { player, press } = open(tiles, { tempo: () => tempo });
    press('ArrowRight');
    expect(player.stage.view).toBe(player.view);
    expect(player.stage.isIdle).toBe(true);
    tempo = 2;
    press('ArrowLeft');
    expect(player.stage.motion?.milliseconds).toBe(360);
  });
});

describe('the optimum', () => {
  it('is what the file states until the level is solved, and proved then', async () => {
    const { player, press, settled } = open(tiles);
    expect(player.optimum).toEqual({ moves: 2, proved: false });
    press('ArrowRight', 'ArrowDown');
    await settled();
    expect(player.optimum).toEqual({ moves: 2, proved: true });
  });

  it('is proved from the start where the level was made here, and nothing searches for it', () => {
    const { player, press, solver } = open(tiles, { isProved: true });
    expect(player.optimum).toEqual({ moves: 2, proved: true });
    press('ArrowRight', 'ArrowDown');
    expect(solver.isBusy).toBe(false);
  });

  it('is not believed when a player does better', () => {
    const wrong = readOne('game: match-the-tiles\noptimal: 5\n\nA..\n...\n..a\n');
    const { player, press } = open(wrong);
    press('ArrowRight', 'ArrowDown');
    expect(player.optimum).toBeUndefined();
    expect(player.notice).toMatchObject({ kind: 'solved', optimum: undefined });
  });

  it('is found when nobody states it, if the player stays', async () => {
    const unstated = readOne('game: match-the-tiles\n\nA..\n...\n..a\n');
    const { player, clock, settled, solver } = open(unstated);
    expect(player.optimum).toBeUndefined();
    clock.advance(1000);
    expect(solver.isBusy).toBe(true);
    await settled();
    expect(player.optimum).toEqual({ moves: 2, proved: true });

    const left = open(unstated);
    left.player.dispose();
    expect(left.clock.waiting).toBe(0);
  });

  it('gives way to a hint, and the page that is left', async () => {
    const unstated = readOne('game: match-the-tiles\n\nA..\n...\n..a\n');
    const workers = new PuppetWorkers();
    const { player, clock, solver } = open(unstated, {}, workers.start);
    clock.advance(1000);
    expect(workers.all).toHaveLength(1);
    const hint = player.hints.next();
    expect(workers.all[0]!.stopped).toBe(true);
    expect(workers.all).toHaveLength(2);
    player.dispose();
    await hint;
    expect(workers.all[1]!.stopped).toBe(true);
    expect(solver.isBusy).toBe(false);
    expect(clock.waiting).toBe(0);
  });
});
