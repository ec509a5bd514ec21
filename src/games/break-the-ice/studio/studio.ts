import { Problems } from '../../../core/problem.ts';
import { type Sketch, sourceOf } from '../../../core/sketch.ts';
import { type HeaderField, type Studio, smallLetters } from '../../../core/studio.ts';
import { type IceLevel, understoodLevel } from '../level.ts';
import type { IceMove } from '../rules/notation.ts';
import type { LooseColumn } from '../rules/settling.ts';
import type { IceState } from '../rules/state.ts';
import { iceView } from '../rules/view.ts';
import { colourOf, columnsOf, empty, fallen, isEmpty } from './columns.ts';

const fields: readonly HeaderField[] = [
  {
    key: 'clear',
    name: { en: 'What breaks with a line', pt: 'O que quebra com uma linha' },
    kind: 'choice',
    values: [
      {
        value: 'contact',
        name: { en: 'All of its colour that it touches', pt: 'Tudo o que lhe toca da mesma cor' },
      },
      { value: 'line', name: { en: 'Only the line', pt: 'Só a linha' } },
    ],
  },
  { key: 'moves', name: { en: 'Par', pt: 'Par' }, kind: 'number', least: 1, most: 999 },
];

export const studio: Studio<IceLevel, IceState, IceMove> = {
  empty,
  brushes: [
    {
      id: 'block',
      name: { en: 'Block', pt: 'Bloco' },
      letters: smallLetters,
      put: (_, letter) => letter,
      heldBy: colourOf,
    },
  ],
  first: ['......', '......', '......', '......', 'aa.a..'],
  draft(sketch) {
    const level = understoodLevel(
      sourceOf(sketch, (key) => key === 'clear' || key === 'moves'),
      new Problems(),
    );
    return { level, view: iceView(level, looseColumns(sketch)) };
  },
  lift: (cell) => ({ left: empty, held: isEmpty(cell) ? '' : cell }),
  drop: (cell, held) => (isEmpty(cell) ? held : undefined),
  tidy: fallen,
  fields: () => fields,
  /** What falls goes on falling down, or it is another level. */
  turnMove: ({ column, height, direction: way }, { cell, direction }) =>
    direction.D === 'D'
      ? { column: cell({ row: 0, column }).column, height, direction: direction[way] }
      : undefined,
};

/** As they are written, though blocks may float; at rest they are numbered as the rules number them. */
function looseColumns(sketch: Sketch): readonly LooseColumn[] {
  let made = 0;
  return columnsOf(sketch).map((column) =>
    column.map((cell) => {
      const colour = colourOf(cell);
      if (colour === undefined) return undefined;
      made += 1;
      return { id: `block ${made}`, colour };
    }),
  );
}
