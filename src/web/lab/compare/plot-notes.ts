import { boardLine } from '../../../experiments/level-facts.ts';
import { provenance } from '../../../experiments/provenance.ts';
import type { Comparison } from '../../../experiments/record.ts';

/** What a saved plot says about itself: the version first, then the commands that make its figures again, the machine and the boards. */
export const plotNotes = (comparison: Comparison): readonly string[] => [
  ...provenance(comparison),
  ...comparison.levels.map(({ level, text }) => `${level}: ${boardLine(text)}`),
];
