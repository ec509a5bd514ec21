import { milliseconds, rounded } from '../../../../experiments/format.ts';
import type { Lead } from '../../../../experiments/lead.ts';
import type { MethodFigures } from '../../../../experiments/summary.ts';
import type { ResultsWords } from './words.ts';

/** The gist of a comparison in a few sentences. Who was fastest is never said without how good its solutions are. */
export function leadWords(lead: Lead, all: number, words: ResultsWords, locale: string): string[] {
  const { levels, leaders, methods, fastest, fastestOptimal } = lead;
  const said = words.lead;
  const worth = ({ common: { solved, optimal, ratio } }: MethodFigures): string[] => {
    if (solved === 0) return [];
    if (optimal === solved) return [said.worthOptimal];
    return [ratio ? said.worth(rounded(ratio.mean, locale), optimal, solved) : said.worthUnknown];
  };
  const time = ({ common }: MethodFigures): string => milliseconds(common.milliseconds?.mean ?? null, locale);
  const isSettled = leaders.some((each) => each.all.provedUnsolvable > 0);
  const answered = (who: string, isOne: boolean): string =>
    said.answered(who, isOne, said.levels(levels, all), isSettled);
  const [only] = leaders;
  if (leaders.length === 1)
    return [answered(methods > 1 ? said.only(only!.title) : only!.title, true), ...worth(only!)];
  return [
    answered(leaders.length === methods ? said.every : said.some(leaders.length, methods), false),
    ...(fastest ? [said.fastest(fastest.title, time(fastest)), ...worth(fastest)] : []),
    ...(fastestOptimal && fastestOptimal !== fastest
      ? [said.fastestOptimal(fastestOptimal.title, time(fastestOptimal))]
      : []),
  ];
}
