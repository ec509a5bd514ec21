import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../core/grid.ts';
import type { View } from '../../../core/view.ts';
import type { Motion, MotionKind } from '../../../web/play/motion.ts';
import { clipOf, type Frame, stillFrame, sunkCentre } from './clip.ts';
import { ClipPlayer, type Ticker } from './clip-player.ts';
import { spriteOf } from './flat.ts';
import { viewsOf } from './sample.ts';

let lastKey = 0;
function motion(
  kind: MotionKind,
  before: View,
  after: View,
  direction: Direction,
  milliseconds = 220,
  choice?: string,
): Motion {
  lastKey += 1;
  return { key: lastKey, kind, before, after, direction, choice, phase: 0, phases: 1, milliseconds };
}

const byId = (a: { body: { id: string } }, b: { body: { id: string } }): number =>
  a.body.id < b.body.id ? -1 : 1;
const poses = ({ pieces }: Frame) =>
  pieces.toSorted(byId).map(({ body, centre, angle, width, opacity }) => ({
    id: body.id,
    x: round(centre.x),
    y: round(centre.y),
    z: round(centre.z),
    turned: round(Math.abs(angle)) % round(Math.PI / 2) === 0,
    width: round(width),
    opacity: round(opacity),
  }));
const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

const splitting = 'switch z: split 2,1 2,4\n\nS..z\n....\nG...';

describe('a clip', () => {
  it.each([
    ['a roll', '\nS...\n...G', 'R'],
    ['a sideways roll', '\nS...\n...G', 'R D'],
    ['the goal', '\nS..G', 'R R'],
    ['a split', splitting, 'R R'],
    ['a cube', splitting, 'R R 1R'],
    ['a join', splitting, 'R R 1R 1R'],
  ])('of %s begins and ends at rest, forwards and backwards', (_, text, moves) => {
    const views = viewsOf(text, moves);
    const [before, after] = [views.at(-2)!, views.at(-1)!];
    const last = moves.split(' ').at(-1)!;
    const [direction, choice] = [last.slice(-1) as Direction, last.length > 1 ? last[0] : undefined];
    const forwards = clipOf(motion('move', before, after, direction, 220, choice))!;
    expect(poses(forwards.at(0))).toEqual(poses(stillFrame(before)));
    expect(settled(forwards.at(forwards.milliseconds))).toEqual(settled(stillFrame(after)));
    expect(forwards.end).toBe(after);
    const backwards = clipOf(motion('undo', after, before, direction, 220, choice))!;
    expect(settled(backwards.at(0.001))).toEqual(settled(stillFrame(after)));
    expect(poses(backwards.at(backwards.milliseconds))).toEqual(poses(stillFrame(before)));
    expect(backwards.end).toBe(before);
  });

  /** Where pieces are drawn, whichever way they have been turned to get there. */
  function settled(frame: Frame) {
    return frame.pieces
      .toSorted(byId)
      .map(spriteOf)
      .map(({ id, x, y, width, height, top }) => [
        id,
        ...[x, y, width, height, top].map((each) => Math.round(each * 100) / 100 + 0),
      ]);
  }

  it('is none without time, for a jump, and for a refusal that is no fall', () => {
    const [before, after] = viewsOf('\nS...\n...G', 'R') as [View, View];
    expect(clipOf(motion('move', before, after, 'R', 0))).toBeUndefined();
    expect(clipOf(motion('jump', before, after, 'R'))).toBeUndefined();
    expect(clipOf(motion('refused', before, before, 'R'))).toBeUndefined();
  });

  it('lets the block fall, fade and return', () => {
    const [start] = viewsOf('\nS..G');
    const clip = clipOf(motion('refused', start, start, 'U'))!;
    const falling = clip.at(220 + 300).pieces[0]!;
    expect(falling.centre.y).toBeLessThan(-1);
    expect(falling.opacity).toBeLessThan(0.5);
    expect(poses(clip.at(clip.milliseconds))).toEqual(poses(stillFrame(start)));
  });

  it('swings bridges only once the block has arrived', () => {
    const [before, after] = viewsOf('switch a: soft toggle 1\n\nSa.1G', 'R') as [View, View];
    const clip = clipOf(motion('move', before, after, 'R'))!;
    expect(clip.at(219).flaps.get(3)).toBe(0);
    expect(clip.at(320).flaps.get(3)).toBeGreaterThan(0);
    expect(clip.at(clip.milliseconds).flaps.get(3)).toBeCloseTo(1);
  });

  it('leaves a solved block in its hole', () => {
    const views = viewsOf('\nS..G', 'R R');
    expect(stillFrame(views.at(-1)!).pieces[0]!.centre.y).toBe(sunkCentre);
  });
});

describe('a clip player', () => {
  class TestTicker implements Ticker {
    time = 0;
    private waiting: (() => void) | undefined;
    now = () => this.time;
    next = (draw: () => void) => {
      this.waiting = draw;
      return () => {
        this.waiting = undefined;
      };
    };
    pass(milliseconds: number): void {
      this.time += milliseconds;
      const draw = this.waiting;
      this.waiting = undefined;
      draw?.();
    }
  }

  function start() {
    const drawn: { view: View; frame: Frame }[] = [];
    const ticker = new TestTicker();
    const clipPlayer = new ClipPlayer((view, frame) => drawn.push({ view, frame }), ticker);
    return { drawn, ticker, clipPlayer };
  }
  const [first, second, third] = viewsOf('\nS...\n....\n...G', 'R D') as [View, View, View];

  it('plays a motion to its end and then rests', () => {
    const { drawn, ticker, clipPlayer } = start();
    clipPlayer.show(first, undefined);
    const move = motion('move', first, second, 'R');
    clipPlayer.show(second, move);
    ticker.pass(100);
    expect(clipPlayer.isRunning).toBe(true);
    // The stage is done before the block has settled: that does not cut it short.
    ticker.pass(130);
    clipPlayer.show(second, undefined);
    expect(clipPlayer.isRunning).toBe(true);
    ticker.pass(1000);
    expect(clipPlayer.isRunning).toBe(false);
    expect(drawn.at(-1)).toEqual({ view: second, frame: stillFrame(second) });
  });

  it('holds a roll under the hand, goes on from there, and rests again when it is let go', () => {
    const { drawn, ticker, clipPlayer } = start();
    clipPlayer.show(first, undefined);
    const { key, milliseconds, ...trial } = motion('move', first, second, 'R');
    const held = { ...trial, kind: 'move', isSure: false, isStill: false } as const;
    const angle = (): number => Math.abs(drawn.at(-1)!.frame.pieces[0]!.angle);
    clipPlayer.hold(first, { ...held, share: 0.3 });
    const before = angle();
    clipPlayer.hold(first, { ...held, share: 0.7 });
    expect(angle()).toBeGreaterThan(before);
    expect(clipPlayer.isRunning).toBe(false);
    const half = angle();
    clipPlayer.show(second, { ...trial, key, milliseconds: milliseconds * 0.3, begun: 0.7 });
    clipPlayer.hold(second, undefined);
    expect(angle()).toBeCloseTo(half);
    expect(clipPlayer.isRunning).toBe(true);
    ticker.pass(2000);
    // What cannot be done is only begun; let go, all is as it was.
    clipPlayer.hold(second, {
      ...held,
      kind: 'refused',
      before: second,
      after: second,
      direction: 'U',
      share: 1,
    });
    expect(angle()).toBeGreaterThan(0);
    expect(angle()).toBeLessThan(half);
    clipPlayer.hold(second, undefined);
    expect(drawn.at(-1)).toEqual({ view: second, frame: stillFrame(second) });
  });

  it('replaces a motion by the next one', () => {
    const { drawn, ticker, clipPlayer } = start();
    clipPlayer.show(second, motion('move', first, second, 'R'));
    ticker.pass(50);
    clipPlayer.show(third, motion('move', second, third, 'D'));
    expect(poses(drawn.at(-1)!.frame)).toEqual(poses(stillFrame(second)));
    ticker.pass(5000);
    expect(drawn.at(-1)).toEqual({ view: third, frame: stillFrame(third) });
  });

  it('shows another position at once', () => {
    const { drawn, ticker, clipPlayer } = start();
    clipPlayer.show(second, motion('move', first, second, 'R'));
    ticker.pass(50);
    clipPlayer.show(third, undefined);
    expect(clipPlayer.isRunning).toBe(false);
    expect(drawn.at(-1)!.view).toBe(third);
  });

  it('does not begin the same fall again while it is running', () => {
    const { drawn, ticker, clipPlayer } = start();
    clipPlayer.show(first, motion('refused', first, first, 'U'));
    ticker.pass(300);
    clipPlayer.show(first, motion('refused', first, first, 'U'));
    ticker.pass(1);
    expect(drawn.at(-1)!.frame.pieces[0]!.centre.y).toBeLessThan(0.5);
    clipPlayer.show(first, motion('refused', first, first, 'L'));
    expect(poses(drawn.at(-1)!.frame)).toEqual(poses(stillFrame(first)));
  });
});
