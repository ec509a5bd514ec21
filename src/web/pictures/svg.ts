/** Elements of drawings that are made without a component. */
const svgSpace = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number>>;

export function make(
  name: string,
  attributes: Attributes = {},
  ...inside: readonly (Node | string)[]
): SVGElement {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...inside);
  return element;
}

/** A drawing of this size. */
export const makeSvg = (width: number, height: number, ...inside: readonly Node[]): SVGSVGElement =>
  make('svg', { viewBox: `0 0 ${width} ${height}`, width, height }, ...inside) as SVGSVGElement;

/** About how wide a letter is, as a share of the size of the text. */
const letterShare = 0.56;

export const textWidth = (text: string, size: number): number => text.length * size * letterShare;

/** A text in lines that fit. */
export function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else if (word !== '') lines.push(word);
  }
  return lines;
}
