import type { View } from '../../../core/view.ts';
import type { Motion } from '../motion.ts';
import { effectOf, type Notice } from '../notice.ts';
import type { SoundId } from './recipes.ts';

/** The sounds of one board; what it does not name is silent. */
export interface BoardSounds {
  /** When a move begins. */
  readonly move?: SoundId;
  /** When it has arrived. */
  readonly arrive?: SoundId;
  /** When pieces vanish. */
  readonly gone?: SoundId;
  /** When pieces that came down in a later step of a move have landed. */
  readonly fall?: SoundId;
  /** When a piece comes onto a part of this kind. */
  readonly onto?: Readonly<Record<string, SoundId>>;
  /** When ground has changed, as where a bridge comes or goes. */
  readonly ground?: SoundId;
}

/** A sound to be played. */
export interface Cue {
  readonly id: SoundId;
  /** Seconds from now. */
  readonly delay: number;
  /** 1 is as written, 2 an octave higher. */
  readonly pitch: number;
}

const cue = (id: SoundId, delay = 0, pitch = 1): Cue => ({ id, delay, pitch });
const maybe = (id: SoundId | undefined, delay = 0, pitch = 1): readonly Cue[] =>
  id === undefined ? [] : [cue(id, delay, pitch)];

/** Every later step of a move sounds a little higher, so that a cascade climbs. */
const climb = 0.07;
/** A move that is taken back sounds lower. */
const backwards = 0.84;
/** Ground answers what has changed it after a moment. */
const answer = 0.07;

/** The sounds of a motion, by the changes on the board. */
export function cuesOfMotion(motion: Motion, sounds: BoardSounds): readonly Cue[] {
  const { kind, before, after, phase, phases } = motion;
  const end = motion.milliseconds / 1000;
  if (kind === 'refused') return [cue('refused')];
  if (kind === 'jump') return [];
  if (kind === 'undo') return maybe(sounds.move ?? sounds.arrive, 0, backwards);
  const { gone, moved, ground } = effectOf(before, after);
  const pitch = 1 + climb * phase;
  const cues: Cue[] = [];
  if (phase === 0) cues.push(...maybe(sounds.move), ...(phases === 1 ? maybe(sounds.arrive, end) : []));
  if (gone > 0) cues.push(...maybe(sounds.gone, 0, pitch));
  if (phase > 0 && moved > 0) cues.push(...maybe(sounds.fall, end, pitch));
  for (const kind of partsEntered(before, after)) cues.push(...maybe(sounds.onto?.[kind], end));
  if (ground > 0) cues.push(...maybe(sounds.ground, end + answer));
  return cues;
}

/** The kinds of parts that a piece has come onto. */
function partsEntered(before: View, after: View): ReadonlySet<string> {
  const entered = after.cells.flatMap((line, row) =>
    line.flatMap(({ part, piece }, column) =>
      part && piece && before.cells[row]?.[column]?.piece?.id !== piece.id ? [part.kind] : [],
    ),
  );
  return new Set(entered);
}

const starsApart = 0.16;
const starsAfter = 0.55;

/**
 * The sounds of something that happened. Where nothing is animated there are no motions to be heard, and what
 * a move did is told by its notice.
 */
export function cuesOfNotice(notice: Notice, sounds: BoardSounds, animated: boolean): readonly Cue[] {
  const made: Cue[] = [];
  if (!animated && 'move' in notice) {
    made.push(...maybe(sounds.move ?? sounds.arrive));
    if (notice.move.effect.gone > 0) made.push(...maybe(sounds.gone));
    if (notice.move.effect.ground > 0) made.push(...maybe(sounds.ground, answer));
  }
  if (notice.kind === 'solved') {
    made.push(cue('solved'));
    for (let star = 0; star < (notice.stars ?? 0); star += 1)
      made.push(cue('star', starsAfter + star * starsApart, 1 + star * 0.125));
  }
  if (!animated && notice.kind === 'refused') made.push(cue('refused'));
  if (notice.kind === 'not-a-move' || notice.kind === 'nothing-picked') made.push(cue('refused'));
  return made;
}
