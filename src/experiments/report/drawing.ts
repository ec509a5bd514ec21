import { parseHTML } from 'linkedom';
import { count } from './html.ts';
import { type Frame, type Look, type Picture, swatch } from './plots.ts';
import type { Series } from './series.ts';

const { document } = parseHTML('<!doctype html><html></html>');

const look: Look = { document, ink: 'var(--muted)', grid: 'var(--muted)', surface: 'var(--surface)' };

/** How the plots of the page are drawn, in so much room. */
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

/** A picture as text that can stand inside the page, whose style it takes. */
function textOf(picture: Picture, className: string): string {
  picture.setAttribute('class', className);
  picture.querySelector('style')?.remove();
  // In a page the name space is understood.
  return picture.outerHTML.replace(/ xmlns(:xlink)?="[^"]*"/g, '');
}

/** With what it says to those who do not see it. */
export function plotText(picture: Picture, label: string): string {
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', label);
  return textOf(picture, 'plot');
}

export const swatchText = (series: Series): string => textOf(swatch(look, series), 'swatch');
