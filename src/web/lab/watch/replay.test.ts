import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../test/manual-clock.ts';
import { Replay } from './replay.ts';

const open = (end: number, pace: Replay['pace'] = 5) => {
  const clock = new ManualClock();
  return { clock, replay: new Replay(end, clock, pace) };
};

describe('a replay', () => {
  it('goes on at its pace and stops at the end', () => {
    const { clock, replay } = open(10, 2);
    replay.play();
    expect(replay.position).toBe(0);
    clock.advance(500);
    expect(replay.position).toBe(1);
    clock.advance(1000);
    expect(replay.position).toBe(3);
    expect(replay.isPlaying).toBe(true);
    clock.advance(10_000);
    expect(replay.position).toBe(10);
    expect(replay.isPlaying).toBe(false);
    expect(clock.waiting).toBe(0);
  });

  it('takes many steps a frame at high paces, and draws no more often than frames come', () => {
    const { clock, replay } = open(200_000, 1000);
    let drawn = 0;
    replay.listen(() => {
      drawn += 1;
    });
    replay.play();
    clock.advance(1000);
    expect(Math.abs(replay.position - 1000)).toBeLessThanOrEqual(20);
    expect(drawn).toBeLessThanOrEqual(62);
  });

  it('shows all of a run in ten seconds', () => {
    const { clock, replay } = open(200_000, 'whole');
    replay.play();
    clock.advance(5000);
    expect(Math.abs(replay.position - 100_000)).toBeLessThan(500);
    clock.advance(5100);
    expect(replay.position).toBe(200_000);
  });

  it('changes its pace from where it is', () => {
    const { clock, replay } = open(1000, 1);
    replay.play();
    clock.advance(3000);
    expect(replay.position).toBe(3);
    replay.pace = 100;
    clock.advance(1000);
    expect(Math.abs(replay.position - 103)).toBeLessThanOrEqual(2);
  });

  it('starts over when it is played at the end', () => {
    const { replay } = open(4);
    replay.seek(4);
    replay.play();
    expect(replay.position).toBe(0);
    replay.toggle();
    expect(replay.isPlaying).toBe(false);
  });

  it('steps and seeks within the run, and pauses there', () => {
    const { clock, replay } = open(4);
    replay.play();
    replay.step(1);
    expect(replay.isPlaying).toBe(false);
    expect(replay.position).toBe(1);
    replay.step(-5);
    expect(replay.position).toBe(0);
    replay.seek(99);
    expect(replay.position).toBe(4);
    clock.advance(1000);
    expect(replay.position).toBe(4);
  });

  it('goes to the last of many places asked for in one frame', () => {
    const { clock, replay } = open(100);
    let drawn = 0;
    replay.listen(() => {
      drawn += 1;
    });
    for (let at = 1; at <= 50; at += 1) replay.seekSoon(at);
    expect(replay.position).toBe(0);
    clock.advance(20);
    expect(replay.position).toBe(50);
    expect(drawn).toBe(1);
    replay.seekSoon(70);
    replay.stop();
    clock.advance(100);
    expect(replay.position).toBe(50);
    expect(clock.waiting).toBe(0);
  });

  it('has nothing to play in a run without a step', () => {
    const { clock, replay } = open(0);
    replay.play();
    expect(replay.isPlaying).toBe(false);
    expect(clock.waiting).toBe(0);
  });
});
