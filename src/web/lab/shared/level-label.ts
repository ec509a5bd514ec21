import { catalogue } from '../../shared/state/shipped.ts';
import { gameWords, titleOf } from '../../shared/ui/context.svelte.ts';
import type { LabLevel } from './setup.ts';

/** A level in a line: its game, and its number and title where it has them. */
export function levelLabel({ game, id, title, reference }: LabLevel): string {
  const shipped = reference.startsWith('~') ? undefined : catalogue.find(game.id, id);
  const parts = [
    gameWords(game).name,
    ...(shipped ? [String(shipped.number)] : []),
    ...(title ? [titleOf(title)] : []),
  ];
  return parts.join(' · ');
}
