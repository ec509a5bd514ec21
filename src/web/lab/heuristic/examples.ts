import type { Examples } from '../../play/room.ts';
import { roomOf } from '../../rooms.ts';

/** For a game that has none of its own: true of every game, and of no use. */
const general: Examples = { admissible: 'function h(state: State): number {\n  return 0;\n}\n' };

/** The heuristics that a game gives to start from. */
export const examplesOf = async (game: string): Promise<Examples> =>
  (await roomOf(game).examples?.())?.examples ?? general;
