import { legendText } from '../columns.ts';
import { contradictions } from '../contradictions.ts';
import { milliseconds } from '../format.ts';
import { summarise } from '../methods.ts';
import type { Comparison } from '../record.ts';
import { swatchText } from './drawing.ts';
import { figures } from './figures.ts';
import { count, escapeText } from './html.ts';
import { type Series, seriesOf } from './series.ts';
import { pageStyle } from './style.ts';
import { gameName, levelId, levelSection, summaryTable } from './tables.ts';

/** Up to so many levels the page needs no list of them. */
const listedFrom = 6;

/** A comparison as one self-contained page: no script, no font, no network. */
export function reportPage(comparison: Comparison, now: Date): string {
  const { levels } = comparison;
  const series = seriesOf(comparison);
  const title = `${count(series.length, 'method')} on ${count(levels.length, 'level')}`;
  return `<!doctype html>
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
<p class="eyebrow">Fourfold comparison</p>
<h1>${escapeText(title)}</h1>
<p class="lead">${escapeText(leadOf(comparison))}</p>
${warnings(comparison)}
${facts(comparison, now)}
</header>
<main>
${levels.length === 0 ? '' : results(comparison, series)}
</main>
<footer class="note">Optimal and unsolvable are said only where they are proved; every solution was replayed by the rules.</footer>
</div>
</body>
</html>
`;
}

function results(comparison: Comparison, series: readonly Series[]): string {
  const { levels } = comparison;
  const key = series.map(
    (each) => `<li class="${each.className}">${swatchText(each)}${escapeText(each.name)}</li>`,
  );
  const links = levels.map(
    ({ level }, index) => `<li><a href="#${levelId(index)}">${escapeText(level)}</a></li>`,
  );
  return `<h2>Summary</h2>
${summaryTable(comparison, series)}
<section class="plots">
<h2>Plots</h2>
<ul class="key" aria-label="Methods">${key.join('')}</ul>
<div class="grid">
${figures(comparison, series)}
</div>
</section>
<h2>Levels</h2>
${levels.length >= listedFrom ? `<ol class="contents">${links.join('')}</ol>` : ''}
<p class="note">${escapeText(legendText(comparison, 'Green:'))}</p>
${levels.map(levelSection).join('\n')}`;
}

/** A summary in a sentence: the methods that answered the most levels, and the fastest of them. */
function leadOf(comparison: Comparison): string {
  const summaries = summarise(comparison).map((each) => ({
    ...each,
    settled: each.solved + each.provedUnsolvable,
    time: each.milliseconds + each.prepareMilliseconds,
  }));
  if (summaries.length === 0) return 'No run was finished.';
  const most = Math.max(...summaries.map(({ settled }) => settled));
  if (most === 0) return 'No method solved a level.';
  const leaders = summaries.filter(({ settled }) => settled === most).sort((a, b) => a.time - b.time);
  const { method, time } = leaders[0]!;
  const hasUnsolvable = summaries.some(({ provedUnsolvable }) => provedUnsolvable > 0);
  const all = most > 1 && most === comparison.levels.length ? 'all ' : '';
  const levels = `${all}${count(most, 'level')}`;
  const what = hasUnsolvable ? `settled ${levels} (solved, or proved unsolvable)` : `solved ${levels}`;
  const total = `${milliseconds(time)} ms in all`;
  if (leaders.length === 1) return `Only ${method} ${what}, with ${total}.`;
  const who =
    leaders.length === summaries.length ? 'Every method' : `${leaders.length} of ${summaries.length} methods`;
  return `${who} ${what}; ${method} was the fastest of them, with ${total}.`;
}

function warnings(comparison: Comparison): string {
  const found = contradictions(comparison);
  const parts = [];
  if (!comparison.complete)
    parts.push('<p class="warning">Interrupted: only the runs that were finished are here.</p>');
  if (found.length > 0) {
    const items = found.map((sentence) => `<li>${escapeText(sentence)}</li>`).join('');
    parts.push(
      `<div class="warning"><strong>These results contradict each other: do not trust them.</strong><ul>${items}</ul></div>`,
    );
  }
  return parts.join('\n');
}

function facts({ levels, settings, machine }: Comparison, now: Date): string {
  const names = [...new Set(levels.map(({ game }) => gameName(game)))].join(', ');
  const { limits, repeat, jobs } = settings;
  const bounds = [
    limits.seconds !== undefined && `${limits.seconds.toLocaleString('en')} s`,
    limits.bytes !== undefined && `${(limits.bytes / 1024 ** 2).toLocaleString('en')} MB`,
    limits.states !== undefined && count(limits.states, 'state'),
    limits.depth !== undefined && count(limits.depth, 'move'),
  ].filter(Boolean);
  const entries = [
    ['Games', names || 'none'],
    ['Limits of a run', bounds.join(', ')],
    [
      'Runs',
      `${repeat === 1 ? 'once' : `${repeat} times`} each, ${jobs === 1 ? 'one process' : `${jobs} processes`} at a time`,
    ],
    [
      'Machine',
      `${machine.cpu}, ${machine.platform} ${machine.arch}, ${machine.browser ?? `Node ${machine.node}`}`,
    ],
    ['Made', now.toISOString().slice(0, 16).replace('T', ' ').concat(' UTC')],
  ] as const;
  const items = entries.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeText(value)}</dd></div>`);
  return `<dl class="facts">${items.join('')}</dl>`;
}
