import type { Message } from '../../core/message.ts';
import type { Choice } from '../../core/view.ts';
import type { Messages } from '../shared/messages/index.ts';
import type { HintAnswer } from './ladder.ts';
import type { Happening, MoveMade } from './notice.ts';

/** Puts a message of the game into the language. */
type Say = (message: Message) => string;

/** The name of what can be picked. */
export const labelWords = (say: Say, label: Choice['label']): string =>
  typeof label === 'string' ? label : say(label);

/** The first letter large, a full stop at the end: the rules' sentences come without. */
const asSentence = (words: string): string => {
  const start = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return /[.!?…]$/.test(start) ? start : `${start}.`;
};

const madeWords = (text: Messages, { notation, count, effect }: MoveMade): string => {
  const moved = text.notice.moved(notation, count);
  return effect.gone > 0 && effect.added === 0 ? `${moved} ${text.notice.broke(effect.gone)}` : moved;
};

export function hintWords(text: Messages, say: Say, answer: HintAnswer): string {
  const { hint } = text;
  switch (answer.rung) {
    case 'count':
      return hint.count(answer.moves, answer.proved);
    case 'piece':
      return hint.piece(labelWords(say, answer.choice.label));
    case 'move':
      return hint.move(answer.move.notation);
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

/** A happening in words, for the line under the board and screen readers. `say` words the messages of the rules. */
export function noticeWords(text: Messages, say: Say, happening: Happening): string {
  const { notice } = text;
  switch (happening.kind) {
    case 'moved':
      return madeWords(text, happening.move);
    case 'solved':
      return `${madeWords(text, happening.move)} ${notice.solved(happening.move.count)}`;
    case 'lost':
      return `${madeWords(text, happening.move)} ${notice.lost(happening.limit)}`;
    case 'stuck':
      return `${madeWords(text, happening.move)} ${notice.stuck}`;
    case 'refused':
    case 'not-a-move':
      return asSentence(say(happening.reason));
    case 'nothing-picked':
      return notice.nothingPicked;
    case 'nothing-there':
      return notice.nothingThere;
    case 'picked':
      return notice.picked(labelWords(say, happening.label));
    case 'unpicked':
      return notice.unpicked;
    case 'undone':
      return notice.undone(happening.notation, happening.count);
    case 'redone':
      return notice.redone(happening.notation, happening.count);
    case 'nothing-to-undo':
      return notice.nothingToUndo;
    case 'nothing-to-redo':
      return notice.nothingToRedo;
    case 'restarted':
      return notice.restarted;
    case 'went':
      return notice.wentTo(happening.count);
    case 'hint':
      return hintWords(text, say, happening.answer);
    case 'playback-begins':
      return text.show.title;
    case 'playback-step':
      return `${happening.notation}. ${text.show.step(happening.at, happening.moves)}.`;
    case 'playback-ends':
      return text.show.ended;
  }
}
