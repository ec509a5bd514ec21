import { describe, expect, it } from 'vitest';
import { recordNow } from '../../../../test/record-now.ts';
import type { View } from '../../../core/view.ts';
import { readPack } from '../../../games/pack.ts';
import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { TraceReader } from '../../../trace/reader.ts';
import { none } from '../../../trace/trace.ts';
import { orderOf } from '../shared/cards.ts';
import { fitAll, followPoint, reveal, zoom } from './camera.ts';
import { layOut, linkPath } from './layout.ts';
import { boardOf, factsOf, placeOf } from './node-facts.ts';
import { visibleTree } from './visible-tree.ts';
import { walkFrom } from './walk.ts';

const pack = readPack('game: match-the-tiles\n\nC..BCA\n......\n......\n......\n..#.cb\n..c##a\n');
if (!pack.ok) throw new Error('no level');
const { game, level } = pack.value[0]!;
const board = boardOf(game, level, 'unit');

function record(id: string): TraceReader {
  const algorithm = findAlgorithm(id)!;
  const [heuristic] = algorithm.usesHeuristic ? game.heuristics : [undefined];
  const method = { algorithm, cost: 'unit', ...(heuristic && { heuristic }) };
  return new TraceReader(recordNow(game, level, { method }));
}

/** Tiles of one colour are the same to the rules, whichever is which. */
const lettersOf = ({ cells }: View): string[] =>
  cells.map((row) => row.map(({ piece }) => piece?.label ?? '.').join(''));

describe('the facts of a node', () => {
  it('are moves that lead to its board, and costs that fit them', () => {
    const reader = record('astar');
    for (let state = 0; state < reader.data.states.count; state += 1) {
      const facts = factsOf(
        reader,
        board,
        placeOf(reader, state, reader.end),
        reader.end,
        orderOf(reader.data.algorithm),
      );
      let now = board.rules.start();
      for (const text of facts.moves) {
        const move = board.rules.parseMove(text);
        const next = move.ok ? board.rules.apply(now, move.value) : move;
        if (!next.ok) throw new Error(next.error.code);
        now = next.value;
      }
      expect(lettersOf(board.rules.view(now))).toEqual(lettersOf(facts.view));
      expect(board.rules.isGoal(now)).toBe(facts.isGoal);
      expect(facts.cost).toBe(facts.moves.length);
      expect(facts.total).toBe(facts.cost + Math.ceil(facts.estimate!));
    }
  });

  it('say why A* took a state and not the next one', () => {
    const reader = record('astar');
    for (let at = 0; at < reader.end; at += 1) {
      const state = reader.data.expansions.state[at]!;
      const from = reader.data.expansions.from[at]!;
      const { choice } = factsOf(reader, board, { state, expansion: at, from }, at + 1, orderOf('astar'));
      expect(choice?.rule).toBe('least');
      if (choice?.keys) expect(choice.keys.own).toBeLessThanOrEqual(choice.keys.next);
      if (choice?.next) expect(choice.next.takenIn).toBeGreaterThan(at + 1);
    }
  });

  it('have no estimate where the search has none, and no key where the order is one of arrival', () => {
    const reader = record('bfs');
    const facts = factsOf(
      reader,
      board,
      placeOf(reader, 3, reader.end),
      reader.end,
      orderOf(reader.data.algorithm),
    );
    expect(facts).toMatchObject({ estimate: undefined, total: undefined, madeIn: 1 });
    expect(facts.choice).toMatchObject({ rule: 'oldest', keys: undefined });
    const start = factsOf(reader, board, placeOf(reader, 0, 0), 0, orderOf('bfs'));
    expect(start).toMatchObject({ madeIn: undefined, expandedIn: undefined, moves: [], cost: 0 });
  });
});

describe('the drawing', () => {
  const reader = record('astar');
  const tree = visibleTree(reader, reader.end, new Set(), 300);
  const layout = layOut(tree);

  it('puts no two nodes in one place and children to the right of their parents', () => {
    expect(layout.placed).toHaveLength(tree.nodes.length);
    expect(new Set(layout.placed.map(({ x, y }) => `${x},${y}`)).size).toBe(tree.nodes.length);
    for (const { node, x, y } of layout.placed) {
      expect(x).toBeGreaterThan(layout.bounds.left);
      expect(y).toBeLessThan(layout.bounds.bottom);
      const parent = node.parent && layout.byKey.get(node.parent.key)!;
      if (!parent) continue;
      expect(parent.x).toBeLessThan(x);
      expect(linkPath(parent, layout.byKey.get(node.key)!)).toMatch(/^M[-\d. ]+C[-\d. ]+$/);
    }
  });

  it('can be walked with the arrow keys', () => {
    const { key } = tree.roots[0]!;
    const right = walkFrom(layout, key, 'ArrowRight')!;
    expect(right.node.parent?.key).toBe(key);
    expect(walkFrom(layout, right.node.key, 'ArrowLeft')?.node.key).toBe(key);
    const down = walkFrom(layout, right.node.key, 'ArrowDown')!;
    expect(down.y).toBeGreaterThan(right.y);
    expect(walkFrom(layout, down.node.key, 'ArrowUp')?.node.key).toBe(right.node.key);
    expect(walkFrom(layout, key, 'ArrowUp')).toBeUndefined();
    expect(walkFrom(layout, 'gone', 'ArrowUp')?.node.key).toBe(key);
    expect(walkFrom(layout, down.node.key, 'Home')?.node.key).toBe(key);
    expect(walkFrom(layout, key, 'End')?.y).toBe(Math.max(...layout.placed.map(({ y }) => y)));
  });

  it('draws a search that has not begun', () => {
    const { nodes, roots } = visibleTree(reader, 0, new Set(), 300);
    expect(nodes).toMatchObject([{ kind: 'waiting', state: 0, expansion: none }]);
    expect(layOut({ nodes, roots }).placed).toMatchObject([{ x: 0, y: 0 }]);
  });
});

describe('the camera', () => {
  const size = { width: 400, height: 300 };
  const bounds = { left: -20, top: -100, right: 380, bottom: 100 };

  it('shows all, and what cannot be read around a point', () => {
    expect(fitAll(bounds, size)).toMatchObject({ scale: 1, x: 20, y: 150 });
    expect(followPoint(bounds, size, { x: 0, y: 0 })).toEqual(fitAll(bounds, size));
    const wide = { ...bounds, right: 3980 };
    const camera = followPoint(wide, size, { x: 2000, y: 0 });
    expect(camera.x + camera.scale * 2000).toBeCloseTo(200);
    const atEnd = followPoint(wide, size, { x: 3970, y: 0 });
    expect(atEnd.x + atEnd.scale * 3980).toBeCloseTo(400);
  });

  it('zooms around a point and reveals one with as little motion as possible', () => {
    const camera = { x: 10, y: 20, scale: 1 };
    const nearer = zoom(camera, 2, 110, 120);
    expect(nearer).toEqual({ scale: 2, x: -90, y: -80 });
    expect(zoom(camera, 1000, 0, 0).scale).toBe(3);
    expect(reveal(camera, size, { x: 200, y: 100 })).toEqual(camera);
    const moved = reveal(camera, size, { x: 900, y: 100 });
    expect(moved.x + 900).toBe(340);
    expect(moved.y).toBe(camera.y);
  });
});
