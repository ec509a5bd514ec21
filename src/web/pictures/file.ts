import { byDay, plainColour, plainFont, resolved } from './resolved.ts';
import { make, makeSvg, textWidth, wrapped } from './svg.ts';

/** A drawing that is to stand alone, with its title and what is to be known of it. */
export interface Picture {
  readonly title: string;
  /** Below the title: what it is of. */
  readonly lines?: readonly string[];
  /** With a view box that says how large it is. */
  readonly svg: SVGSVGElement;
  readonly legend?: readonly LegendItem[];
  /** Below the drawing. */
  readonly caption?: string;
  /** Only in the file: more about where it comes from. */
  readonly description?: string;
}

export interface LegendItem {
  readonly sign: SVGSVGElement;
  readonly name: string;
}

/** A drawing as a file. */
export interface SvgFile {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

const padding = 16;
const titleSize = 16;
const textSize = 12;
const lineHeight = 18;
const legendHeight = 22;

/** The drawing as a file in the colours of day. `near` is where in the page it belongs: the values of its variables are those of there. */
export function standalone(
  { title, lines = [], svg, legend = [], caption = '', description = '' }: Picture,
  near: Element,
): SvgFile {
  return byDay(() => {
    const styles = getComputedStyle(near);
    const ink = plainColour(styles.getPropertyValue('--ink').trim());
    const soft = plainColour(styles.getPropertyValue('--ink-soft').trim());
    const surface = plainColour(styles.getPropertyValue('--paper-raised').trim());
    const { width: drawn, height: drawnHeight } = sizeOf(svg);
    const inner = Math.max(drawn, 340);
    const parts: Node[] = [];
    let y = padding;
    const write = (text: string, size: number, fill: string, weight: number, height: number): void => {
      y += height;
      parts.push(
        make('text', { x: padding, y: y - 5, fill, 'font-size': size, 'font-weight': weight }, text),
      );
    };
    for (const each of wrapped(title, inner, titleSize)) write(each, titleSize, ink, 650, 22);
    for (const line of lines)
      for (const each of wrapped(line, inner, textSize)) write(each, textSize, soft, 400, lineHeight);
    const key = keyOf(legend, inner);
    for (const { sign, name, x, y: below } of key.items) {
      const copy = inPage(sign, near, resolved);
      copy.setAttribute('x', String(Math.round(padding + x)));
      copy.setAttribute('y', String(y + below + 4));
      const at = {
        x: Math.round(padding + x + sizeOf(sign).width + 6),
        y: y + below + 4 + sizeOf(sign).height / 2 + 4,
      };
      parts.push(copy, make('text', { ...at, fill: ink, 'font-size': textSize }, name));
    }
    y += key.height + 8;
    const copy = inPage(svg, near, resolved);
    for (const [name, value] of Object.entries({ x: padding, y, width: drawn, height: drawnHeight }))
      copy.setAttribute(name, String(value));
    parts.push(copy);
    y += drawnHeight;
    for (const each of wrapped(caption, inner, textSize)) write(each, textSize, soft, 400, lineHeight);
    const [width, height] = [Math.ceil(inner + 2 * padding), Math.ceil(y + padding)];
    const root = makeSvg(
      width,
      height,
      make('title', {}, [title, ...lines].join('. ')),
      ...(description === '' ? [] : [make('desc', {}, description)]),
      make('rect', { width, height, fill: surface }),
      ...parts,
    );
    root.setAttribute('font-family', plainFont);
    return { text: new XMLSerializer().serializeToString(root), width, height };
  });
}

/** Does something with a drawing while it is in the page, where its styles are. */
export function inPage<Result>(
  svg: SVGSVGElement,
  near: Element,
  work: (svg: SVGSVGElement) => Result,
): Result {
  if (svg.isConnected) return work(svg);
  const host = document.createElement('div');
  host.style.cssText = 'position: absolute; width: 0; height: 0; overflow: hidden; visibility: visible';
  host.append(svg);
  near.append(host);
  try {
    return work(svg);
  } finally {
    host.remove();
  }
}

/** What it says of its size, or else that of its view box. */
function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  const { width, height } = svg.viewBox.baseVal;
  const said = (name: string): number => Number(svg.getAttribute(name) ?? Number.NaN);
  const shown = said('width') || width;
  return { width: shown, height: said('height') || (height * shown) / width };
}

/** The signs and their names in lines that fit. */
function keyOf(legend: readonly LegendItem[], width: number) {
  let [x, y] = [0, 0];
  const items = legend.map((each) => {
    const needed = sizeOf(each.sign).width + 24 + textWidth(each.name, textSize);
    if (x > 0 && x + needed > width) {
      x = 0;
      y += legendHeight;
    }
    const item = { ...each, x, y };
    x += needed;
    return item;
  });
  return { items, height: items.length > 0 ? y + legendHeight + 4 : 0 };
}

/** The same as a picture of dots, twice as fine as on a plain screen. */
export async function pngOf({ text, width, height }: SvgFile): Promise<Blob> {
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
