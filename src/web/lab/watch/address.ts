import type { Catalogue } from '../../../games/catalogue.ts';
import type { Change } from '../../../search/algorithms/former.ts';
import {
  changeIn,
  formatMethod,
  type LabLevel,
  type LabMethod,
  type LevelProblem,
  levelOf,
  parseMethod,
} from '../shared/setup.ts';

/** The contents of an address of this page. */
interface WatchAddress {
  readonly level: LabLevel | undefined;
  readonly method: LabMethod | undefined;
  /** The number of the expansion to stand at. */
  readonly at: number;
  /** Why it has no level, where it should have one. */
  readonly levelProblem: LevelProblem | undefined;
  readonly isUnreadMethod: boolean;
  /** Its method has changed since it was written. */
  readonly change: Change | undefined;
}

export function readAddress(text: string, catalogue: Catalogue): WatchAddress {
  const given = new URLSearchParams(text);
  const reference = given.get('level');
  const methodText = given.get('method');
  const level = reference === null ? undefined : levelOf(reference, catalogue);
  const method = methodText === null ? undefined : parseMethod(methodText);
  const at = Number(given.get('at') ?? 0);
  return {
    level: level?.ok ? level.value : undefined,
    method: method?.ok ? method.value : undefined,
    at: Number.isSafeInteger(at) && at > 0 ? at : 0,
    levelProblem: level?.ok === false ? level.error : undefined,
    isUnreadMethod: method?.ok === false,
    change: methodText === null ? undefined : changeIn(methodText),
  };
}

/** Nothing in it needs to be escaped: references and methods are made of letters, digits and `-_/~=.`. */
export function writeAddress(level: LabLevel, method: LabMethod, at: number): string {
  const place = at > 0 ? `&at=${at}` : '';
  return `level=${level.reference}&method=${formatMethod(method)}${place}`;
}
