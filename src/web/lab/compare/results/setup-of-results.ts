import { type CompareSetup, formatSetup } from '../compare-setup.ts';
import { addMethods } from '../method-choice.ts';

/** Whether runs of both can stand side by side. */
export const hasSameLimits = (a: CompareSetup, b: CompareSetup): boolean => limitsOf(a) === limitsOf(b);

const limitsOf = (setup: CompareSetup): string | undefined =>
  formatSetup({ ...setup, levels: [], methods: [] });

/** The levels and methods of both. */
export function joinedSetup(setup: CompareSetup, more: CompareSetup): CompareSetup {
  const known = new Set(setup.levels.map(({ id }) => id));
  return {
    ...setup,
    levels: [...setup.levels, ...more.levels.filter(({ id }) => !known.has(id))],
    methods: addMethods(setup.methods, more.methods),
  };
}
