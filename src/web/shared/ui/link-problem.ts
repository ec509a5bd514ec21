import { linkProblemWords } from '../messages/link.ts';
import { chosen, sentence } from './context.svelte.ts';

/** Why a link cannot be opened, in the chosen language. */
export const linkProblem = (problem: Parameters<typeof linkProblemWords>[0]): string =>
  linkProblemWords(problem, chosen().language, sentence);
