import { describe, expect, it } from 'vitest';
import type { CellView, View } from '../../../core/view.ts';
import { iceRules } from '../../../games/break-the-ice/rules/rules.ts';
import { Observable } from '../../shared/state/observable.ts';
import type { Motion } from '../motion.ts';
import type { Notice } from '../notice.ts';
import { type BoardSounds, type Cue, cuesOfMotion, cuesOfNotice } from './cues.ts';
import { type Audible, followPlay } from './follow-play.ts';

const sounds: BoardSounds = { move: 'glide', arrive: 'stop', gone: 'crack', fall: 'fall' };

/** A board of one row: a letter is a piece, and the parts under it are given apart. */
const viewOf = (pieces: string, kinds: readonly string[] = []): View => ({
  cells: [
    [...pieces].map((letter, column): CellView => {
      const kind = kinds[column];
      return {
        ground: 'floor',
        ...(kind && { part: { kind, sign: '?', tint: 0 } }),
        ...(letter !== '.' && { piece: { id: letter, label: letter, colour: 0 } }),
      };
    }),
  ],
});

const motionOf = (before: View, after: View, given: Partial<Motion> = {}): Motion => ({
  key: 1,
  kind: 'move',
  ...{ before, after, direction: 'R', choice: undefined, phase: 0, phases: 1, milliseconds: 200 },
  ...given,
});

const heard = (cues: readonly Cue[]): string => cues.map(({ id, delay }) => `${id}@${delay}`).join(' ');

describe('the sounds of a motion', () => {
  const [before, after] = [viewOf('ab..'), viewOf('.ba.')];

  it('are those of the board: the move and where it ends', () => {
    expect(heard(cuesOfMotion(motionOf(before, after), sounds))).toBe('glide@0 stop@0.2');
    expect(heard(cuesOfMotion(motionOf(before, after), { arrive: 'roll' }))).toBe('roll@0.2');
    expect(heard(cuesOfMotion(motionOf(before, after), {}))).toBe('');
  });

  it('say what kind of motion it is', () => {
    const as = (kind: Motion['kind']): string =>
      heard(cuesOfMotion(motionOf(before, after, { kind }), sounds));
    expect(as('refused')).toBe('refused@0');
    expect(as('jump')).toBe('');
    expect(as('undo')).toBe('glide@0');
    expect(as('redo')).toBe('glide@0 stop@0.2');
    const [undone] = cuesOfMotion(motionOf(before, after, { kind: 'undo' }), sounds);
    expect(undone!.pitch).toBeLessThan(1);
  });

  it('follow the steps of a cascade, higher with every wave', () => {
    const level = { rows: 4, columns: 4, stacks: ['a', 'a', 'baba', 'ab'], clear: 'contact' } as const;
    const rules = iceRules({ info: {}, ...level });
    const start = rules.start();
    const frames = rules.frames!(start, { column: 2, height: 1, direction: 'R' });
    const cues = frames.map((frame, phase) => {
      const former = phase === 0 ? rules.view(start) : frames[phase - 1]!;
      return cuesOfMotion(motionOf(former, frame, { phase, phases: frames.length }), sounds);
    });
    expect(cues.map(heard)).toEqual(['glide@0', 'crack@0', 'fall@0.2', 'crack@0']);
    expect(cues[3]![0]!.pitch).toBeGreaterThan(cues[1]![0]!.pitch);
  });

  it('are those of the parts that pieces come onto, and of ground that changes', () => {
    const hidden = viewOf('a...', ['', 'lever', 'pit']);
    const open = viewOf('.a..', ['', 'lever', 'plank']);
    const own: BoardSounds = { arrive: 'roll', onto: { lever: 'switch' }, ground: 'bridge' };
    expect(heard(cuesOfMotion(motionOf(hidden, open), own))).toBe('roll@0.2 switch@0.2 bridge@0.27');
    expect(heard(cuesOfMotion(motionOf(hidden, open), { arrive: 'roll' }))).toBe('roll@0.2');
    const away = viewOf('a...', ['', 'lever', 'plank']);
    expect(heard(cuesOfMotion(motionOf(open, away), own))).toBe('roll@0.2');
  });
});

const effect = { moved: 1, gone: 3, added: 0, ground: 0 };
const told = { before: undefined, move: 'R', notation: 'R', direction: 'R', choice: undefined } as const;
const made = { ...told, effect, count: 1 } as const;
const solved: Notice = {
  key: 2,
  kind: 'solved',
  move: made,
  stars: 2,
  optimum: undefined,
  demonstrated: false,
};

describe('the sounds of what happened', () => {
  it('are a chord and a note for each star when a level is solved', () => {
    expect(cuesOfNotice(solved, sounds, true).map(({ id }) => id)).toEqual(['solved', 'star', 'star']);
    expect(cuesOfNotice({ ...solved, stars: undefined }, sounds, true).map(({ id }) => id)).toEqual([
      'solved',
    ]);
  });

  it('tell of a move only where no motion does', () => {
    const moved: Notice = { key: 1, kind: 'moved', move: made };
    expect(cuesOfNotice(moved, sounds, true)).toEqual([]);
    expect(heard(cuesOfNotice(moved, sounds, false))).toBe('glide@0 crack@0');
    const refused: Notice = { key: 1, kind: 'refused', notation: 'R', reason: { code: 'no', values: {} } };
    expect(cuesOfNotice(refused, sounds, true)).toEqual([]);
    expect(heard(cuesOfNotice(refused, sounds, false))).toBe('refused@0');
    expect(heard(cuesOfNotice({ key: 1, kind: 'nothing-picked' }, sounds, true))).toBe('refused@0');
  });
});

class FakeStage extends Observable {
  motion: Motion | undefined;
  get isIdle(): boolean {
    return this.motion === undefined;
  }
  show(motion: Motion | undefined): void {
    this.motion = motion;
    this.changed();
  }
}

class FakePlayer extends Observable implements Audible {
  readonly stage = new FakeStage();
  notice: Notice | undefined;
  say(notice: Notice): void {
    this.notice = notice;
    this.changed();
  }
}

describe('following a player', () => {
  const motion = motionOf(viewOf('a.'), viewOf('.a'));

  function follow(given: { isOn?: boolean; isAnimated?: boolean } = {}) {
    const player = new FakePlayer();
    const played: string[] = [];
    const stop = followPlay(player, sounds, {
      isOn: () => given.isOn ?? true,
      isAnimated: () => given.isAnimated ?? true,
      play: ({ id }) => played.push(id),
    });
    return { player, played, stop };
  }

  it('plays every motion once, and that the level is solved when its last move has been drawn', () => {
    const { player, played, stop } = follow();
    player.stage.show(motion);
    player.say(solved);
    player.stage.show(motion);
    expect(played).toEqual(['glide', 'stop']);
    player.stage.show(undefined);
    expect(played).toEqual(['glide', 'stop', 'solved', 'star', 'star']);
    player.say(solved);
    expect(played).toHaveLength(5);
    stop();
    player.stage.show({ ...motion, key: 9 });
    expect(played).toHaveLength(5);
  });

  it('does not praise whoever has already taken the move back', () => {
    const { player, played } = follow();
    player.stage.show(motion);
    player.say(solved);
    player.say({ key: 3, kind: 'undone', told, count: 0 });
    player.stage.show(undefined);
    expect(played).not.toContain('solved');
  });

  it('plays all from the notice where nothing is animated, and nothing where sound is off', () => {
    const still = follow({ isAnimated: false });
    still.player.say(solved);
    expect(still.played).toEqual(['glide', 'crack', 'solved', 'star', 'star']);
    const off = follow({ isOn: false });
    off.player.stage.show(motion);
    off.player.say(solved);
    off.player.stage.show(undefined);
    expect(off.played).toEqual([]);
  });
});
