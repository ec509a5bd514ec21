import { legendText, summaryLegend } from '../columns.ts';
import { contradictions } from '../contradictions.ts';
import { milliseconds } from '../format.ts';
import { leadOf } from '../lead.ts';
import { runTitles } from '../methods.ts';
import { refutedStatements } from '../optimum.ts';
import { commandsOf, machineText } from '../provenance.ts';
import type { Comparison, Settings } from '../record.ts';
import { type MethodFigures, summaryOf } from '../summary.ts';
import type { LevelAxis } from './axes.ts';
import { swatchText } from './drawing.ts';
import { figures } from './figures.ts';
import { count, escapeText } from './html.ts';
import { type Series, seriesOf } from './series.ts';
import { pageShell, plotKey } from './shell.ts';
import { gameName, levelId, levelSection, pivotSection, summarySection } from './tables.ts';

/** Up to so many levels the page needs no list of them. */
const listedFrom = 6;

/** A comparison as one self-contained page: no script, no font, no network. */
export function reportPage(comparison: Comparison, now: Date, axis?: LevelAxis): string {
  const { levels } = comparison;
  const series = seriesOf(comparison);
  const title = `${count(series.length, 'method')} on ${count(levels.length, 'level')}`;
  return pageShell({
    title,
    eyebrow: 'Fourfold comparison',
    series,
    header: `<p class="lead">${escapeText(leadText(comparison))}</p>
${warnings(comparison)}
${facts(comparison, now)}`,
    main: levels.length === 0 ? '' : results(comparison, series, axis),
  });
}

const pivots = ['moves', 'expanded', 'stored', 'bytes', 'time'] as const;

function results(comparison: Comparison, series: readonly Series[], axis: LevelAxis | undefined): string {
  const { levels } = comparison;
  const titleOf = runTitles(comparison);
  const links = levels.map(
    ({ level }, index) => `<li><a href="#${levelId(index)}">${escapeText(level)}</a></li>`,
  );
  return `<h2>Summary</h2>
${summaries(comparison, series)}
<section class="plots">
<h2>Plots</h2>
${plotKey(series, swatchText)}
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

export const intervalNote =
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
  const entries = [
    ['Games', names || 'none'],
    ['Limits of a run', limitsText(limits)],
    [
      'Runs',
      `${repeat === 1 ? 'once' : `${repeat} times`} each, ${jobs === 1 ? 'one process' : `${jobs} processes`} at a time`,
    ],
    ['Machine', machineText({ machine })],
    ['Fourfold', version],
    ['Made', now.toISOString().slice(0, 16).replace('T', ' ').concat(' UTC')],
  ] as const;
  const commands = commandsOf(comparison).map((command) => `<code>${escapeText(command)}</code>`);
  const again = `<div class="wide"><dt>Command</dt><dd>${commands.join('')}</dd></div>`;
  return factList(entries, levels.length > 0 ? again : '');
}

/** `60 s, 1,024 MB`. */
export const limitsText = ({ seconds, bytes, states, depth }: Settings['limits']): string =>
  [
    seconds !== undefined && `${seconds.toLocaleString('en')} s`,
    bytes !== undefined && `${(bytes / 1024 ** 2).toLocaleString('en')} MB`,
    states !== undefined && count(states, 'state'),
    depth !== undefined && count(depth, 'move'),
  ]
    .filter(Boolean)
    .join(', ');

/** Names with their values, at the head of a page. */
export const factList = (entries: readonly (readonly [name: string, value: string])[], last = ''): string =>
  `<dl class="facts">${entries
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeText(value)}</dd></div>`)
    .join('')}${last}</dl>`;
