import { describe, expect, it } from 'vitest';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { KeyValueStore } from '../../shared/state/storage.ts';
import { LearnProgress } from './learn-progress.ts';

const setUp = (kept?: string) => {
  const storage = new FakeStorage();
  if (kept !== undefined) storage.setItem('fourfold.learn', kept);
  return { storage, progress: new LearnProgress(new KeyValueStore(() => storage)) };
};

describe('progress in the lessons', () => {
  it('keeps what was finished', () => {
    const { storage, progress } = setUp();
    let changes = 0;
    progress.listen(() => {
      changes += 1;
    });
    expect(progress.isFinished('costs')).toBe(false);
    progress.finish('costs');
    progress.finish('costs');
    expect(progress.isFinished('costs')).toBe(true);
    expect(progress.count([{ id: 'costs' }, { id: 'greedy' }])).toBe(1);
    expect(changes).toBe(2);
    const later = new LearnProgress(new KeyValueStore(() => storage));
    expect(later.isFinished('costs')).toBe(true);
  });

  it('adds to what another window has finished', () => {
    const { storage, progress } = setUp();
    new LearnProgress(new KeyValueStore(() => storage)).finish('greedy');
    progress.finish('costs');
    expect(progress.isFinished('greedy')).toBe(true);
    new LearnProgress(new KeyValueStore(() => storage)).finish('a-star');
    expect(progress.isFinished('a-star')).toBe(false);
    progress.reload();
    expect(progress.isFinished('a-star')).toBe(true);
  });

  it.each(['{', '3', '{"costs": true}', '[1, null]'])('takes %s for nothing', (kept) => {
    const { progress } = setUp(kept);
    expect(progress.count([{ id: 'costs' }])).toBe(0);
    progress.finish('costs');
    expect(progress.isFinished('costs')).toBe(true);
  });
});
