import { describe, expect, it } from 'vitest';
import { recordNow } from '../../../../test/record-now.ts';
import { readPack } from '../../../games/pack.ts';
import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { TraceReader } from '../../../trace/reader.ts';
import { marks, none } from '../../../trace/trace.ts';
import { forestOf } from './forest.ts';
import { visibleTree } from './visible-tree.ts';

const load = (text: string) => {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value[0]!;
};
const small = load('game: match-the-tiles\n\nC..BCA\n......\n......\n......\n..#.cb\n..c##a\n');
const large = load('game: break-the-ice\n\nA.B.C.D.\nB.A.D.C.\nA.B.C.D.\nBCADDACB\nCBDAADBC\n');

function record(algorithm: string, { game, level } = small, more: object = {}): TraceReader {
  const found = findAlgorithm(algorithm)!;
  const [heuristic] = found.usesHeuristic ? game.heuristics : [undefined];
  const method = { algorithm: found, cost: 'unit', ...(heuristic && { heuristic }) };
  return new TraceReader(recordNow(game, level, { method, ...more }));
}

const everything = 1e6;
const nothing: ReadonlySet<number> = new Set();

/** Some positions of a record, the first and the last among them. */
const positionsOf = ({ end }: TraceReader): number[] =>
  Array.from({ length: 12 }, (_, index) => Math.round((index * end) / 11));

describe('a tree with room for all of it', () => {
  it.each(['bfs', 'ucs', 'astar', 'greedy', 'dfs'])(
    'has every expansion and every waiting state once: %s',
    (id) => {
      const reader = record(id);
      for (const position of positionsOf(reader)) {
        const { nodes } = visibleTree(reader, position, nothing, everything);
        const expanded = nodes.filter(({ kind }) => kind === 'expanded').map(({ expansion }) => expansion);
        expect(expanded.toSorted((a, b) => a - b)).toEqual([...Array(position).keys()]);
        const waiting = nodes.filter(({ kind }) => kind === 'waiting').map(({ state }) => state);
        const known = [...Array(reader.madeUpTo(position)).keys()];
        const isOpen = (state: number): boolean => {
          const first = reader.firstExpansion(state);
          return first === none || first >= position;
        };
        expect(
          waiting.toSorted((a, b) => a - b),
          `${position}`,
        ).toEqual(known.filter(isOpen));
        expect(nodes.some(({ kind }) => kind === 'folded')).toBe(false);
        for (const node of nodes)
          if (node.kind === 'expanded')
            expect(node.parent?.expansion ?? none).toBe(reader.data.expansions.from[node.expansion]);
      }
    },
  );

  it('has an expanded state again where a cheaper way to it is cut', () => {
    const { game, level } = load(
      'game: roll-the-block\nbridge 1: shown\nbridge 5: shown\nbridge 7: shown\n\n.3G1.\n....7\n.4...\n...5S\n',
    );
    const heuristic = game.heuristics.find(({ id }) => id === 'euclidean-scaled')!;
    const method = { algorithm: findAlgorithm('anytime')!, cost: 'roll', heuristic };
    const reader = new TraceReader(recordNow(game, level, { method }));
    const { nodes } = visibleTree(reader, 10, nothing, everything);
    const isExpanded = (state: number): boolean =>
      nodes.some((node) => node.state === state && node.kind === 'expanded');
    const again = nodes.filter(({ kind, state }) => kind === 'cut' && isExpanded(state));
    expect(again.map(({ parent }) => parent?.expansion)).toEqual([9]);
  });

  it('hangs a waiting state where the cheapest way to it comes from', () => {
    const reader = record('ucs');
    const { improvements } = reader.data;
    for (let at = 0; at < improvements.length; at += 3) {
      const [expansion, state, cost] = improvements.subarray(at, at + 3) as unknown as [
        number,
        number,
        number,
      ];
      const node = visibleTree(reader, expansion + 1, nothing, everything).nodes.find(
        (each) => each.kind === 'waiting' && each.state === state,
      );
      expect(node?.parent?.expansion).toBe(expansion);
      expect(forestOf(reader).costOf(state, expansion + 1)).toBe(cost);
    }
  });

  it.each(['ids', 'idastar'])('is that of the current round: %s', (id) => {
    const reader = record(id);
    const starts = [...reader.data.expansions.marks.keys()].filter(
      (at) => at === 0 || (reader.data.expansions.marks[at]! & marks.round) !== 0,
    );
    expect(starts.length).toBeGreaterThan(1);
    for (const [index, start] of starts.entries()) {
      const end = starts[index + 1] ?? reader.end;
      const { nodes, round } = visibleTree(reader, end, nothing, everything);
      expect(round).toEqual({ number: index + 1, of: starts.length });
      const expanded = nodes.filter(({ kind }) => kind === 'expanded').map(({ expansion }) => expansion);
      expect(expanded.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: end - start }, (_, at) => start + at),
      );
    }
  });

  it.each(['rbfs', 'bibfs', 'beam', 'hill', 'anytime', 'dls', 'frontier', 'wastar'])(
    'shows the current expansion of every algorithm, each key once: %s',
    (id) => {
      const level =
        id === 'bibfs' ? load('game: roll-the-block\n\n###..S\n...#..\n#..#..\n.....#\n#.G.##\n') : small;
      const reader = record(id, level, id === 'dls' ? { options: { depth: 12 } } : {});
      for (const position of positionsOf(reader)) {
        const { nodes, current } = visibleTree(reader, position, nothing, 40);
        if (position > 0) expect(current?.expansion, `${position}`).toBe(position - 1);
        expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
      }
    },
  );
});

describe('a folded tree', () => {
  it('never has more than about so many nodes, and counts what it hides', () => {
    const reader = record('bfs');
    for (const position of positionsOf(reader))
      for (const most of [10, 25, 60]) {
        const { nodes, current, cutAbove } = visibleTree(reader, position, nothing, most);
        expect(nodes.length).toBeLessThanOrEqual(most + 2 * (reader.at(position).depth + 1));
        expect(current?.expansion).toBe(position === 0 ? undefined : position - 1);
        const visible = nodes.filter(({ kind }) => kind === 'expanded').length;
        const hidden = nodes.reduce((sum, { hiddenExpanded }) => sum + hiddenExpanded, 0);
        if (cutAbove === 0) expect(visible + hidden).toBe(position);
      }
  });

  it('unfolds where it is asked to', () => {
    const reader = record('bfs');
    const before = visibleTree(reader, reader.end, nothing, 40);
    const fold = before.nodes.find(({ kind }) => kind === 'folded')!;
    const after = visibleTree(reader, reader.end, new Set([fold.behind]), 40);
    expect(after.nodes.some(({ key }) => key === fold.key)).toBe(false);
    // A wanted node is there even when the tree would have hidden it, but not before it has happened.
    const hidden = [...Array(reader.end).keys()].find(
      (at) => reader.children(at).length > 0 && !before.nodes.some(({ expansion }) => expansion === at),
    )!;
    const seen = visibleTree(reader, reader.end, new Set([hidden]), 40).nodes.map(
      ({ expansion }) => expansion,
    );
    expect(seen).toEqual(expect.arrayContaining([hidden, ...reader.children(hidden)]));
    expect(visibleTree(reader, 1, new Set([hidden]), 40)).toEqual(visibleTree(reader, 1, nothing, 40));
  });

  it('begins in the middle of a way that is too long', () => {
    const reader = record('dfs');
    const deep = [...Array(reader.end).keys()].find((at) => reader.data.expansions.depth[at]! >= 12)!;
    const { cutAbove, roots, current } = visibleTree(reader, deep + 1, nothing, 10);
    expect(cutAbove).toBe(reader.data.expansions.depth[deep]! + 1 - 4);
    expect(reader.chain(deep)).toContain(roots[0]!.expansion);
    expect(current?.expansion).toBe(deep);
  });

  it('counts right when the position jumps to and fro in a long run', () => {
    const reader = record('bfs', large, { limits: { states: 150_000 } });
    const { full } = reader.data;
    expect(full).toBeGreaterThan(1000);
    const forest = forestOf(reader);
    const jumps = [0, full, 7, 8, 9, full - 1, full, Math.floor(full / 2), Math.floor(full / 2) + 1, 3];
    for (const position of jumps) {
      forest.count.moveTo(position);
      expect(forest.count.beneath(0)).toBe(position);
    }
    forest.count.moveTo(full);
    const beneath = new Float64Array(full).fill(1);
    for (let at = full - 1; at > 0; at -= 1) beneath[reader.data.expansions.from[at]!]! += beneath[at]!;
    for (let at = 0; at < full; at += 97) expect(forest.count.beneath(at)).toBe(beneath[at]);
    for (let position = full - 20; position < full; position += 1)
      expect(visibleTree(reader, position, nothing, 300).nodes.length).toBeLessThan(330);
    expect(visibleTree(reader, reader.end, nothing, 300).isBehindRecord).toBe(reader.isSampled);
  });

  it('marks the solution, and only that', () => {
    const reader = record('astar');
    const { nodes } = visibleTree(reader, reader.end, nothing, everything);
    const marked = nodes.filter(({ isOnSolution }) => isOnSolution).map(({ state }) => state);
    expect(marked).toEqual([...reader.data.solution]);
  });
});
