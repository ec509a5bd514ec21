import type { TableCell, TextTable } from '../../../experiments/write-table.ts';
import { csvTable, markdownTable } from '../../../experiments/write-table.ts';
import { fileName } from '../../pictures/file-name.ts';
import { savePicture } from '../../pictures/save.ts';
import { chosen } from '../../shared/ui/context.svelte.ts';
import { download } from '../../shared/ui/download.ts';
import { levelLabel } from '../shared/level-label.ts';
import { methodLabel } from '../shared/method-label.ts';
import { barsDrawing } from '../shared/picture/drawings.ts';
import type { LabLevel, LabMethod } from '../shared/setup.ts';
import { statusWords } from '../shared/status-words.ts';
import type { RaceResult } from './race-results.ts';
import { raceWords } from './words.ts';

export interface RaceRow {
  readonly method: LabMethod;
  readonly result: RaceResult;
}

export const savedAs = ['csv', 'markdown', 'svg', 'png'] as const;
type SavedAs = (typeof savedAs)[number];

/** Gives the reader the results as a file. Resolves with its name, or with nothing where it could not be made. */
export async function saveRace(
  level: LabLevel,
  rows: readonly RaceRow[],
  format: SavedAs,
  near: Element,
): Promise<string | undefined> {
  const name = ['race', levelLabel(level), ...rows.map(({ method }) => method.algorithm)];
  if (format === 'svg' || format === 'png')
    return savePicture(racePicture(level, rows), { near, name, format });
  const table = raceTable(level, rows);
  const saved = fileName(name, format === 'csv' ? 'csv' : 'md');
  if (format === 'csv') download(saved, csvTable(table), 'text/csv');
  else download(saved, markdownTable(table), 'text/markdown');
  return saved;
}

const nameOf = (level: LabLevel, method: LabMethod): string => {
  const { name, more } = methodLabel(level.game, method);
  return more ? `${name} (${more})` : name;
};

/** The order of finishing: those that ended without a solution come last. */
const finishing = (rows: readonly RaceRow[]): readonly RaceRow[] =>
  rows.toSorted(
    (a, b) =>
      (a.result.place ?? Infinity) - (b.result.place ?? Infinity) || a.result.expanded - b.result.expanded,
  );

export function raceTable(level: LabLevel, rows: readonly RaceRow[]): TextTable {
  const { language } = chosen();
  const words = raceWords[language];
  const status = statusWords[language].brief;
  const columns = [
    { title: words.placeHead, align: 'right' },
    { title: words.method, align: 'left' },
    { title: words.result, align: 'left' },
    { title: words.moves, align: 'right' },
    { title: words.optimal, align: 'left' },
    { title: words.expandedHead, align: 'right' },
    { title: words.generated, align: 'right' },
    { title: words.storedHead, align: 'right' },
    { title: words.bytesHead, align: 'right' },
  ] as const;
  const cells = ({ method, result }: RaceRow): TableCell[] => {
    const isSolved = result.status === 'solved';
    const figure = (id: 'moves' | 'expanded' | 'generated' | 'stored' | 'bytes'): TableCell => ({
      value: result[id],
      isBest: result.best.has(id),
    });
    return [
      { value: result.place ?? null, instead: '–' },
      { value: nameOf(level, method) },
      { value: status[result.status] },
      isSolved ? figure('moves') : { value: null, instead: '–' },
      { value: isSolved ? (result.optimal ? words.yes : words.no) : null, instead: '–' },
      figure('expanded'),
      figure('generated'),
      figure('stored'),
      figure('bytes'),
    ];
  };
  return {
    caption: `${words.pictureTitle}: ${levelLabel(level)}`,
    label: 'race',
    locale: language === 'pt' ? 'pt-PT' : 'en-GB',
    comments: [`${location.origin}${location.pathname}${location.hash}`],
    columns,
    groups: [finishing(rows).map(cells)],
    footer: [],
  };
}

function racePicture(level: LabLevel, rows: readonly RaceRow[]) {
  const { language } = chosen();
  const words = raceWords[language];
  const bars = finishing(rows).map(({ method, result }) => {
    const ended =
      result.status === 'solved' ? words.solvedIn(result.moves) : statusWords[language].brief[result.status];
    const proved = result.status === 'solved' && result.optimal ? `, ${words.provedOptimal}` : '';
    return {
      name: `${result.place === undefined ? '–' : words.place(result.place)}  ${nameOf(level, method)}`,
      value: result.expanded,
      text: words.barText(words.number(result.expanded), `${ended}${proved}`),
    };
  });
  return {
    title: `${words.pictureTitle}: ${levelLabel(level)}`,
    svg: barsDrawing(bars, 'var(--accent)'),
    caption: words.pictureNote,
  };
}
