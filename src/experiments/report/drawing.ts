import { count } from './html.ts';
import { type Frame, type Look, type Picture, swatch } from './plots.ts';
import type { Series } from './series.ts';
import { SvgDocument } from './svg-document.ts';

const look: Look = {
  document: new SvgDocument(),
  ink: 'var(--muted)',
  grid: 'var(--muted)',
  surface: 'var(--surface)',
};

/** The settings for plots on the page, by size. */
export const frameOf = (width: number, height: number): Frame => ({
  look,
  width,
  height,
  locale: 'en',
  words: {
    qualityAxis: 'cost of the solution / optimum',
    ratio: (method, ratio, levels) => `${method}: ${ratio} times the optimum on ${count(levels, 'level')}`,
    cactusX: 'milliseconds a level, to prepare and search',
    cactusY: 'levels solved',
    solvedWithin: (method, solved, time) => `${method}: ${solved} within ${time} ms`,
  },
});

/** A picture as SVG text inside the page, whose style it uses. */
function textOf(picture: Picture, className: string): string {
  picture.setAttribute('class', className);
  picture.querySelector('style')?.remove();
  // Inside HTML the namespace is not needed, nor are more digits than a screen has.
  return picture.outerHTML
    .replace(/ xmlns(:xlink)?="[^"]*"/g, '')
    .replace(/ (?:[cxy][xy12]?|d|transform)="[^"]*"/g, (attribute: string) =>
      attribute.replace(/(\.\d{2})\d+/g, '$1'),
    );
}

/** A picture with its text for screen readers. */
export function plotText(picture: Picture, label: string): string {
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', label);
  return textOf(picture, 'plot');
}

export const swatchText = (series: Series): string => textOf(swatch(look, series), 'swatch');
