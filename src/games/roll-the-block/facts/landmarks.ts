import type { Landmark } from '../../../core/facts.ts';
import type { CellPlace } from '../../../core/sketch.ts';
import type { Named } from '../../../core/studio.ts';
import { placeName } from '../../../core/words/telling.ts';
import type { Cell, RollLevel } from '../level.ts';
import type { RollState } from '../rules/rules.ts';

type RollLandmark = Landmark<RollState>;

/** What switches are for, then switches and bridges under the block, then any other cell under it, then what seldom helps. */
export function landmarks(level: RollLevel): readonly (readonly RollLandmark[])[] {
  return [
    [...shown(level), ...halves(level)],
    [...onSwitches(level), ...onBridges(level)],
    onCells(level),
    hidden(level),
  ];
}

const placeOf = ({ columns }: RollLevel, cell: number): CellPlace => ({
  row: Math.floor(cell / columns),
  column: cell % columns,
});

function placesOf(level: RollLevel, isIt: (cell: Cell) => boolean): CellPlace[] {
  return level.cells.flatMap((cell, at) => (isIt(cell) ? [placeOf(level, at)] : []));
}

const covers = ({ block }: RollState, cell: number): boolean =>
  (block.cells as readonly number[]).includes(cell);

const bridgeCells = (level: RollLevel, number: number): CellPlace[] =>
  placesOf(level, (cell) => cell.kind === 'bridge' && cell.number === number);

/** The bridges that a switch can change. */
function changing({ switches }: RollLevel): readonly number[] {
  const acted = switches.flatMap((each) =>
    each.kind === 'split' ? [] : each.actions.map(({ bridge }) => bridge),
  );
  return [...new Set(acted)].sort((a, b) => a - b);
}

const shown = (level: RollLevel): RollLandmark[] =>
  changing(level).map((number) => ({
    id: `bridge ${number} shown`,
    to: { en: `show bridge ${number}`, pt: `mostrar a ponte ${number}` },
    cells: bridgeCells(level, number),
    holds: (state) => state.shown.includes(number),
  }));

const hidden = (level: RollLevel): RollLandmark[] =>
  changing(level).map((number) => ({
    id: `bridge ${number} hidden`,
    to: { en: `hide bridge ${number}`, pt: `esconder a ponte ${number}` },
    cells: bridgeCells(level, number),
    holds: (state) => !state.shown.includes(number),
  }));

/** The block in two, or in one piece again. */
const halves = ({ switches }: RollLevel): RollLandmark[] =>
  switches.some(({ kind }) => kind === 'split')
    ? [
        {
          id: 'split',
          to: { en: 'split the block in two', pt: 'dividir o bloco em dois' },
          cells: [],
          holds: ({ block }) => block.kind === 'split',
        },
        {
          id: 'whole',
          to: { en: 'join the two cubes', pt: 'juntar os dois cubos' },
          cells: [],
          holds: ({ block }) => block.kind !== 'split',
        },
      ]
    : [];

/** Under a switch that splits nothing ever lies: the halves go elsewhere at once. */
const onSwitches = (level: RollLevel): RollLandmark[] =>
  level.switches
    .filter(({ kind }) => kind !== 'split')
    .map(({ letter, kind }) => {
      const isHeavy = kind === 'heavy';
      const cells = placesOf(level, (cell) => cell.kind === 'switch' && cell.letter === letter);
      const numbers = cells.map(({ row, column }) => row * level.columns + column);
      return {
        id: `on switch ${letter}`,
        to: isHeavy
          ? { en: `stand on switch ${letter}`, pt: `pôr o bloco de pé no botão ${letter}` }
          : { en: `get onto switch ${letter}`, pt: `chegar ao botão ${letter}` },
        cells,
        holds: (state) =>
          (!isHeavy || state.block.kind === 'standing') && numbers.some((cell) => covers(state, cell)),
      };
    });

const onBridges = (level: RollLevel): RollLandmark[] =>
  changing(level).map((number) => {
    const cells = bridgeCells(level, number);
    const numbers = cells.map(({ row, column }) => row * level.columns + column);
    return {
      id: `on bridge ${number}`,
      to: { en: `get onto bridge ${number}`, pt: `chegar à ponte ${number}` },
      cells,
      holds: (state) => numbers.some((cell) => covers(state, cell)),
    };
  });

/** The goal under the block is what the level asks for, and nothing on the way to it. */
const onCells = (level: RollLevel): RollLandmark[] =>
  level.cells.flatMap((ground, cell) => {
    if (ground.kind === 'void' || cell === level.goal) return [];
    const place = placeOf(level, cell);
    const { en, pt } = placeName(place);
    const on = (id: string, to: Named, holds: RollLandmark['holds']): RollLandmark => ({
      id: `${id} ${place.row + 1},${place.column + 1}`,
      to,
      cells: [place],
      holds,
    });
    return [
      on(
        'upright on',
        { en: `stand upright in ${en}`, pt: `pôr o bloco de pé na ${pt}` },
        (state) => state.block.kind === 'standing' && covers(state, cell),
      ),
      on('on', { en: `get to ${en}`, pt: `chegar à ${pt}` }, (state) => covers(state, cell)),
    ];
  });
