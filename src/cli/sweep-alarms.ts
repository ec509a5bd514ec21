import type { SweepAlarm, SweepHead, SweepResult } from '../sweeps/model.ts';
import { errorStyle } from './output.ts';

const mostShown = 10;

/** What cannot be true among the results, with both records of the first few. */
export function alarmText({ levels }: Pick<SweepHead, 'levels'>, alarms: readonly SweepAlarm[]): string {
  const nameOf = (key: string): string => levels.find((level) => level.key === key)?.name ?? key;
  const record = (result: SweepResult, figures: readonly string[]): string => {
    const told = figures.map((figure) => `${figure} ${JSON.stringify(result[figure as keyof SweepResult])}`);
    return `    ${result.method}, repeat ${result.repeat}, by ${result.worker}: ${told.join(', ')}`;
  };
  const shown = alarms
    .slice(0, mostShown)
    .flatMap(({ figures, first, second }) => [
      `  ${nameOf(first.level)}:`,
      record(first, figures),
      ...(second ? [record(second, figures)] : []),
    ]);
  const more = alarms.length > mostShown ? [`  … and more: ${alarms.length} in all.`] : [];
  const head = 'THESE RESULTS CANNOT ALL BE TRUE, so do not trust them; this is a bug, or a bad machine:';
  return [head, ...shown, ...more].map((line) => errorStyle.red(line)).join('\n');
}
