import { describe, expect, it } from 'vitest';
import { directWorker, PuppetWorkers } from '../../../../test/fake-worker.ts';
import { ManualClock } from '../../../../test/manual-clock.ts';
import { recordOf, smallLevels, smallRuns } from '../../../../test/sample-runs.ts';
import { Catalogue } from '../../../games/catalogue.ts';
import type { RecordProgress } from '../../../trace/recording.ts';
import type { StartWorker } from '../../shared/worker/client.ts';
import { formatBytes, formatNumber, formatTime } from '../shared/numbers.ts';
import type { RecordAnswer, RecordTask } from '../shared/record/protocol.ts';
import { record } from '../shared/record/recorder-client.ts';
import { runRecord } from '../shared/record/run-record.ts';
import { RunBoards } from '../shared/run-boards.ts';
import { ownLevel } from '../shared/setup.ts';
import { readAddress, writeAddress } from './address.ts';
import { RunFigures, samplingOf } from './figures.ts';
import { PathWalk } from './path-walk.ts';
import { RunRecorder, watchedRun } from './run.ts';
import { areaPath, thinned } from './size-curve.ts';

const level = smallLevels[0]!;
const recordWith =
  (start: StartWorker): typeof record =>
  (on, method, wish) =>
    record(on, method, wish, start);
const direct = recordWith(directWorker(runRecord));

describe('a run that is recorded', () => {
  it('is ready to be watched when it is over', async () => {
    const recorder = new RunRecorder(new ManualClock(), direct);
    const kinds: string[] = [];
    recorder.listen(() => kinds.push(recorder.state.kind));
    await recorder.run(level, { algorithm: 'astar', options: {} }, 5);
    expect(recorder.state.kind).toBe('ready');
    expect(kinds).toContain('recording');
    recorder.clear();
    expect(recorder.state.kind).toBe('idle');
  });

  it('can be refused, fail, or be cancelled', async () => {
    const recorder = new RunRecorder(new ManualClock(), direct);
    await recorder.run(level, { algorithm: 'bfs', heuristic: 'pairs', options: {} }, 5);
    expect(recorder.state).toEqual({
      kind: 'refused',
      refusal: { code: 'no-use-for-heuristic', values: { algorithm: 'bfs' } },
    });
    const puppets = new PuppetWorkers<RecordTask, RecordAnswer, RecordProgress>();
    const failing = new RunRecorder(new ManualClock(), recordWith(puppets.start));
    const failed = failing.run(level, { algorithm: 'bfs', options: {} }, 5);
    puppets.all[0]!.fail('no memory');
    await failed;
    expect(failing.state).toEqual({ kind: 'failed', reason: 'no memory' });
    const slow = new RunRecorder(new ManualClock(), recordWith(puppets.start));
    const run = slow.run(level, { algorithm: 'bfs', options: {} }, 5);
    puppets.all[1]!.say({ kind: 'progress', progress: { expanded: 12, milliseconds: 3 } });
    expect(slow.state).toEqual({ kind: 'recording', expanded: 12, milliseconds: 3 });
    slow.cancel();
    await run;
    expect(slow.state.kind).toBe('cancelled');
  });

  it('of something else takes its place', async () => {
    const recorder = new RunRecorder(new ManualClock(), direct);
    const first = recorder.run(level, { algorithm: 'bfs', options: {} }, 5);
    await recorder.run(level, { algorithm: 'dfs', options: {} }, 5);
    await first;
    const { state } = recorder;
    expect(state.kind === 'ready' && state.run.reader.data.algorithm).toBe('dfs');
  });
});

describe('the figures of a run', () => {
  it('end with those of the search itself', () => {
    for (const { name, reader } of smallRuns()) {
      const { statistics } = reader.data;
      const figures = new RunFigures(reader);
      const { expanded, generated, stored, bytes } = figures.at(reader.end);
      expect({ expanded, generated, stored, bytes }, name).toEqual({
        expanded: statistics.expanded,
        generated: statistics.generated,
        stored: statistics.stored,
        bytes: statistics.bytes,
      });
      expect(figures.at(0), name).toMatchObject({ expanded: 0, generated: 0, known: 0 });
      for (let position = 1; position <= reader.end; position += 7) {
        const { known, f, leastF, h, leastH } = figures.at(position);
        if (known !== undefined) expect(known, name).toBeGreaterThanOrEqual(0);
        if (f !== undefined && leastF !== undefined) expect(leastF, name).toBeLessThanOrEqual(f + 1e-3);
        if (h !== undefined && leastH !== undefined) expect(leastH, name).toBeLessThanOrEqual(h);
      }
    }
  });

  it('say how the rest was sampled', () => {
    expect(samplingOf(recordOf(level, 'bfs')!)).toBeUndefined();
    const sampled = recordOf(level, 'dls', {}, { expansions: 200, bytes: 1e9 })!;
    const sampling = samplingOf(sampled)!;
    expect(sampling.kept).toBe(sampled.data.full);
    expect(sampling.every % 64).toBe(0);
  });
});

describe('the boards of a run', () => {
  it('show the way to a state in moves that lead there', () => {
    for (const { name, level: each, reader } of smallRuns()) {
      const boards = new RunBoards(each.game, each.level, reader.data.cost);
      const rules = each.game.rules(each.level);
      for (let position = 0; position <= Math.min(25, reader.data.full); position += 1) {
        const path = boards.pathTo(reader, position)!;
        const moves = path.places.map(({ move }) => move);
        expect(moves, name).not.toContain('?');
        expect(path.kind === 'to-goal' ? path.places[0]!.view : path.places.at(-1)!.view).toEqual(
          boards.view(reader.rowAt(position)),
        );
        if (path.kind === 'to-state') expect(path.places[0]!.view).toEqual(rules.view(rules.start()));
      }
      const solution = boards.solution(reader.data);
      expect(solution?.places.length, name).toBe(
        reader.data.status === 'solved' ? reader.data.moves.length + 1 : undefined,
      );
    }
  });

  it('do not know the way to a sample', () => {
    const reader = recordOf(level, 'dls', {}, { expansions: 200, bytes: 1e9 })!;
    const boards = new RunBoards(level.game, level.level, 'unit');
    expect(boards.pathTo(reader, reader.end)).toBeUndefined();
  });

  it('are walked through move by move', () => {
    const clock = new ManualClock();
    const reader = recordOf(level, 'astar')!;
    const path = new RunBoards(level.game, level.level, 'unit').solution(reader.data)!;
    const walk = new PathWalk(path, clock);
    walk.play();
    expect(walk.at).toBe(0);
    clock.advance(650);
    expect(walk.at).toBe(1);
    expect(walk.place.move).toBe(reader.data.moves[0]);
    clock.advance(60_000);
    expect(walk.at).toBe(walk.length);
    expect(walk.isPlaying).toBe(false);
    walk.play();
    walk.goTo(2);
    expect(walk.at).toBe(2);
    expect(clock.waiting).toBe(0);
  });
});

describe('an address', () => {
  it('says what to watch', () => {
    const catalogue = new Catalogue({});
    const own = ownLevel(level)!;
    const method = { algorithm: 'astar', heuristic: 'pairs', cost: 'unit', options: { ties: 'lifo' } };
    const read = readAddress(writeAddress(own, method, 12), catalogue);
    expect(read.level?.reference).toBe(own.reference);
    expect(read.method).toEqual(method);
    expect(read.at).toBe(12);
    expect(read).toMatchObject({ levelProblem: undefined, isUnreadMethod: false, change: undefined });
  });

  it('that is older than its method says so, and a new one does not', () => {
    const catalogue = new Catalogue({});
    const old = readAddress('method=idastar~pairs', catalogue);
    expect(old.method).toEqual({ algorithm: 'idastar', heuristic: 'pairs', options: {} });
    expect(old.change).toEqual({ id: 'idastar', was: 'idastar-table' });
    const written = writeAddress(ownLevel(level)!, old.method!, 0);
    expect(readAddress(written, catalogue)).toMatchObject({ method: old.method, change: undefined });
  });

  it('that cannot be read says so', () => {
    const catalogue = new Catalogue({});
    expect(readAddress('', catalogue)).toEqual({
      level: undefined,
      method: undefined,
      at: 0,
      levelProblem: undefined,
      isUnreadMethod: false,
      change: undefined,
    });
    const problemOf = (text: string) => readAddress(text, catalogue).levelProblem?.code;
    expect(problemOf('level=tiles/1&method=astar')).toBe('unknown-level');
    expect(problemOf(`level=${ownLevel(level)!.reference.slice(0, -4)}`)).toBe('damaged');
    expect(problemOf(`level=${ownLevel(level)!.reference.replace('~1', '~2')}`)).toBe('newer');
    expect(readAddress('method=magic&at=-3', catalogue)).toMatchObject({ isUnreadMethod: true, at: 0 });
  });
});

describe('a long series', () => {
  it('is drawn with few points and all of its peak', () => {
    const values = Float64Array.from({ length: 100_000 }, (_, at) => (at === 77_777 ? 9999 : at % 10));
    const points = thinned(values, 1, 400);
    expect(points.length).toBeLessThanOrEqual(402);
    expect(points).toContainEqual({ position: 77_778, value: 9999 });
    expect(points[0]).toEqual({ position: 0, value: 1 });
    expect(thinned(new Float64Array([Number.NaN, 3]), 1, 400)).toHaveLength(2);
    const { line, area } = areaPath(points, 100_000, 400, 100);
    expect(`${line}${area}`).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('numbers', () => {
  it('are written as the language has them', () => {
    expect(formatNumber('en', 1234567.891)).toBe('1,234,567.89');
    expect(formatNumber('pt', 0.5)).toBe('0,5');
    expect(formatBytes('en', 3 * 1024 ** 2)).toBe('3 MiB');
    expect(formatBytes('en', 17)).toBe('17 B');
    expect(formatTime('en', 12.345)).toBe('12.3 ms');
    expect(formatTime('en', 12_345)).toBe('12.35 s');
  });
});

describe('a run being watched', () => {
  it('knows what waits, also where only the path is kept', async () => {
    const watched = (algorithm: string) =>
      watchedRun(level, { algorithm, options: {} }, recordOf(level, algorithm)!, new ManualClock(), 5);
    expect((await watched('ids')).hasExactLayers).toBe(true);
    expect((await watched('astar')).hasExactLayers).toBe(true);
    expect((await watched('beam')).hasExactLayers).toBe(true);
  });
});
