import type { Named } from '../../../core/studio.ts';
import { moves } from '../words/moves.ts';

/** A sheet by colour and letter, with its article. */
export function sheetName(letter: string): Named {
  const seen = { label: letter, colour: letter.charCodeAt(0) - 65 };
  return {
    en: `the ${moves.names!.en(seen, { letters: 1 })}`,
    pt: `a ${moves.names!.pt(seen, { letters: 1 })}`,
  };
}
