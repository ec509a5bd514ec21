import { expect, test } from 'vitest';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { Drafts } from './drafts.ts';
import { KeyValueStore } from './storage.ts';

const opened = (memory: FakeStorage, clock?: () => number): Drafts =>
  new Drafts(new KeyValueStore(() => memory), clock);

test('a draft is there again after the page was closed, whatever its text', () => {
  const memory = new FakeStorage();
  const { id } = opened(memory).begin('any-game', 'game: any-game\n\n..\n');
  expect(opened(memory).change(id, 'what is this?')).toBe(true);
  expect(opened(memory).find(id)?.text).toBe('what is this?');
});

test('drafts of the same moment are two, and the same text is one', () => {
  const drafts = opened(new FakeStorage(), () => 1_000_000);
  const ids = ['a', 'b', 'a'].map((text) => drafts.begin('any-game', text).id);
  expect(ids[0]).toBe(ids[2]);
  expect(new Set(ids).size).toBe(2);
});

test('the draft changed last comes first, one that is removed can be put back', () => {
  let now = 1;
  const drafts = opened(new FakeStorage(), () => now++);
  const [first, second] = ['a', 'b'].map((text) => drafts.begin('any-game', text));
  drafts.change(first!.id, 'c');
  expect(drafts.all.map(({ text }) => text)).toEqual(['c', 'b']);
  drafts.remove(second!.id);
  expect(drafts.all).toHaveLength(1);
  drafts.restore(second!);
  expect(drafts.find(second!.id)).toEqual(second);
});

test('a full storage is told, and nothing of this visit is lost', () => {
  const memory = new FakeStorage();
  const drafts = opened(memory);
  const { id } = drafts.begin('any-game', 'short');
  memory.capacity = 200;
  expect(drafts.change(id, 'long '.repeat(50))).toBe(false);
  expect(drafts.find(id)?.text).toBe('long '.repeat(50));
});

test('another tab is heard of, and what it damaged harms no other draft', () => {
  const memory = new FakeStorage();
  const [here, there] = [opened(memory), opened(memory)];
  const { id } = here.begin('any-game', 'here');
  there.reload();
  there.change(id, 'there');
  memory.setItem('fourfold.draft.bad', '{');
  here.reload();
  expect(here.all.map(({ text }) => text)).toEqual(['there']);
  expect(memory.getItem('fourfold.draft.bad')).toBe('{');
});

test('the place on the shelf stays with a draft', () => {
  const memory = new FakeStorage();
  const drafts = opened(memory);
  const { id } = drafts.begin('any-game', 'text');
  drafts.settle(id, { pack: 'made', text: 'kept' });
  drafts.change(id, 'other');
  expect(opened(memory).find(id)).toMatchObject({ text: 'other', kept: { pack: 'made', text: 'kept' } });
});
