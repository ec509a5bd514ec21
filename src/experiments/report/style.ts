import type { Series } from './series.ts';

/**
 * Colours differ in lightness as well as in hue, after Okabe and Ito's palette for all kinds of colour vision, and
 * stand at 3 to 1 or better against the ground in light and in dark.
 */
const light = ['#0072b2', '#c24a00', '#00805c', '#a8407f', '#8a6d00', '#3d3d3d', '#6a4fd0'];
const dark = ['#5cb8f0', '#ff8f52', '#2cc79b', '#e89ac7', '#e8c34a', '#d6d6d6', '#a79bff'];

const variables = (colours: readonly string[]): string =>
  colours.map((colour, index) => `--series-${index}: ${colour};`).join(' ');

/** Choosing a method in the key, or pointing at it, fades the marks of all others. */
const alone = ({ className }: Series): string =>
  `.plots:has(.key .${className}:is(:hover, :has(:checked, :focus-visible))) .plot [class^="series-"]:not(.${className}) { opacity: 0.08; }`;

/** The colours of pages and pictures, in light and in dark. */
export const colourStyle = `:root {
  color-scheme: light dark;
  --ground: #f6f4ef; --surface: #fffdf9; --ink: #23262b; --muted: #666b73; --line: #dcd7cc;
  --best: #0a6b41; --best-ground: #e3f1e8; --bar: #cfe1ee; --warn: #8c2f00; --warn-ground: #fbe6da;
  ${variables(light)}
  --serif: Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14161a; --surface: #1b1e23; --ink: #e9e6df; --muted: #a0a5ad; --line: #34383f;
    --best: #6fdca6; --best-ground: #17352a; --bar: #213f52; --warn: #ffb38a; --warn-ground: #3d2315;
    ${variables(dark)}
  }
}`;

export const pageStyle = (series: readonly Series[]): string => `
${colourStyle}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 5rem; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 var(--sans); }
.page { max-width: 70rem; margin: 0 auto; padding: 3.5rem 1.5rem 4rem; }
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(1.9rem, 1.3rem + 2.6vw, 3rem); letter-spacing: -0.015em; }
h2 { font-size: 1.6rem; margin: 3.5rem 0 1rem; }
h3 { font-size: 1.2rem; }
p { margin: 0; max-width: 44rem; text-wrap: pretty; }
.eyebrow { font-size: 0.8rem; letter-spacing: 0.09em; text-transform: uppercase; color: var(--muted); margin-bottom: 0.6rem; }
.lead { font-family: var(--serif); font-size: 1.2rem; margin-top: 1rem; }
.note, figcaption { font-size: 0.875rem; color: var(--muted); }
.note { margin-top: 0.75rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 0.9rem 2rem; margin: 2rem 0 0; padding: 1.1rem 0; border-block: 1px solid var(--line); }
.facts dt { font-size: 0.8rem; color: var(--muted); }
.facts dd { margin: 0; }
.facts .wide { grid-column: 1 / -1; }
.facts code { display: block; font-size: 0.8rem; overflow-wrap: anywhere; }
td small { display: block; color: var(--muted); }
h2 + h3, .scroll + h3 { margin: 1.2rem 0 0.6rem; }
.warning { margin-top: 1.5rem; padding: 0.9rem 1.1rem; border-radius: 6px; background: var(--warn-ground); color: var(--warn); max-width: none; }
.warning ul { margin: 0.4rem 0 0; padding-left: 1.2rem; }
.scroll { position: relative; overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
.scroll:focus-visible, a:focus-visible, summary:focus-visible { outline: 2px solid var(--series-0); outline-offset: 2px; }
table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: 0.9rem; font-variant-numeric: tabular-nums lining-nums; }
th, td { padding: 0.42rem 0.7rem; text-align: left; white-space: nowrap; border-top: 1px solid var(--line); }
thead th { border-top: 0; font-weight: 500; font-size: 0.8rem; color: var(--muted); vertical-align: bottom; }
thead th { white-space: normal; min-width: 3.5rem; }
tbody th { font-weight: 600; position: sticky; left: 0; background: var(--surface); white-space: normal; min-width: 11rem; }
details { margin: 0.6rem 0; }
details table { font-size: 0.8rem; }
details :is(th, td) { padding: 0.3rem 0.4rem; }
details thead th { font-size: 0.72rem; min-width: 0; }
details tbody th { min-width: 7rem; }
summary { cursor: pointer; padding: 0.3rem 0; }
.right { text-align: right; }
.best { color: var(--best); font-weight: 700; background: var(--best-ground); }
.off { color: var(--muted); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.key { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.15rem 1.2rem; margin: 0 0 1.2rem; padding: 0.6rem 0; list-style: none; font-size: 0.875rem; background: var(--ground); border-bottom: 1px solid var(--line); }
.key label { display: flex; align-items: center; gap: 0.45rem; padding: 0.15rem 0.4rem; margin-left: -0.4rem; border-radius: 4px; cursor: pointer; }
.key label:hover, .key label:has(:checked) { background: var(--bar); }
.key label:has(:focus-visible) { outline: 2px solid var(--series-0); }
.plots > .note { margin: 0; }
.swatch { display: block; flex: none; overflow: visible; }
th .swatch { display: inline-block; vertical-align: -0.1em; margin-right: 0.5rem; }
.grid { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.5rem; }
figure { margin: 0; padding: 1.1rem 1.1rem 0.9rem; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
figure.full { grid-column: 1 / -1; }
figure.alone { max-width: 52rem; margin-top: 2rem; }
figure h3 { margin-bottom: 0.5rem; }
figcaption { margin-top: 0.4rem; max-width: 60rem; }
.plot { display: block; width: 100%; height: auto; color: var(--ink); font-family: var(--sans); overflow: visible; }
.plot text { fill: var(--ink); white-space: pre; font-variant-numeric: tabular-nums; }
.plot [class^="series-"] { transition: opacity 0.12s; }
.phone { display: none; }
.contents { columns: 15rem; column-gap: 2rem; margin: 0 0 1.5rem; padding: 0; list-style: none; font-size: 0.9rem; }
.contents a { color: inherit; text-decoration-color: var(--line); text-underline-offset: 0.2em; }
.contents a:hover { text-decoration-color: currentColor; }
.level { margin-top: 2.2rem; }
.board { float: right; height: 4.5rem; max-width: 9rem; margin: 0 0 0.6rem 1rem; }
.level .scroll { clear: both; }
.level .note { margin: 0.15rem 0 0.7rem; }
.level ul.note { padding-left: 1.1rem; margin-top: 0.6rem; }
footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); }
@media (max-width: 56rem) { .grid { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 40rem) {
  .page { padding: 2rem 1rem 3rem; }
  .key { position: static; }
  .screen { display: none; }
  .phone { display: block; }
  figure { padding: 0.9rem 0.7rem 0.7rem; }
  th, td { padding-inline: 0.5rem; }
  tbody th { min-width: 7.5rem; max-width: 38vw; overflow-wrap: break-word; }
  th .swatch { display: none; }
}
@media (prefers-reduced-motion: reduce) { .plot [class^="series-"] { transition: none; } }
@media print { .key { position: static; } .scroll { overflow: visible; } figure, .level { break-inside: avoid; } }
${series.map(alone).join('\n')}
`;
