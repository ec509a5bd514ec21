// A drawing takes its looks from the style sheets of the page. In a file there are none: each element says how it looks itself.

/** What children take over from what they stand in, unless they say otherwise. */
const inherited = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'visibility',
] as const;
/** What each element has for itself, and what it is where nothing is said. */
const own = {
  opacity: '1',
  'vector-effect': 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
} as const;
/** How things look in a file before anything is said. */
const initial: Readonly<Record<string, string>> = {
  fill: '#000000',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'font-size': '12px',
  'font-weight': '400',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  'paint-order': 'normal',
  visibility: 'visible',
};
const paints: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color']);
const shapes = 'circle, ellipse, line, path, polygon, polyline, rect';
export const plainFont = "system-ui, 'Segoe UI', sans-serif";
const monoFont = "ui-monospace, 'Cascadia Mono', Menlo, monospace";

/** How an element looks, as far as it differs from what it stands in. */
export type Looks = Readonly<Record<string, string>>;

/**
 * A copy of a drawing that needs no page around it. The drawing has to be in the page; `dress` says how an element keeps its looks.
 */
export function resolved(
  svg: SVGSVGElement,
  dress: (element: Element, looks: Looks) => void = asAttributes,
): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const all = copy.querySelectorAll('*');
  const copies = new Map([...svg.querySelectorAll('*')].map((each, index) => [each, all[index]!]));
  strip(copy);
  visit(
    svg,
    copy,
    { key: 0, here: initial, isMono: false, looks: {}, isUnseen: false },
    new Asked(),
    dress,
    copies,
  );
  return copy;
}

const asAttributes = (element: Element, looks: Looks): void => {
  for (const [name, value] of Object.entries(looks)) element.setAttribute(name, value);
};

/** How something looks, and what its children take over from it. */
interface Resolved {
  readonly key: number;
  readonly here: Readonly<Record<string, string>>;
  readonly isMono: boolean;
  readonly looks: Looks;
  readonly isUnseen: boolean;
}

/** Asking the browser takes long, and most parts of a drawing are like others: of those that are written alike, one is asked. */
class Asked {
  private readonly known = new Map<string, Resolved>();

  of(element: Element, around: Resolved): Resolved {
    const named = ['class', 'style', ...written].map((name) => element.getAttribute(name) ?? '').join('|');
    const text = `${around.key}/${element.localName}/${named}`;
    const before = this.known.get(text);
    if (before) return before;
    const found = { ...looksOf(element, around), key: this.known.size + 1 };
    this.known.set(text, found);
    return found;
  }
}

function visit(
  original: Element,
  copy: Element,
  around: Resolved,
  asked: Asked,
  dress: (element: Element, looks: Looks) => void,
  copies: ReadonlyMap<Element, Element>,
): void {
  const found = asked.of(original, around);
  if (found.isUnseen) {
    copy.remove();
    return;
  }
  dress(copy, found.looks);
  for (const child of original.children) visit(child, copies.get(child)!, found, asked, dress, copies);
}

function looksOf(element: Element, around: Resolved): Omit<Resolved, 'key'> {
  const style = getComputedStyle(element);
  const here: Record<string, string> = {};
  const looks: Record<string, string> = {};
  for (const name of inherited) {
    const value = style.getPropertyValue(name);
    here[name] = paints.has(name) ? plainColour(value, style) : value;
    if (here[name] !== around.here[name]) looks[name] = here[name];
  }
  for (const [name, usual] of Object.entries(own)) {
    const value = style.getPropertyValue(name);
    if (value !== usual && value !== '') looks[name] = paints.has(name) ? plainColour(value, style) : value;
  }
  // Where a style moves it and not an attribute, which stays.
  if ((element as SVGElement).style.transform !== '') looks['transform'] = style.transform;
  const isMono = /mono/i.test(style.fontFamily);
  if (isMono !== around.isMono) looks['font-family'] = isMono ? monoFont : plainFont;
  return { here, isMono, looks, isUnseen: isUnseen(element, style, here) };
}

const isUnseen = (
  element: Element,
  style: CSSStyleDeclaration,
  looks: Readonly<Record<string, string>>,
): boolean =>
  style.display === 'none' ||
  element.localName === 'style' ||
  (element.matches(shapes) && looks['fill'] === 'none' && looks['stroke'] === 'none');

/** Looks are said anew, with values that need no page. */
const written: ReadonlySet<string> = new Set([...inherited, ...Object.keys(own)]);

/** What only the page needs: names for its styles, and what screen readers and keys find there. */
function strip(copy: Element): void {
  for (const each of copy.querySelectorAll('style')) each.textContent = '';
  const notes = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
  for (let note = notes.nextNode(); note; note = notes.nextNode()) (note as Comment).remove();
  for (const each of [copy, ...copy.querySelectorAll('*')])
    for (const { name } of [...each.attributes])
      if (written.has(name) || /^(class|style|role|tabindex|aria-.*|data-.*)$/.test(name))
        each.removeAttribute(name);
}

const known = new Map<string, string>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** A colour as every program that reads drawings knows it; what cannot be seen is `none`. */
export function plainColour(colour: string, style?: CSSStyleDeclaration): string {
  const value = colour === 'currentcolor' && style ? style.color : colour;
  if (value === 'none' || value === '' || value.startsWith('url')) return value || 'none';
  const before = known.get(value);
  if (before !== undefined) return before;
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return value;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = value;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  const plain =
    alpha === 0
      ? 'none'
      : alpha === 255
        ? `#${digits}`
        : `rgb(${red} ${green} ${blue} / ${Math.round((100 * alpha) / 255)}%)`;
  known.set(value, plain);
  return plain;
}

/** Does something while the page has the colours of day: a file is read on paper, or on a slide. Nothing of it is seen. */
export function byDay<Result>(work: () => Result): Result {
  const { dataset } = document.documentElement;
  const [theme, motion] = [dataset['theme'], dataset['motion']];
  if (theme === 'light') return work();
  // Without motion nothing is on its way from one colour to the other.
  dataset['motion'] = 'off';
  dataset['theme'] = 'light';
  try {
    return work();
  } finally {
    restore('theme', theme);
    void getComputedStyle(document.body).color;
    restore('motion', motion);
  }

  function restore(name: string, value: string | undefined): void {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}
