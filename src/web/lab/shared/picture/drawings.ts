import { make, makeSvg, textWidth } from '../../../pictures/svg.ts';

// What the page says with a list or a table, as a drawing for a file.

/** Figures with their names, in rows. */
export function figuresDrawing(
  figures: readonly { readonly name: string; readonly value: string }[],
): SVGSVGElement {
  const perRow = 4;
  const [width, height] = [130, 54];
  const cells = figures.map(({ name, value }, index) => {
    const [x, y] = [(index % perRow) * width, Math.floor(index / perRow) * height];
    return make(
      'g',
      { transform: `translate(${x} ${y})` },
      make('text', { y: 16, fill: 'var(--ink-soft)', 'font-size': 12 }, name),
      make('text', { y: 38, fill: 'var(--ink)', 'font-size': 18, 'font-weight': 600 }, value),
    );
  });
  return makeSvg(perRow * width, Math.ceil(figures.length / perRow) * height, ...cells);
}

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

/** Bars with a name to the left of each and a figure to the right. */
export function barsDrawing(bars: readonly Bar[], colour: string): SVGSVGElement {
  const [size, row, gap, length] = [12, 22, 10, 320];
  const widest = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map((text) => textWidth(text, size)));
  const left = widest(bars.map(({ name }) => name));
  const right = widest(bars.map(({ text }) => text));
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const rows = bars.map(({ name, value, text }, index) =>
    make(
      'g',
      { transform: `translate(0 ${index * row})` },
      make(
        'text',
        { x: left, y: 15, fill: 'var(--ink)', 'font-size': size, 'font-weight': 600, 'text-anchor': 'end' },
        name,
      ),
      make('rect', { x: left + gap, y: 4, width: length, height: 14, rx: 3, fill: 'var(--paper-sunk)' }),
      make('rect', {
        x: left + gap,
        y: 4,
        width: Math.max(2, (length * value) / most),
        height: 14,
        rx: 3,
        fill: colour,
      }),
      make('text', { x: left + length + 2 * gap, y: 15, fill: 'var(--ink-soft)', 'font-size': size }, text),
    ),
  );
  return makeSvg(left + length + right + 2 * gap, Math.max(1, bars.length) * row, ...rows);
}
