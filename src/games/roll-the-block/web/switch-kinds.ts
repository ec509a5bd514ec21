import type { Level } from '../../../core/level.ts';
import type { RollLevel } from '../level.ts';

/** How a switch is pressed, which its shape tells. */
export type SwitchKind = 'soft' | 'heavy' | 'split';

/** The kinds of a level's switches by their letters: a view shows only the letters. */
export function switchKinds(level: Level): (letter: string) => SwitchKind {
  const { switches = [] } = level as Partial<RollLevel>;
  const kinds = new Map(switches.map(({ letter, kind }) => [letter, kind]));
  return (letter) => kinds.get(letter) ?? 'soft';
}
