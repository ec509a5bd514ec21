// `npm run bench`: searches the whole space of each case by the engine and by the yardsticks in turn, every run in a process of its
// own, and prints speed, memory and ratios within this run. `npm run bench -- tiles` takes only the cases whose name has that word;
// `--repeat N` takes the least of N rounds; `--quick` leaves the naive search out, `--engine` all yardsticks; `--range` takes the
// boards of the whole range.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { cases, smallCase } from './cases.ts';
import { measure } from './measure.ts';
import type { Variant } from './measurement.ts';
import { printRange } from './range-table.ts';
import { printRows, ratio } from './rows.ts';

const { values, positionals: words } = parseArgs({
  options: {
    repeat: { type: 'string', default: '3' },
    engine: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    range: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const rounds = Number(values.repeat);
const isChosen = ({ id }: { readonly id: string }): boolean => words.every((word) => id.includes(word));

console.log(
  `Node ${process.version}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores; least of ${rounds} rounds in turn, processor time`,
);
console.log('');
if (values.range)
  printRange(isChosen, values.engine ? ['warm', 'slices'] : ['warm', 'plain', 'slices'], rounds);
else printCases();

function printCases(): void {
  printRows(
    [
      'case',
      'states',
      'M states/s',
      'bytes/state',
      'longest slice ms',
      'of C++ plain',
      'of C++ with the rule',
      'C++ bytes/state',
      'x naive speed',
      'naive memory x',
    ],
    cases.filter(isChosen).map((each) => () => {
      const yardsticks: Variant[] = values.engine
        ? []
        : ['plain', 'rule', ...(each.naive && !values.quick ? (['naive'] as const) : [])];
      const { engine, slices, plain, rule, naive } = measure(
        each,
        ['engine', ...yardsticks, 'slices'],
        rounds,
      );
      return [
        each.id,
        each.states.toLocaleString('en'),
        (each.states / engine.cpuMilliseconds / 1000).toFixed(2),
        (engine.bytes / each.states).toFixed(0),
        slices.longestSlice.toFixed(0),
        ratio(plain?.cpuMilliseconds, engine.cpuMilliseconds),
        ratio(rule?.cpuMilliseconds, engine.cpuMilliseconds),
        [plain, rule].flatMap((run) => (run ? [(run.bytes / each.states).toFixed(0)] : [])).join(', '),
        ratio(naive?.cpuMilliseconds, engine.cpuMilliseconds),
        ratio(naive?.bytes, engine.bytes),
      ];
    }),
  );
  if (words.length > 0) return;
  const { engine } = measure(smallCase, ['engine'], rounds);
  console.log('');
  console.log(
    `${smallCase.id}, ${smallCase.states} states: ${engine.cpuMilliseconds.toFixed(2)} ms in a fresh process, set-up included`,
  );
}
