import { describe, expect, it } from 'vitest';
import { Swipe } from './swipe.ts';

const swipe = (): Swipe => new Swipe(100, 100, 60);
/** A point so far away, at an angle against the clock from the right. */
const at = (degrees: number, distance: number): [number, number] => [
  100 + distance * Math.cos((degrees * Math.PI) / 180),
  100 - distance * Math.sin((degrees * Math.PI) / 180),
];

describe('a gesture', () => {
  it('is a tap while the hand only trembles', () => {
    const gesture = swipe();
    expect(gesture.moveTo(...at(0, 8))).toBeUndefined();
    expect(gesture.gesture).toEqual({ kind: 'drag', direction: undefined });
    expect(gesture.release(...at(200, 8))).toEqual({ kind: 'tap' });
  });

  it.each([
    [0, 'R'],
    [29, 'R'],
    [61, 'U'],
    [90, 'U'],
    [119, 'U'],
    [151, 'L'],
    [180, 'L'],
    [209, 'L'],
    [241, 'D'],
    [299, 'D'],
    [331, 'R'],
  ] as const)('at %i degrees goes %s', (degrees, direction) => {
    const gesture = swipe();
    expect(gesture.moveTo(...at(degrees, 40))).toBe(direction);
    expect(gesture.gesture).toEqual({ kind: 'drag', direction });
    expect(gesture.release(...at(degrees, 50))).toEqual({ kind: 'move', direction });
  });

  it.each([31, 45, 59, 135, 225, 315])('at %i degrees means nothing until it is clearer', (degrees) => {
    const gesture = swipe();
    expect(gesture.moveTo(...at(degrees, 40))).toBeUndefined();
    expect(gesture.release(...at(degrees, 40))).toEqual({ kind: 'none' });
    const clearer = swipe();
    clearer.moveTo(...at(degrees, 20));
    expect(clearer.release(...at(0, 60))).toEqual({ kind: 'move', direction: 'R' });
  });

  it('keeps a clear direction near the diagonal and changes it beyond', () => {
    const gesture = swipe();
    expect(gesture.moveTo(...at(10, 40))).toBe('R');
    expect(gesture.moveTo(...at(50, 40))).toBe('R');
    expect(gesture.moveTo(...at(70, 40))).toBe('U');
  });

  it('is taken back by going back', () => {
    const gesture = swipe();
    gesture.moveTo(...at(0, 80));
    expect(gesture.moveTo(...at(0, 3))).toBeUndefined();
    expect(gesture.release(...at(0, 3))).toEqual({ kind: 'none' });
  });

  it('means nothing once it was cancelled', () => {
    const gesture = swipe();
    gesture.moveTo(...at(0, 80));
    gesture.cancel();
    expect(gesture.moveTo(...at(0, 80))).toBeUndefined();
    expect(gesture.gesture).toEqual({ kind: 'none' });
    expect(gesture.release(...at(0, 80))).toEqual({ kind: 'none' });
  });

  it('knows how far it has gone in its direction, beyond the trembling', () => {
    const gesture = swipe();
    gesture.moveTo(104, 100);
    expect(gesture.distance).toBe(0);
    gesture.moveTo(163.2, 110);
    expect(gesture.distance).toBeCloseTo(50);
    gesture.moveTo(143.2, 100);
    expect(gesture.distance).toBeCloseTo(30);
  });

  it('is a flick when it is quick at its end, or over soon, unless it comes back', () => {
    const slow = swipe();
    for (let time = 10; time <= 600; time += 10) slow.moveTo(100 + time / 10, 100, time);
    expect([slow.isFlick, slow.isReturning]).toEqual([false, false]);
    for (let time = 610; time <= 700; time += 10) slow.moveTo(160 + (time - 600) / 2, 100, time);
    expect([slow.isFlick, slow.isReturning]).toEqual([true, false]);
    for (let time = 710; time <= 800; time += 10) slow.moveTo(210 - (time - 700) / 2, 100, time);
    expect([slow.isFlick, slow.isReturning]).toEqual([false, true]);
    const soon = swipe();
    soon.moveTo(130, 100, 40);
    soon.moveTo(130, 100, 160);
    expect(soon.isFlick).toBe(true);
    // Held still for a while, it is none any more.
    soon.moveTo(130, 100, 900);
    expect(soon.isFlick).toBe(false);
  });

  it('follows the board where that is seen askew', () => {
    // Turned by 30 degrees: what goes up in the picture to the left goes up on the board.
    const turned = (right: number, down: number) => ({
      right: right * Math.cos(0.52) - down * Math.sin(0.52),
      down: down * Math.cos(0.52) + right * Math.sin(0.52),
    });
    const gesture = () => new Swipe(100, 100, 100, 0, turned);
    expect(gesture().release(...at(135, 60))).toEqual({ kind: 'move', direction: 'U' });
    expect(swipe().release(...at(135, 60))).toEqual({ kind: 'none' });
    expect(gesture().release(...at(90, 60))).toEqual({ kind: 'move', direction: 'U' });
    expect(gesture().release(...at(30, 60))).toEqual({ kind: 'move', direction: 'R' });
  });

  it('has a dead zone for hands, not for cells: neither tiny nor huge', () => {
    expect(new Swipe(0, 0, 4).moveTo(6, 0)).toBeUndefined();
    expect(new Swipe(0, 0, 1000).moveTo(30, 0)).toBe('R');
  });
});
