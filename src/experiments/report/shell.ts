import { escapeText } from './html.ts';
import type { Series } from './series.ts';
import { pageStyle } from './style.ts';

/** A whole page, self-contained: no script, no font, no network. */
export const pageShell = ({
  title,
  eyebrow,
  header,
  main,
  series,
}: {
  readonly title: string;
  readonly eyebrow: string;
  readonly header: string;
  readonly main: string;
  readonly series: readonly Series[];
}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)} – Fourfold</title>
<style>${pageStyle(series)}</style>
</head>
<body>
<div class="page">
<header>
<p class="eyebrow">${escapeText(eyebrow)}</p>
<h1>${escapeText(title)}</h1>
${header}
</header>
<main>
${main}
</main>
<footer class="note">Proved and unsolvable are said only where a method proved it; every solution was replayed by the rules.</footer>
</div>
</body>
</html>
`;

/** The key of plots: a group of buttons, so that the page can show one method alone without a script. */
export function plotKey(
  series: readonly Series[],
  swatch: (series: Series) => string,
  name = 'only',
): string {
  const item = (id: string, text: string, isChosen = false): string =>
    `<li class="${id}"><label><input type="radio" name="${name}" class="hidden"${isChosen ? ' checked' : ''}>${text}</label></li>`;
  return `<p class="note">Choose a method to see it alone.</p>
<ul class="key" aria-label="Methods">${[
    item('series-all', 'all methods', true),
    ...series.map((each) => item(each.className, `${swatch(each)}${escapeText(each.title)}`)),
  ].join('')}</ul>`;
}
