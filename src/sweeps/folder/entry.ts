import type { RunStatus } from '../../experiments/record.ts';
import type { SweepResult } from '../model.ts';

/** A line of the log: a result, and what became of an older one of the same run. */
export interface Entry {
  readonly result: SweepResult;
  /** The status of the result that this one replaces. */
  readonly instead?: RunStatus;
  /** The status of the result that stays, since this one says nothing new. */
  readonly beside?: RunStatus;
}

export const writeEntry = ({ result, instead, beside }: Entry): string =>
  JSON.stringify({ ...result, instead, beside });

/** Only such lines have it: in a text inside JSON there would be strokes before the quotes. */
export const mayReplace = (line: string): boolean => line.includes('"instead":"');

/** Undefined where a line is not one that a sweep writes. */
export function readEntry(line: string): Entry | undefined {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const { instead, beside, ...result } = read as SweepResult & Pick<Entry, 'instead' | 'beside'>;
  if (!isResult(result)) return undefined;
  return { result, ...(instead && { instead }), ...(beside && { beside }) };
}

const isText = (value: unknown): boolean => typeof value === 'string';
const texts = ['id', 'level', 'method', 'status', 'machine', 'worker', 'ended'] as const;
const counts = ['expanded', 'generated', 'stored', 'milliseconds', 'prepareMilliseconds', 'cost'] as const;

const isResult = (result: Partial<SweepResult>): boolean =>
  texts.every((name) => isText(result[name])) &&
  Number.isInteger(result.repeat) &&
  result.repeat! >= 1 &&
  Array.isArray(result.moves) &&
  typeof result.optimal === 'boolean' &&
  counts.every((name) => result[name] === null || typeof result[name] === 'number');
