import type { Cell, RollLevel, Switch } from '../level.ts';

export const floor: Cell = { kind: 'floor' };
export const nothing: Cell = { kind: 'void' };

/** The level with another cell somewhere. */
export const withCell = (level: RollLevel, at: number, cell: Cell): RollLevel => ({
  ...level,
  cells: level.cells.with(at, cell),
});

/**
 * Cleans up a level from which parts were removed: drops actions for missing bridges, turns switches without an effect into
 * floor, and names switches and bridges in reading order. Undefined where a cube would land on nothing, or where start and
 * goal are not two cells of floor.
 */
export function tidied(level: RollLevel): RollLevel | undefined {
  const { start, goal } = level;
  if (start === goal || level.cells[start]?.kind !== 'floor' || level.cells[goal]?.kind !== 'floor')
    return undefined;
  const present = new Set(level.cells.map((cell) => (cell.kind === 'bridge' ? cell.number : undefined)));
  const useful = level.switches.flatMap((each): Switch[] => {
    if (each.kind === 'split') return [each];
    const actions = each.actions.filter(({ bridge }) => present.has(bridge));
    return actions.length === 0 ? [] : [{ ...each, actions }];
  });
  const numbers = new Map<number, number>();
  const letters = new Map<string, string>();
  const cells = level.cells.map((cell): Cell => {
    if (cell.kind === 'bridge') {
      if (!numbers.has(cell.number)) numbers.set(cell.number, numbers.size + 1);
      return { kind: 'bridge', number: numbers.get(cell.number)! };
    }
    if (cell.kind !== 'switch') return cell;
    if (!useful.some(({ letter }) => letter === cell.letter)) return floor;
    if (!letters.has(cell.letter)) letters.set(cell.letter, String.fromCharCode(97 + letters.size));
    return { kind: 'switch', letter: letters.get(cell.letter)! };
  });
  const switches = useful
    .filter(({ letter }) => letters.has(letter))
    .map((each): Switch => {
      const letter = letters.get(each.letter)!;
      if (each.kind === 'split') return { ...each, letter };
      const actions = each.actions.map((action) => ({ ...action, bridge: numbers.get(action.bridge)! }));
      return { ...each, letter, actions };
    })
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
  const splitsWell = switches.every(
    (each) =>
      each.kind !== 'split' ||
      (each.cells[0] !== each.cells[1] && each.cells.every((cell) => bearsAlways(cells[cell]))),
  );
  if (!splitsWell || letters.size > 26) return undefined;
  const shown = level.shown.flatMap((bridge) => numbers.get(bridge) ?? []).sort((a, b) => a - b);
  return { info: {}, rows: level.rows, columns: level.columns, cells, start, goal, shown, switches };
}

const bearsAlways = (cell: Cell | undefined): boolean =>
  cell !== undefined && cell.kind !== 'void' && cell.kind !== 'bridge';
