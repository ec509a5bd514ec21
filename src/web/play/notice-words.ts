import type { Message } from '../../core/message.ts';
import type { Choice } from '../../core/view.ts';
import type { Messages } from '../shared/messages/index.ts';
import type { HintAnswer } from './ladder.ts';
import type { ToldMove } from './line.ts';
import type { Happening, MoveMade } from './notice.ts';

/** Puts a game into words, in the chosen language. */
export interface Teller {
  /** A message of the rules. */
  say(message: Message): string;
  /** A move, asked for or made. */
  move(made: ToldMove, form: 'do' | 'done'): string;
  /** What can be picked in a position, with its article. */
  piece(choice: Choice, state: unknown): string;
  /** Why a move on the board is refused. */
  refusal(reason: Message): string;
}

/** The first letter large, a full stop at the end: the rules' sentences come without. */
export const asSentence = (words: string): string => {
  const start = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return /[.!?…]$/.test(start) ? start : `${start}.`;
};

const madeWords = (text: Messages, tell: Teller, made: MoveMade): string => {
  const { count, effect } = made;
  const moved = `${asSentence(tell.move(made, 'done'))} ${text.notice.count(count)}`;
  return effect.gone > 0 && effect.added === 0 ? `${moved} ${text.notice.broke(effect.gone)}` : moved;
};

export function hintWords(text: Messages, tell: Teller, answer: HintAnswer): string {
  const { hint } = text;
  switch (answer.rung) {
    case 'count':
      return hint.count(answer.moves, answer.proved);
    case 'piece':
      return hint.piece(tell.piece(answer.choice, answer.state));
    case 'move':
      return asSentence(tell.move(answer.move.told, 'do'));
    case 'solvable':
      break;
  }
  if (answer.verdict === 'alive') return hint.solvable;
  if (answer.verdict === 'unknown') return hint.unknown;
  if (answer.verdict === 'failed') return hint.failed;
  const { lastAlive } = answer;
  if (lastAlive.kind === 'none') return hint.deadFromStart;
  return lastAlive.kind === 'found' ? `${hint.dead} ${hint.lastAlive(lastAlive.moveCount)}` : hint.dead;
}

/** A happening in words, for the line under the board and screen readers. */
export function noticeWords(text: Messages, tell: Teller, happening: Happening): string {
  const { notice } = text;
  switch (happening.kind) {
    case 'moved':
      return madeWords(text, tell, happening.move);
    case 'solved':
      return `${madeWords(text, tell, happening.move)} ${notice.solved(happening.move.count)}`;
    case 'lost':
      return `${madeWords(text, tell, happening.move)} ${notice.lost(happening.limit)}`;
    case 'stuck':
      return `${madeWords(text, tell, happening.move)} ${notice.stuck}`;
    case 'refused':
      return asSentence(tell.refusal(happening.reason));
    case 'not-a-move':
      return asSentence(tell.say(happening.reason));
    case 'nothing-picked':
      return notice.nothingPicked;
    case 'nothing-there':
      return notice.nothingThere;
    case 'picked':
      return notice.picked(tell.piece(happening.choice, happening.state));
    case 'unpicked':
      return notice.unpicked;
    case 'undone':
    case 'redone': {
      const { kind, told, count } = happening;
      const words = notice[kind](tell.move(told, 'do'), tell.move(told, 'done'));
      return `${asSentence(words)} ${notice.count(count)}`;
    }
    case 'nothing-to-undo':
      return notice.nothingToUndo;
    case 'nothing-to-redo':
      return notice.nothingToRedo;
    case 'restarted':
      return notice.restarted;
    case 'went':
      return notice.wentTo(happening.count);
    case 'hint':
      return hintWords(text, tell, happening.answer);
    case 'playback-begins':
      return text.show.title;
    case 'playback-step':
      return `${text.show.step(happening.at, happening.moves)}: ${tell.move(happening.told, 'do')}.`;
    case 'playback-ends':
      return text.show.ended;
  }
}
