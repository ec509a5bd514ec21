import { type AlgorithmOptions, seenSets } from '../../../../core/search.ts';
import type { Machine, Origin, RunRecord, RunStatus, Settings } from '../../../../experiments/record.ts';
import { statusWords } from '../../../../experiments/status-words.ts';

/** What may be expected at a place of a file. */
export type Expected = 'object' | 'list' | 'text' | 'number' | 'count' | 'truth' | 'status';

/** A place that holds something else. */
export class Misformed extends Error {
  readonly path: string;
  readonly expected: Expected;
  readonly given: string;

  constructor(path: string, expected: Expected, value: unknown) {
    super(`${path}: ${expected}`);
    this.path = path;
    this.expected = expected;
    this.given = value === undefined ? '' : (JSON.stringify(value) ?? '').slice(0, 40);
  }
}

/** A value and its place, as in `levels[2].runs[0].cost`; every way to read it says what it must be. */
export class Place {
  readonly path: string;
  private readonly value: unknown;

  constructor(value: unknown, path = '') {
    this.value = value;
    this.path = path;
  }

  get isAbsent(): boolean {
    return this.value === undefined || this.value === null;
  }

  get isNumber(): boolean {
    return Number.isFinite(this.value) && Number(this.value) >= 0;
  }

  at(name: string): Place {
    const inside = this.must('object', typeof this.value === 'object' && !this.isAbsent) as object;
    const path = this.path === '' ? name : `${this.path}.${name}`;
    return new Place((inside as Record<string, unknown>)[name], path);
  }

  entries(): [name: string, place: Place][] {
    const inside = this.must('object', typeof this.value === 'object' && !this.isAbsent) as object;
    return Object.keys(inside).map((name) => [name, this.at(name)]);
  }

  list(): Place[] {
    const list = this.must('list', Array.isArray(this.value)) as unknown[];
    return list.map((each, index) => new Place(each, `${this.path}[${index}]`));
  }

  text(): string {
    return this.must('text', typeof this.value === 'string') as string;
  }

  number(): number {
    return this.must('number', this.isNumber) as number;
  }

  count(): number {
    return this.must('count', Number.isSafeInteger(this.value) && Number(this.value) >= 0) as number;
  }

  truth(): boolean {
    return this.must('truth', typeof this.value === 'boolean') as boolean;
  }

  status(): RunStatus {
    return this.must('status', typeof this.value === 'string' && this.value in statusWords.en) as RunStatus;
  }

  option(): number | string | boolean {
    if (typeof this.value === 'boolean') return this.value;
    return typeof this.value === 'string' ? this.value : this.number();
  }

  private must(expected: Expected, isSo: boolean): unknown {
    if (!isSo) throw new Misformed(this.path, expected, this.value);
    return this.value;
  }
}

/** What may be missing. */
const orNull = <T>(place: Place, read: (place: Place) => T): T | null =>
  place.isAbsent ? null : read(place);

const count = (place: Place): number => place.count();
const number = (place: Place): number => place.number();
const text = (place: Place): string => place.text();

export function readOrigin(place: Place): Origin {
  const machine = place.at('machine');
  const browser = machine.at('browser');
  const read: Machine = {
    node: orNull(machine.at('node'), text),
    ...(!browser.isAbsent && { browser: browser.text() }),
    platform: machine.at('platform').text(),
    arch: machine.at('arch').text(),
    cpu: machine.at('cpu').text(),
  };
  // The first files did not tell the version.
  return { version: orNull(place.at('version'), text) ?? '0.1.0', machine: read };
}

export function readSettings(place: Place): Settings {
  const limits = place.at('limits');
  const optional = (name: string) => {
    const value = limits.at(name);
    return value.isAbsent ? {} : { [name]: value.number() };
  };
  return {
    repeat: place.at('repeat').count(),
    jobs: place.at('jobs').count(),
    limits: { ...optional('states'), ...optional('seconds'), ...optional('bytes'), ...optional('depth') },
    recommendedHeuristics: place.at('recommendedHeuristics').truth(),
  };
}

/** Older files have the bytes of buffers only, and call them `bytes`. */
function memoryOf(place: Place): Pick<RunRecord, 'bytes' | 'reservedBytes'> {
  const reserved = place.at('reservedBytes');
  const bytes = orNull(place.at('bytes'), count);
  if (reserved.isAbsent) return { bytes: null, reservedBytes: bytes };
  return { bytes, reservedBytes: orNull(reserved, count) };
}

/** A run of a file. Figures that only a later version knows stay with it. */
export function readRun(place: Place): RunRecord {
  const at = (name: string): Place => place.at(name);
  const bound = at('bound');
  const stoppedBy = at('stoppedBy');
  const seenSet = at('seenSet').isAbsent ? undefined : at('seenSet').text();
  const known = seenSets.find((each) => each === seenSet);
  const numbers = place.entries().filter(([, each]) => each.isNumber);
  return {
    ...Object.fromEntries(numbers.map(([name, each]) => [name, each.number()])),
    game: at('game').text(),
    level: at('level').text(),
    algorithm: at('algorithm').text(),
    heuristic: orNull(at('heuristic'), text),
    costModel: at('costModel').text(),
    options: Object.fromEntries(
      at('options')
        .entries()
        .map(([name, value]) => [name, value.option()]),
    ) as AlgorithmOptions,
    status: at('status').status(),
    reason: orNull(at('reason'), text),
    moves: at('moves').list().map(text),
    length: at('length').count(),
    cost: orNull(at('cost'), number),
    optimal: at('optimal').truth(),
    ...(!bound.isAbsent && { bound: bound.number() }),
    ...(!stoppedBy.isAbsent && { stoppedBy: stoppedBy.status() as NonNullable<RunRecord['stoppedBy']> }),
    expanded: orNull(at('expanded'), count),
    generated: orNull(at('generated'), count),
    stored: orNull(at('stored'), count),
    reopened: orNull(at('reopened'), count),
    peakFrontier: orNull(at('peakFrontier'), count),
    ...memoryOf(place),
    ...(known && { seenSet: known }),
    residentBytes: orNull(at('residentBytes'), count),
    prepareMilliseconds: orNull(at('prepareMilliseconds'), number),
    milliseconds: orNull(at('milliseconds'), number),
    repeatPrepareMilliseconds: at('repeatPrepareMilliseconds').list().map(number),
    repeatMilliseconds: at('repeatMilliseconds').list().map(number),
    differences: at('differences').list().map(text),
  };
}
