import type { Comparison, LevelRecord, RunRecord, Settings } from './record.ts';

/** Where results come from, in lines: the version, the commands that make them again, the machine. */
export const provenance = (comparison: Comparison): string[] => [
  `Fourfold ${comparison.version}`,
  ...commandsOf(comparison),
  machineText(comparison),
];

export const machineText = ({ machine }: Pick<Comparison, 'machine'>): string =>
  `${machine.cpu}, ${machine.platform} ${machine.arch}, ${machine.browser ?? `Node ${machine.node}`}`;

/**
 * The command that made the runs, or those that make them again where a page did. One command takes the same levels of all its
 * files and runs the same methods on them, so there may be several.
 */
export function commandsOf({ settings, levels }: Pick<Comparison, 'settings' | 'levels'>): string[] {
  if (settings.command !== undefined) return [settings.command];
  const files = grouped(levels, ({ file, runs }) => JSON.stringify([file, choiceText(runs)]));
  const alike = grouped(files, (each) =>
    JSON.stringify([rangesText(each.map(({ number }) => number)), choiceText(each[0]!.runs)]),
  );
  return alike.map((group) => {
    const [first] = group;
    const names = [...new Set(group.map(([level]) => quoted(level!.file)))];
    const numbers = first!.map(({ number }) => number);
    return [
      'fourfold compare',
      ...names,
      `--level ${rangesText(numbers)}`,
      choiceText(first![0]!.runs),
      settingsText(settings),
    ].join(' ');
  });
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** The methods of the runs on a level, and their cost model. */
function choiceText(runs: LevelRecord['runs']): string {
  const methods = [...new Set(runs.map(methodText))].join(', ');
  return `--methods ${quoted(methods)} --cost ${runs[0]?.costModel ?? ''}`.trim();
}

/** As `--methods` reads it: `wastar:pairs:weight=3`. */
const methodText = ({ algorithm, heuristic, options }: RunRecord): string =>
  [
    algorithm,
    ...(heuristic === null ? [] : [heuristic]),
    ...Object.entries(options).map((pair) => pair.join('=')),
  ].join(':');

function settingsText({ limits, repeat }: Settings): string {
  const { seconds, bytes, states, depth } = limits;
  return [
    seconds !== undefined && `--max-seconds ${seconds}`,
    bytes !== undefined && `--max-memory ${bytes / 1024 ** 2}`,
    states !== undefined && `--max-states ${states}`,
    depth !== undefined && `--depth ${depth}`,
    repeat > 1 && `--repeat ${repeat}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Numbers as `--level` reads them: `1-3,7`. */
export function rangesText(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const ranges: [from: number, to: number][] = [];
  for (const number of sorted) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(',');
}

/** An argument as a shell reads it. */
export const quoted = (argument: string): string =>
  /^[\w./:=,@%+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
