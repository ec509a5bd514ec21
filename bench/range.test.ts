import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explore } from '../src/analysis/explore.ts';
import { games } from '../src/games/index.ts';
import { formatLevel, readPack } from '../src/games/pack.ts';
import { exploreNaively } from './naive.ts';
import { levelOf, rangeCases } from './range-boards.ts';

const all = rangeCases();

describe('the boards of the range', () => {
  it('have names of their own, and some of every game', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ game }) => game))).toEqual(new Set(games.map(({ id }) => id)));
  });

  it.each(all.map((each) => [each.id, each] as const))('%s: reads, and is the same every time', (_, each) => {
    const text = each.text();
    const pack = readPack(text);
    expect(pack.ok && pack.value.map(formatLevel)).toEqual([text]);
    expect(each.text()).toBe(text);
    const game = games.find(({ id }) => id === each.game)!;
    expect(formatLevel({ game, level: levelOf(each.board, each.board.seed + 1) })).not.toBe(text);
  });
});
