import type { OwnLevel } from '../../shared/state/own-level.ts';

/** Letters as one looks for them: no capitals, no accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Says of levels whether they have all the words that are looked for, in their title, author or game. */
export function finder(
  wanted: string,
  titleOf: (level: OwnLevel) => string,
  gameOf: (level: OwnLevel) => string,
): (level: OwnLevel) => boolean {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return (level) => {
    const text = plain(`${titleOf(level)}\n${level.author ?? ''}\n${gameOf(level)}`);
    return words.every((word) => text.includes(word));
  };
}
