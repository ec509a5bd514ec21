// An algorithm of one's own, for all games: breadth-first search in a few lines.
export default {
  algorithms: [{ id: 'own-search', name: 'My search', create: (problem) => new MySearch(problem) }],
};

class MySearch {
  constructor({ space, start, limits }) {
    this.space = space;
    this.limits = limits;
    this.statistics = { expanded: 0, generated: 0, stored: 1, peakFrontier: 1 };
    this.queue = [{ state: start.slice(), move: -1, before: undefined }];
    this.seen = new Set([start.join()]);
    const { words, maxSuccessors } = space;
    this.out = {
      states: new Uint32Array(words * maxSuccessors),
      moves: new Uint16Array(maxSuccessors),
      costs: new Uint16Array(maxSuccessors),
    };
  }

  /** Expands so many states. The engine keeps the time limit; the limit of states is ours to keep. */
  step(budget) {
    const { space, queue, seen, out, statistics } = this;
    for (let left = budget; left > 0; left -= 1) {
      const node = queue.shift();
      if (!node) return 'unsolvable';
      if (space.isGoal(node.state, 0)) {
        this.goal = node;
        return 'solved';
      }
      const count = space.expand(node.state, 0, out, 0);
      statistics.expanded += 1;
      statistics.generated += count;
      for (let index = 0; index < count; index += 1) {
        const state = out.states.slice(index * space.words, (index + 1) * space.words);
        if (seen.has(state.join())) continue;
        if (seen.size >= (this.limits.states ?? Infinity)) return 'state-limit';
        seen.add(state.join());
        queue.push({ state, move: out.moves[index], before: node });
      }
      statistics.stored = seen.size;
      statistics.peakFrontier = Math.max(statistics.peakFrontier, queue.length);
    }
    return 'running';
  }

  /** The numbers of the moves from the start to the goal. */
  path() {
    const moves = [];
    for (let node = this.goal; node.before; node = node.before) moves.unshift(node.move);
    return moves;
  }
}
