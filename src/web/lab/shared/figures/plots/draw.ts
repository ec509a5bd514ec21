import { swatch as drawSwatch, type Frame, type Look } from '../../../../../experiments/report/plots.ts';
import type { Series } from '../../../../../experiments/report/series.ts';

export { cactusPlot } from '../../../../../experiments/report/cactus-plot.ts';
export { pairPlot, pairsPlot } from '../../../../../experiments/report/pair-plot.ts';

// Everything that draws with Plot: a part of the app that is loaded only when there is something to draw.

export const look: Look = {
  document,
  ink: 'var(--ink-soft)',
  grid: 'var(--ink-faint)',
  surface: 'var(--paper-raised)',
};

/** How a plot of the page is drawn in so much width. */
export const frameOf = <Words>(width: number, words: Words, locale: string): Frame<Words> => ({
  look,
  width,
  height: Math.round(Math.min(400, Math.max(260, width * 0.62))),
  locale,
  words,
});
/** The sign of a method in a key. */
export const swatch = (series: Series) => drawSwatch(look, series) as SVGSVGElement;
