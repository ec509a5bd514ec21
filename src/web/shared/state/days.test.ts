import { describe, expect, it } from 'vitest';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { Days } from './days.ts';
import { KeyValueStore } from './storage.ts';

const open = (storage = new FakeStorage()) => new Days(new KeyValueStore(() => storage));
const date = { year: 2026, month: 3, day: 1 };
const level = 'abcdefghijklmn';

describe('the days that were opened', () => {
  it('are there the next time, in every tab', () => {
    const storage = new FakeStorage();
    const one = open(storage);
    const other = open(storage);
    one.opened('2026-03-01', level);
    other.opened('2026-03-02', level);
    one.reload();
    expect(Object.keys(one.all)).toEqual(['2026-03-01', '2026-03-02']);
    expect(open(storage).level(date)).toBe(level);
    one.clear();
    expect(open(storage).level(date)).toBeUndefined();
  });

  it('leave out what was damaged', () => {
    for (const text of [
      '',
      '{',
      'null',
      '7',
      '[]',
      '"x"',
      '{"2026-02-30":"abcdefghijklmn","2026-03-01":7}',
    ]) {
      const storage = new FakeStorage();
      storage.setItem('fourfold.days', text);
      expect(open(storage).all).toEqual({});
    }
    const days = open();
    days.merge({ '2026-03-01': level, __proto__: level, x: level });
    days.merge(undefined);
    expect(days.all).toEqual({ '2026-03-01': level });
  });
});
