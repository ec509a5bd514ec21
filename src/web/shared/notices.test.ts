import { expect, it } from 'vitest';
import { formatNotices, readNotices } from './notices.ts';

it('reads the notices that it writes', () => {
  const notices = [
    { packages: ['fourfold 0.1.0'], licence: 'MIT', text: 'MIT License\n\nCopyright (c) us' },
    {
      packages: ['@a/b 1.0.0', 'c 2.0.0-rc.1'],
      licence: '(MIT OR ISC)',
      text: '=====\nTITLE | ===\n=== a ===',
    },
  ];
  expect(readNotices(formatNotices(notices))).toEqual(notices);
  // A page in the place of the file, as some hosts answer.
  expect(readNotices('<!doctype html>\n<title>Fourfold</title>\n')).toEqual([]);
});
