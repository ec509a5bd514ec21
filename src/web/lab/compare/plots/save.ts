import type { Series } from '../../../../experiments/report/series.ts';
import { standalone as pictureFile, pngOf, type SvgFile } from '../../shared/picture/file.ts';
import { swatch } from './draw.ts';

/** A plot that is to stand alone: with its title and what its marks mean. */
export interface SavedPlot {
  readonly title: string;
  readonly svg: SVGSVGElement;
  readonly series: readonly Series[];
}

/** The plot as a file: its size and its text. */
export function standalone({ title, svg, series }: SavedPlot): SvgFile {
  const legend = series.map((each) => ({ sign: swatch(each), name: each.name }));
  return pictureFile({ title, svg, legend }, svg.parentElement ?? document.body);
}

export const pictureOf = pngOf;
