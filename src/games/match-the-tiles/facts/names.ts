import type { Named } from '../../../core/studio.ts';
import { moves } from '../words/moves.ts';

/** A tile by colour and letter, without an article. */
export function tileName(letter: string): Named {
  const seen = { label: letter, colour: letter.charCodeAt(0) - 65 };
  return { en: moves.names!.en(seen, { letters: 1 }), pt: moves.names!.pt(seen, { letters: 1 }) };
}
