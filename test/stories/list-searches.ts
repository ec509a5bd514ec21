import { createRandom } from '../../src/core/random.ts';
import { child, Diary } from './diary.ts';
import { mostSteps } from './path-searches.ts';
import type { World } from './world.ts';

/** A position that the search knows. */
interface Node {
  readonly key: string;
  g: number;
  depth: number;
  /** The step that it comes from, and the move. */
  from: number;
  move: string | undefined;
  status: 'open' | 'closed' | 'cut' | 'dropped';
  /** When it was put on the list. */
  turn: number;
}

const isDead = (world: World, key: string): boolean => world.h(key) === Number.POSITIVE_INFINITY;
const kept = (nodes: Iterable<Node>, status: Node['status']): string[] =>
  [...nodes].filter((node) => node.status === status).map(({ from, key }) => child(from, key));
const check = (diary: Diary): void => {
  if (diary.count >= mostSteps) throw new RangeError('too long');
};

/** Breadth-first search: a queue, a goal is seen when it is made. */
export function breadthFirst(world: World): Diary {
  const diary = new Diary();
  const queue: Node[] = [];
  const known = new Set([world.start]);
  diary.stands = () => ({ waiting: queue.map(({ from, key }) => child(from, key)), cut: [], dropped: [] });
  const start: Node = {
    key: world.start,
    g: 0,
    depth: 0,
    from: -1,
    move: undefined,
    status: 'open',
    turn: 0,
  };
  if (!world.isGoal(world.start)) queue.push(start);
  for (let isFound = false; queue.length > 0 && !isFound; ) {
    check(diary);
    if (queue[0]!.depth >= world.moveLimit) break;
    const node = queue[0]!;
    const step = diary.count;
    const entry = diary.step(node.key, node.g, node.depth, node.from);
    queue.shift();
    // A cheaper move to the same position may come later in the order.
    const ways = world.ways(node.key, node.move);
    entry.all = ways.length;
    for (const way of ways) {
      if (known.has(way.key)) continue;
      known.add(way.key);
      entry.fresh += 1;
      const g = node.g + Math.min(...ways.filter(({ key }) => key === way.key).map(({ cost }) => cost));
      queue.push({ ...start, key: way.key, g, depth: node.depth + 1, from: step, move: way.move });
      if (world.isGoal(way.key)) isFound = true;
    }
  }
  diary.close();
  return diary;
}

/** Depth-first search: a pile, a goal is seen when it is made. */
export function depthFirst(world: World): Diary {
  const diary = new Diary();
  let pile: Node[] = [];
  const known = new Map<string, Node>();
  // A successor that was too deep stays cut on that way, as an expanded one stays expanded, when a shorter way is found.
  const cut: string[] = [];
  diary.stands = () => ({
    waiting: pile.map(({ from, key }) => child(from, key)),
    cut: [...cut],
    dropped: [],
  });
  const start: Node = {
    key: world.start,
    g: 0,
    depth: 0,
    from: -1,
    move: undefined,
    status: 'open',
    turn: 0,
  };
  known.set(world.start, start);
  if (!world.isGoal(world.start)) pile.push(start);
  for (let isFound = false; pile.length > 0 && !isFound; ) {
    check(diary);
    const node = pile[0]!;
    if (node.depth >= world.moveLimit) {
      pile.shift();
      node.status = 'cut';
      cut.push(child(node.from, node.key));
      if (diary.count > 0) diary.last.tooDeep += 1;
      continue;
    }
    const step = diary.count;
    const entry = diary.step(node.key, node.g, node.depth, node.from);
    pile.shift();
    node.status = 'closed';
    const ways = world.ways(node.key);
    entry.all = ways.length;
    const fresh: Node[] = [];
    for (const way of ways) {
      const before = known.get(way.key);
      const isAgain =
        before &&
        before.status !== 'open' &&
        node.depth + 1 < before.depth &&
        Number.isFinite(world.moveLimit);
      if (before && !isAgain) continue;
      if (!before) entry.fresh += 1;
      const g = node.g + Math.min(...ways.filter(({ key }) => key === way.key).map(({ cost }) => cost));
      const made: Node = {
        ...start,
        key: way.key,
        g,
        depth: node.depth + 1,
        from: step,
        move: way.move,
        status: 'open',
      };
      known.set(way.key, made);
      fresh.push(made);
      if (!before && world.isGoal(way.key)) isFound = true;
    }
    pile = [...fresh, ...pile];
  }
  diary.close();
  return diary;
}

interface BestFirst {
  /** The smallest comes first; compared one after the other. */
  readonly order: (g: number, h: number) => readonly number[];
  readonly ties: 'oldest' | 'newest';
  readonly goalWhen: 'made' | 'taken';
  readonly reopens: boolean;
}

/** Uniform-cost, greedy and A*: always the best of the open list. */
export function bestFirst(world: World, { order, ties, goalWhen, reopens }: BestFirst): Diary {
  const diary = new Diary();
  const known = new Map<string, Node>();
  let turn = 0;
  const opens = reopens || Number.isFinite(world.moveLimit);
  diary.stands = () => ({
    waiting: kept(known.values(), 'open'),
    cut: kept(known.values(), 'cut'),
    dropped: [],
  });
  const open = (key: string, g: number, depth: number, from: number): void => {
    turn += 1;
    known.set(key, {
      key,
      g,
      depth,
      from,
      move: undefined,
      status: isDead(world, key) ? 'closed' : 'open',
      turn,
    });
  };
  const isBefore = (one: Node, other: Node): boolean => {
    const [a, b] = [one, other].map(({ g, key }) => order(g, world.h(key))) as [
      readonly number[],
      readonly number[],
    ];
    for (const [index, value] of a.entries()) if (value !== b[index]) return value < b[index]!;
    return ties === 'oldest' ? one.turn < other.turn : one.turn > other.turn;
  };
  open(world.start, 0, 0, -1);
  for (let isFound = goalWhen === 'made' && world.isGoal(world.start); !isFound; ) {
    check(diary);
    const node = [...known.values()]
      .filter(({ status }) => status === 'open')
      .reduce<Node | undefined>((best, each) => (best && isBefore(best, each) ? best : each), undefined);
    if (!node || (goalWhen === 'taken' && world.isGoal(node.key))) break;
    if (node.depth >= world.moveLimit) {
      node.status = 'cut';
      if (diary.count > 0) diary.last.tooDeep += 1;
      continue;
    }
    const step = diary.count;
    const entry = diary.step(node.key, node.g, node.depth, node.from);
    node.status = 'closed';
    const ways = world.ways(node.key);
    entry.all = ways.length;
    for (const way of ways) {
      const g = node.g + way.cost;
      const before = known.get(way.key);
      if (!before) {
        entry.fresh += 1;
        open(way.key, g, node.depth + 1, step);
        if (goalWhen === 'made' && world.isGoal(way.key)) isFound = true;
        continue;
      }
      if (g >= before.g) continue;
      entry.cheaper += 1;
      if (before.status !== 'open' && !opens && !isDead(world, way.key)) continue;
      open(way.key, g, node.depth + 1, step);
    }
  }
  diary.close();
  return diary;
}

/** Beam search: depth by depth, the best of each. */
export function beam(world: World, width: number): Diary {
  const diary = new Diary();
  const nodes: Node[] = [];
  const everKept = new Set<string>();
  const start: Node = {
    key: world.start,
    g: 0,
    depth: 0,
    from: -1,
    move: undefined,
    status: 'open',
    turn: 0,
  };
  const met = new Set([world.start]);
  diary.stands = () => ({
    waiting: kept(nodes, 'open'),
    cut: kept(nodes, 'cut').filter((each) => !isDead(world, each.slice(each.indexOf('|') + 1))),
    dropped: kept(nodes, 'dropped'),
  });
  let candidates: Node[] = isDead(world, world.start) ? [] : [start];
  nodes.push(start);
  for (let isFound = world.isGoal(world.start); candidates.length > 0 && !isFound; ) {
    // The order of making decides between equals.
    const sorted = candidates.toSorted(
      (one, other) => Math.round(256 * world.h(one.key)) - Math.round(256 * world.h(other.key)),
    );
    const layer = sorted.slice(0, width);
    for (const node of sorted.slice(width)) {
      node.status = 'dropped';
      diary.last.dropped += 1;
    }
    for (const { key } of layer) everKept.add(key);
    if (layer[0]!.depth >= world.moveLimit) break;
    candidates = [];
    for (const node of layer) {
      check(diary);
      const step = diary.count;
      const entry = diary.step(node.key, node.g, node.depth, node.from);
      node.status = 'closed';
      const ways = world.ways(node.key);
      entry.all = ways.length;
      for (const way of ways) {
        if (!met.has(way.key)) entry.fresh += 1;
        const isCandidate = candidates.some(({ key }) => key === way.key);
        const isNew = !met.has(way.key);
        met.add(way.key);
        if (isCandidate || everKept.has(way.key) || isDead(world, way.key)) continue;
        const made: Node = {
          ...start,
          key: way.key,
          g: node.g + way.cost,
          depth: node.depth + 1,
          from: step,
          status: 'open',
        };
        candidates.push(made);
        nodes.push(made);
        if (isNew && world.isGoal(way.key)) isFound = true;
      }
      if (isFound) break;
    }
  }
  diary.close();
  return diary;
}

/** Bidirectional search: the side whose next depth looks cheaper, a whole depth (of at most 128) before the sides are compared. */
export function bothEnds(world: World): Diary {
  const diary = new Diary();
  interface Side {
    readonly isBackward: boolean;
    readonly known: Map<string, Node>;
    layer: Node[];
    next: Node[];
    depth: number;
    expanded: number;
    generated: number;
  }
  const make = (keys: readonly string[], isBackward: boolean): Side => {
    const layer = keys.map(
      (key): Node => ({ key, g: 0, depth: 0, from: -1, move: undefined, status: 'open', turn: 0 }),
    );
    return {
      isBackward,
      known: new Map(layer.map((node) => [node.key, node])),
      layer,
      next: [],
      depth: 0,
      expanded: 0,
      generated: 0,
    };
  };
  const sides = [make([world.start], false), make(world.goals(), true)] as const;
  const [ahead, back] = sides;
  diary.stands = () => ({
    waiting: sides.flatMap(({ known }) => kept(known.values(), 'open')),
    cut: [],
    dropped: [],
  });
  const effort = ({ layer, expanded, generated }: Side): number =>
    layer.length * (expanded === 0 ? 1 : generated / expanded);
  if (back.known.has(world.start)) return diary;
  for (;;) {
    if (ahead.depth + back.depth >= world.moveLimit) break;
    const side = ahead.depth > 0 && effort(back) < effort(ahead) ? back : ahead;
    const other = side === ahead ? back : ahead;
    if (side.layer.length > 128) throw new RangeError('too long');
    for (const node of side.layer) {
      check(diary);
      const step = diary.count;
      const entry = diary.step(node.key, node.g, node.depth, node.from, { isBackward: side.isBackward });
      node.status = 'closed';
      const made = side.isBackward
        ? world.before(node.key).map((key) => ({ key, cost: 1, move: undefined }))
        : world.ways(node.key, node.move);
      side.expanded += 1;
      side.generated += made.length;
      entry.all = made.length;
      for (const { key, cost, move } of made) {
        if (side.known.has(key)) continue;
        entry.fresh += 1;
        const found: Node = {
          key,
          g: node.g + cost,
          depth: node.depth + 1,
          from: step,
          move,
          status: 'open',
          turn: 0,
        };
        side.known.set(key, found);
        side.next.push(found);
      }
    }
    // The other side has complete depths only.
    if (side.next.some(({ key }) => other.known.has(key))) {
      diary.last.hasMet = true;
      break;
    }
    if (side.next.length === 0) break;
    [side.layer, side.next] = [side.next, []];
    side.depth += 1;
  }
  diary.close();
  return diary;
}

/** Enforced hill climbing: looks around in breadth until something better is met. */
export function hillClimbing(world: World, seed: number): Diary {
  const diary = new Diary();
  const random = createRandom(seed);
  const whole = (key: string): number => Math.round(256 * world.h(key));
  const dead = new Set<string>();
  const met = new Set([world.start]);
  let nodes: Node[] = [];
  let queue: Node[] = [];
  diary.stands = () => ({
    waiting: kept(nodes, 'open'),
    cut: kept(nodes, 'cut').filter((each) => !isDead(world, each.slice(each.indexOf('|') + 1))),
    dropped: kept(nodes, 'dropped'),
  });
  const root: Node = { key: world.start, g: 0, depth: 0, from: -1, move: undefined, status: 'open', turn: 0 };
  let here = root;
  let falls = 0;
  if (world.isGoal(world.start)) return diary;
  const begin = (node: Node): Set<string> => {
    queue = isDead(world, node.key) || dead.has(node.key) ? [] : [node];
    // Estimates are compared in steps of a 256th.
    diary.limit = falls < 16 ? whole(node.key) / 256 : 0;
    return new Set([node.key]);
  };
  nodes = [root];
  for (let seen = begin(here); ; ) {
    const level = falls < 16 ? whole(here.key) : 0;
    let better: Node | undefined;
    let isCut = false;
    const looked = [here.key];
    while (queue.length > 0 && !better) {
      check(diary);
      const node = queue.shift()!;
      if (node.depth >= world.moveLimit) {
        isCut = true;
        node.status = 'cut';
        if (diary.count > 0) diary.last.tooDeep += 1;
        continue;
      }
      const step = diary.count;
      const entry = diary.step(node.key, node.g, node.depth, node.from);
      node.status = 'closed';
      const ways = world.ways(node.key);
      entry.all = ways.length;
      const order = ways.map((_, index) => index);
      for (const { key } of ways) {
        if (!met.has(key)) entry.fresh += 1;
        met.add(key);
      }
      if (falls > 0)
        for (let last = order.length - 1; last > 0; last -= 1) {
          const pick = random.below(last + 1);
          [order[last], order[pick]] = [order[pick]!, order[last]!];
        }
      for (const index of order) {
        const way = ways[index]!;
        if (seen.has(way.key) || dead.has(way.key)) continue;
        seen.add(way.key);
        const isLost = isDead(world, way.key);
        const isGoal = world.isGoal(way.key);
        const made: Node = {
          ...root,
          key: way.key,
          g: node.g + way.cost,
          depth: node.depth + 1,
          from: step,
          status: isLost && !isGoal ? 'cut' : 'open',
        };
        nodes.push(made);
        if (isGoal || (!isLost && whole(way.key) < level)) {
          better = made;
          break;
        }
        if (isLost) {
          dead.add(way.key);
          entry.tooDeep += 1;
          continue;
        }
        queue.push(made);
        looked.push(made.key);
      }
    }
    if (better) {
      for (const node of queue) {
        node.status = 'dropped';
        diary.last.dropped += 1;
      }
      here = better;
      if (world.isGoal(here.key)) break;
      seen = begin(here);
      continue;
    }
    if (here === root || here.key === world.start) break;
    diary.close();
    if (!isCut) for (const key of looked) dead.add(key);
    falls += 1;
    diary.round += 1;
    here = { ...root };
    nodes = [here];
    seen = begin(here);
  }
  diary.close();
  return diary;
}

/** Anytime repairing A*: rounds of weighted A*, each going on where the last one ended. */
export function anytime(world: World, firstWeight: number): Diary {
  type Known = Node & { round: number; isLater: boolean; parent: string | undefined };
  const diary = new Diary();
  const known = new Map<string, Known>();
  let weight = firstWeight;
  let turn = 0;
  let best = Number.POSITIVE_INFINITY;
  let lower = Math.ceil(world.h(world.start));
  let isCut = false;
  diary.stands = () => ({
    waiting: kept(known.values(), 'open'),
    cut: kept(known.values(), 'cut').filter((each) => !isDead(world, each.slice(each.indexOf('|') + 1))),
    dropped: [],
  });
  const h = (key: string): number => Math.ceil(world.h(key));
  const priority = ({ g, key }: Node): number => g + weight * h(key);
  const isWorth = (g: number, key: string): boolean => g + (world.admissible ? h(key) : 0) < best;
  const opened = (isLater: boolean): Known[] =>
    [...known.values()].filter((node) => node.status === 'open' && node.isLater === isLater);
  /** The moves to a position by the parents known now. */
  const movesTo = (key: string | undefined): number =>
    key === undefined ? -1 : 1 + movesTo(known.get(key)!.parent);
  const reach = (key: string, g: number, depth: number, from: number, parent: string | undefined): void => {
    turn += 1;
    const round = known.get(key)?.round ?? 0;
    const node: Known = {
      key,
      g,
      depth,
      from,
      parent,
      move: undefined,
      status: 'open',
      turn,
      round,
      isLater: false,
    };
    known.set(key, node);
    if (world.isGoal(key)) {
      node.status = 'cut';
      if (g >= best) return;
      best = world.unitCosts ? movesTo(key) : g;
      diary.last.solutions.push(best);
    } else if (isDead(world, key) || !isWorth(g, key)) node.status = 'cut';
    else node.isLater = round === diary.round && weight > 1;
  };
  /** The proved factor: the first of each list bounds the others in it. */
  const bound = (): number => {
    if (!world.admissible || !Number.isFinite(best)) return Number.NaN;
    const [now, later] = [opened(false), opened(true)];
    const first = now.length > 0 ? Math.ceil(Math.min(...now.map(priority)) / weight) : best;
    const waits = later.length > 0 ? Math.min(...later.map(({ g, key }) => g + h(key))) : best;
    const least = Math.max(lower, Math.min(first, waits, best));
    if (best <= least) return 1;
    return least > 0 ? best / least : Number.NaN;
  };
  const sorted = (nodes: Known[], measure: (node: Known) => number): Known[] =>
    nodes.toSorted((one, other) => measure(one) - measure(other) || other.turn - one.turn);
  diary.limit = weight;
  if (world.isGoal(world.start)) throw new RangeError('nothing to see');
  reach(world.start, 0, 0, -1, undefined);
  for (;;) {
    check(diary);
    const [node] = sorted(opened(false), priority);
    if (!node || priority(node) >= best) {
      const rest = [...sorted(opened(false), priority), ...sorted(opened(true), ({ g, key }) => g + h(key))];
      if ((!Number.isFinite(best) && !isCut) || weight === 1 || rest.length === 0) break;
      weight = Math.max(1, weight - 0.5);
      lower = Math.max(lower, Math.min(best, ...rest.map(({ g, key }) => g + h(key))));
      for (const each of rest) {
        turn += 1;
        Object.assign(each, { turn, isLater: false });
        if (isWorth(each.g, each.key)) continue;
        each.status = 'cut';
        if (diary.count > 0) diary.last.tooDeep += 1;
      }
      diary.round += 1;
      diary.limit = weight;
      continue;
    }
    if (node.depth >= world.moveLimit) {
      isCut = true;
      node.status = 'cut';
      node.round = diary.round;
      if (diary.count > 0) diary.last.tooDeep += 1;
      continue;
    }
    const step = diary.count;
    const entry = diary.step(node.key, node.g, node.depth, node.from);
    Object.assign(node, { status: 'closed', round: diary.round });
    const ways = world.ways(node.key);
    entry.all = ways.length;
    for (const way of ways) {
      const before = known.get(way.key);
      const g = node.g + way.cost;
      if (!before) entry.fresh += 1;
      else if (g >= before.g) continue;
      else entry.cheaper += 1;
      reach(way.key, g, node.depth + 1, step, node.key);
    }
    entry.bound = bound();
  }
  diary.close();
  return diary;
}

/** Frontier search: breadth-first with the last depths only; the moves are found again, half by half. */
export function frontierSearch(world: World, window: number): Diary {
  interface Kept {
    readonly node: Node;
    /** The place of its ancestor in the depth that is remembered. */
    readonly ancestor: number;
  }
  const diary = new Diary();
  let [layer, next]: [Kept[], Kept[]] = [[], []];
  let at = 0;
  diary.stands = () => ({
    waiting: [...layer.slice(at), ...next].map(({ node }) => child(node.from, node.key)),
    cut: [],
    dropped: [],
  });
  const stretches: { from: string; to: string | undefined; length: number }[] = [
    { from: world.start, to: undefined, length: Number.POSITIVE_INFINITY },
  ];
  if (world.isGoal(world.start)) return diary;
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const { from, to, length } = stretch;
    if (length === 1) continue;
    const isTarget = (key: string): boolean => (to === undefined ? world.isGoal(key) : key === to);
    diary.close();
    if (to !== undefined) diary.round += 1;
    const root: Node = { key: from, g: 0, depth: 0, from: -1, move: undefined, status: 'open', turn: 0 };
    [layer, next] = [[{ node: root, ancestor: -1 }], []];
    let kept = [layer];
    let relay: { layer: Kept[]; depth: number } | undefined;
    let nextRelay = to === undefined ? 1 : Math.ceil(length / 2);
    for (let depth = 0; ; ) {
      if (to === undefined && depth >= world.moveLimit) throw new RangeError('no solution');
      for (at = 0; at < layer.length; ) {
        check(diary);
        const { node, ancestor } = layer[at]!;
        const step = diary.count;
        const entry = diary.step(node.key, node.g, node.depth, node.from);
        const place = at;
        at += 1;
        const ways = world.ways(node.key);
        entry.all = ways.length;
        for (const { key } of ways) {
          if ([...kept, next].some((each) => each.some((one) => one.node.key === key))) continue;
          entry.fresh += 1;
          const g = node.g + Math.min(...ways.filter((way) => way.key === key).map(({ cost }) => cost));
          const made: Node = { ...root, key, g, depth: node.depth + 1, from: step };
          next.push({ node: made, ancestor: layer === relay?.layer ? place : ancestor });
        }
      }
      const found = next.find(({ node }) => isTarget(node.key));
      if (found) {
        const whole = depth + 1;
        const middle = relay?.layer[found.ancestor]?.node.key;
        if (relay && middle !== undefined) {
          stretches.push({ from: middle, to: found.node.key, length: whole - relay.depth });
          stretches.push({ from, to: middle, length: relay.depth });
        } else stretches.push({ from, to: found.node.key, length: whole });
        break;
      }
      if (next.length === 0) throw new RangeError('no solution');
      depth += 1;
      kept = [next, ...kept].slice(0, window);
      if (depth === nextRelay) {
        relay = { layer: next, depth };
        nextRelay *= 2;
      }
      [layer, next, at] = [next, [], 0];
    }
  }
  diary.close();
  return diary;
}
