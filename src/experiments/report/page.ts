import { legendText, summaryLegend } from '../columns.ts';
import { contradictions } from '../contradictions.ts';
import { milliseconds } from '../format.ts';
import { leadOf } from '../lead.ts';
import { runTitles } from '../methods.ts';
import { refutedStatements } from '../optimum.ts';
import { commandsOf, machineText } from '../provenance.ts';
import type { Comparison } from '../record.ts';
import { type MethodFigures, summaryOf } from '../summary.ts';
import type { LevelAxis } from './axes.ts';
import { swatchText } from './drawing.ts';
import { figures } from './figures.ts';
import { count, escapeText } from './html.ts';
import { type Series, seriesOf } from './series.ts';
import { pageStyle } from './style.ts';
import { gameName, levelId, levelSection, pivotSection, summarySection } from './tables.ts';

/** Up to so many levels the page needs no list of them. */
const listedFrom = 6;

/** A comparison as one self-contained page: no script, no font, no network. */
export function reportPage(comparison: Comparison, now: Date, axis?: LevelAxis): string {
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
<p class="lead">${escapeText(leadText(comparison))}</p>
${warnings(comparison)}
${facts(comparison, now)}
</header>
<main>
${levels.length === 0 ? '' : results(comparison, series, axis)}
</main>
<footer class="note">Proved and unsolvable are said only where a method proved it; every solution was replayed by the rules.</footer>
</div>
</body>
</html>
`;
}

const pivots = ['moves', 'expanded', 'stored', 'bytes', 'time'] as const;

function results(comparison: Comparison, series: readonly Series[], axis: LevelAxis | undefined): string {
  const { levels } = comparison;
  const titleOf = runTitles(comparison);
  // A button of a group, so that the page can show one method alone without a script.
  const keyItem = (id: string, text: string, isChosen = false): string =>
    `<li class="${id}"><label><input type="radio" name="only" class="hidden"${isChosen ? ' checked' : ''}>${text}</label></li>`;
  const key = [
    keyItem('series-all', 'all methods', true),
    ...series.map((each) => keyItem(each.className, `${swatchText(each)}${escapeText(each.title)}`)),
  ];
  const links = levels.map(
    ({ level }, index) => `<li><a href="#${levelId(index)}">${escapeText(level)}</a></li>`,
  );
  return `<h2>Summary</h2>
${summaries(comparison, series)}
<section class="plots">
<h2>Plots</h2>
<p class="note">Choose a method to see it alone.</p>
<ul class="key" aria-label="Methods">${key.join('')}</ul>
<div class="grid">
${figures(comparison, series, axis)}
</div>
</section>
<h2>Figures by level and method</h2>
${pivots.map((figure) => pivotSection(comparison, figure)).join('\n')}
<h2>Levels</h2>
${levels.length >= listedFrom ? `<ol class="contents">${links.join('')}</ol>` : ''}
<p class="note">${escapeText(legendText(comparison, 'Green:'))}</p>
${levels.map((level, index) => levelSection(level, index, titleOf)).join('\n')}`;
}

function summaries(comparison: Comparison, series: readonly Series[]): string {
  const figures = summaryOf(comparison);
  const all = comparison.levels.length;
  const common = figures[0]?.common.levels ?? 0;
  const section = (set: 'common' | 'all', title: string): string =>
    `<h3>${escapeText(title)}</h3>\n${summarySection(figures, set, title, series)}`;
  return [
    common > 0 && common < all
      ? section('common', `On the ${count(common, 'level')} that all methods answered`)
      : '',
    section(
      'all',
      common === all
        ? `On ${count(all, 'level')}, all answered by all methods`
        : `On all ${count(all, 'level')}`,
    ),
    `<p class="note">${escapeText(`${summaryLegend(comparison)} ${intervalNote}`)}</p>`,
  ].join('\n');
}

const intervalNote =
  'Below a mean: its 95 % bootstrap interval (percentiles of 2,000 resamples), over the levels; for ms over the repeats, where there are some.';

/** The headline: who answered the most levels, and the fastest of them, never without what its solutions are worth. */
function leadText(comparison: Comparison): string {
  if (comparison.levels.length === 0) return 'No run was finished.';
  const lead = leadOf(comparison);
  if (!lead) return 'No method solved a level.';
  const { levels, leaders, methods, fastest, fastestOptimal } = lead;
  const all = levels > 1 && levels === comparison.levels.length ? 'all ' : '';
  const hasUnsolvable = leaders.some(({ all: { provedUnsolvable } }) => provedUnsolvable > 0);
  const what = hasUnsolvable
    ? `settled ${all}${count(levels, 'level')} (solved, or proved unsolvable)`
    : `solved ${all}${count(levels, 'level')}`;
  const [only] = leaders;
  if (leaders.length === 1 && methods > 1) return `Only ${only!.title} ${what}. ${worthText(only!)}`;
  const who = leaders.length === methods ? 'Every method' : `${leaders.length} of ${methods} methods`;
  if (methods === 1) return `${only!.title} ${what}. ${worthText(only!)}`;
  const sentences = [
    `${who} ${what}.`,
    fastest && `${fastest.title} took the least time, ${timeText(fastest)} a level. ${worthText(fastest)}`,
    fastestOptimal &&
      fastestOptimal !== fastest &&
      `Of those whose solutions are all optimal, ${fastestOptimal.title} took the least, ${timeText(fastestOptimal)} a level.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const timeText = ({ common }: MethodFigures): string =>
  `${milliseconds(common.milliseconds?.mean ?? null)} ms`;

/** How long its solutions are. */
function worthText({ common: { solved, optimal, ratio } }: MethodFigures): string {
  if (solved === 0) return '';
  if (optimal === solved) return 'All its solutions are optimal.';
  if (!ratio) return 'How far its solutions are from the optimum is not known.';
  return `Its solutions cost ${ratio.mean.toFixed(2)} times the optimum on average; ${optimal} of ${solved} are known to be optimal.`;
}

function warnings(comparison: Comparison): string {
  const found = contradictions(comparison);
  const parts = [];
  if (!comparison.complete)
    parts.push('<p class="warning">Interrupted: only the runs that were finished are here.</p>');
  for (const sentence of refutedStatements(comparison.levels))
    parts.push(`<p class="warning">${escapeText(sentence)}</p>`);
  if (found.length > 0) {
    const items = found.map((sentence) => `<li>${escapeText(sentence)}</li>`).join('');
    parts.push(
      `<div class="warning"><strong>These results contradict each other: do not trust them.</strong><ul>${items}</ul></div>`,
    );
  }
  return parts.join('\n');
}

function facts(comparison: Comparison, now: Date): string {
  const { levels, settings, machine, version } = comparison;
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
    ['Machine', machineText({ machine })],
    ['Fourfold', version],
    ['Made', now.toISOString().slice(0, 16).replace('T', ' ').concat(' UTC')],
  ] as const;
  const items = entries.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeText(value)}</dd></div>`);
  const commands = commandsOf(comparison).map((command) => `<code>${escapeText(command)}</code>`);
  const again = `<div class="wide"><dt>Command</dt><dd>${commands.join('')}</dd></div>`;
  return `<dl class="facts">${items.join('')}${levels.length > 0 ? again : ''}</dl>`;
}
