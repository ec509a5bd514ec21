import type { Named } from '../../../core/studio.ts';
import { moves } from '../words/moves.ts';

/** A block by colour and letter, without an article. */
export function blockName(letter: string): Named {
  const seen = { label: letter, colour: letter.charCodeAt(0) - 97 };
  return { en: moves.names!.en(seen, { letters: 1 }), pt: moves.names!.pt(seen, { letters: 1 }) };
}
