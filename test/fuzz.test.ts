import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../src/core/random.ts';
import { games } from '../src/games/index.ts';
import { formatPack, type GameLevel, readPack, toldProblem } from '../src/games/pack.ts';
import { sampleOf } from './samples.ts';

const textsPerGame = 50_000;
const alphabet = [...'.#ABCabcSG:_0123;-= \t\n\r,', 'é', '\u0000', '🧊', '\uFEFF', '---\n', '\n\n'];
const snippets = [
  'game: ',
  'title: x\n',
  'optimal: 3\n',
  'moves: 2\n',
  'clear: line\n',
  'bridge 1: shown\n',
  'switch a: soft toggle 1\n',
  'switch b: split 1,1 2,2\n',
  ': ',
  '---\n',
];

/** 200,000 texts, random or a valid one with a few changes: nothing may crash, and what is accepted must be playable. */
describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('reads any text without crashing, and can write and play whatever it accepts', () => {
    const random = createRandom(13);
    const sample = sampleOf(game);
    let accepted = 0;
    let refused = 0;
    for (let made = 0; made < textsPerGame; made += 1) {
      const text = random.chance(0.1) ? nonsense(random, game.id) : mutated(random, validText(random));
      const read = readPack(text);
      if (read.ok) {
        accepted += 1;
        try {
          survives(read.value, random);
        } catch (error) {
          throw new Error(`${(error as Error).message} with\n${text}`, { cause: error });
        }
      } else {
        refused += 1;
        expect(read.error.length).toBeGreaterThan(0);
        for (const { line, column, message } of read.error.map((problem) => toldProblem(problem))) {
          if (!(line >= 1 && column >= 1 && /[.]$/.test(message)))
            throw new Error(`${line}:${column} ${message}\n${text}`);
        }
      }
    }
    expect(accepted).toBeGreaterThan(textsPerGame / 10);
    expect(refused).toBeGreaterThan(textsPerGame / 10);

    function validText(source: Random): string {
      for (;;) {
        const level = sample(source, 1 + source.below(6), 1 + source.below(6));
        if (level) return formatPack([{ game, level }]);
      }
    }
  }, 300_000);
});

function mutated(random: Random, text: string): string {
  let changed = text;
  for (let changes = random.below(4); changes > 0; changes -= 1) {
    const at = random.below(changed.length + 1);
    const kind = random.below(5);
    if (kind === 0) changed = changed.slice(0, at) + changed.slice(at + 1 + random.below(3));
    else if (kind === 1) changed = changed.slice(0, at) + random.pick(snippets) + changed.slice(at);
    else if (kind === 2) changed = changed.slice(0, at) + changed.slice(at) + changed.slice(0, at);
    else changed = changed.slice(0, at) + random.pick(alphabet) + changed.slice(at + random.below(2));
  }
  return changed;
}

function nonsense(random: Random, id: string): string {
  const start = random.chance(0.7) ? `game: ${id}\n\n` : '';
  return start + Array.from({ length: random.below(40) }, () => random.pick(alphabet)).join('');
}

function survives(levels: readonly GameLevel[], random: Random): void {
  const text = formatPack(levels);
  const again = readPack(text);
  if (!again.ok) throw new Error(`does not read what it wrote: ${JSON.stringify(again.error)}\n${text}`);
  if (formatPack(again.value) !== text) throw new Error(`writes it differently the second time:\n${text}`);
  for (const { game, level } of levels) {
    const rules = game.rules(level);
    const space = game.space(level);
    const row = new Uint32Array(space.words);
    let state = rules.start();
    for (let moves = 0; moves < 5; moves += 1) {
      space.pack(state, row, 0);
      if (rules.key(space.unpack(row, 0)) !== rules.key(state)) throw new Error('packs to something else');
      const legal = rules.moves(state);
      if (legal.length === 0) break;
      const result = rules.apply(state, random.pick(legal));
      if (!result.ok) throw new Error(`refuses a legal move: ${result.error.code}`);
      state = result.value;
    }
  }
}
