import type { CellView, View } from '../src/core/view.ts';
import type { GameLevel } from '../src/games/pack.ts';

/** Whether something holds on a board, read from what is drawn on it. */
type Seen = (cells: readonly CellView[], at: (row: number, column: number) => CellView) => boolean;

const labels = (cells: readonly CellView[]): string[] => cells.flatMap(({ piece }) => piece?.label ?? []);
const isUpright = (cells: readonly CellView[]): boolean => labels(cells).length === 1;
const isUnder = (cells: readonly CellView[], is: (cell: CellView) => boolean): boolean =>
  cells.some((cell) => cell.piece !== undefined && is(cell));

/** By the form of an id, game by game: the requirements, then the landmarks. */
const readings: Readonly<
  Record<string, readonly (readonly [RegExp, (found: readonly string[], known: GameLevel) => Seen])[]>
> = {
  'match-the-tiles': [
    [
      /^([A-Z])$/,
      ([letter]) =>
        (cells) =>
          cells.every(
            ({ piece, groundLabel }) => piece?.label !== letter || groundLabel === letter!.toLowerCase(),
          ),
    ],
    [
      /^([A-Z]) (\d+),(\d+)$/,
      ([letter, row, column]) =>
        (_cells, at) =>
          at(Number(row), Number(column)).piece?.label === letter,
    ],
  ],
  'folding-blocks': [
    [
      /^(\d+),(\d+)$/,
      ([row, column]) =>
        (_cells, at) =>
          at(Number(row), Number(column)).piece !== undefined,
    ],
    [
      /^([A-Z]) (\d+),(\d+)$/,
      ([letter, row, column]) =>
        (_cells, at) =>
          at(Number(row), Number(column)).piece?.label === letter,
    ],
  ],
  'break-the-ice': [
    [
      /^([a-z])$/,
      ([letter]) =>
        (cells) =>
          !labels(cells).includes(letter!),
    ],
    [
      /^([a-z]) before ([a-z])$/,
      ([first, second]) =>
        (cells) =>
          !labels(cells).includes(first!) && labels(cells).includes(second!),
    ],
  ],
  'roll-the-block': [
    [/^on the goal$/, () => (cells) => isUnder(cells, ({ ground }) => ground === 'goal')],
    [/^upright$/, () => isUpright],
    [
      /^bridge (\d+) (shown|hidden)$/,
      ([number, how]) =>
        (cells) =>
          cells.some(
            ({ part, groundLabel }) =>
              groundLabel === number && part?.kind === (how === 'shown' ? 'bridge' : 'gap'),
          ),
    ],
    [/^split$/, () => (cells) => cells.some(({ piece }) => piece?.id.startsWith('cube'))],
    [/^whole$/, () => (cells) => !cells.some(({ piece }) => piece?.id.startsWith('cube'))],
    [
      /^on switch ([a-z])$/,
      ([letter], { game, level }) => {
        const isHeavy = game
          .write(level)
          .headers.some(([key, value]) => key === `switch ${letter}` && value.startsWith('heavy'));
        return (cells) =>
          (!isHeavy || isUpright(cells)) && isUnder(cells, ({ groundLabel }) => groundLabel === letter);
      },
    ],
    [
      /^on bridge (\d+)$/,
      ([number]) =>
        (cells) =>
          isUnder(cells, ({ groundLabel }) => groundLabel === number),
    ],
    [
      /^(upright on|on) (\d+),(\d+)$/,
      ([how, row, column]) =>
        (cells, at) =>
          at(Number(row), Number(column)).piece !== undefined && (how === 'on' || isUpright(cells)),
    ],
  ],
};

/** What the id of a requirement or of a landmark says, read from the drawn board: other code than that of the game's facts. */
export function factByView(known: GameLevel, id: string): (view: View) => boolean {
  for (const [pattern, make] of readings[known.game.id] ?? []) {
    const found = pattern.exec(id);
    if (!found) continue;
    const seen = make(found.slice(1), known);
    return ({ cells }) => seen(cells.flat(), (row, column) => cells[row - 1]![column - 1]!);
  }
  throw new Error(`No second reading of "${id}" in ${known.game.id}: write one in test/facts-by-view.ts.`);
}
