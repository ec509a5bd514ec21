import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatLevel, readPack } from '../../../../games/pack.ts';
import { Kernel, placeIn } from './kernel.ts';
import type { SandboxReply, SandboxRequest, TroubleCode } from './protocol.ts';
import { readReply } from './read-reply.ts';
import { Sandbox } from './sandbox.ts';
import { sandboxScript } from './script.ts';
import { silenceMilliseconds } from './watchdog.ts';

const read = readPack(readFileSync('levels/match-the-tiles/starter.txt', 'utf8'));
if (!read.ok) throw new Error(read.error[0]!.code);
const known = read.value[6]!;
const begin = { kind: 'begin', level: formatLevel(known), cost: 'unit' } as const;
const limits = { states: 10_000, seconds: 10 };

/** All replies of a kernel with this `h`. */
function answers(h: unknown, ...requests: Parameters<Kernel['answer']>[0][]): SandboxReply[] {
  const heard: SandboxReply[] = [];
  const kernel = new Kernel(
    () => h,
    { before: 0, lines: 0 },
    (reply) => heard.push(reply),
  );
  for (const request of requests) kernel.answer(request);
  return heard;
}

describe('the kernel', () => {
  it('calls h on the start, on states, and in searches', () => {
    const heard = answers(
      () => 0,
      begin,
      { kind: 'search', algorithm: 'astar', limits },
      { kind: 'search', algorithm: 'chess', limits },
    ).filter(({ kind }) => kind !== 'alive');
    expect(heard[0]).toEqual({ kind: 'value', value: 0 });
    expect(heard[1]).toMatchObject({ kind: 'searched', search: { status: 'solved' } });
    expect(heard[1]?.kind === 'searched' && heard[1].search.moves).toHaveLength(known.level.info.optimal!);
    expect(heard[2]?.kind).toBe('failed');
  });

  it('counts with Infinity, and gives a sign before each state when it is careful', () => {
    const space = known.game.space(known.level);
    const states = new Uint32Array(3 * space.words);
    for (const index of [0, 1, 2])
      space.pack(known.game.rules(known.level).start(), states, index * space.words);
    const heard = answers(() => Number.POSITIVE_INFINITY, begin, {
      kind: 'values',
      states,
      first: 1,
      count: 3,
      careful: true,
    });
    expect(heard.filter(({ kind }) => kind === 'alive')).toEqual([
      { kind: 'alive', index: 1 },
      { kind: 'alive', index: 2 },
    ]);
    expect(heard.at(-1)).toEqual({
      kind: 'values',
      values: Float64Array.of(0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
    });
  });

  const wrong: readonly (readonly [TroubleCode, unknown, string])[] = [
    ['nan', () => Number.NaN, 'NaN'],
    ['negative', () => -1, '-1'],
    ['not-a-number', () => 'seven', 'seven'],
    ['not-a-number', () => undefined, 'undefined'],
    ['promise', async () => 1, '[object Promise]'],
    ['no-h', 7, 'undefined'],
    [
      'threw',
      () => {
        throw new RangeError('too far');
      },
      'RangeError: too far',
    ],
    [
      'threw',
      () => {
        throw Object.create(null);
      },
      'object',
    ],
  ];

  it.each(wrong)('tells %s: %#', (code, h, message) => {
    const [answer] = answers(h, begin);
    expect(answer).toMatchObject({ kind: 'trouble', trouble: { code, message } });
    // The reply can be read again.
    expect(readReply(structuredClone(answer), begin)).toEqual(answer);
  });

  it('calls h no more often than it may', () => {
    let calls = 0;
    const heard: SandboxReply[] = [];
    const counted = (): number => {
      calls += 1;
      return 0;
    };
    const kernel = new Kernel(
      () => counted,
      { before: 0, lines: 0 },
      (reply) => heard.push(reply),
      3,
    );
    kernel.answer(begin);
    kernel.answer({ kind: 'search', algorithm: 'astar', limits });
    expect(heard.at(-1)).toMatchObject({ kind: 'trouble', trouble: { code: 'too-many-calls' } });
    expect(calls).toBe(3);
  });

  it('finds the line of the student among all others', () => {
    const stack =
      'Error: x\n    at Array.map (<anonymous>)\n    at inner (blob:null/ab:12:7)\n    at h (blob:null/ab:14:3)';
    expect(placeIn({ stack }, { before: 10, lines: 5 })).toEqual({ line: 2, column: 7 });
    expect(placeIn({ stack: 'h@blob:null/ab:14:3\n@blob:null/ab:1:3' }, { before: 10, lines: 5 })).toEqual({
      line: 4,
      column: 3,
    });
    expect(placeIn({ stack }, { before: 100, lines: 5 })).toBeUndefined();
    expect(placeIn(undefined, { before: 0, lines: 5 })).toBeUndefined();
  });
});

describe('a script', () => {
  const register = 'const fourfoldRegister = (program) => { heard.push(program()); };';
  /** What programs a script registers, and what else it does. */
  const runScript = (code: string): unknown[] => {
    const heard: unknown[] = [];
    new Function('heard', sandboxScript(register, code).text)(heard);
    return heard;
  };

  it('has the code behind the engine, on the lines that it says', () => {
    const { text, range } = sandboxScript('one\ntwo', 'function h() {\n  return 3;\n}');
    expect(text.split('\n').slice(range.before, range.before + range.lines)).toEqual([
      'function h() {',
      '  return 3;',
      '}',
    ]);
    expect(runScript('const h = 7;')).toEqual([7]);
    expect(runScript('const g = 7;')).toEqual([undefined]);
  });

  it('cannot be left for where globals are declared', () => {
    // It may leave its function, but not the expression around that, which ends nobody knows how.
    expect(runScript('}, heard.push("left"), function () {')).toHaveLength(2);
    for (const brackets of ['', ')', ')]', ')])', ')'.repeat(128), ')])])'.repeat(25)])
      expect(() => runScript(`})${brackets}; heard.push("left"); function f() {} (function () {`)).toThrow(
        SyntaxError,
      );
    const ends = Array.from({ length: 20 }, () => sandboxScript('', '').text.split('\n').at(-2));
    expect(new Set(ends).size).toBe(20);
  });
});

describe('a sandbox', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function start() {
    const world = { sent: [] as unknown[], closed: 0 };
    let hear: ((reply: SandboxReply) => void) | undefined;
    const script = { text: '', range: { before: 10, lines: 3 } };
    const sandbox = new Sandbox(script, (_, listener) => {
      hear = listener;
      return { send: (request) => world.sent.push(request), close: () => (world.closed += 1) };
    });
    return { world, sandbox, say: (reply: SandboxReply) => hear!(reply) };
  }

  it('asks when it is ready, and hears the answer', async () => {
    const { world, sandbox, say } = start();
    const answer = sandbox.ask(begin);
    expect(world.sent).toEqual([]);
    say({ kind: 'ready' });
    expect(world.sent).toEqual([begin]);
    say({ kind: 'value', value: 3 });
    expect(await answer).toEqual({ kind: 'value', value: 3 });
    // Nothing is being asked: silence is all right, and so is time.
    vi.advanceTimersByTime(3_600_000);
    expect(world.closed).toBe(0);
  });

  it('ends what is silent for too long, and no sooner', async () => {
    const { world, sandbox, say } = start();
    const answer = sandbox.ask(begin);
    say({ kind: 'ready' });
    vi.advanceTimersByTime(silenceMilliseconds - 100);
    say({ kind: 'alive', index: 41 });
    vi.advanceTimersByTime(silenceMilliseconds - 100);
    expect(world.closed).toBe(0);
    vi.advanceTimersByTime(100);
    expect(world.closed).toBe(1);
    expect(await answer).toEqual({ kind: 'silent', index: 41 });
    expect(await sandbox.ask(begin)).toEqual({ kind: 'silent', index: 41 });
  });

  const states = new Uint32Array(4);
  it.each<[number, SandboxRequest]>([
    [10, begin],
    [300, { kind: 'values', states, first: 0, count: 1, careful: false }],
    [30, { kind: 'search', algorithm: 'astar', limits }],
  ])('ends after %d seconds what gives signs of life for ever: %j', async (seconds, request) => {
    const { world, sandbox, say } = start();
    const answer = sandbox.ask(request);
    say({ kind: 'ready' });
    for (let tenths = 0; tenths < 10 * seconds; tenths += 1) {
      expect(world.closed).toBe(0);
      say({ kind: 'alive', index: 7 });
      vi.advanceTimersByTime(100);
    }
    expect(world.closed).toBe(1);
    expect(await answer).toEqual({ kind: 'overtime', index: 7 });
  });

  it('ends when it is stopped, broken, flooded, or does not start', async () => {
    const stopped = start();
    const first = stopped.sandbox.ask(begin);
    stopped.sandbox.stop();
    expect([await first, stopped.world.closed]).toEqual([{ kind: 'stopped' }, 1]);

    const broken = start();
    const second = broken.sandbox.ask(begin);
    broken.say({ kind: 'broken', message: 'Unexpected token', place: { line: 12, column: 4 } });
    expect(await second).toEqual({
      kind: 'broken',
      message: 'Unexpected token',
      place: { line: 2, column: 4 },
    });

    const flooded = start();
    const third = flooded.sandbox.ask(begin);
    flooded.say({ kind: 'flood' });
    expect([await third, flooded.world.closed]).toEqual([{ kind: 'flood' }, 1]);

    const dead = start();
    const fourth = dead.sandbox.ask(begin);
    vi.advanceTimersByTime(20_000);
    expect([(await fourth).kind, dead.world.closed]).toEqual(['failed', 1]);
  });
});
