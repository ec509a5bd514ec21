import type { Distance } from './findings.ts';

/**
 * Bounds of the distances along a line, as narrow as all that is proved makes them. They are about moves to a solution however
 * many the level allows; `distance` tells what is left of that under its limit of moves.
 *
 * A move brings a solution nearer by one at the most. So what is at most true after a move is so before it, with one move more,
 * and what is at least true before it is so after it, with one move less. Equal positions share their bounds.
 */
export class Bounds {
  /** By position of the line: its number among the different positions, in the order of the line. */
  readonly placeOf: readonly number[];
  /** By the key of a position: that number. */
  readonly places: ReadonlyMap<string, number>;
  /** By place: where it first is in the line. */
  readonly firstOf: readonly number[];
  private readonly moveLimit: number;
  private readonly least: Float64Array;
  private readonly most: Float64Array;

  constructor(keys: readonly string[], moveLimit = Number.POSITIVE_INFINITY) {
    const places = new Map<string, number>();
    const firstOf: number[] = [];
    this.placeOf = keys.map((key, at) => {
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, firstOf.length);
      return firstOf.push(at) - 1;
    });
    this.places = places;
    this.firstOf = firstOf;
    this.moveLimit = moveLimit;
    this.least = new Float64Array(firstOf.length);
    this.most = new Float64Array(firstOf.length).fill(Number.POSITIVE_INFINITY);
  }

  /** Notes what was proved of a place. */
  narrow(place: number, least: number, most: number): void {
    this.least[place] = Math.max(this.least[place]!, least);
    this.most[place] = Math.min(this.most[place]!, most);
    this.spread();
    if (this.least[place]! > this.most[place]!)
      throw new Error('two proofs of a distance contradict each other');
  }

  /** Notes that there is no solution in the moves that are left where a place first is. */
  lose(place: number): void {
    const left = this.moveLimit - this.firstOf[place]!;
    this.narrow(place, left + 1, Number.POSITIVE_INFINITY);
  }

  distance(at: number): Distance {
    const place = this.placeOf[at]!;
    const least = this.least[place]!;
    const most = this.most[place]!;
    if (least === Number.POSITIVE_INFINITY || at + least > this.moveLimit) return { status: 'lost' };
    if (least === most) return { status: 'exact', moves: least };
    const isWithin = most < Number.POSITIVE_INFINITY && at + most <= this.moveLimit;
    return { status: 'unknown', least, most: isWithin ? most : undefined };
  }

  isProved(at: number): boolean {
    return this.distance(at).status !== 'unknown';
  }

  private spread(): void {
    const { placeOf, least, most } = this;
    const last = placeOf.length - 1;
    for (let isChanging = true; isChanging; ) {
      isChanging = false;
      for (let at = 0; at < last; at += 1) {
        const [from, to] = [placeOf[at]!, placeOf[at + 1]!];
        if (least[to]! >= least[from]! - 1) continue;
        least[to] = least[from]! - 1;
        isChanging = true;
      }
      for (let at = last - 1; at >= 0; at -= 1) {
        const [from, to] = [placeOf[at]!, placeOf[at + 1]!];
        if (most[from]! <= most[to]! + 1) continue;
        most[from] = most[to]! + 1;
        isChanging = true;
      }
    }
  }
}
