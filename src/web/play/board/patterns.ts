/**
 * Textures that tell pieces apart without colour, one for each colour of the palette: SVG paths in a cell of 100 units. Each goes on
 * without a seam in the next cell, so that it can cover a piece of many cells.
 */
const dot = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const ring = (x: number, y: number, radius: number, width: number): string =>
  `${dot(x, y, radius)}M${x - radius + width} ${y}a${radius - width} ${radius - width} 0 1 1 ${2 * (radius - width)} 0a${radius - width} ${radius - width} 0 1 1 ${-2 * (radius - width)} 0z`;
const quarters = (draw: (x: number, y: number) => string): string =>
  [25, 75].flatMap((y) => [25, 75].map((x) => draw(x, y))).join('');
const levels = (draw: (y: number) => string): string => [25, 75].map(draw).join('');

const textures: readonly string[] = [
  // Dots, slanting stripes, a ring, checks.
  quarters((x, y) => dot(x, y, 12)),
  'M0 0H11L0 11zM39 0H61L0 61V39zM89 0H100V11L11 100H0V89zM100 39V61L61 100H39zM100 89V100H89z',
  ring(50, 50, 33, 12),
  'M10 10H40V40H10zM60 60H90V90H60z',
  // Upright stripes, waves, a lattice, diamonds.
  'M18 0H32V100H18zM68 0H82V100H68z',
  levels((y) => `M0 ${y - 7}q25-26 50 0t50 0v14q-25 26-50 0t-50 0z`),
  'M0 0H9L100 91V100H91L0 9zM91 0H100V9L9 100H0V91z',
  quarters((x, y) => `M${x} ${y - 15}l15 15-15 15-15-15z`),
  // Zigzags, crosses, triangles, level stripes.
  levels((y) => `M0 ${y + 6}l25-22 25 22 25-22 25 22v14l-25-22-25 22-25-22-25 22z`),
  quarters((x, y) => `M${x - 4} ${y - 15}h8v11h11v8h-11v11h-8v-11h-11v-8h11z`),
  quarters((x, y) => `M${x} ${y - 14}l16 27h-32z`),
  levels((y) => `M0 ${y - 7}H100v14H0z`),
];

/** Colours that come again wear another texture the second time. */
export const textureOf = (colour: number): string =>
  textures[(colour + 5 * Math.floor(colour / textures.length)) % textures.length]!;

let isWorn = false;

/**
 * Makes the textures known to styles: `--texture-3` is an image in the ink of the fourth colour where patterns are chosen, and
 * `--textures` and `--letters` are the visibility of what is drawn otherwise. `data-named` asks for the letters as well.
 */
export function wearTextures(): void {
  if (isWorn) return;
  isWorn = true;
  const inks = getComputedStyle(document.documentElement);
  const images = Array.from({ length: 2 * textures.length }, (_, colour) => {
    const ink = inks.getPropertyValue(`--piece-ink-${colour % textures.length}`).trim();
    const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><path d='${textureOf(colour)}' fill='${ink}' fill-opacity='.27'/></svg>`;
    return `--texture-${colour}:url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-labels] { ${images.map((image) => `${image.split(':')[0]}:none`).join(';')}; --textures: hidden; --letters: hidden }
    [data-labels='patterns'] { ${images.join(';')}; --textures: visible }
    [data-labels='letters'], [data-named] { --letters: visible }
  `);
  document.adoptedStyleSheets.push(sheet);
}
