import { describe, expect, it } from 'vitest';
import type { Choice } from '../../core/view.ts';
import { commandOfPad } from './pad.ts';
import { choiceTowards } from './picks.ts';

const at = (id: string, row: number, column: number): Choice => ({ id, label: id, cells: [{ row, column }] });

describe('a gamepad on the page of a level', () => {
  it('plays, and steers what is played back', () => {
    const of = (kind: 'back' | 'next' | 'confirm', context = {}): unknown => commandOfPad({ kind }, context);
    expect(of('back')).toEqual({ kind: 'undo' });
    expect(of('back', { isPlayingBack: true })).toEqual({ kind: 'playback-end' });
    expect(of('next')).toEqual({ kind: 'pick-next', step: 1 });
    expect(of('next', { isPlayingBack: true })).toEqual({ kind: 'playback-step', step: 1 });
    expect(of('confirm')).toBeUndefined();
    expect(of('confirm', { isPlayingBack: true })).toEqual({ kind: 'playback-toggle' });
    expect(of('confirm', { isDone: true })).toEqual({ kind: 'next-level' });
  });

  it('picks the piece that lies where the right stick points', () => {
    const choices = [at('a', 0, 0), at('b', 0, 3), at('c', 2, 0), at('d', 2, 3)];
    expect(choiceTowards(choices, undefined, 'R')?.id).toBe('a');
    expect(choiceTowards(choices, 'a', 'R')?.id).toBe('b');
    expect(choiceTowards(choices, 'b', 'D')?.id).toBe('d');
    expect(choiceTowards(choices, 'd', 'L')?.id).toBe('c');
    expect(choiceTowards(choices, 'c', 'L')).toBeUndefined();
  });
});
