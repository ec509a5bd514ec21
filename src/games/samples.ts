import type { SampleLevel } from '../core/sample.ts';
import { sampleLevel as template } from './template/sample.ts';

/** Random levels for the tests of every game, by the game's id. */
export const samples: Readonly<Record<string, SampleLevel>> = {
  template,
};
