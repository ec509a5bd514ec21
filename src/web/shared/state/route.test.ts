import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRoute, parseRoute, type Route } from './route.ts';

const routes: readonly (readonly [string, Route])[] = [
  ['#/', { page: 'home' }],
  ['#/levels/break-the-ice', { page: 'levels', game: 'break-the-ice' }],
  ['#/play/roll-the-block/abc123', { page: 'play', game: 'roll-the-block', level: 'abc123' }],
  ['#/daily', { page: 'daily', date: undefined }],
  ['#/daily/2026-03-01', { page: 'daily', date: '2026-03-01' }],
  ['#/endless', { page: 'endless', number: undefined }],
  ['#/endless/12', { page: 'endless', number: '12' }],
  ['#/new/roll-the-block', { page: 'new', game: 'roll-the-block', recipe: undefined, packed: undefined }],
  [
    '#/new/roll-the-block/1.hard.7.rows5.moves8-12/1a-_B',
    { page: 'new', game: 'roll-the-block', recipe: '1.hard.7.rows5.moves8-12', packed: '1a-_B' },
  ],
  ['#/own', { page: 'own' }],
  ['#/print', { page: 'print', pack: undefined }],
  ['#/print/made', { page: 'print', pack: 'made' }],
  ['#/studio', { page: 'studio', game: undefined, draft: undefined }],
  ['#/studio/new/break-the-ice', { page: 'studio', game: 'break-the-ice', draft: undefined }],
  ['#/studio/draft/mi4f', { page: 'studio', game: undefined, draft: 'mi4f' }],
  ['#/studio/file', { page: 'studio-file', token: undefined }],
  ['#/studio/file?token=aZ-_9', { page: 'studio-file', token: 'aZ-_9' }],
  ['#/level/1a-_B', { page: 'shared', packed: '1a-_B', solution: undefined }],
  ['#/level/1a-_B/AR.BU', { page: 'shared', packed: '1a-_B', solution: 'AR.BU' }],
  ['#/review/1a-_B', { page: 'review', packed: '1a-_B', moves: undefined }],
  ['#/review/1a-_B/AR.BU', { page: 'review', packed: '1a-_B', moves: 'AR.BU' }],
  ['#/practise', { page: 'practise', packed: undefined, moves: undefined }],
  ['#/practise/due', { page: 'practise', packed: 'due', moves: undefined }],
  ['#/practise/1a-_B/AR.BU', { page: 'practise', packed: '1a-_B', moves: 'AR.BU' }],
  ['#/settings', { page: 'settings' }],
  ['#/help', { page: 'help' }],
];

describe('an address', () => {
  it.each(routes)('%s is read and written', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(formatRoute(route)).toBe(hash);
  });

  it('without a path is home, and a slash at the end does not matter', () => {
    for (const hash of ['', '#', '#/', '/']) expect(parseRoute(hash)).toEqual({ page: 'home' });
    expect(parseRoute('#/settings/')).toEqual({ page: 'settings' });
  });

  it.each([
    '#nonsense',
    '#/nonsense',
    '#/levels',
    '#/levels/a/b',
    '#/play/a',
    '#/play//b',
    '#/play/a/b/c',
    '#/level',
    '#/level/a/b/c',
    '#/review',
    '#/review/a/b/c',
    '#/daily/a/b',
    '#/endless/1/2',
    '#/new',
    '#/new/a/b/c/d',
    '#/practise/a/b/c',
    '#/settings/x',
    '#/print/a/b',
    '#/studio/new',
    '#/studio/draft/a/b',
    '#/studio/a',
    '#/studio/file/a',
    '#/%E0%A4%A',
    '#/__proto__',
    '#/level/\uD83E',
  ])('%s is not found', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'not-found', path: hash.slice(1) });
    expect(formatRoute(parseRoute(hash))).toBe(hash);
  });

  it('of any level and game comes back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (game, level) => {
        const route: Route = { page: 'play', game, level };
        expect(parseRoute(formatRoute(route))).toEqual(route);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => parseRoute(text).page.length > 0));
  });
});
