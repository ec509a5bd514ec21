import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { formatBackup, readBackup } from './backup.ts';
import { Days } from './days.ts';
import { type Exercise, Exercises, fitting, formatExercise, parseExercise } from './exercises.ts';
import { Progress } from './progress.ts';
import { intervals, isMastered } from './spacing.ts';
import { KeyValueStore } from './storage.ts';
import { StoredSet } from './stored-set.ts';
import { Unfinished } from './unfinished.ts';

const tiles = 'game: match-the-tiles\n\nA..\n...\n..a\n';
const folding = 'game: folding-blocks\n\nA.B.\n....\n';
const wide = (width: number): string => `game: match-the-tiles\n\nA${'.'.repeat(width)}a\n`;

/** Noon of a day in the calendar of whoever runs this. */
const noonOf = (day: number): number => new Date(2026, 0, 1 + day, 12).getTime();

function open(storage = new FakeStorage()) {
  const time = { day: 0 };
  const store = new KeyValueStore(() => storage);
  const exercises = new Exercises(store, () => noonOf(time.day));
  return { storage, store, exercises, time };
}

const anyExercise: fc.Arbitrary<Exercise> = fc.record({
  id: fc.stringMatching(/^[0-9a-z]{14}$/),
  game: fc.constantFrom('a', 'b-c'),
  level: fc.string(),
  moves: fc.array(fc.stringMatching(/^\w{1,16}$/), { maxLength: 20 }),
  lost: fc.oneof(fc.nat(), fc.constant('level' as const)),
  step: fc.integer({ min: 0, max: intervals.length }),
  due: fc.integer({ min: 0, max: 40_000 }),
  when: fc.integer({ min: 0, max: 20 }),
});
const many = fc.uniqueArray(anyExercise, { selector: ({ id }) => id, maxLength: 30 });

describe('exercises', () => {
  it('are noted for tomorrow and are there next time', () => {
    const { storage, exercises } = open();
    expect(exercises.note({ level: tiles, moves: ['R'], lost: 2 })).toBe('noted');
    expect(exercises.due).toEqual([]);
    const again = open(storage);
    expect(again.exercises.all).toMatchObject([
      { game: 'match-the-tiles', level: tiles, moves: ['R'], lost: 2, step: 0 },
    ]);
    again.time.day = 1;
    expect(again.exercises.due).toHaveLength(1);
  });

  it('move on when they are answered, once a day', () => {
    const { exercises, time } = open();
    exercises.note({ level: tiles, moves: [], lost: 'level' });
    const { id } = exercises.all[0]!;
    expect(exercises.answer(id, true)).toMatchObject({ step: 0 });
    time.day = 1;
    expect(exercises.answer(id, true)).toMatchObject({ step: 1, due: exercises.today + 3 });
    expect(exercises.answer(id, false)).toMatchObject({ step: 1 });
    time.day = 4;
    expect(exercises.due).toHaveLength(1);
    expect(exercises.answer(id, false)).toMatchObject({ step: 0, due: exercises.today + 1 });
    expect(exercises.answer('nothing', true)).toBeUndefined();
  });

  it('are one for a position, however it came about and whatever the level is called', () => {
    const { exercises } = open();
    const around = ['R', 'L'];
    expect(exercises.note({ level: tiles, moves: [], lost: 1 })).toBe('noted');
    expect(exercises.note({ level: tiles, moves: around, lost: 1 })).toBe('known');
    const titled = tiles.replace('\n\n', '\ntitle: Other\n\n');
    expect(exercises.note({ level: titled, moves: [], lost: 1 })).toBe('known');
    expect(exercises.of(titled, around)).toEqual(exercises.all[0]);
    expect(exercises.of(tiles, ['R'])).toBeUndefined();
    expect(exercises.of('nonsense', [])).toBeUndefined();
    expect(exercises.note({ level: tiles, moves: ['R'], lost: 1 })).toBe('noted');
    // Where moves are limited, so many fewer are left.
    const free = 'game: break-the-ice\n\na...baabb\n';
    const there = ['a1R', 'b1L'];
    expect(exercises.note({ level: free, moves: [], lost: 1 })).toBe('noted');
    expect(exercises.note({ level: free, moves: there, lost: 1 })).toBe('known');
    const limited = free.replace('\n\n', '\nmoves: 9\n\n');
    expect(exercises.note({ level: limited, moves: [], lost: 1 })).toBe('noted');
    expect(exercises.note({ level: limited, moves: there, lost: 1 })).toBe('noted');
    expect(exercises.all).toHaveLength(5);
  });

  it('begin anew when the mistake is made again on another day, mastered or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: intervals.length }), (steps) => {
        const { exercises, time } = open();
        const mistake = { level: tiles, moves: [], lost: 1 };
        expect(exercises.note(mistake)).toBe('noted');
        expect(exercises.note(mistake)).toBe('known');
        const { id } = exercises.all[0]!;
        for (const wait of intervals.slice(0, steps)) {
          time.day += wait;
          exercises.answer(id, true);
          expect(exercises.note(mistake)).toBe('known');
        }
        expect(exercises.find(id)).toMatchObject({ step: steps });
        time.day += 1;
        expect(exercises.note(mistake)).toBe('noted');
        expect(exercises.all).toMatchObject([{ step: 0, due: exercises.today + 1 }]);
      }),
    );
  });

  it('are not made of what cannot be read or played, nor of solved positions', () => {
    const { exercises } = open();
    for (const [level, moves] of [
      ['nonsense', []],
      [tiles, ['AR']],
      [tiles, ['L']],
      [tiles, ['R', 'D']],
      [`${tiles}\n---\n${folding}`, []],
    ] as const)
      expect(exercises.note({ level, moves, lost: 1 })).toBe('unreadable');
    expect(exercises.all).toEqual([]);
  });

  it('of two tabs do not undo each other', () => {
    const { storage, exercises, time } = open();
    const other = open(storage);
    exercises.note({ level: tiles, moves: [], lost: 1 });
    other.exercises.note({ level: folding, moves: [], lost: 1 });
    exercises.reload();
    expect(exercises.all).toHaveLength(2);
    time.day = 1;
    other.time.day = 1;
    const { id } = exercises.all[0]!;
    exercises.answer(id, false);
    // It has not heard of that yet.
    expect(other.exercises.answer(id, true)).toMatchObject({ step: 0 });
  });

  it('can be removed, put back and cleared', () => {
    const { storage, exercises } = open();
    exercises.note({ level: tiles, moves: [], lost: 1 });
    const [one] = exercises.all;
    exercises.remove(one!.id);
    expect(open(storage).exercises.all).toEqual([]);
    exercises.restore(one!);
    expect(open(storage).exercises.all).toEqual([one]);
    exercises.clear();
    expect(open(storage).exercises.all).toEqual([]);
  });

  it('that are damaged or of a later version are left alone', () => {
    const { store, exercises } = open();
    exercises.note({ level: tiles, moves: [], lost: 1 });
    const { id } = exercises.all[0]!;
    store.set('exercise.abcdefghijklmn', '{');
    store.set(`exercise.${id}`, '{"version":2}');
    exercises.reload();
    expect(exercises.all).toEqual([]);
    expect(exercises.note({ level: tiles, moves: [], lost: 1 })).toBe('full');
    expect(store.get(`exercise.${id}`)).toBe('{"version":2}');
    expect(store.get('exercise.abcdefghijklmn')).toBe('{');
  });

  it('last until the page is closed where there is no room, or nothing can be stored', () => {
    for (const storage of [new FakeStorage({ blocked: true }), new FakeStorage({ capacity: 100 })]) {
      const { exercises, time } = open(storage);
      exercises.note({ level: tiles, moves: [], lost: 1 });
      time.day = 1;
      expect(exercises.due).toHaveLength(1);
    }
  });

  it('are so many at most; then no more are noted until one is mastered', () => {
    const { exercises, store } = open();
    const [first, ...others] = Array.from({ length: 400 }, (_, index) => index + 1);
    expect(exercises.note({ level: wide(first!), moves: [], lost: 1 })).toBe('noted');
    const [one] = exercises.all;
    for (const each of others) store.set(`exercise.${String(each).padStart(14, '0')}`, formatExercise(one!));
    exercises.reload();
    expect(exercises.note({ level: tiles, moves: [], lost: 1 })).toBe('full');
    expect(exercises.all).toHaveLength(400);
    store.set(`exercise.${one!.id}`, formatExercise({ ...one!, step: intervals.length }));
    exercises.reload();
    expect(exercises.note({ level: tiles, moves: [], lost: 1 })).toBe('noted');
    expect(exercises.all).toHaveLength(400);
    expect(exercises.find(one!.id)).toBeUndefined();
  });
});

describe('room for exercises', () => {
  const most = { exercises: 12, characters: 3000 };
  const characters = (all: readonly Exercise[]): number =>
    all.reduce((sum, each) => sum + formatExercise(each).length, 0);

  it('is made by the oldest mastered ones alone, and never exceeded by new ones', () => {
    fc.assert(
      fc.property(many, fc.nat(30), (all, at) => {
        const [old, added] = [all.slice(0, at), all.slice(at)];
        const { keep, drop } = fitting(old, added, most);
        expect(drop.every((each) => isMastered(each) && old.includes(each))).toBe(true);
        expect(keep.every((each) => added.includes(each))).toBe(true);
        const stay = [...old.filter((each) => !drop.includes(each)), ...keep];
        const learning = old.filter((each) => !isMastered(each));
        if (keep.length > 0) expect(stay.length).toBeLessThanOrEqual(most.exercises);
        if (keep.length > 0) expect(characters(stay)).toBeLessThanOrEqual(most.characters);
        // Nothing goes where there is room for all.
        if (all.length <= most.exercises && characters(all) <= most.characters)
          expect(stay).toHaveLength(all.length);
        else expect(learning.every((each) => stay.includes(each))).toBe(true);
      }),
    );
  });
});

describe('an exported exercise', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyExercise, (exercise) => {
        expect(parseExercise(exercise.id, formatExercise(exercise))).toEqual(exercise);
      }),
    );
  });

  it('may be anything: what is none is left out', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (id, value) => {
        const { exercises } = open();
        exercises.merge({ [id]: value });
        exercises.merge(value);
        expect(exercises.all).toEqual([]);
      }),
    );
  });

  it('and one for the same position give the later one, in any order', () => {
    fc.assert(
      fc.property(many, many, (some, others) => {
        const both = others.map((each, at) => ({ ...each, id: some[at]?.id ?? each.id }));
        const record = (all: readonly Exercise[]) =>
          Object.fromEntries(all.map((each) => [each.id, JSON.parse(formatExercise(each))]));
        const [here, there] = [open().exercises, open().exercises];
        for (const each of [some, both, some]) here.merge(record(each));
        for (const each of [both, some]) there.merge(record(each));
        expect(here.all).toEqual(there.all);
        const ids = new Set([...some, ...both].map(({ id }) => id));
        expect(here.all).toHaveLength(ids.size);
        for (const { id, when } of here.all)
          for (const each of [...some, ...both])
            if (each.id === id) expect(each.when).toBeLessThanOrEqual(when);
      }),
      { numRuns: 50 },
    );
  });

  it('goes with the progress; files of older versions have none', () => {
    const whole = () => {
      const { store, exercises, time } = open();
      const [progress, unfinished] = [new Progress(store), new Unfinished(store)];
      const kept = { progress, unfinished, days: new Days(store), shown: new StoredSet(store, 'lessons') };
      return { kept: { ...kept, exercises }, time };
    };
    const [here, there] = [whole(), whole()];
    here.kept.exercises.note({ level: tiles, moves: ['R'], lost: 2 });
    there.kept.exercises.note({ level: folding, moves: [], lost: 'level' });
    expect(readBackup(formatBackup(here.kept), there.kept).ok).toBe(true);
    expect(there.kept.exercises.all).toHaveLength(2);
    const { exercises: _none, ...older } = JSON.parse(formatBackup(here.kept));
    expect(readBackup(JSON.stringify(older), there.kept).ok).toBe(true);
    expect(there.kept.exercises.all).toHaveLength(2);
  });
});
