import type { Examples } from '../../play/room.ts';

/** The examples that stand in the folders of their games. */
const files = import.meta.glob<Examples>('../../../games/*/web/examples.ts', { import: 'examples' });

/** Admissible in every game, and of no use. */
const general: Examples = { admissible: 'function h(state: State): number {\n  return 0;\n}\n' };

/** What to start from: a game may have its own. */
export const examplesOf = async (game: string): Promise<Examples> =>
  (await files[`../../../games/${game}/web/examples.ts`]?.()) ?? general;
