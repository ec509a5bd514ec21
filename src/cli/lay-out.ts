import type { Column } from '../experiments/columns.ts';
import { style, terminalWidth, usesColour } from './output.ts';

/**
 * Columns side by side under their titles. The best values are marked by colour, or by a star without colours. What does not fit
 * in a line goes below, with the first column again.
 */
export function layOut(columns: readonly Column[], width = terminalWidth() ?? Infinity): string {
  const [first, ...others] = columns.map(laidOut);
  const blocksIn = (most: number): LaidOut[][] => inBlocks(others, most - first!.width);
  let blocks = blocksIn(width);
  // As even as can be: no column stands alone because the lines above are full.
  for (let most = width - 1; blocks.length > 1; most -= 1) {
    const narrower = blocksIn(most);
    if (narrower.length > blocks.length || most < 1) break;
    blocks = narrower;
  }
  return blocks.map((block) => lines([first!, ...block])).join('\n\n');
}

/** Columns one after the other, a new block where there is no more room. */
function inBlocks(columns: readonly LaidOut[], room: number): LaidOut[][] {
  const blocks: LaidOut[][] = [[]];
  let left = room;
  for (const column of columns) {
    const width = gap.length + column.width;
    if (blocks.at(-1)!.length > 0 && width > left) {
      blocks.push([]);
      left = room;
    }
    blocks.at(-1)!.push(column);
    left -= width;
  }
  return blocks;
}

const gap = '  ';

/** A column as text: its title, then its cells, all of one width. */
interface LaidOut {
  readonly width: number;
  readonly texts: readonly string[];
}

function laidOut({ title, align, cells }: Column): LaidOut {
  const hasStars = !usesColour && cells.some(({ isBest }) => isBest);
  const head = title + (hasStars ? ' ' : '');
  const texts = cells.map(({ text, isBest }) => text + (hasStars ? (isBest ? '*' : ' ') : ''));
  const width = Math.max(...[head, ...texts].map((text) => [...text].length));
  const pad = (text: string): string => {
    const room = ' '.repeat(width - [...text].length);
    return align === 'right' ? room + text : text + room;
  };
  return {
    width,
    texts: [
      style.dim(pad(head)),
      ...texts.map((text, row) => (cells[row]?.isBest ? style.bold(style.green(pad(text))) : pad(text))),
    ],
  };
}

const lines = (columns: readonly LaidOut[]): string =>
  columns[0]!.texts
    .map((_, row) =>
      columns
        .map(({ texts }) => texts[row])
        .join(gap)
        .trimEnd(),
    )
    .join('\n');
