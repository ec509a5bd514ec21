import { startExaminer } from './examiner.ts';
import type { Surroundings } from './opening.ts';
import { placeOfH } from './place-of-h.ts';
import { openFrame } from './sandbox/frame.ts';
import { startTranslator } from './translator.ts';

/** The browser. What is large comes when something is run for the first time. */
export const browserSurroundings: Surroundings = {
  startTranslator,
  placeOfH,
  engine: async () => (await import('./sandbox/engine.entry.ts?bundled')).default,
  open: openFrame,
  startExaminer,
};
