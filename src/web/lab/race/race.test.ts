import { describe, expect, it } from 'vitest';
import { recordNow } from '../../../../test/record-now.ts';
import { Catalogue } from '../../../games/catalogue.ts';
import { solveNow } from '../../../search/solve.ts';
import { TraceReader } from '../../../trace/reader.ts';
import type { TraceData } from '../../../trace/trace.ts';
import type { Recorded, record } from '../shared/record/recorder-client.ts';
import { type LabMethod, methodFor, shippedLevel } from '../shared/setup.ts';
import { RaceClock, speedFor } from './race-clock.ts';
import { laneMoment, raceLength, raceResults } from './race-results.ts';
import { RaceSession } from './race-session.ts';
import { fewest, most, nextMethod, readRace, writeRace } from './race-setup.ts';

const text = 'game: match-the-tiles\n\nC..BCA\n......\n......\n......\n..#.cb\n..c##a\n';
const catalogue = new Catalogue({ 'levels/match-the-tiles/starter.txt': text });
const [entry] = catalogue.levels('match-the-tiles');
const level = shippedLevel(entry!);
const method = (algorithm: string): LabMethod => ({ algorithm, options: {} });

function trace(id: string, limit?: number): TraceData {
  const chosen = methodFor(level.game, method(id));
  if (!chosen.ok) throw new Error(chosen.error.code);
  return recordNow(level.game, level.level, {
    method: chosen.value,
    ...(limit !== undefined && { recordLimits: { expansions: limit, bytes: 1e9 } }),
  });
}

describe('the clock of a race', () => {
  const started = (end: number): RaceClock => {
    const clock = new RaceClock();
    clock.reset(end);
    return clock;
  };

  it('counts expansions at its speed and stops at the end', () => {
    const clock = started(20);
    clock.setSpeed(4);
    clock.advance(1000);
    expect(clock.tick).toBe(0);
    clock.play();
    for (let frame = 0; frame < 60; frame += 1) clock.advance(1000 / 60);
    expect(clock.tick).toBeGreaterThanOrEqual(3);
    expect(clock.tick).toBeLessThanOrEqual(4);
    for (let frame = 0; frame < 400; frame += 1) clock.advance(1000 / 60);
    expect(clock).toMatchObject({ tick: 20, isPlaying: false });
    clock.play();
    expect(clock).toMatchObject({ tick: 0, isPlaying: true });
  });

  it('does not jump after a long pause of the page', () => {
    const clock = started(100_000);
    clock.setSpeed(1024);
    clock.play();
    clock.advance(3_600_000);
    expect(clock.tick).toBe(256);
  });

  it('is paused by going somewhere, and stays within the race', () => {
    const clock = started(10);
    clock.play();
    clock.seek(4);
    expect(clock).toMatchObject({ tick: 4, isPlaying: false });
    clock.step(-1);
    expect(clock.tick).toBe(3);
    clock.step(-10);
    expect(clock.tick).toBe(0);
    clock.seek(1e9);
    expect(clock.tick).toBe(10);
    clock.toggle();
    clock.toggle();
    expect(clock.isPlaying).toBe(false);
  });

  it('tells of every change, and chooses a speed that suits the race', () => {
    const clock = started(10);
    let changes = 0;
    clock.listen(() => (changes += 1));
    clock.play();
    clock.advance(1);
    clock.pause();
    expect(changes).toBe(2);
    expect([0, 10, 60, 5000, 1e9].map(speedFor)).toEqual([1, 1, 4, 1024, 16_384]);
    const nobody = started(0);
    nobody.play();
    expect(nobody.isPlaying).toBe(false);
  });
});

describe('the set-up of a race', () => {
  it('is written into the address and read again', () => {
    const methods = [
      method('bfs'),
      { ...method('astar'), heuristic: 'pairs', options: { ties: 'fifo' } },
      method('dfs'),
    ];
    const written = writeRace({ level, methods });
    expect(readRace(written, catalogue)).toEqual({
      level,
      methods,
      levelProblem: undefined,
      unread: [],
      changes: [],
    });
  });

  it('says which methods have changed since an old address was written', () => {
    const old = readRace('methods=ids,idastar~pairs~table=true,ids~path-only=true,bfs', catalogue);
    expect(old.methods.map(({ algorithm }) => algorithm)).toEqual(['ids', 'idastar-table', 'ids', 'bfs']);
    expect(old.changes).toEqual([{ id: 'ids', was: 'ids-table' }]);
    expect(old.unread).toEqual([]);
    expect(readRace(writeRace(old), catalogue)).toEqual({ ...old, level: old.level, changes: [] });
  });

  it('is a sensible one where nothing or nonsense was given', () => {
    const usual = [method('bfs'), method('astar')];
    expect(readRace('', catalogue)).toEqual({
      ...{ level, methods: usual },
      ...{ levelProblem: undefined, unread: [], changes: [] },
    });
    const odd = readRace('level=match-the-tiles/nothing&methods=magic,bfs', catalogue);
    expect(odd).toEqual({
      level,
      methods: usual,
      levelProblem: { code: 'unknown-level' },
      unread: ['magic'],
      changes: [],
    });
    expect(readRace('level=~2abc', catalogue).levelProblem).toEqual({ code: 'newer' });
    const many = readRace(`methods=${Array(9).fill('bfs').join(',')}`, catalogue);
    expect(many.methods).toHaveLength(most);
    expect(fewest).toBe(2);
    expect(nextMethod([method('bfs'), method('astar')]).algorithm).toBe('greedy');
  });
});

describe('the results of a race', () => {
  it('are the figures of the searches themselves, with the best ones marked', () => {
    const traces = ['bfs', 'astar', 'dfs'].map((id) => trace(id));
    const results = raceResults(traces);
    for (const [index, id] of ['bfs', 'astar', 'dfs'].entries()) {
      const chosen = methodFor(level.game, method(id));
      if (!chosen.ok) throw new Error(chosen.error.code);
      const solution = solveNow(level.game, level.level, chosen.value);
      expect(results[index]).toMatchObject({
        status: 'solved',
        optimal: solution.optimal,
        moves: solution.moves.length,
        expanded: solution.expanded,
        generated: solution.generated,
        stored: solution.stored,
        bytes: solution.bytes,
      });
    }
    const places = results.map(({ place }) => place);
    const byExpanded = results.toSorted((a, b) => a.expanded - b.expanded);
    expect(byExpanded[0]!.place).toBe(1);
    expect(places.toSorted()).toEqual([1, 2, 3]);
    expect(byExpanded[0]!.best.has('expanded')).toBe(true);
    // The shortest solution is found by two of them: both are best.
    expect(results.filter(({ best }) => best.has('moves'))).toHaveLength(2);
    expect(results[2]!.best.has('moves')).toBe(false);
  });

  it('give no place to what did not solve the level, and call nothing best that all do alike', () => {
    const solved = trace('bfs');
    const stopped: TraceData = { ...solved, status: 'time-limit', moves: [], optimal: false };
    const results = raceResults([solved, stopped, solved]);
    expect(results.map(({ place }) => place)).toEqual([1, undefined, 1]);
    expect(results.map(({ isTied }) => isTied)).toEqual([true, false, true]);
    expect(results.every(({ best }) => best.size === 0)).toBe(true);
  });

  it('show every method at the same expansion, and how it ended once it is over', () => {
    const [long, short] = [new TraceReader(trace('bfs')), new TraceReader(trace('astar'))];
    expect(raceLength([long, short])).toBe(long.data.statistics.expanded);
    expect(laneMoment(short, 0)).toMatchObject({ expanded: 0, isFinished: false, position: 0 });
    expect(laneMoment(short, 3)).toMatchObject({ expanded: 3, position: 3 });
    const over = laneMoment(short, long.data.statistics.expanded);
    expect(over).toMatchObject({
      isFinished: true,
      expanded: short.data.statistics.expanded,
      stored: short.data.statistics.stored,
    });
    const sampled = new TraceReader(trace('bfs', 20));
    const at = laneMoment(sampled, sampled.data.full + 5);
    expect(at.step.number).toBeLessThanOrEqual(sampled.data.full + 5);
    expect(at.expanded).toBe(sampled.data.full + 5);
  });
});

describe('the runs of a race', () => {
  /** Records when it is told to, and notes what it was asked. */
  function slowRecorder() {
    const asked: { algorithm: string; signal: AbortSignal; answer: (recorded: Recorded) => void }[] = [];
    const recordSlowly: typeof record = (_, { algorithm }, wish) =>
      new Promise((resolve) => {
        wish!.signal!.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
        asked.push({ algorithm, signal: wish!.signal!, answer: resolve });
        wish!.onProgress!({ expanded: 7, milliseconds: 1 });
      });
    return { asked, session: new RaceSession(recordSlowly) };
  }
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

  it('are recorded two at a time', async () => {
    const { asked, session } = slowRecorder();
    session.set(level, ['bfs', 'astar', 'dfs'].map(method));
    expect(asked.map(({ algorithm }) => algorithm)).toEqual(['bfs', 'astar']);
    expect(session.lanes.map(({ state }) => state.kind)).toEqual(['recording', 'recording', 'waiting']);
    expect(session.isReady).toBe(false);
    asked[0]!.answer({ kind: 'refused', refusal: { code: 'not-here', values: {} } });
    await settle();
    expect(asked).toHaveLength(3);
    asked[1]!.answer({ kind: 'trace', trace: trace('astar') });
    asked[2]!.answer({ kind: 'failed', reason: 'out of paper' });
    await settle();
    expect(session.isReady).toBe(true);
    expect(session.lanes.map(({ state }) => state.kind)).toEqual(['refused', 'ready', 'failed']);
    expect(session.readers).toHaveLength(1);
  });

  it('stay when others change, and stop when they are not wanted any more', async () => {
    const { asked, session } = slowRecorder();
    session.set(level, ['bfs', 'astar'].map(method));
    asked[0]!.answer({ kind: 'trace', trace: trace('bfs') });
    await settle();
    session.set(level, ['bfs', 'greedy', 'bfs'].map(method));
    expect(asked[1]!.signal.aborted).toBe(true);
    expect(asked.map(({ algorithm }) => algorithm)).toEqual(['bfs', 'astar', 'greedy']);
    expect(session.lanes.map(({ state }) => state.kind)).toEqual(['ready', 'recording', 'ready']);
    // Another level is another race.
    session.set({ ...level, reference: '~other' }, ['bfs', 'greedy'].map(method));
    expect(asked).toHaveLength(5);
    session.stop();
    expect(asked.slice(2).every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('say why a method cannot run', async () => {
    const ice = 'game: folding-blocks\n\nA..\n...\n...\n';
    const other = new Catalogue({ 'levels/folding-blocks/starter.txt': ice });
    const folding = shippedLevel(other.levels('folding-blocks')[0]!);
    const session = new RaceSession();
    session.set(folding, [
      { ...method('bfs'), heuristic: 'log' },
      { ...method('astar'), heuristic: 'nonsense' },
    ]);
    await settle();
    expect(session.lanes.map(({ state }) => state)).toMatchObject([
      { kind: 'refused', refusal: { code: 'no-use-for-heuristic', values: { algorithm: 'bfs' } } },
      { kind: 'refused', refusal: { code: 'no-heuristic', values: { heuristic: 'nonsense' } } },
    ]);
  });
});
