import type { Catalogue } from '../../../games/catalogue.ts';
import type { Change } from '../../../search/algorithms/former.ts';
import { usual } from '../../../search/algorithms/index.ts';
import {
  changeIn,
  formatMethod,
  type LabLevel,
  type LabMethod,
  type LevelProblem,
  levelOf,
  parseMethod,
  shippedLevel,
} from '../shared/setup.ts';

/** So many methods run against each other. */
export const fewest = 2;
export const most = 6;

/** Who runs where. */
export interface RaceSetup {
  readonly level: LabLevel;
  readonly methods: readonly LabMethod[];
  /** Why the address has not the level that it should have. */
  readonly levelProblem: LevelProblem | undefined;
  /** The methods in it that could not be read. */
  readonly unread: readonly string[];
  /** Those that have changed since it was written. */
  readonly changes: readonly Change[];
}

/** Small enough to be recorded at once, large enough for a race. */
const usualLevel = 23;

export function readRace(text: string, catalogue: Catalogue): RaceSetup {
  const given = new URLSearchParams(text);
  const reference = given.get('level');
  const found = reference === null ? undefined : levelOf(reference, catalogue);
  const words = (given.get('methods') ?? '').split(',').filter((each) => each !== '');
  const parsed = words.map((each) => ({ each, method: parseMethod(each) }));
  const methods = parsed.flatMap(({ method }) => (method.ok ? [method.value] : [])).slice(0, most);
  while (methods.length < fewest) methods.push(nextMethod(methods));
  return {
    level: found?.ok ? found.value : shippedLevel(catalogue.example(usualLevel)),
    methods,
    levelProblem: found?.ok === false ? found.error : undefined,
    unread: parsed.flatMap(({ each, method }) => (method.ok ? [] : [each])),
    changes: [...new Set(words.slice(0, most).flatMap((word) => changeIn(word) ?? []))],
  };
}

/** Nothing in it needs to be escaped: references and methods are made of letters, digits and `-_/~=.`. */
export const writeRace = ({ level, methods }: Pick<RaceSetup, 'level' | 'methods'>): string =>
  `level=${level.reference}&methods=${methods.map(formatMethod).join(',')}`;

/** A method that is not among the given ones. */
export function nextMethod(methods: readonly LabMethod[]): LabMethod {
  const { raced } = usual;
  const next = raced.find(({ id }) => !methods.some(({ algorithm }) => algorithm === id)) ?? raced[0];
  return { algorithm: next.id, options: {} };
}
