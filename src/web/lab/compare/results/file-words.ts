import type { Origin } from '../../../../experiments/record.ts';
import type { ResultsProblem } from './open-results.ts';
import type { ResultsWords } from './words.ts';

/** What is wrong with a file, and where. */
export function problemWords(problem: ResultsProblem, words: ResultsWords): string {
  switch (problem.code) {
    case 'form':
      return words.form(problem.path, words.expected[problem.expected], problem.given);
    case 'no-level':
      return words.noLevel(problem.path, problem.level);
    case 'limits':
      return words.limits(problem.path);
    case 'moves':
      return words.badMoves(problem.path, problem.level, problem.method);
    default:
      return words.problem[problem.code];
  }
}

/** The names that browsers give themselves, those first that others pretend to be. */
const browsers = [
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrom(?:e|ium)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const;

/** A machine as people name it. */
export function machineName({ machine: { node, browser, platform, arch, cpu } }: Origin): string {
  if (node !== null) return `Node ${node}, ${platform} ${arch}, ${cpu}`;
  const found = browsers.flatMap(([name, pattern]) => {
    const version = pattern.exec(browser ?? '')?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  return `${found[0] ?? browser ?? '?'}, ${platform}, ${cpu}`;
}
