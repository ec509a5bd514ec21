import type { Game } from '../../../core/game.ts';
import type { View } from '../../../core/view.ts';
import { readPack } from '../../pack.ts';
import { rollTheBlock } from '../game.ts';
import type { RollLevel } from '../level.ts';
import { rollRules } from '../rules/rules.ts';

/** A level, for tests. */
export function levelOf(text: string): RollLevel {
  const lines = text.split('\n').map((line) => line.trim());
  const read = readPack(['game: roll-the-block', ...lines].join('\n'), [rollTheBlock as Game]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value[0]!.level as RollLevel;
}

/** The views of a level, for tests: at the start and after every move. */
export function viewsOf(text: string, moves = ''): readonly [View, ...View[]] {
  const rules = rollRules(levelOf(text));
  let state = rules.start();
  const views: [View, ...View[]] = [rules.view(state)];
  for (const word of moves.split(' ').filter((each) => each !== '')) {
    const move = rules.parseMove(word);
    const next = move.ok ? rules.apply(state, move.value) : move;
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
    views.push(rules.view(state));
  }
  return views;
}
