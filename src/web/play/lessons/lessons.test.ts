import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../test/command-line.ts';
import type { Game, Rules } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import { runNow } from '../../../core/slices.ts';
import { languages } from '../../../core/words.ts';
import { games } from '../../../games/index.ts';
import { readPack } from '../../../games/pack.ts';
import { template } from '../../../games/template/game.ts';
import { catalogue } from '../../shared/state/shipped.ts';
import { findDemonstration } from './find.ts';
import { exampleText, type Lesson, lessonsToShow, type Played } from './lesson.ts';

const all: readonly Game[] = [...new Set([template as Game, ...games])];

async function lessonsOf(game: Game): Promise<readonly Lesson[]> {
  const file = join(root, 'src/games', game.id, 'web/lessons.ts');
  return existsSync(file) ? ((await import(file)) as { lessons: readonly Lesson[] }).lessons : [];
}
const taught = (
  await Promise.all(all.map(async (game) => ({ game, lessons: await lessonsOf(game) })))
).filter(({ lessons }) => lessons.length > 0);
const each = taught.flatMap(({ game, lessons }) =>
  lessons.map((lesson) => [`${game.id}: ${lesson.id}`, game, lesson] as const),
);

function levelOf(game: Game, lesson: Lesson): Level {
  const read = readPack(exampleText(game.id, lesson), all);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value[0]!.level;
}

/** The moves as the rules make them. */
function play(level: Level, rules: Rules, moves: readonly unknown[]): readonly Played[] {
  let before = rules.start();
  return moves.map((move, index) => {
    const applied = rules.apply(before, move);
    if (!applied.ok) throw new Error(JSON.stringify(applied.error));
    const played = { level, rules, before, move, after: applied.value, count: index + 1 };
    before = applied.value;
    return played;
  });
}

it('has lessons for our games; a new one may do without', () => {
  const ours = ['folding-blocks', 'match-the-tiles', 'roll-the-block', 'break-the-ice', 'template'];
  expect(taught.map(({ game }) => game.id)).toEqual(expect.arrayContaining(ours));
});

describe.each(each)('%s', (_name, game, lesson) => {
  const level = levelOf(game, lesson);
  const rules = game.rules(level);

  it('says one sentence in every language', () => {
    const texts = languages.map((language) => lesson.says[language]);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}[^.]+\.$/u);
    expect(new Set(texts).size).toBe(languages.length);
    if (lesson.badge) {
      const names = languages.map((language) => lesson.badge!.name(level)[language]);
      expect(new Set(names).size).toBe(languages.length);
    }
  });

  it('has a small level that has the rule, and moves that show it', () => {
    expect(lesson.isIn(level)).toBe(true);
    expect(level.rows * level.columns).toBeLessThanOrEqual(24);
    const moves = lesson.example.moves.split(' ').map((word) => {
      const move = rules.parseMove(word);
      if (!move.ok) throw new Error(word);
      return move.value;
    });
    expect(moves.length).toBeLessThanOrEqual(3);
    expect(lesson.isShownBy(play(level, rules, moves).at(-1)!)).toBe(true);
  });

  if (!lesson.onlySaid)
    it('is demonstrated on its small level by moves that the rules allow', () => {
      const moves = runNow(findDemonstration(rules, level, lesson));
      expect(lesson.isShownBy(play(level, rules, moves!).at(-1)!)).toBe(true);
    });
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const lessons = taught.find((each) => each.game === game)?.lessons ?? [];
  const entries = catalogue.levels(id);

  it('has different ids', () => {
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
  });

  it('teaches everything by its own levels, the first time on the board itself', () => {
    for (const lesson of lessons.filter(({ onlySaid }) => !onlySaid)) {
      const first = entries.find(({ level }) => lesson.isIn(level));
      expect(first, lesson.id).toBeDefined();
      const moves = runNow(findDemonstration(game.rules(first!.level), first!.level, lesson));
      expect(moves, `${lesson.id} on ${first!.title}`).toBeDefined();
    }
  });

  it('has at most three at once when its levels are played in order', () => {
    const shown = new Set<Lesson>();
    const perLevel = entries.map(({ level }) => {
      const now = lessonsToShow(lessons, level, (lesson) => shown.has(lesson));
      for (const lesson of now) shown.add(lesson);
      return now.map((lesson) => lesson.id);
    });
    expect(Math.max(...perLevel.map((ids) => ids.length))).toBeLessThanOrEqual(3);
    expect(shown.size).toBe(lessons.length);
  });
});
