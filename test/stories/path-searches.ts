import { child, Diary } from './diary.ts';
import type { Way, World } from './world.ts';

/** A search longer than this is no use for a test. */
export const mostSteps = process.env['FOURFOLD_LONG'] ? 400 : 120;

interface Frame {
  readonly step: number;
  readonly key: string;
  readonly ways: readonly Way[];
  next: number;
}

interface Deepening {
  /** Raise the depth from 1, or f from the estimate of the start; otherwise there is one round, to this depth. */
  readonly by: 'depth' | 'f' | number;
  readonly hasTable: boolean;
  /** By how much the limit on the depth grows. */
  readonly growth?: number;
  /** The successor with the least estimate is tried first. */
  readonly nearestFirst?: boolean;
}

/** Depth-limited search, iterative deepening and IDA*, each as a recursion with a limit. */
export function deepening(
  world: World,
  { by, hasTable, growth = 1, nearestFirst = false }: Deepening,
): Diary {
  const diary = new Diary();
  const table = new Map<string, { cost: number; depth: number; round: number }>();
  const byTotal = by === 'f';
  const deepest = Math.min(world.moveLimit, typeof by === 'number' ? by : Number.POSITIVE_INFINITY);
  const prunes = typeof by !== 'number' && !hasTable;
  const alsoDepth = byTotal && Number.isFinite(deepest) && !world.unitCosts;
  let path: Frame[] = [];
  let cuts: string[] = [];
  diary.stands = () => ({
    waiting: path.flatMap(({ step, ways, next }) => ways.slice(next).map(({ key }) => child(step, key))),
    cut: [...cuts],
    dropped: [],
  });
  if (world.isGoal(world.start) || (nearestFirst && !Number.isFinite(world.h(world.start)))) return diary;
  const total = (key: string, g: number): number => g + Math.ceil(world.h(key));

  // Without any limit on the depth it does not matter how deep a position is.
  const depthOf = (depth: number): number => (by === 'depth' || Number.isFinite(deepest) ? depth : 0);
  const isCovered = (key: string, cost: number, depth: number, round: number): boolean => {
    const known = table.get(key);
    if (!known || known.cost > cost || (alsoDepth && known.depth > depth)) return false;
    return known.cost < cost || (alsoDepth && known.depth < depth) || known.round === round;
  };

  /** Returns whether a goal was found. */
  function search(
    key: string,
    g: number,
    depth: number,
    from: number,
    after: string | undefined,
    most: number,
  ): boolean {
    if (diary.count >= mostSteps) throw new RangeError('too long');
    if (hasTable) table.set(key, { cost: byTotal ? g : depthOf(depth), depth, round: diary.round });
    const step = diary.count;
    const entry = diary.step(key, g, depth, from);
    const all = world.ways(key, prunes ? after : undefined);
    entry.all = all.length;
    const ways = nearestFirst
      ? all
          .filter((way) => Number.isFinite(world.h(way.key)))
          .sort((one, other) => world.h(one.key) - world.h(other.key))
      : all;
    if (nearestFirst) entry.dropped = all.length - ways.length;
    const frame: Frame = { step, key, ways, next: 0 };
    path.push(frame);
    for (const way of ways) {
      frame.next += 1;
      const cost = g + way.cost;
      const isOld = hasTable
        ? isCovered(way.key, byTotal ? cost : depthOf(depth + 1), depth + 1, diary.round)
        : path.some((each) => each.key === way.key);
      if (isOld) {
        diary.last.skipped += 1;
        continue;
      }
      const f = byTotal ? total(way.key, cost) : 0;
      if (byTotal && f > diary.limit) {
        nextLimit = Math.min(nextLimit, f);
        diary.last.cut.push(f);
        cuts.push(child(step, way.key));
        continue;
      }
      if (world.isGoal(way.key)) {
        frame.next -= 1;
        return true;
      }
      if (depth + 1 >= most) {
        hasMore = true;
        if (byTotal) diary.last.tooDeep += 1;
        else diary.last.cut.push(depth + 1);
        cuts.push(child(step, way.key));
        continue;
      }
      // Until the next step it waits.
      frame.next -= 1;
      diary.close();
      frame.next += 1;
      if (search(way.key, cost, depth + 1, step, way.move, most)) return true;
    }
    path.pop();
    return false;
  }

  let nextLimit = Number.POSITIVE_INFINITY;
  let hasMore = false;
  for (
    let limit = byTotal ? total(world.start, 0) : by === 'depth' ? Math.min(growth, deepest) : deepest;
    ;
  ) {
    const most = by === 'depth' ? limit : deepest;
    if (byTotal && !Number.isFinite(limit)) break;
    if (most < 1 || (by === 'depth' && limit > deepest)) break;
    if (byTotal && world.admissible && world.unitCosts && limit > deepest) break;
    [path, cuts, nextLimit, hasMore] = [[], [], Number.POSITIVE_INFINITY, false];
    diary.limit = limit;
    if (search(world.start, 0, 0, -1, undefined, most)) break;
    if (byTotal ? !Number.isFinite(nextLimit) : !hasMore || by !== 'depth') break;
    if (by === 'depth' && limit >= deepest) break;
    limit = byTotal ? nextLimit : Math.min(limit + growth, deepest);
    if (byTotal && world.admissible && world.unitCosts && limit > deepest) break;
    // The step that ends a round is looked at while its round is still drawn.
    diary.close();
    diary.round += 1;
  }
  diary.close();
  return diary;
}

interface Branch {
  readonly way: Way;
  readonly g: number;
  f: number;
  status: 'waits' | 'skipped' | 'cut';
}

/** Recursive best-first search, as a recursion. */
export function recursiveBestFirst(world: World): Diary {
  const diary = new Diary();
  const path: { step: number; key: string; branches: Branch[]; taken: Branch | undefined }[] = [];
  /** Drawn until the next step: the levels that the search has just come back from. */
  let left: typeof path = [];
  diary.stands = () => {
    const waits = ({ status }: Branch): boolean => status === 'waits';
    const of = (levels: typeof path, isIt: (branch: Branch) => boolean): string[] =>
      levels.flatMap(({ step, branches, taken }) =>
        branches
          .filter((branch) => branch !== taken && isIt(branch) && Number.isFinite(world.h(branch.way.key)))
          .map(({ way }) => child(step, way.key)),
      );
    const isCut = ({ status }: Branch): boolean => status === 'cut';
    return {
      waiting: of(path, waits),
      cut: [...of(path, isCut), ...of(left, isCut)],
      dropped: of(left, waits),
    };
  };
  const totalOf = (key: string, g: number): number => g + Math.ceil(world.h(key));
  const most = world.admissible && world.unitCosts ? world.moveLimit : Number.POSITIVE_INFINITY;

  /** Returns the backed-up F, or that a goal was found. */
  function search(
    key: string,
    g: number,
    value: number,
    bound: number,
    from: number,
    after: string | undefined,
  ): number | 'solved' {
    if (diary.count >= mostSteps) throw new RangeError('too long');
    const step = diary.count;
    diary.limit = bound;
    const entry = diary.step(key, g, path.length, from, { value });
    left = [];
    const ways = world.ways(key, after);
    entry.all = ways.length;
    const onPath = new Set([...path.map((each) => each.key), key]);
    const branches = ways.map((way): Branch => {
      const isOld = onPath.has(way.key);
      const f = isOld ? Number.POSITIVE_INFINITY : Math.max(value, totalOf(way.key, g + way.cost));
      if (isOld) entry.skipped += 1;
      const status = isOld ? 'skipped' : Number.isFinite(f) ? 'waits' : 'cut';
      return { way, g: g + way.cost, f, status };
    });
    const level = { step, key, branches, taken: undefined as Branch | undefined };
    path.push(level);
    for (;;) {
      let best: Branch | undefined;
      let second = Number.POSITIVE_INFINITY;
      for (const branch of branches) {
        if (!best || branch.f < best.f) {
          second = best?.f ?? second;
          best = branch;
        } else second = Math.min(second, branch.f);
      }
      const least = best?.f ?? Number.POSITIVE_INFINITY;
      if (diary.count === step + 1) entry.leastLeft = least;
      if (!best || least > bound || !Number.isFinite(least)) {
        path.pop();
        left.unshift(level);
        diary.last.writtenBack.push(least);
        return least;
      }
      if (world.isGoal(best.way.key)) return 'solved';
      if (path.length >= world.moveLimit) {
        best.f = Number.POSITIVE_INFINITY;
        best.status = 'cut';
        continue;
      }
      diary.close();
      level.taken = best;
      const found = search(best.way.key, best.g, best.f, Math.min(bound, second), step, best.way.move);
      if (found === 'solved') return found;
      level.taken = undefined;
      best.f = found;
      if (!Number.isFinite(found)) best.status = 'cut';
    }
  }

  const first = totalOf(world.start, 0);
  if (!world.isGoal(world.start) && world.moveLimit > 0 && first <= most && Number.isFinite(first)) {
    let value = first;
    for (let found = search(world.start, 0, value, most, -1, undefined); found !== 'solved'; ) {
      value = found;
      break;
    }
    // What the start itself is left with is not written anywhere.
    if (path.length === 0) diary.last.writtenBack.pop();
  }
  diary.close();
  return diary;
}
