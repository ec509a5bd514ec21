import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../test/command-line.ts';
import { open } from '../../../test/web-player.ts';
import type { Direction } from '../../core/grid.ts';
import { games } from '../../games/index.ts';
import { type GameLevel, readPack } from '../../games/pack.ts';
import type { Player } from './player.ts';

const arrow: Readonly<Record<Direction, string>> = {
  U: 'ArrowUp',
  D: 'ArrowDown',
  L: 'ArrowLeft',
  R: 'ArrowRight',
};

function levelsOf(gameId: string): GameLevel[] {
  const folder = join(root, 'levels', gameId);
  return readdirSync(folder).flatMap((name) => {
    const pack = readPack(readFileSync(join(folder, name), 'utf8'));
    if (!pack.ok) throw new Error(`${name}: ${JSON.stringify(pack.error)}`);
    return pack.value;
  });
}

/** The keys that a person presses to make a move: those that pick the piece, then an arrow. */
function keysFor(player: Player, notation: string): string[] {
  const move = player.rules.parseMove(notation);
  if (!move.ok) throw new Error(move.error.code);
  const direction = notation.slice(-1) as Direction;
  const wanted = player.rules.controls.choiceOf(player.rules.start(), move.value);
  if (wanted === undefined || wanted === player.picked) return [arrow[direction]];
  if (wanted.length === 1) return [wanted.toLowerCase(), arrow[direction]];
  const ids = player.choices.map(({ id }) => id);
  const steps = ids.indexOf(wanted) - (player.picked === undefined ? -1 : ids.indexOf(player.picked));
  return [...Array<string>(Math.abs(steps)).fill(steps > 0 ? '.' : ','), arrow[direction]];
}

describe.each(games.map((game) => [game.id, levelsOf(game.id)] as const))('%s', (_, levels) => {
  it.each(levels.map((each) => [each.level.info.title ?? '', each] as const))(
    '%s is won by keys, taken back to the start and played again to the end',
    async (_title, each) => {
      const { player, clock, solver, press, settled } = open(each);
      const answer = await solver.solve(each.game, each.level);
      if (answer.status !== 'solved') throw new Error(answer.status);
      const start = player.view;
      for (const [index, notation] of answer.moves.entries()) {
        expect(player.isSolved).toBe(false);
        press(...keysFor(player, notation));
        expect(player.moveCount).toBe(index + 1);
      }
      expect(player.isSolved).toBe(true);
      expect(player.notice).toMatchObject({ kind: 'solved', demonstrated: false });
      expect(player.stars).toBe(3);
      expect(player.optimum?.moves).toBe(each.level.info.optimal);
      await settled();
      expect(player.optimum).toEqual({ moves: answer.moves.length, proved: true });

      const end = player.view;
      for (const _move of answer.moves) press('Backspace');
      expect(player.view).toBe(start);
      expect(player.canUndo).toBe(false);
      for (const _move of answer.moves) press('Shift+Backspace');
      expect(player.view).toBe(end);
      expect(player.canRedo).toBe(false);
      expect(player.isSolved).toBe(true);
      clock.advance(60_000);
      expect(player.stage.isIdle).toBe(true);
      expect(player.stage.view).toBe(end);
    },
  );
});
