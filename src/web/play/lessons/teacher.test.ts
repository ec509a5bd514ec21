import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../test/manual-clock.ts';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { readOne } from '../../../../test/web-player.ts';
import { lessons } from '../../../games/match-the-tiles/web/lessons.ts';
import { KeyValueStore } from '../../shared/state/storage.ts';
import { StoredSet } from '../../shared/state/stored-set.ts';
import { Teacher } from './teacher.ts';

const text = 'game: match-the-tiles\noptimal: 2\n\nA..#\n....\n..a.\n';

function setUp({ known = [] as string[], tempo = 1, level: levelText = text } = {}) {
  const storage = new FakeStorage();
  const set = (): StoredSet => new StoredSet(new KeyValueStore(() => storage), 'lessons');
  const shown = set();
  if (known.length > 0) shown.add(...known);
  const clock = new ManualClock();
  const { game, level } = readOne(levelText);
  const teacher = new Teacher({ game, level, lessons, shown, clock, tempo: () => tempo, milliseconds: 200 });
  /** Lets the search for a demonstration come to its end. */
  const found = async (): Promise<void> => {
    for (let turn = 0; turn < 20 && !teacher.ghost; turn += 1)
      await new Promise((done) => setTimeout(done, 1));
  };
  return { teacher, clock, shown, found, stored: () => set().all };
}

const ids = (...names: string[]): string[] => names.map((name) => `match-the-tiles/${name}`);

describe('a teacher', () => {
  it('teaches what is new, one after the other, and remembers each as it is shown', async () => {
    const { teacher, clock, found, stored } = setUp();
    teacher.open();
    expect(teacher.lesson?.id).toBe('slide');
    expect([teacher.number, teacher.count]).toEqual([1, 3]);
    expect(stored()).toEqual(ids('slide'));
    await found();
    clock.advance(20_000);
    expect(teacher.lesson?.id).toBe('goal');
    // That one is only said.
    await found();
    clock.advance(20_000);
    expect(teacher.lesson?.id).toBe('wall');
    await found();
    clock.advance(20_000);
    // The last sentence stays until the player begins.
    expect(teacher.lesson?.id).toBe('wall');
    expect(teacher.ghost).toBeUndefined();
    teacher.end();
    expect(teacher.lesson).toBeUndefined();
    expect(stored()).toEqual(ids('goal', 'slide', 'wall'));
    teacher.open();
    expect(teacher.lesson).toBeUndefined();
  });

  it('shows a move as a hand makes it, in about three seconds, on a game of its own', async () => {
    const { teacher, clock, found } = setUp({ known: ids('slide', 'goal') });
    teacher.open();
    await found();
    const ghost = teacher.ghost!;
    expect(ghost.hand).toMatchObject({ state: 'over', direction: 'R' });
    const start = ghost.player.view;
    const states: (string | undefined)[] = [];
    ghost.listen(() => states.push(ghost.hand?.state));
    for (let time = 0; time < 3000 && teacher.ghost; time += 50) clock.advance(50);
    expect(states).toEqual(['down', 'drawn', undefined]);
    expect(ghost.player.moves).toEqual(['R']);
    expect(ghost.player.view).not.toEqual(start);
    expect(teacher.ghost).toBeUndefined();
    // Nothing is left that could still happen.
    expect(clock.waiting).toBe(0);
  });

  it('ends at once for whoever plays on; what was not shown comes another time', async () => {
    const { teacher, clock, found, stored } = setUp();
    teacher.open();
    await found();
    teacher.end();
    expect(teacher.ghost).toBeUndefined();
    expect(clock.waiting).toBe(0);
    expect(stored()).toEqual(ids('slide'));
    teacher.open();
    expect(teacher.lesson?.id).toBe('goal');
  });

  it('shows none of them again to whoever skips them', () => {
    const { teacher, stored } = setUp();
    teacher.open();
    teacher.skip();
    expect(teacher.lesson).toBeUndefined();
    expect(stored()).toEqual(ids('goal', 'slide', 'wall'));
  });

  it('begins no demonstration after it was ended', async () => {
    const { teacher, clock } = setUp();
    teacher.open();
    teacher.end();
    await new Promise((done) => setTimeout(done, 20));
    expect(teacher.ghost).toBeUndefined();
    expect(clock.waiting).toBe(0);
  });

  it('keeps still where nothing may move: a hand, an arrow, and the next one when asked for', async () => {
    const { teacher, clock, found } = setUp({ known: ids('slide'), tempo: 0 });
    teacher.teach(teacher.lessonsHere);
    await found();
    expect(teacher.ghost?.hand).toMatchObject({ state: 'down' });
    clock.advance(60_000);
    expect(teacher.lesson?.id).toBe('slide');
    expect(teacher.ghost?.player.moves).toEqual([]);
    teacher.next();
    expect(teacher.lesson?.id).toBe('goal');
    teacher.next();
    teacher.next();
    expect(teacher.lesson).toBeUndefined();
  });
});
