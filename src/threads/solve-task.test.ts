import { expect, it } from 'vitest';
import type { Algorithm } from '../core/search.ts';
import { games } from '../games/index.ts';
import { readPack } from '../games/pack.ts';
import { mustChoose } from '../search/method.ts';
import type { SolveOptions } from '../search/solve.ts';
import { solveAtOnce } from './solve-at-once.ts';
import { type SolveTold, solveAtDesk } from './solve-task.ts';

const [game] = games;
const read = (board: string) => {
  const pack = readPack(`game: ${game!.id}\n\n${board}\n`);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value[0]!.level;
};
const small = read('A...\n....\n....\n...B');
/** Its positions are too many for any of these tests. */
const large = read(
  'A.........\n......B...\n..........\n...C......\n..........\n.......D..\n..........\n.E........\n..........\n.........F',
);
const plenty = 60;
const optionsOf = (algorithm: string): SolveOptions => mustChoose(game!, { algorithm });

/** Figures of time differ from run to run. */
const untimed = (told: readonly SolveTold[]): unknown =>
  JSON.parse(JSON.stringify(told, (key, value) => (/milliseconds/i.test(key) ? undefined : value)));

it.each(['bfs', 'anytime', 'dls'])('tells of %s what a thread would tell', async (algorithm) => {
  const options = optionsOf(algorithm);
  const told: SolveTold[] = [];
  const signal = new AbortController().signal;
  await solveAtDesk(game!, small, options, { signal, tell: (each) => told.push(each), limit: () => {} });
  const atOnce = await solveAtOnce(game!, small, options, plenty);
  expect(untimed(atOnce!)).toEqual(untimed(told.filter(({ kind }) => kind !== 'progress')));
  expect(atOnce!.at(-1)!.kind).toBe('solution');
});

it('leaves to a thread what takes longer', async () => {
  const limits = { seconds: plenty };
  expect(await solveAtOnce(game!, large, { ...optionsOf('bfs'), limits }, 0.01)).toBeUndefined();
});

it('answers where the limit of the search itself is shorter, or is another one', async () => {
  const statusWith = async (limits: SolveOptions['limits']) => {
    const told = await solveAtOnce(game!, large, { ...optionsOf('bfs'), limits: limits! }, plenty);
    return told?.map((each) => each.kind === 'solution' && each.solution.status);
  };
  expect(await statusWith({ seconds: 0.01 })).toEqual(['time-limit']);
  expect(await statusWith({ states: 100 })).toEqual(['state-limit']);
});

it('ends a search that does not give way', async () => {
  const { algorithm } = optionsOf('bfs');
  const stuck: Algorithm = {
    ...algorithm,
    create: () => {
      for (;;);
    },
  };
  expect(await solveAtOnce(game!, small, { algorithm: stuck }, 0.01)).toBeUndefined();
  const limits = { seconds: 0.01 };
  expect(await solveAtOnce(game!, small, { algorithm: stuck, limits }, 0.02)).toMatchObject([
    { kind: 'solution', solution: { status: 'time-limit', moves: [], optimal: false } },
  ]);
});

it('tells why an algorithm cannot be used, and throws what is a bug', async () => {
  const { algorithm } = optionsOf('bfs');
  const refusal = { code: 'no', values: {} };
  const picky: Algorithm = {
    ...algorithm,
    unsuitable: () => refusal,
    refusals: { no: () => 'Not this one.' },
  };
  expect(await solveAtOnce(game!, small, { algorithm: picky }, plenty)).toEqual([
    { kind: 'unsuitable', reason: 'Not this one.', refusal },
  ]);
  const broken: Algorithm = {
    ...algorithm,
    create: () => {
      throw new TypeError('a bug');
    },
  };
  await expect(solveAtOnce(game!, small, { algorithm: broken }, plenty)).rejects.toThrow('a bug');
});
