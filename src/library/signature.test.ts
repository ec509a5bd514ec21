import { describe, expect, it, vi } from 'vitest';
import * as sources from '../index.ts';

/** Threads need the built script beside the module; `npm test` builds before it tests. */
const built: typeof sources = await import(new URL('../../dist/library/index.js', import.meta.url).href);

type Library = typeof sources;
/** What every function of long work understands. */
interface Common {
  readonly limits?: { readonly seconds?: number };
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: unknown) => void;
  readonly worker?: boolean;
  readonly use?: string;
}

function levelOf(text: string): sources.PlayableLevel {
  const levels = sources.readLevels(text);
  if (!levels.ok) throw new Error(levels.error[0]?.message);
  return levels.value[0]!;
}

const tiles = levelOf('game: match-the-tiles\n\nA . . #\nB . . .\n. . . b\n. # . a\n');
const folds = levelOf('game: folding-blocks\n\nA . . . .\n. . . . .\n. . B . .\n. . . . .\n');
/** Searches on it take a while. */
const large = levelOf(
  `game: folding-blocks\n\n${['A.......', '........', '...B....', '........', '......C.', '........', 'D.......'].join('\n')}\n`,
);
const { certificate } = await sources.certify(tiles, { algorithm: 'bfs' });

type Call = (library: Library, options: Common, level?: sources.PlayableLevel) => Promise<unknown>;
const functions: Readonly<Record<string, Call>> = {
  solve: (library, options, level = tiles) => library.solve(level, { algorithm: 'bfs', ...options }),
  explore: (library, options, level = tiles) => library.explore(level, options),
  countSolved: (library, options) => library.countSolved(folds, options),
  grade: (library, options) => library.grade(tiles, options),
  allSolutions: (library, options) => library.allSolutions(tiles, options),
  review: (library, options) => library.review(tiles, 'R D', options),
  generateLevels: (library, options) =>
    library.generateLevels('match-the-tiles', { shape: { rows: 4, columns: 4 }, ...options }),
  compare: (library, options) => library.compare([tiles], { algorithms: ['bfs', 'astar'], ...options }),
  certify: (library, options) => library.certify(tiles, { algorithm: 'bfs', ...options }),
  checkCertificate: (library, options) => library.checkCertificate(certificate!, options),
};

/** Without times, which are never the same. */
const timeless = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value) => {
      if (/milliseconds|seconds/i.test(key) || key === 'summary') return undefined;
      return typeof value === 'bigint' ? String(value) : value;
    }),
  );

describe.each(Object.entries(functions))('%s', (name, call) => {
  it('refuses an option that it does not have, and says which there are', async () => {
    const refused = call(sources, { onProgres: () => {} } as Common);
    await expect(refused).rejects.toThrow(RangeError);
    await expect(refused).rejects.toThrow(
      `${name} has no option "onProgres"; expected ${name}(…, { limits, signal, onProgress, worker, use`,
    );
    await expect(call(sources, { limits: { second: 1 } as object })).rejects.toThrow(
      /^limits has no option "second"; expected .*did you mean "?seconds/i,
    );
    await expect(call(sources, { limits: { seconds: -1 } })).rejects.toThrow(RangeError);
  });

  it('finds the same in a thread, and tells how far it comes, the last time at the end', async () => {
    const [here, there] = [[] as unknown[], [] as unknown[]];
    const answer = await call(built, { onProgress: (progress) => here.push(progress) });
    const worked = await call(built, { worker: true, onProgress: (progress) => there.push(progress) });
    expect(timeless(worked)).toEqual(timeless(answer));
    expect(here.length).toBeGreaterThan(0);
    expect(timeless(there.at(-1))).toEqual(timeless(here.at(-1)));
  });

  it('ends at once where it was cancelled before', async () => {
    const signal = AbortSignal.abort();
    const cancelled = (await call(sources, { signal })) as object;
    expect(timeless(cancelled)).not.toEqual(timeless(await call(sources, {})));
  });

  it('passes on what the caller’s own function throws', async () => {
    const onProgress = () => {
      throw new TypeError('mine');
    };
    for (const worker of [false, true])
      await expect(call(built, { worker, onProgress })).rejects.toThrow(new TypeError('mine'));
  });
});

it.each(['solve', 'explore'] as const)('%s tells after every slice', async (name) => {
  const events: ('slice' | 'told')[] = [];
  const giveWay = globalThis.setImmediate;
  const spy = vi.spyOn(globalThis, 'setImmediate').mockImplementation(((act: () => void) => {
    events.push('slice');
    return giveWay(act);
  }) as typeof setImmediate);
  await functions[name]!(
    sources,
    { limits: { seconds: 0.3 }, onProgress: () => events.push('told') },
    large,
  ).finally(() => spy.mockRestore());
  const heard = events.slice(events.indexOf('told')).join(' ');
  expect(heard).not.toContain('slice slice');
  expect(heard).not.toContain('told told told told');
});

it('shows the new form where the former one is used', async () => {
  const former = sources.explore as unknown as (...given: unknown[]) => Promise<unknown>;
  await expect(former(tiles, { states: 10 })).rejects.toThrow(
    'explore has no option "states"; expected explore(…, { limits, signal, onProgress, worker, use, after }). Limits stand in limits: { states: … }.',
  );
  await expect(former(tiles, {}, AbortSignal.abort())).rejects.toThrow(
    'explore takes its options in one object; expected explore(…, { limits, signal,',
  );
  const verify = sources.verify as unknown as (...given: unknown[]) => unknown;
  expect(() => verify(tiles, 'R', 'unit')).toThrow(
    'The options of verify are "unit"; expected verify(…, { cost, after }).',
  );
});

it('tells of progress that only grows', async () => {
  const expanded: number[] = [];
  await sources.solve(large, {
    algorithm: 'bfs',
    limits: { states: 100_000 },
    onProgress: (progress) => expanded.push(progress.expanded),
  });
  expect(expanded).toEqual(expanded.toSorted((a, b) => a - b));
});

describe('a position', () => {
  const start = 'R';
  it('is solved by every method, and verified, explored and counted from', async () => {
    const whole = await sources.solve(tiles, { algorithm: 'bfs' });
    const first = whole.moves[0]!;
    for (const { id, games } of sources.algorithms.filter(
      (each) => each.games?.includes(tiles.game.id) ?? true,
    )) {
      const found = await sources
        .solve(tiles, { algorithm: id, after: [first], limits: { states: 50_000, seconds: 20 } })
        .catch((error: unknown) => {
          expect(error).toBeInstanceOf(sources.UnsuitableError);
          return undefined;
        });
      if (found?.status !== 'solved') continue;
      expect(sources.verify(tiles, found.moves, { after: first }), `${id} ${games}`).toMatchObject({
        ok: true,
      });
      if (found.optimal) expect([id, found.cost]).toEqual([id, whole.cost! - 1]);
    }
    const all = await sources.allSolutions(tiles, { after: first });
    expect(all.optimum).toBe(whole.cost! - 1);
    for (const moves of all.solutions)
      expect(sources.verify(tiles, [first, ...moves])).toMatchObject({ ok: true });
    expect((await sources.explore(tiles, { after: first })).depths[0]).toBe(1);
  });

  it('is one that a session is in, and the same in a thread', async () => {
    const session = new sources.PlaySession(tiles.game.rules(tiles.level));
    const move = session.rules.parseMove(start);
    if (move.ok) session.play(move.value);
    const here = await built.solve(tiles, { after: session.moves });
    const there = await built.solve(tiles, { after: session.moves, worker: true });
    expect(there.moves).toEqual(here.moves);
    expect(sources.verify(tiles, [...session.moves, ...here.moves])).toMatchObject({ ok: true });
  });

  it('must be one that the rules reach', async () => {
    await expect(sources.solve(tiles, { after: 'R X' })).rejects.toThrow(
      'after: move 2, "X": "X" is not a move; expected U, D, L or R.',
    );
  });
});

it('lists the algorithms that a wrong id is told of', async () => {
  for (const game of sources.games) {
    const [level] = [tiles, folds].filter((each) => each.game.id === game.id);
    if (!level) continue;
    const told = await sources.solve(level, { algorithm: 'none' }).catch((error: Error) => error.message);
    const listed = sources.algorithms.filter(({ games }) => games?.includes(game.id) ?? true);
    expect(told).toContain(`expected one of ${listed.map(({ id }) => id).join(', ')}.`);
  }
});

it('compares as the command line does, run by run', async () => {
  const heard: string[] = [];
  const { levels, complete, summary } = await sources.compare([tiles, folds], {
    methods: ['bfs', 'best'],
    onRun: ({ level, algorithm }) => heard.push(`${level} ${algorithm}`),
  });
  expect(complete).toBe(true);
  expect(levels.map(({ runs }) => runs.length)).toEqual([2, 2]);
  expect(heard).toHaveLength(4);
  for (const { optimal, runs } of levels) for (const { cost } of runs) expect(cost).toBe(optimal);
  expect(summary.length).toBeGreaterThan(0);
});

it('certifies what it proves, and notices a certificate that was changed', async () => {
  expect(await sources.checkCertificate(certificate!, { level: tiles })).toMatchObject({
    ok: true,
    value: { verdict: 'holds' },
  });
  const { claim } = certificate!;
  const forged = { ...certificate!, claim: { ...claim, moves: claim.moves.slice(1) } } as typeof certificate;
  expect(await sources.checkCertificate(forged!)).toMatchObject({ ok: true, value: { verdict: 'fails' } });
  expect(await sources.checkCertificate('{}')).toMatchObject({ ok: false });
});
