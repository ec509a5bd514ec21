import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fourfold, temporaryFolder } from './command-line.ts';

const { path: folder } = temporaryFolder();
const level = ['levels/match-the-tiles/starter.txt', '--level', '5'];
const file = (name: string): string => join(folder, `${name}.trace.json`);
const eventsIn = (name: string): { type: string }[] => JSON.parse(readFileSync(file(name), 'utf8')).events;

it('writes the search that solve makes, and the solution', () => {
  const method = ['--algorithm', 'astar', '--heuristic', 'pairs'];
  const { code, out } = fourfold(['trace', ...level, ...method, '--out', file('whole')]);
  expect(code).toBe(0);
  const solved = JSON.parse(fourfold(['solve', ...level, ...method, '--json']).out);
  const events = eventsIn('whole');
  expect(out).toContain(`solved in ${solved.length} moves, optimal`);
  expect(events.filter(({ type }) => type === 'expanding')).toHaveLength(solved.expanded);
  expect(events.filter(({ type }) => type === 'solution')).toHaveLength(solved.length);
  expect(events.at(-1)).toMatchObject({ type: 'end', status: 'solved', moves: solved.moves.join(' ') });
  expect(out).toMatch(/has all \d+ events\./);
});

it('keeps to its limits, and says so', () => {
  const cut = fourfold(['trace', ...level, '--max-events', '7', '--out', file('cut'), '--json']);
  expect(JSON.parse(cut.out)).toMatchObject({ status: 'solved', events: 7 });
  expect(eventsIn('cut').at(-1)).toMatchObject({
    left: expect.stringMatching(/^The last \d+ of \d+ events/),
  });
  const stopped = fourfold([
    'trace',
    ...level,
    '--algorithm',
    'bfs',
    '--max-states',
    '3',
    '--out',
    file('stopped'),
  ]);
  expect(stopped.code).toBe(3);
  expect(eventsIn('stopped').at(-1)).toMatchObject({ type: 'end', status: 'state-limit' });
});

it('refuses what it cannot do in a sentence', () => {
  const says = (...more: string[]): string => {
    const { code, err } = fourfold(['trace', ...level, ...more]);
    expect(code).toBe(2);
    return err;
  };
  expect(says('--out', join(folder, 'search.json'))).toContain('expected a name that ends in .trace.json');
  expect(says('--algorithm', 'best', '--out', file('best'))).toContain('does not work state by state');
  expect(says('--out', file('whole'))).toContain('this file is there already; --force overwrites it.');
  expect(says('--max-events', '0', '--out', file('none'))).toContain('from 1 to 1,000,000');
});
