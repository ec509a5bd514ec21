import { type BoardImage, firstText, imagesOf } from '../../../core/grid.ts';
import type { Action, RollLevel, Switch } from '../level.ts';

/**
 * The canonical text of a level under rotation, reflection and renaming of switches and bridges: the alphabetically first
 * of the images. Bridges are numbered in reading order, and every switch cell is written with its effect, so that letters do
 * not matter. Neither does the order of actions where it has no effect, nor which of the two cubes of a split is the first.
 */
export function canonicalLevel(level: RollLevel): string {
  const order = pairsWithAnOrder(level);
  return firstText(
    imagesOf(level).flatMap((image) => {
      const to = placesIn(image);
      const isSamePuzzle = order.every(([first, second]) => to[first]! < to[second]!);
      return isSamePuzzle ? [describe(level, image, to)] : [];
    }),
  );
}

/** By cell of the board: its cell in the image. */
function placesIn({ from }: BoardImage): readonly number[] {
  const to = new Array<number>(from.length);
  for (const [place, cell] of from.entries()) to[cell] = place;
  return to;
}

function describe(level: RollLevel, { rows, columns, from }: BoardImage, to: readonly number[]): string {
  const numbers = new Map<number, number>();
  for (const cell of from) {
    const ground = level.cells[cell]!;
    if (ground.kind === 'bridge' && !numbers.has(ground.number)) numbers.set(ground.number, numbers.size + 1);
  }
  const what = (each: Switch): string => {
    if (each.kind === 'split')
      return `split ${each.cells
        .map((cell) => to[cell]!)
        .sort((a, b) => a - b)
        .join(' ')}`;
    const effects = [...netEffects(each.actions)].map(
      ([bridge, effect]) => `${effect} ${numbers.get(bridge)}`,
    );
    return `${each.kind} ${effects.sort().join(' ')}`;
  };
  const texts = from.map((cell) => {
    if (cell === level.start) return 'S';
    if (cell === level.goal) return 'G';
    const ground = level.cells[cell]!;
    if (ground.kind === 'bridge')
      return `${numbers.get(ground.number)}${level.shown.includes(ground.number) ? '+' : ''}`;
    if (ground.kind === 'switch') return what(level.switches.find(({ letter }) => letter === ground.letter)!);
    return { void: '#', floor: '.', fragile: ':' }[ground.kind];
  });
  return `${rows}x${columns} ${texts.join(',')}`;
}

/** The net effect of a list of actions on each bridge; bridges that do not change are left out. */
export function netEffects(actions: readonly Action[]): ReadonlyMap<number, Action['effect']> {
  const effects = new Map<number, Action['effect']>();
  for (const { effect, bridge } of actions) {
    const before = effects.get(bridge);
    if (effect !== 'toggle' || before === undefined) effects.set(bridge, effect);
    else if (before === 'toggle') effects.delete(bridge);
    else effects.set(bridge, before === 'show' ? 'hide' : 'show');
  }
  return effects;
}

/**
 * Two adjacent soft switches can be pressed by one roll, the upper or left one first. Where that order matters, an image
 * that reverses it is a different puzzle.
 */
function pairsWithAnOrder(level: RollLevel): readonly (readonly [number, number])[] {
  const softAt = (cell: number): readonly Action[] | undefined => {
    const ground = level.cells[cell];
    if (ground?.kind !== 'switch') return undefined;
    const found = level.switches.find(({ letter }) => letter === ground.letter);
    return found?.kind === 'soft' ? found.actions : undefined;
  };
  return level.cells.flatMap((_, cell) => {
    const neighbours = (cell + 1) % level.columns === 0 ? [] : [cell + 1];
    return [...neighbours, cell + level.columns].flatMap((other): [number, number][] => {
      const first = softAt(cell);
      const second = softAt(other);
      if (!first || !second) return [];
      const there = netEffects([...first, ...second]);
      const back = netEffects([...second, ...first]);
      const same = [...there].every(([bridge, effect]) => back.get(bridge) === effect);
      return same ? [] : [[cell, other]];
    });
  });
}
