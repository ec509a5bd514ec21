import { describe, expect, it } from 'vitest';
import { open, readOne } from '../../../test/web-player.ts';
import type { PlayerOptions, Solved } from './player-options.ts';

const tiles = readOne('game: match-the-tiles\noptimal: 2\n\nA..\n...\n..a\n');
const folding = readOne('game: folding-blocks\n\nA.B.\n....\n');

describe('a playback', () => {
  const start = async (options: Partial<PlayerOptions> = {}) => {
    const opened = open(tiles, options);
    const { player, clock } = opened;
    /** Lets time pass until the playback has come so far. */
    const until = (at: number): void => {
      for (let i = 0; i < 100 && player.playback && player.playback.at < at; i += 1) clock.advance(100);
    };
    player.move('R');
    player.move('L');
    player.undo();
    await player.demonstrate();
    return { ...opened, until };
  };

  it('plays the solution from here, and goes back to where the player was', async () => {
    const { player, until } = await start();
    expect(player.notice).toMatchObject({ kind: 'playback-begins', moves: 1 });
    expect(player.playback).toEqual({ moves: ['D'], at: 0, playing: true });
    until(1);
    expect(player.notice).toMatchObject({ kind: 'playback-step', told: { notation: 'D' }, at: 1, moves: 1 });
    expect(player.playback).toEqual({ moves: ['D'], at: 1, playing: false });
    expect(player.isSolved).toBe(true);
    expect(player.wasDemonstrated).toBe(true);
    player.endPlayback();
    expect(player.playback).toBeUndefined();
    expect(player.moves).toEqual(['R']);
    expect(player.entries.length).toBe(2);
    expect(player.stage.view).toBe(player.view);
  });

  it('begins again from where the player was', async () => {
    const { player, until } = await start();
    until(1);
    await player.demonstrate();
    expect(player.playback).toEqual({ moves: ['D'], at: 0, playing: true });
    expect(player.moves).toEqual(['R']);
  });

  it('can be paused, stepped and gone on from', async () => {
    const { player, clock, press } = open(folding);
    await player.demonstrate();
    const { length } = player.playback!.moves;
    expect(length).toBe(4);
    press(' ');
    expect(player.playback?.playing).toBe(false);
    clock.advance(10_000);
    expect(player.playback?.at).toBe(0);
    press('ArrowRight', 'ArrowRight', 'ArrowLeft');
    expect(player.playback?.at).toBe(1);
    expect(player.moveCount).toBe(1);
    press('ArrowLeft', 'ArrowLeft');
    expect([player.playback?.at, player.moveCount]).toEqual([0, 0]);
    press(' ');
    for (let i = 0; i < 50; i += 1) clock.advance(100);
    expect(player.playback).toMatchObject({ at: length, playing: false });
    player.stepPlayback(1);
    expect(player.playback?.at).toBe(length);
    press('u');
    expect(player.playback).toBeUndefined();
    expect(player.moveCount).toBe(length - 1);
    expect(player.wasDemonstrated).toBe(true);
    player.restart();
    expect(player.wasDemonstrated).toBe(false);
  });

  it('is not a solution of the player’s own', async () => {
    const solved: Solved[] = [];
    const { until } = await start({ onSolved: (each) => solved.push(each) });
    until(1);
    expect(solved).toMatchObject([{ moves: ['R', 'D'], demonstrated: true, stars: 3 }]);
  });

  it('replays a game from the start without making another of it', async () => {
    const solved: Solved[] = [];
    const { player, clock } = open(tiles, { onSolved: (each) => solved.push(each) });
    player.type('R D');
    const end = player.view;
    await player.replay();
    expect(player.moveCount).toBe(0);
    expect(player.stage.view).toBe(player.view);
    for (let i = 0; i < 50; i += 1) clock.advance(100);
    expect(player.playback).toBeUndefined();
    expect(player.view).toBe(end);
    expect(player.stage.view).toBe(end);
    expect(player.wasDemonstrated).toBe(false);
    expect(solved).toMatchObject([{ moves: ['R', 'D'], demonstrated: false }]);
  });

  it('plays moves that came from elsewhere, up to one that is wrong', async () => {
    const { player, clock } = open(tiles);
    await player.demonstrateAll(['R', 'U', 'D']);
    for (let i = 0; i < 50; i += 1) clock.advance(100);
    expect(player.playback).toEqual({ moves: ['R', 'U', 'D'], at: 1, playing: false });
    expect(player.notice).toMatchObject({ kind: 'refused', notation: 'U' });
  });

  it('leaves time to look where nothing moves on the way', async () => {
    const { player, clock } = open(tiles, { tempo: () => 0 });
    await player.demonstrate();
    clock.advance(600);
    expect(player.playback?.at).toBe(0);
    clock.advance(600);
    expect(player.playback?.at).toBe(1);
  });

  it('says why there is nothing to show', async () => {
    const { player } = open(folding);
    player.type('BL');
    await player.demonstrate();
    expect(player.playback).toBeUndefined();
    expect(player.hints.answer).toMatchObject({ verdict: 'dead' });
  });

  it('does not begin any more when the player goes on meanwhile', async () => {
    const { player } = open(tiles);
    const begun = player.demonstrate();
    expect(player.isThinking).toBe(true);
    player.move('R');
    expect(player.isThinking).toBe(false);
    await begun;
    expect(player.playback).toBeUndefined();
    expect(player.moves).toEqual(['R']);
  });

  it('stops when the page is left', async () => {
    const { player, clock } = await start();
    player.dispose();
    expect(clock.waiting).toBe(0);
  });
});
