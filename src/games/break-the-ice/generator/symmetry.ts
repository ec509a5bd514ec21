import { firstText } from '../../../core/grid.ts';
import type { IceLevel } from '../level.ts';

/**
 * The canonical text of a level under reflection and renaming of colours. Blocks fall, so the reflection from left to right is
 * the only symmetry. Empty rows on top are left out: no block ever rises, so they are not part of the puzzle; empty columns
 * are. The par is left out too.
 */
export function canonicalLevel({ stacks, clear }: IceLevel): string {
  return `${clear} ${firstText([stacks, stacks.toReversed()].map((image) => recoloured(image.join('/'))))}`;
}

/** The letters replaced by `a` for the colour met first, `b` for the next, and so on. */
export function recoloured(text: string): string {
  const colours = new Map<string, string>();
  return text.replace(/[a-z]/g, (colour) => {
    if (!colours.has(colour)) colours.set(colour, String.fromCharCode(97 + colours.size));
    return colours.get(colour)!;
  });
}
