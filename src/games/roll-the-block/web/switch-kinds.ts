import type { RollLevel, Switch } from '../level.ts';

/** How a switch is pressed, which its shape tells. */
export type SwitchKind = Switch['kind'];

/** The kinds of a level's switches by their letters: a view shows only the letters. */
export function switchKinds({ switches }: RollLevel): (letter: string) => SwitchKind {
  const kinds = new Map(switches.map(({ letter, kind }) => [letter, kind]));
  return (letter) => kinds.get(letter) ?? 'soft';
}
