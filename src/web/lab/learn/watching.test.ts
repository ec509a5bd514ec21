import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../test/manual-clock.ts';
import { recordNow } from '../../../../test/record-now.ts';
import { readLevel } from '../../shared/state/read-level.ts';
import { methodFor } from '../shared/setup.ts';
import type { RunRecord } from './figures.ts';
import { figuresOf } from './figures.ts';
import { acrossTheHall, cannotBeFilled, overThere } from './lessons/levels.ts';
import { treesOf } from './small-tree.ts';
import { factsOf } from './step-facts.ts';
import { Watching } from './watching.ts';

function recordOf(text: string, algorithm: string): RunRecord {
  const level = readLevel(text);
  const method = methodFor(level.game, { algorithm, options: {} });
  if (!method.ok) throw new Error(method.error.code);
  const trace = recordNow(level.game, level.level, { method: method.value });
  return { ...level, trace, figures: figuresOf(trace, level) };
}

const setUp = (text = overThere, algorithm = 'bfs') => {
  const clock = new ManualClock();
  const record = recordOf(text, algorithm);
  return { clock, record, watching: new Watching(record, clock) };
};

describe('a search being watched', () => {
  it('goes from before the first expansion to the solution, and back', () => {
    const { watching, record } = setUp();
    expect(watching.end).toBe(record.figures.expanded + 1);
    expect(watching.moves).toEqual([]);
    watching.seek(1000);
    expect(watching.isOver).toBe(true);
    expect(watching.moves).toEqual(record.trace.moves);
    watching.seek(-3);
    expect(watching.position).toBe(0);
  });

  it('shows every expanded state with moves that lead there', () => {
    const { watching, record } = setUp(overThere, 'dfs');
    const rules = record.game.rules(record.level);
    for (let position = 1; position < watching.end; position += 1) {
      watching.seek(position);
      let state = rules.start();
      for (const word of watching.moves) {
        const move = rules.parseMove(word);
        const next = move.ok ? rules.apply(state, move.value) : move;
        if (!next.ok) throw new Error(next.error.code);
        state = next.value;
      }
      expect(rules.view(state)).toEqual(watching.view);
      expect(watching.moves).toHaveLength(watching.step.depth);
    }
  });

  it('plays by itself to its end, and from there starts over', () => {
    const { watching, clock } = setUp();
    let changes = 0;
    watching.listen(() => {
      changes += 1;
    });
    watching.play();
    watching.play();
    clock.advance(60_000);
    expect(watching.isOver).toBe(true);
    expect(watching.isPlaying).toBe(false);
    expect(changes).toBe(1 + watching.end);
    watching.play();
    expect(watching.position).toBe(0);
    clock.advance(1500);
    watching.pause();
    const { position } = watching;
    expect(position).toBeGreaterThan(0);
    clock.advance(10_000);
    expect(watching.position).toBe(position);
    watching.play();
    watching.dispose();
    expect(clock.waiting).toBe(0);
  });

  it('stays on the last board where there is no solution', () => {
    const { watching } = setUp(cannotBeFilled);
    watching.seek(watching.end - 1);
    const { view } = watching;
    watching.seek(watching.end);
    expect(watching.view).toEqual(view);
  });

  it('counts rounds', () => {
    const { watching, record } = setUp(overThere, 'ids');
    watching.seek(1);
    expect(watching.round).toBe(1);
    watching.seek(watching.end);
    expect(watching.round).toBe(record.figures.rounds.length);
  });
});

describe('the tree of a search', () => {
  it('has every state once, parents above their children, and the solution from top to bottom', () => {
    const { watching, record } = setUp();
    const [tree, ...others] = treesOf(watching.reader);
    expect(others).toEqual([]);
    const { nodes } = tree!;
    expect(nodes).toHaveLength(record.figures.met);
    expect(nodes.filter(({ expandedAt }) => Number.isFinite(expandedAt))).toHaveLength(
      record.figures.expanded,
    );
    expect(nodes.filter(({ isOnSolution }) => isOnSolution)).toHaveLength(record.figures.moves + 1);
    for (const { parent, y, madeAt, expandedAt } of nodes) {
      expect(expandedAt).toBeGreaterThan(madeAt);
      if (parent < 0) continue;
      expect(nodes[parent]!.y).toBeLessThan(y);
      // A state is made in the very step that expands its parent.
      expect(nodes[parent]!.expandedAt).toBe(madeAt);
    }
    // No two of them are at the same place.
    expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length);
  });

  it('is one a round where the search begins again', () => {
    const { watching, record } = setUp(overThere, 'ids');
    const trees = treesOf(watching.reader);
    expect(trees.map(({ to, from }) => to - from)).toEqual(record.figures.rounds);
    const last = trees.at(-1)!;
    expect(last.nodes.filter(({ isOnSolution }) => isOnSolution)).toHaveLength(record.figures.moves + 1);
    for (const tree of trees.slice(0, -1))
      expect(tree.nodes.some(({ isOnSolution }) => isOnSolution)).toBe(false);
  });

  it('leaves out what it has no room for, but not the solution', () => {
    const large =
      'game: roll-the-block\n\nS...........\n............\n............\n............\n............\n...........G\n';
    const { watching, record } = setUp(large);
    const [tree] = treesOf(watching.reader);
    expect(record.figures.met).toBeGreaterThan(150);
    expect(tree!.left).toBe(record.figures.met - tree!.nodes.length);
    expect(tree!.nodes.length).toBeLessThan(150 + record.figures.moves + 2);
    expect(tree!.nodes.filter(({ isOnSolution }) => isOnSolution)).toHaveLength(record.figures.moves + 1);
  });
});

describe('a search from both ends', () => {
  it('is two trees, one from above and one from below, that a move of the solution joins', () => {
    const { watching, record } = setUp(acrossTheHall, 'bibfs');
    const [tree, ...others] = treesOf(watching.reader);
    expect(others).toEqual([]);
    const { nodes, meeting } = tree!;
    const roots = nodes.filter(({ parent }) => parent < 0);
    expect(roots.map(({ isBackward, y }) => ({ isBackward, y }))).toEqual([
      { isBackward: false, y: 0 },
      { isBackward: true, y: 1 },
    ]);
    for (const { parent, y, isBackward } of nodes) {
      if (parent < 0) continue;
      expect(nodes[parent]!.isBackward).toBe(isBackward);
      expect(nodes[parent]!.y < y).toBe(!isBackward);
    }
    // Every state of the solution once, and the line between the sides goes from one of them to the next.
    expect(nodes.filter(({ isOnSolution }) => isOnSolution)).toHaveLength(record.figures.moves + 1);
    const [one, other] = meeting!.map((index) => nodes[index]!);
    expect(one!.isOnSolution && other!.isOnSolution).toBe(true);
    expect(one!.isBackward).not.toBe(other!.isBackward);
    expect(
      nodes.filter(({ isBackward, expandedAt }) => isBackward && Number.isFinite(expandedAt)),
    ).toHaveLength(record.figures.expanded - record.figures.forward);
  });

  it('says backwards how the level is solved from the state', () => {
    const { watching, record } = setUp(acrossTheHall, 'bibfs');
    const rules = record.game.rules(record.level);
    const space = record.game.space(record.level);
    let backward = 0;
    for (let position = 1; position < watching.end; position += 1) {
      watching.seek(position);
      const facts = factsOf(watching);
      if (facts.kind !== 'step' || !facts.isBackward) continue;
      backward += 1;
      let state = space.unpack(watching.reader.rowAt(position), 0);
      for (const word of watching.moves) {
        const move = rules.parseMove(word);
        const next = move.ok ? rules.apply(state, move.value) : move;
        if (!next.ok) throw new Error(next.error.code);
        state = next.value;
      }
      expect(rules.isGoal(state)).toBe(true);
    }
    expect(backward).toBe(record.figures.expanded - record.figures.forward);
  });
});
