import { differences, fixedText } from '../../experiments/record.ts';
import type { SweepAlarm, SweepHead, SweepResult } from '../model.ts';
import type { SweepResults } from '../results.ts';

/** How far a search gets with these depends on the machine and on what else it does. */
const byChance: ReadonlySet<string | undefined> = new Set([
  'time-limit',
  'memory-limit',
  'cancelled',
  'crashed',
]);

/** Whether the figures of a run must be the same wherever it is repeated. */
export const mustAgree = ({ status, stoppedBy }: SweepResult): boolean =>
  !byChance.has(status) && !byChance.has(stoppedBy);

/** The alarm about two results of one method on one level, wherever and however often it ran; undefined where they agree. */
export function disagreement(first: SweepResult, second: SweepResult): SweepAlarm | undefined {
  if (!mustAgree(first) || !mustAgree(second)) return undefined;
  const figures = differences([first, second]);
  return figures.length > 0 ? { kind: 'figures', figures, first, second } : undefined;
}

/** The alarms that were stored, and those that only all results together show: a database compares each result with its repeats alone. */
export async function allAlarms(results: SweepResults, most: number): Promise<SweepAlarm[]> {
  const stored = await results.alarms(most);
  const found = await findAlarms(await results.head(), () => results.each(), most);
  const byPair = new Map([...stored, ...found].map((alarm) => [pairOf(alarm), alarm]));
  return [...byPair.values()].slice(0, most);
}

const pairOf = ({ kind, first, second }: SweepAlarm): string =>
  [kind, ...[first.id, second?.id ?? ''].sort()].join(' ');

type Compared = Pick<SweepHead, 'levels' | 'methods'>;
type Reading = () => AsyncIterable<readonly SweepResult[]>;

/**
 * The first alarms among the results of a sweep. They are read once, and once more where something is wrong: a few bytes are
 * kept of every method on every level.
 */
export async function findAlarms(head: Compared, read: Reading, most: number): Promise<SweepAlarm[]> {
  const agreement = new Agreement(head);
  for await (const results of read()) for (const result of results) agreement.note(result);
  if (!agreement.isBroken || most <= 0) return [];
  const witnesses = new Witnesses(agreement);
  for await (const results of read())
    for (const result of results) {
      witnesses.hear(result);
      if (witnesses.alarms.length >= most) return witnesses.alarms.slice(0, most);
    }
  return witnesses.alarms;
}

const numbered = (keys: readonly string[]): Map<string, number> =>
  new Map([...new Set(keys)].map((key, index) => [key, index]));

/** What results say together, in a few bytes for every method on every level. */
export class Agreement {
  private readonly levels: Map<string, number>;
  private readonly methods: Map<string, number>;
  private readonly costs: Map<string, number>;
  private readonly costOf: Map<string, string>;
  /** Of the figures of every method on every level; 0 where there are none yet. */
  private readonly sums: Float64Array;
  private readonly solved: Uint8Array;
  private readonly unsolvable: Uint8Array;
  /** The least cost found, and the greatest called optimal, on every level by every cost model. */
  private readonly least: Float64Array;
  private readonly proved: Float64Array;
  private readonly differing = new Set<number>();
  private hasContradiction = false;

  constructor({ levels, methods }: Compared) {
    this.levels = numbered(levels.map(({ key }) => key));
    this.methods = numbered(methods.map(({ key }) => key));
    this.costs = numbered(methods.map(({ cost }) => cost));
    this.costOf = new Map(methods.map(({ key, cost }) => [key, cost]));
    this.sums = new Float64Array(this.levels.size * this.methods.size);
    this.solved = new Uint8Array(this.levels.size);
    this.unsolvable = new Uint8Array(this.levels.size);
    this.least = new Float64Array(this.levels.size * this.costs.size).fill(Number.POSITIVE_INFINITY);
    this.proved = new Float64Array(this.least.length).fill(Number.NEGATIVE_INFINITY);
  }

  get isBroken(): boolean {
    return this.differing.size > 0 || this.hasContradiction;
  }

  /** Grows when something more is wrong, but for contradictions after the first. */
  get breaks(): number {
    return this.differing.size + Number(this.hasContradiction);
  }

  note(result: SweepResult): void {
    const places = this.placesOf(result);
    if (!places) return;
    const { level, priced } = places;
    if (result.status === 'solved') this.solved[level] = 1;
    if (result.status === 'unsolvable') this.unsolvable[level] = 1;
    if (result.cost !== null) {
      this.least[priced] = Math.min(this.least[priced]!, result.cost);
      if (result.optimal) this.proved[priced] = Math.max(this.proved[priced]!, result.cost);
    }
    this.hasContradiction ||= this.isDivided(level) || this.isUndercut(priced);
    if (mustAgree(result)) this.compare(places.pair, sumOf(fixedText(result)));
  }

  /** Where a result belongs; undefined where its level or method is no longer in the plan. */
  placesOf({ level, method }: SweepResult) {
    const row = this.levels.get(level);
    const column = this.methods.get(method);
    if (row === undefined || column === undefined) return undefined;
    const cost = this.costs.get(this.costOf.get(method)!)!;
    return { level: row, pair: row * this.methods.size + column, priced: row * this.costs.size + cost };
  }

  isDiffering(pair: number): boolean {
    return this.differing.has(pair);
  }

  /** Whether the level is solved for some and unsolvable for others. */
  isDivided(level: number): boolean {
    return this.solved[level] === 1 && this.unsolvable[level] === 1;
  }

  /** Whether less was found than was called optimal. */
  isUndercut(priced: number): boolean {
    return this.least[priced]! < this.proved[priced]!;
  }

  isLeast(priced: number, { cost }: SweepResult): boolean {
    return cost !== null && cost === this.least[priced];
  }

  isDearestProof(priced: number, { cost, optimal }: SweepResult): boolean {
    return optimal && cost === this.proved[priced];
  }

  private compare(pair: number, sum: number): void {
    if (this.sums[pair] === 0) this.sums[pair] = sum;
    else if (this.sums[pair] !== sum) this.differing.add(pair);
  }
}

/** Finds the results that belong to what was noted. */
class Witnesses {
  readonly alarms: SweepAlarm[] = [];
  private readonly agreement: Agreement;
  private readonly first = new Map<number, SweepResult>();
  private readonly sides = new Map<string, SweepResult>();

  constructor(agreement: Agreement) {
    this.agreement = agreement;
  }

  hear(result: SweepResult): void {
    const places = this.agreement.placesOf(result);
    if (!places) return;
    const { level, pair, priced } = places;
    if (this.agreement.isDiffering(pair) && mustAgree(result)) this.compare(pair, result);
    if (this.agreement.isDivided(level)) {
      if (result.status === 'solved') this.oppose(`${level}`, 'yes', 'no', 'status', result);
      if (result.status === 'unsolvable') this.oppose(`${level}`, 'no', 'yes', 'status', result);
    }
    if (this.agreement.isUndercut(priced)) {
      const key = `cost ${priced}`;
      if (this.agreement.isLeast(priced, result)) this.oppose(key, 'least', 'proved', 'cost', result);
      if (this.agreement.isDearestProof(priced, result)) this.oppose(key, 'proved', 'least', 'cost', result);
    }
  }

  private compare(pair: number, result: SweepResult): void {
    const first = this.first.get(pair);
    if (!first) this.first.set(pair, result);
    else {
      const alarm = disagreement(first, result);
      if (alarm) this.alarms.push(alarm);
    }
  }

  /** One alarm for the first result of each side. */
  private oppose(key: string, side: string, other: string, figure: string, result: SweepResult): void {
    if (this.sides.has(`${key} ${side}`)) return;
    this.sides.set(`${key} ${side}`, result);
    const first = this.sides.get(`${key} ${other}`);
    if (first) this.alarms.push({ kind: 'answers', figures: [figure], first, second: result });
  }
}

/** A number of 52 bits for a text, never 0. */
function sumOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 15);
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0) + 1;
}
