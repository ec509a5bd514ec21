import type { Series } from '../../../../../experiments/report/series.ts';
import { standalone as pictureFile, pngOf, type SvgFile } from '../../../../pictures/file.ts';
import { swatch } from './draw.ts';

/** A plot that is to stand alone: with its title and what its marks mean. */
export interface SavedPlot {
  readonly title: string;
  readonly svg: SVGSVGElement;
  readonly series: readonly Series[];
  /** Where the figures come from: the first one is shown, all of them stand in the file. */
  readonly notes: readonly string[];
}

/** The plot as a file: its size and its text. */
export function standalone({ title, svg, series, notes }: SavedPlot): SvgFile {
  const legend = series.map((each) => ({ sign: swatch(each), name: each.title }));
  const [caption = ''] = notes;
  return pictureFile(
    { title, svg, legend, caption, description: notes.join('\n') },
    svg.parentElement ?? document.body,
  );
}

export const pictureOf = pngOf;
