import type { Series } from '../../../../experiments/report/series.ts';
import { swatch } from './draw.ts';

/** A plot that is to stand alone: with its title, what its marks mean, and colours that need no page around them. */
export interface SavedPlot {
  readonly title: string;
  readonly svg: SVGSVGElement;
  readonly series: readonly Series[];
}

const svgSpace = 'http://www.w3.org/2000/svg';
const padding = 16;
const titleHeight = 30;
const lineHeight = 22;
const letterWidth = 7;

/** The plot as a file: its size and its text. */
export function standalone({ title, svg, series }: SavedPlot): {
  readonly text: string;
  readonly width: number;
  readonly height: number;
} {
  const { width: plotWidth, height: plotHeight } = svg.viewBox.baseVal;
  const key = keyOf(series, plotWidth);
  const width = plotWidth + 2 * padding;
  const height = padding + titleHeight + key.height + plotHeight + padding;
  const root = make('svg', { xmlns: svgSpace, width, height, viewBox: `0 0 ${width} ${height}` });
  const { font, ink, surface } = looksOf(svg);
  root.setAttribute('style', `color: ${ink}; font-family: ${font}; font-size: 12px`);
  const heading = make('text', {
    x: padding,
    y: padding + 14,
    fill: ink,
    'font-size': 16,
    'font-weight': 650,
  });
  heading.textContent = title;
  const label = make('title', {});
  label.textContent = title;
  const plot = resolved(svg);
  plot.setAttribute('x', String(padding));
  plot.setAttribute('y', String(padding + titleHeight + key.height));
  const legend = make('g', { transform: `translate(${padding},${padding + titleHeight})` });
  for (const { sign, name, x, y } of key.items) {
    const words = make('text', { x: x + 42, y: y + 12, fill: ink });
    words.textContent = name;
    // The value of a CSS variable is known only where the plot is.
    svg.parentElement?.append(sign);
    const copy = resolved(sign);
    sign.remove();
    copy.setAttribute('x', String(x));
    copy.setAttribute('y', String(y));
    legend.append(copy, words);
  }
  root.append(label, make('rect', { width, height, fill: surface }), heading, legend, plot);
  return { text: new XMLSerializer().serializeToString(root), width, height };
}

/** The names of the methods in lines that fit. */
function keyOf(series: readonly Series[], width: number) {
  let [x, y] = [0, 0];
  const items = series.map((each) => {
    const needed = 60 + each.name.length * letterWidth;
    if (x > 0 && x + needed > width) {
      x = 0;
      y += lineHeight;
    }
    const item = { sign: swatch(each), name: each.name, x, y };
    x += needed;
    return item;
  });
  return { items, height: items.length > 0 ? y + lineHeight + 8 : 0 };
}

function looksOf(svg: SVGSVGElement): { font: string; ink: string; surface: string } {
  const style = getComputedStyle(svg);
  return {
    font: "system-ui, 'Segoe UI', sans-serif",
    ink: style.getPropertyValue('--ink').trim(),
    surface: style.getPropertyValue('--paper-raised').trim(),
  };
}

/** A copy in which the variables of the page are replaced by what they stand for here. */
function resolved(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  for (const [index, each] of [copy, ...copy.querySelectorAll('*')].entries()) {
    for (const { name, value } of [...each.attributes]) {
      if (value.includes('var('))
        each.setAttribute(name, getComputedStyle(originals[index]!).getPropertyValue(name));
    }
  }
  return copy;
}

function make(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** The same as a picture of dots, twice as fine as on a plain screen. */
export async function pictureOf({ text, width, height }: ReturnType<typeof standalone>): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    const scale = 2;
    canvas.width = width * scale;
    canvas.height = height * scale;
    const context = canvas.getContext('2d');
    context?.scale(scale, scale);
    context?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
