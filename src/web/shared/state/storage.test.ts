import { describe, expect, it } from 'vitest';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { KeyValueStore, type StorageLike } from './storage.ts';

describe('the store', () => {
  it('keeps texts under its own prefix', () => {
    const storage = new FakeStorage();
    storage.setItem('other', 'x');
    const store = new KeyValueStore(() => storage);
    expect(store.set('a.1', 'one')).toBe(true);
    store.set('a.2', 'two');
    store.set('b', 'three');
    expect(storage.getItem('fourfold.a.1')).toBe('one');
    expect(store.get('a.1')).toBe('one');
    expect(store.get('other')).toBeUndefined();
    expect(store.names()).toEqual(['a.1', 'a.2', 'b']);
    expect(store.names('a.')).toEqual(['a.1', 'a.2']);
    store.remove('a.1');
    expect(store.get('a.1')).toBeUndefined();
    expect(storage.getItem('fourfold.a.1')).toBeNull();
    expect(store.persistence).toBe('kept');
  });

  it.each([
    ['naming it throws', () => failing()],
    ['it is missing', () => undefined],
    ['it is null', () => null],
    ['writing throws', () => new FakeStorage({ blocked: true })],
    ['it has no room at all', () => new FakeStorage({ capacity: 0 })],
  ] as readonly (readonly [string, () => StorageLike | null | undefined])[])(
    'works in memory when storage is blocked: %s',
    (_, open) => {
      const store = new KeyValueStore(open);
      expect(store.persistence).toBe('blocked');
      expect(store.set('a', 'one')).toBe(false);
      expect(store.get('a')).toBe('one');
      expect(store.names()).toEqual(['a']);
      store.remove('a');
      expect(store.get('a')).toBeUndefined();
      expect(store.persistence).toBe('blocked');
    },
  );

  it('keeps what does not fit in memory, says so, and writes it when there is room', () => {
    const storage = new FakeStorage({ capacity: 60 });
    const store = new KeyValueStore(() => storage);
    let told = 0;
    store.listen(() => {
      told += 1;
    });
    store.set('big', 'x'.repeat(40));
    expect(store.set('small', 'y'.repeat(20))).toBe(false);
    expect(store.persistence).toBe('full');
    expect(told).toBe(1);
    expect(store.get('small')).toBe('y'.repeat(20));
    expect(storage.getItem('fourfold.small')).toBeNull();
    store.remove('big');
    expect(storage.getItem('fourfold.small')).toBe('y'.repeat(20));
    expect(store.persistence).toBe('kept');
    expect(told).toBe(2);
  });

  it('is full, not blocked, when there was no room from the start', () => {
    const storage = new FakeStorage({ capacity: 30 });
    storage.setItem('somebody else', 'x'.repeat(17));
    expect(new KeyValueStore(() => storage).persistence).toBe('full');
  });

  it('shows the new text, not the old one that is still stored', () => {
    const storage = new FakeStorage({ capacity: 40 });
    const store = new KeyValueStore(() => storage);
    store.set('a', 'old');
    expect(store.set('a', 'new'.repeat(20))).toBe(false);
    expect(store.get('a')).toBe('new'.repeat(20));
  });

  it('survives storage that stops working altogether', () => {
    const storage = new FakeStorage();
    const store = new KeyValueStore(() => storage);
    store.set('a', 'one');
    storage.broken = true;
    expect(store.get('a')).toBeUndefined();
    expect(store.names()).toEqual([]);
    expect(store.set('b', 'two')).toBe(false);
    expect(store.persistence).toBe('blocked');
    expect(store.names()).toEqual(['b']);
  });
});

function failing(): undefined {
  throw new Error('SecurityError');
}
