import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { games } from '../../games/index.ts';
import { entriesOf, menuLines, nextUp } from './menu.ts';
import { ProgressFile } from './progress-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fourfold-progress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (): string => join(folder, 'state', 'progress.json');

/** The numbers and titles of a game in the table of the shipped levels. */
function listed(name: string): string[] {
  const [, part = ''] = readFileSync('levels/README.md', 'utf8').split(`\n## ${name}\n`);
  return [...part.split('\n## ')[0]!.matchAll(/^\| (\d+) \| (.+?) \|/gm)].map(
    ([, at, title]) => `${at} ${title}`,
  );
}

describe('the menu', () => {
  it('has the levels in the order of their table, with their tiers', () => {
    for (const game of games.filter(({ name }) => listed(name).length > 0)) {
      const entries = entriesOf(game);
      expect(entries.map(({ named }, index) => `${index + 1} ${named.name}`)).toEqual(listed(game.name));
      const tiers = [...new Set(entries.map(({ tier }) => tier))];
      expect(tiers).toEqual(['First steps', 'Easy', 'Medium', 'Hard', 'Expert']);
    }
  });

  it('marks what is solved, and goes on behind it', () => {
    const [game] = games;
    const entries = entriesOf(game!);
    const progress = new ProgressFile(file());
    expect(nextUp(entries, progress)).toBe(0);
    const solve = (index: number, stars: 1 | 3): void => {
      progress.played(game!.id, entries[index]!.id);
      progress.solved(entries[index]!.id, { game: game!.id, moves: 1, stars, solution: ['AR'] });
    };
    solve(0, 1);
    solve(1, 3);
    expect(menuLines(entries, progress).slice(0, 3)).toEqual([
      `★☆☆   1  First steps  ${entries[0]!.named.name}`,
      `★★★   2  First steps  ${entries[1]!.named.name}`,
      ` ·    3  First steps  ${entries[2]!.named.name}`,
    ]);
    expect(nextUp(entries, new ProgressFile(file()))).toBe(2);
  });
});

describe('the progress file', () => {
  const result = { game: 'a-game', moves: 2, stars: 2, solution: ['R', 'D'] } as const;

  it('keeps the best result, and merges what another game wrote', () => {
    const one = new ProgressFile(file());
    const other = new ProgressFile(file());
    one.solved('first', result);
    other.solved('second', result);
    one.solved('first', { ...result, moves: 1, stars: 3, solution: ['R'] });
    one.solved('first', result);
    const read = new ProgressFile(file());
    expect(read.result('first')).toMatchObject({ moves: 1, stars: 3 });
    expect(read.result('second')).toMatchObject({ moves: 2 });
    expect(read.trouble).toBeUndefined();
  });

  it('never writes over a file that it cannot read', () => {
    for (const [text, reason] of [
      ['{"app":"fourfold","version":99,"levels":{}}', 'newer Fourfold'],
      ['{"app":"four', 'damaged'],
    ] as const) {
      const path = join(folder, 'kept.json');
      writeFileSync(path, text);
      const progress = new ProgressFile(path);
      progress.solved('first', result);
      expect(progress.trouble).toContain(reason);
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  });

  it('says why it cannot keep anything', () => {
    writeFileSync(join(folder, 'state'), 'a file where a folder should be');
    const progress = new ProgressFile(file());
    progress.solved('first', result);
    expect(progress.trouble).toContain('not kept');
  });
});
