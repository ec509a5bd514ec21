import { groundId } from '../../../core/view.ts';
import type { Legend, LegendEntry } from '../../../web/play/room.ts';
import type { RollLevel } from '../level.ts';
import LegendPicture from './LegendPicture.svelte';
import { switchKinds } from './switch-kinds.ts';
import { boardWords } from './words.ts';

const kinds = ['goal', 'fragile', 'soft', 'heavy', 'split', 'bridge', 'gap'] as const;
type Kind = (typeof kinds)[number];

/** What is on the board now, with the cells where it is. */
const entries: Legend<RollLevel>['entries'] = (level, view, language) => {
  const kindOf = switchKinds(level);
  const places = new Map<string, LegendEntry['cells'][number][]>();
  view.cells.forEach((line, row) => {
    line.forEach((cell, column) => {
      const ground = groundId(cell);
      const kind = ground === 'switch' ? kindOf(cell.groundLabel ?? '') : ground;
      const known = places.get(kind);
      if (known) known.push({ row, column });
      else places.set(kind, [{ row, column }]);
    });
  });
  return kinds.flatMap((kind: Kind) => {
    const cells = places.get(kind);
    return cells ? [{ kind, ...boardWords[language].legend[kind], cells }] : [];
  });
};

export const legend: Legend<RollLevel> = { entries, picture: LegendPicture };
