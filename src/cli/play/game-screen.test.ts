import { describe, expect, it } from 'vitest';
import { loadLevels } from '../../experiments/level-files.ts';
import { levelName } from '../../experiments/level-name.ts';
import { packFiles } from '../../experiments/levels-folder.ts';
import { games } from '../../games/index.ts';
import { readPack } from '../../games/pack.ts';
import { review } from '../../review/review.ts';
import { solve } from '../../search/solve.ts';
import { draw } from '../draw.ts';
import type { NamedLevel } from '../files.ts';
import { methodOf } from '../options.ts';
import { GameScreen, type OwnSolution } from './game-screen.ts';
import { readKey } from './keys.ts';
import { createStyle } from './layout.ts';
import { clip } from './terminal.ts';

function load(text: string): NamedLevel {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  const [first] = pack.value;
  return { ...first!, number: 1, name: levelName(first!.level, 1) };
}

/** A screen played by key names as Node's keypress events give them. */
function play(text: string) {
  const named = load(text);
  let changes = 0;
  const solutions: OwnSolution[] = [];
  const screen = new GameScreen(
    named,
    'level 1 of 1',
    {
      solver: (state, movesPlayed) =>
        solve(named.game, named.level, { ...methodOf(named.game, {}), from: { state, movesPlayed } }),
      reviewer: async (moves, signal, hear) => {
        const reviewed = await review(named, moves, { signal, onReview: hear });
        if (!reviewed.ok) throw new Error(reviewed.error.reason.code);
        return reviewed.value;
      },
      solved: (solution) => solutions.push(solution),
    },
    () => {
      changes += 1;
    },
    createStyle(false),
  );
  const press = (...names: string[]): void => {
    for (const name of names) {
      const isText = [...name].length === 1;
      screen.press(
        readKey(isText ? name : undefined, {
          name: isText ? name.toLowerCase() : name.replace('shift-', ''),
          shift: name.startsWith('shift-'),
          sequence: name,
        }),
      );
    }
  };
  /** Waits until something was drawn anew: a solution has arrived. */
  const settled = async (): Promise<void> => {
    const before = changes;
    for (let i = 0; i < 200 && changes === before; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { screen, press, settled, solutions, screenText: (): string => screen.render().join('\n') };
}

const tiles = 'game: match-the-tiles\ntitle: Corner\n\nA . .\n. . .\n. . a\n';
const folding = 'game: folding-blocks\n\nA..\n...\n..B\n';
const ice = 'game: break-the-ice\nmoves: 1\n\nr....\nbrr..\n';

describe('the game screen', () => {
  it('moves with the arrows, undoes, redoes, restarts, and gives stars', async () => {
    const { screen, press, screenText } = play(tiles);
    await screen.findOptimum();
    expect(screenText()).toContain('optimum 2 (proved)');
    press('right', 'left', 'right', 'down');
    expect(screenText()).toContain('4 moves');
    expect(screenText()).toContain('★☆☆  Solved in 4.');
    press('u', 'u', 'u', 'u', 'u');
    expect(screenText()).toContain('There is nothing to undo.');
    press('y');
    expect(screenText()).toContain('1 move ');
    press('x', 'right', 'down');
    expect(screenText()).toContain('★★★  Solved in 2.');
    press('y');
    expect(screenText()).toContain('There is nothing to redo.');
  });

  it('says why a move is not possible', () => {
    const { press, screenText } = play(tiles);
    press('up');
    expect(screenText()).toMatch(/U: .*\./);
    press('z');
    expect(screenText()).toContain('? says which do');
  });

  it('picks pieces by tab, by direction and by name', () => {
    const { press, screenText } = play(folding);
    expect(screenText()).toContain('picked: A');
    press('tab');
    expect(screenText()).toContain('picked: B');
    press('shift-tab');
    expect(screenText()).toContain('picked: A');
    press('s');
    expect(screenText()).toContain('picked: B');
    expect(screenText()).toContain('[B]');
    press('A', 'right');
    expect(screenText()).toContain('[A][A]');
    press('B', 'up', 'w');
    expect(screenText()).toContain('picked: A');
  });

  it('takes a typed move', () => {
    const { press, screenText } = play(folding);
    press('m', 'b', 'l');
    expect(screenText()).toContain('move: bl_');
    press('return');
    expect(screenText()).toContain(' B  B');
    expect(screenText()).toContain('1 move');
    press('m', 'q', 'return');
    expect(screenText()).toContain('is not a move');
    press('m', 'a', 'escape', 'right');
    expect(screenText()).toContain('2 moves');
  });

  it('gives a hint, and says when the position is dead', async () => {
    const { press, settled, screenText } = play(tiles);
    press('h');
    await settled();
    expect(screenText()).toMatch(/Hint: [RD] \(2 moves to go\)/);
    const dead = play('game: folding-blocks\n\nA...\nB..#\n');
    dead.press('A', 'right', 'right', 'h');
    await dead.settled();
    expect(dead.screenText()).toContain('There is no way to the goal from here any more');
  });

  it('plays the solution after giving up, and can be paused and stepped', async () => {
    const { screen, press, settled, screenText } = play(tiles);
    press('g');
    await settled();
    expect(screen.isWatching).toBe(true);
    press('space');
    expect(screen.isWatching).toBe(false);
    press('right');
    expect(screenText()).toMatch(/1 of 2: [RD]/);
    press('left');
    expect(screenText()).toContain('0 moves');
    press('space');
    expect(screen.tick()).toBe(true);
    expect(screen.tick()).toBe(false);
    expect(screenText()).toContain('2 of 2');
    expect(screenText()).toContain('That is a way, in 2.');
  });

  it('reviews the game so far, and goes back to it', async () => {
    const { screen, press, screenText } = play(tiles);
    press('r');
    expect(screenText()).toContain('There is nothing to review');
    press('right', 'left', 'r');
    await expect.poll(screenText).toMatch(/best: +D$/m);
    expect(screenText()).not.toContain('proving');
    expect(screenText()).toMatch(/1\. R +1 +kept the optimum\n +2\. L +2 +lost 2 moves$/m);
    expect(screenText()).not.toContain('asked:');
    press('v');
    expect(screenText()).toContain('asked:');
    press('q');
    expect(screen.wish).toBeUndefined();
    expect(screenText()).toContain('2 moves');
    press('down', 'right', 'r');
    await expect.poll(screenText).toContain('Solved in 4 moves');
  });

  it('scrolls a review that is longer than the window, which it fits', async () => {
    const { screen, press } = play(tiles);
    press(...Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'right' : 'left')), 'r');
    const seen = (): string[] => screen.render(24, 80);
    await expect.poll(() => seen().join('\n')).toMatch(/q back {6}\(\d+ more lines below\)/);
    expect(seen()).toHaveLength(24);
    expect(Math.max(...seen().map((line) => line.length))).toBeLessThanOrEqual(80);
    const top = seen();
    press('down');
    expect(seen()[3]).toBe(top[4]);
    press('space', 'end');
    expect(seen().at(-1)).not.toContain('below');
    press('home', 'up', 'up');
    expect(seen()).toEqual(top);
  });

  it('knows par and loss', () => {
    const { press, screenText } = play(ice);
    expect(screenText()).toContain('par 1');
    press('m', 'c', '1', 'r', 'return');
    press('m', 'd', '1', 'l', 'return');
    press('m', 'c', '1', 'r', 'return');
    expect(screenText()).toContain('Lost: not solved after 3 moves.');
  });

  it('explains the game, its signs and the keys that work, in pages that fit', () => {
    for (const text of [tiles, folding, ice]) {
      const { screen, press } = play(text);
      press('?');
      const pages: string[] = [];
      while (screen.render(24, 80).at(-1)?.includes('back to the game')) {
        const lines = screen.render(24, 80);
        expect(lines.length).toBeLessThanOrEqual(24);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
        pages.push(lines.join('\n'));
        press('?');
      }
      const help = pages.join('\n');
      for (const part of ['is played', 'on the board', 'give up and watch']) expect(help).toContain(part);
      expect(help.includes('pick a piece by its name')).toBe(text === folding);
    }
  });

  it('keeps stars and words of a win until a key that goes on', () => {
    const { press, screenText } = play(tiles.replace('title', 'optimal: 2\ntitle'));
    press('right', 'down', 'z');
    expect(screenText()).toContain('★★★  Solved in 2.');
    expect(screenText()).toContain('That key does nothing here');
    press('u');
    expect(screenText()).not.toContain('Solved');
  });

  it('hands on solutions of the player, not those that were shown', async () => {
    const { solutions, press, settled, screen } = play(tiles.replace('title', 'optimal: 2\ntitle'));
    press('right', 'left', 'right', 'down');
    expect(solutions).toEqual([{ moves: ['R', 'L', 'R', 'D'], stars: 1, hints: false }]);
    press('x', 'h');
    await settled();
    press('right', 'down');
    expect(solutions.at(-1)).toEqual({ moves: ['R', 'D'], stars: 3, hints: true });
    press('x', 'g');
    await settled();
    while (screen.tick());
    expect(solutions).toHaveLength(2);
  });

  it('says what a window must have, and leaves out blank lines and keys before', () => {
    const { screen } = play(`game: match-the-tiles\n\n${'A . . . . . . . a\n'.repeat(15)}`);
    expect(screen.render(24, 80)).toHaveLength(23);
    expect(screen.render(24, 80).at(-1)).toContain('u undo');
    expect(screen.render(19, 80)).toHaveLength(19);
    expect(screen.render(18, 80).join('\n')).not.toContain('u undo');
    expect(screen.render(17, 80).join(' ')).toContain('needs 36 x 18 characters');
    expect(screen.render(24, 27).join(' ')).toContain('there are 27 x 24');
  });

  it('shortens nothing of its keys in a narrow window', () => {
    const { screen } = play(folding);
    const lines = screen.render(24, 40);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
    for (const key of ['tab or A B pick', 'g show', 'q quit']) expect(lines.join('\n')).toContain(key);
  });

  it('breaks its sentences between words in a narrow window, in the help too', () => {
    const { screen, press } = play(folding.replace('\n\n', '\ntitle: A title that is long enough\n\n'));
    const words = (): string => screen.render(24, 30).join(' ').replace(/\s+/g, ' ');
    expect(words()).toContain('A title that is long enough Folding Blocks, level 1 of 1');
    press('?');
    expect(words()).toContain('any other key: back to the game (1 of');
    for (const line of screen.render(24, 30)) expect(line.length).toBeLessThanOrEqual(30);
  });

  it('keeps the board at its place when a piece covers a goal', () => {
    const { press, screen } = play(tiles);
    const widths = (): number[] =>
      screen
        .render()[3]!
        .split(/\S+/)
        .map(({ length }) => length);
    const before = widths();
    press('right', 'down', 'u');
    expect(widths()).toHaveLength(before.length);
    press('y');
    expect(screen.render()[5]).toContain('Aa');
    expect(screen.render()[3]!.length).toBe('   .   .   .'.length);
  });

  it('says in the help what only this level has, and how moves are written', () => {
    const { screen, press } = play(
      'game: roll-the-block\nswitch a: soft show 1\n\nSa~1.G\n'.replace('~1', '1'),
    );
    press('?');
    expect(screen.render(60, 80).join('\n')).toMatch(/In this level\n {2}switch a: soft show 1\n/);
    expect(screen.render(60, 80).join('\n')).toMatch(/█ +block\n/);
    expect(screen.render(60, 80).join('\n')).toContain('Moves in notation: U, D, L or R');
  });

  it('answers a wish for a hint where the level is solved', () => {
    const { press, screenText } = play(tiles);
    press('right', 'down', 'h');
    expect(screenText()).toContain('The level is solved; x starts it again.');
    expect(screenText()).toContain('Solved in 2.');
  });

  it('has room for every shipped level in 80 x 24, with its keys', () => {
    for (const file of games.flatMap(({ id }) => packFiles(id)))
      for (const named of loadLevels(file)) {
        const helpers = {
          solver: () => Promise.reject(new Error()),
          reviewer: () => Promise.reject(new Error()),
        };
        const screen = new GameScreen(named, 'level 10 of 10', helpers, () => {}, createStyle(false));
        const lines = screen.render(24, 80);
        expect(lines.join(' '), named.name).toContain('q quit');
        expect(lines.length).toBeLessThanOrEqual(24);
        for (const line of lines) expect(line.length, named.name).toBeLessThanOrEqual(80);
      }
  });

  it('passes on what the player wishes', () => {
    const { screen, press } = play(tiles);
    press('n');
    expect(screen.wish).toBe('next');
    press('p');
    expect(screen.wish).toBe('previous');
    press('q');
    expect(screen.wish).toBe('quit');
  });
});

it('clips lines without cutting colour codes', () => {
  expect(clip('\x1b[1mabc\x1b[0m', 2)).toBe('\x1b[1mab\x1b[0m');
});

it('draws a block in colour by its background, so that the goal below it can be read', () => {
  const { game, level } = load('game: roll-the-block\n\nS..G\n');
  const rules = game.rules(level);
  const drawn = (colour: boolean): string => draw(rules.view(rules.start()), { colour });
  expect(drawn(false)).toContain('█');
  expect(drawn(true)).not.toContain('█');
  expect(drawn(true)).toContain('\x1b[48;5;203m');
});
