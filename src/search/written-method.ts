import { type Message, messagesOf, type Phrases, say } from '../core/message.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { AlgorithmInfo, AlgorithmOptions, OptionSpec } from '../core/search.ts';
import { type ChoiceMistakes, choicePhrases } from './method.ts';

/** A method as somebody wrote it: ids that may make no sense for a game. */
export interface WrittenMethod {
  readonly algorithm: string;
  readonly heuristic?: string;
  readonly cost?: string;
  readonly options: AlgorithmOptions;
}

/** The pieces of a written method: the algorithm, then words, of which one may be a heuristic, and `id=value`. */
export interface MethodParts {
  readonly id: string;
  readonly plain: readonly string[];
  readonly options: readonly (readonly [id: string, value: string])[];
}

/** `algorithm, heuristic, option=value, cost=model` with this mark between them. */
export function splitMethod(text: string, mark: string): MethodParts {
  const [id = '', ...rest] = text.split(mark);
  const options = rest
    .filter((part) => part.includes('='))
    .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const);
  return { id, plain: rest.filter((part) => !part.includes('=')), options };
}

/** The mistakes that a written method can have. */
export type MethodMistakes = Pick<ChoiceMistakes, 'no-use-for-heuristic'> & {
  'unknown-algorithm': { readonly algorithm: string };
  'several-heuristics': { readonly method: string };
  'no-option': { readonly algorithm: string; readonly option: string };
  'not-a-number': { readonly option: string; readonly least: number; readonly given: string };
  'not-a-choice': { readonly option: string; readonly expected: string };
  'not-a-flag': { readonly option: string };
};
const mistake = messagesOf<MethodMistakes>();

export const methodPhrases: Phrases<ChoiceMistakes & MethodMistakes> = {
  ...choicePhrases,
  'unknown-algorithm': ({ algorithm }) => `"${algorithm}" is not an algorithm.`,
  'several-heuristics': ({ method }) => `"${method}" names more than one heuristic.`,
  'no-option': ({ algorithm, option }) => `${algorithm} has no option "${option}".`,
  'not-a-number': ({ option, least, given }) =>
    `"${option}" must be a number from ${least} on, not "${given}".`,
  'not-a-choice': ({ option, expected }) => `"${option}" must be one of ${expected}.`,
  'not-a-flag': ({ option }) => `"${option}" must be true or false.`,
};

/** A mistake in a written method, in English. */
export const methodMistake = (message: Message): string => say(methodPhrases, message);

/** Makes a method of its parts; `text` is the whole of it, for mistakes. */
export function readMethod(
  { id, plain, options: given }: MethodParts,
  text: string,
  find: (id: string) => Pick<AlgorithmInfo, 'id' | 'usesHeuristic' | 'options'> | undefined,
): Result<WrittenMethod, Message> {
  const algorithm = find(id);
  if (!algorithm) return failure(mistake('unknown-algorithm', { algorithm: id }));
  if (plain.length > 1) return failure(mistake('several-heuristics', { method: text }));
  if (plain.length > 0 && !algorithm.usesHeuristic)
    return failure(mistake('no-use-for-heuristic', { algorithm: id }));
  const options: Record<string, number | string | boolean> = {};
  for (const [key, value] of given.filter(([name]) => name !== 'cost')) {
    const spec = algorithm.options?.find((each) => each.id === key);
    if (!spec) return failure(mistake('no-option', { algorithm: id, option: key }));
    const read = readOption(spec, value);
    const wrong = optionMistake(spec, read);
    if (wrong) return failure(wrong);
    options[key] = read;
  }
  const cost = given.find(([name]) => name === 'cost')?.[1];
  const [heuristic] = plain;
  return success({
    algorithm: id,
    ...(heuristic !== undefined && { heuristic }),
    ...(cost !== undefined && { cost }),
    options,
  });
}

/** The value of an option, from text; text that is none stays as it is. */
function readOption({ value: { kind } }: OptionSpec, text: string): number | string | boolean {
  if (kind === 'flag') return text === 'true';
  return kind === 'choice' || text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

/** What is wrong with the value of an option; undefined where nothing is. */
export function optionMistake(
  { id, value: spec }: OptionSpec,
  value: number | string | boolean,
): Message | undefined {
  if (spec.kind === 'flag')
    return typeof value === 'boolean' ? undefined : mistake('not-a-flag', { option: id });
  if (spec.kind === 'choice')
    return spec.choices.includes(String(value))
      ? undefined
      : mistake('not-a-choice', { option: id, expected: spec.choices.join(', ') });
  const isNumber = typeof value === 'number' && Number.isFinite(value) && value >= spec.least;
  if (isNumber && (!spec.whole || Number.isInteger(value))) return undefined;
  return mistake('not-a-number', { option: id, least: spec.least, given: String(value) });
}
