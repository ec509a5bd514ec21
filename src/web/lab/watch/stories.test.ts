import { describe, expect, it } from 'vitest';
import { recordNow } from '../../../../test/record-now.ts';
import { sampleOf } from '../../../../test/samples.ts';
import { child, type Diary, type Entry } from '../../../../test/stories/diary.ts';
import * as lists from '../../../../test/stories/list-searches.ts';
import { deepening, recursiveBestFirst } from '../../../../test/stories/path-searches.ts';
import { numbersOf } from '../../../../test/stories/sentences.ts';
import { World } from '../../../../test/stories/world.ts';
import type { Game } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import type { AlgorithmOptions } from '../../../core/search.ts';
import { games } from '../../../games/index.ts';
import { formatLevel } from '../../../games/pack.ts';
import { algorithms, findAlgorithm } from '../../../search/algorithms/index.ts';
import { TraceReader } from '../../../trace/reader.ts';
import { none } from '../../../trace/trace.ts';
import { orderOf } from '../shared/cards.ts';
import { keyOf } from '../shared/orders.ts';
import { type TreeNode, visibleTree } from '../tree/visible-tree.ts';
import { explainWords } from './explain.ts';
import { RunFacts } from './facts.ts';
import { RunFigures } from './figures.ts';
import { FrontierLayers } from './frontier-layers.ts';
import { ToldLayers } from './told-layers.ts';

/** An algorithm and its textbook replay by the readable rules. */
interface Story {
  readonly id: string;
  readonly options?: AlgorithmOptions;
  readonly weight?: number;
  /** On levels with at most so many positions. */
  readonly most: number;
  readonly replay: (world: World) => Diary;
}

const ceil = Math.ceil;
const stories: readonly Story[] = [
  { id: 'bfs', most: 60, replay: lists.breadthFirst },
  { id: 'dfs', most: 60, replay: lists.depthFirst },
  {
    ...{ id: 'ucs', most: 60 },
    replay: (world) =>
      lists.bestFirst(world, { order: (g) => [g], ties: 'oldest', goalWhen: 'taken', reopens: true }),
  },
  {
    ...{ id: 'greedy', most: 60 },
    replay: (world) =>
      lists.bestFirst(world, {
        ...{ order: (_, h) => [Math.round(256 * h)], ties: 'oldest', goalWhen: 'made', reopens: false },
      }),
  },
  {
    ...{ id: 'astar', most: 60 },
    replay: (world) =>
      lists.bestFirst(world, {
        ...{ order: (g, h) => [g + ceil(h), ceil(h)], ties: 'newest', goalWhen: 'taken', reopens: true },
      }),
  },
  {
    ...{ id: 'wastar', most: 60, weight: 2 },
    replay: (world) =>
      lists.bestFirst(world, {
        ...{ order: (g, h) => [g + 2 * ceil(h)], ties: 'newest', goalWhen: 'taken', reopens: true },
      }),
  },
  { id: 'beam', options: { width: 2 }, most: 60, replay: (world) => lists.beam(world, 2) },
  { id: 'beam', options: { width: 3 }, most: 60, replay: (world) => lists.beam(world, 3) },
  { id: 'hill', most: 60, replay: (world) => lists.hillClimbing(world, 1) },
  { id: 'anytime', most: 60, replay: (world) => lists.anytime(world, 3) },
  { id: 'frontier', most: 60, replay: (world) => lists.frontierSearch(world, 3) },
  { id: 'bibfs', most: 60, replay: lists.bothEnds },
  { id: 'rbfs', most: 22, replay: recursiveBestFirst },
  { id: 'dls', most: 18, replay: (world) => deepening(world, { by: 14, hasTable: false }) },
  { id: 'ids', most: 18, replay: (world) => deepening(world, { by: 'depth', hasTable: false }) },
  {
    ...{ id: 'ids', options: { step: 2 }, most: 18 },
    replay: (world) => deepening(world, { by: 'depth', hasTable: false, growth: 2 }),
  },
  {
    ...{ id: 'greedy-dfs', most: 60 },
    replay: (world) => deepening(world, { by: Number.POSITIVE_INFINITY, hasTable: true, nearestFirst: true }),
  },
  { id: 'ids-table', most: 40, replay: (world) => deepening(world, { by: 'depth', hasTable: true }) },
  { id: 'idastar', most: 22, replay: (world) => deepening(world, { by: 'f', hasTable: false }) },
  { id: 'idastar-table', most: 40, replay: (world) => deepening(world, { by: 'f', hasTable: true }) },
];

interface SmallWorld {
  readonly level: Level;
  readonly cost: string;
}

const wanted = process.env['FOURFOLD_LONG'] ? 200 : 6;
const worlds = new Map<string, readonly SmallWorld[]>();

/** Random small levels, each with a cost model; the same ones every time. */
function smallWorlds(game: Game): readonly SmallWorld[] {
  const known = worlds.get(game.id);
  if (known) return known;
  const random = createRandom(11);
  const sample = sampleOf(game);
  const found: SmallWorld[] = [];
  while (found.length < wanted) {
    const level = sample(random, 1 + random.below(4), 2 + random.below(4));
    if (!level) continue;
    const cost = random.pick(game.costs).id;
    const size = new World(game, level, cost, undefined).reachable(60);
    if (size >= 4 && size <= 60) found.push({ level, cost });
  }
  worlds.set(game.id, found);
  return found;
}

const inOrder = (all: Iterable<string>): string[] => [...new Set(all)].sort();
const numbersIn = (sentence: string, decimal: '.' | ','): number[] =>
  (sentence.match(decimal === '.' ? /\d+(?:\.\d+)?/g : /\d+(?:,\d+)?/g) ?? []).map((each) =>
    Number(each.replace(',', '.')),
  );
const written = (value: number): number => Math.round(value * 100) / 100;

/** What the last round has expanded; of a successor expanded twice, by two moves that lead to it, only the last time. */
function expandedIn(entries: readonly Entry[]): string[] {
  const nameAt = (index: number): string => child(entries[index]!.from, entries[index]!.key);
  const { round } = entries.at(-1)!;
  const steps = [...entries.keys()].filter((index) => entries[index]!.round === round);
  const last = new Map(steps.map((index) => [nameAt(index), index]));
  const found = new Set([none]);
  for (const index of steps)
    if (last.get(nameAt(index)) === index && found.has(entries[index]!.from)) found.add(index);
  return inOrder(steps.filter((index) => found.has(index)).map(nameAt));
}

/** Compares the sentence and the pictures of every step with the replay. */
function compare(game: Game, level: Level, cost: string, story: Story, random: Random): number {
  const algorithm = findAlgorithm(story.id)!;
  if (algorithm.unsuitable?.(game.space(level, cost)) !== undefined) return 0;
  const heuristic = algorithm.usesHeuristic ? random.pick(game.heuristics) : undefined;
  const world = new World(game, level, cost, heuristic);
  if (!world.hasOwnEstimates || world.reachable(story.most + 1) > story.most) return 0;
  let diary: Diary;
  try {
    diary = story.replay(world);
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  }
  const method = { algorithm, cost, ...(heuristic && { heuristic }) };
  const trace = recordNow(game, level, { method, ...(story.options && { options: story.options }) });
  const reader = new TraceReader(trace);
  const what = `${story.id} ${heuristic?.id} ${cost}\n${formatLevel({ game, level })}`;
  expect(reader.end, what).toBe(diary.count);
  const order = orderOf(story.id);
  const facts = new RunFacts(reader, story.options ?? {});
  const figures = new RunFigures(reader);
  const rule = {
    keyOf: (g: number, h: number, value: number) => keyOf(order.measure, g, h, facts.weight, value),
    reopens: order.reopens ?? false,
  };
  const layers = new (reader.fates.isComplete ? ToldLayers : FrontierLayers)(reader, rule);
  const nameOf = ({ state, parent }: TreeNode): string =>
    `${parent?.expansion ?? none}|${world.keyOf(reader.row(state))}`;
  const alive = (names: readonly string[]): string[] =>
    inOrder(names.filter((name) => Number.isFinite(world.h(name.slice(name.indexOf('|') + 1)))));
  let leastSoFar = Number.POSITIVE_INFINITY;
  for (const [index, entry] of diary.entries.entries()) {
    const position = index + 1;
    const where = `${what}\nstep ${position}`;
    const before: Entry | undefined = diary.entries[index - 1];
    const step = reader.at(position);
    // The state, and the way to it.
    const { round, limit, depth, g, from, isBackward, key } = entry;
    const at = facts.at(position);
    const recorded = {
      key: world.keyOf(reader.row(step.state)),
      g: step.cost,
      depth: step.depth,
      from: step.from,
    };
    expect({ ...recorded, limit: step.limit, isBackward: step.isBackward }, where).toEqual({
      ...{ key, g, depth, from, limit, isBackward },
    });
    if (story.id !== 'anytime') expect(at.round, where).toBe(round);
    // The tree, the counter, the bars and the list.
    const { nodes } = visibleTree(reader, position, new Set(), 1e6);
    const drawn = (kind: TreeNode['kind']): string[] =>
      inOrder(nodes.filter((node) => node.kind === kind).map(nameOf));
    const { standing } = entry;
    const waiting = alive(standing.waiting);
    const following = diary.entries[position];
    const comparePictures = (): void => {
      expect(drawn('waiting'), where).toEqual(waiting);
      expect(drawn('cut'), where).toEqual(alive(standing.cut));
      expect(drawn('dropped'), where).toEqual(alive(standing.dropped));
      expect(figures.at(position).waiting, where).toBe(waiting.length);
      layers.moveTo(position);
      expect(layers.total, where).toBe(waiting.length);
      const listed = facts.next(position, 100).map(({ state }) => world.keyOf(reader.row(state)));
      const keys = new Set(waiting.map((name) => name.slice(name.indexOf('|') + 1)));
      for (const each of listed) expect([...keys], where).toContain(each);
      if (following && waiting.includes(`${following.from}|${following.key}`))
        expect(listed[0], where).toBe(following.key);
    };
    // Where two moves lead to the same position, a search that keeps only its path has it twice, and the picture once.
    if (order.list === 'path' && world.hasTwins)
      expect(waiting, where).toEqual(expect.arrayContaining(drawn('waiting')));
    else comparePictures();
    // Only a search that backs up values leaves what it has expanded.
    if (order.list === 'path' && order.measure !== 'F')
      expect(drawn('expanded'), where).toEqual(expandedIn(diary.entries.slice(0, position)));
    // Nothing of a solution before it is found.
    const isFound = diary.entries.slice(0, position).some(({ solutions }) => solutions.length > 0);
    expect(
      nodes.some(({ isOnSolution }) => isOnSolution),
      where,
    ).toBe(isFound || (position === reader.end && trace.status === 'solved'));
    expect(
      nodes.some(({ isMeeting }) => isMeeting),
      where,
    ).toBe(entry.hasMet);
    // The sentence, in both languages.
    if (before?.round !== round) leastSoFar = Number.POSITIVE_INFINITY;
    leastSoFar = Math.min(leastSoFar, ...entry.cut);
    const waited = before ? alive(before.standing.waiting).length : 1;
    const told = { world, entry, before, after: following, step: position, waited, leastSoFar };
    const numbers = numbersOf[story.id]!({ ...told, weight: story.weight ?? 1 }).map(written);
    expect(numbersIn(explainWords.en.did(at), '.'), `${where}\n${explainWords.en.did(at)}`).toEqual(numbers);
    expect(numbersIn(explainWords.pt.did(at), ','), `${where}\n${explainWords.pt.did(at)}`).toEqual(numbers);
  }
  // Backwards, the bars are the same.
  for (let position = reader.end; position >= 0; position -= 1) {
    layers.moveTo(position);
    expect(layers.total, what).toBe(position === 0 ? 1 + layers.total - 1 : reader.at(position).waiting);
  }
  return diary.count;
}

describe.each(stories)('the story of $id', (story) => {
  it.each(games.map((game) => [game.id, game] as const))(
    'is true, step by step, on levels of %s',
    (_, game) => {
      const random = createRandom(5);
      let steps = 0;
      for (const { level, cost } of smallWorlds(game)) steps += compare(game, level, cost, story, random);
      // Not every game can be played backwards.
      if (story.id !== 'bibfs') expect(steps).toBeGreaterThan(5);
    },
  );
});

// A new algorithm that tells nothing has only the general views, which are true of every record.
it('has a replay for every algorithm that tells a story', () => {
  const replayed = new Set(stories.map(({ id }) => id));
  const [game] = games as [Game];
  const { level } = smallWorlds(game)[0]!;
  for (const algorithm of algorithms.filter(({ id }) => !replayed.has(id))) {
    const heuristic = algorithm.usesHeuristic ? { heuristic: game.heuristics[0]! } : {};
    const method = { algorithm, cost: game.costs[0]!.id, ...heuristic };
    const { fates } = recordNow(game, level, { method });
    expect(fates.fate, algorithm.id).toHaveLength(0);
  }
});
