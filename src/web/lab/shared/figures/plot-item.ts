import type { Frame, Picture } from '../../../../experiments/report/plots.ts';
import type { Series } from '../../../../experiments/report/series.ts';

/** What draws plots; a tool may have more of its own. */
export type SharedPlots = typeof import('./plots/index.ts');

/** A plot that there is enough to draw for. */
export interface PlotItem<Words, Plots = SharedPlots> {
  /** Of the file it is saved as. */
  readonly id: string;
  readonly title: string;
  /** A description for those who do not see the plot and for all others too. */
  readonly text: string;
  readonly series: readonly Series[];
  /** Needs the whole width of the page. */
  readonly isWide?: boolean;
  draw(plots: Plots, frame: Frame<Words>): Picture;
}
