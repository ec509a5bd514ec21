import type { AlgorithmInfo } from '../../../core/search.ts';
import type { LabMethod } from './setup.ts';

/** A method with another algorithm; what was set and still makes sense stays. */
export function withAlgorithm(
  { heuristic, cost }: LabMethod,
  algorithm: string,
  { usesHeuristic }: Pick<AlgorithmInfo, 'usesHeuristic'>,
): LabMethod {
  return {
    algorithm,
    ...(usesHeuristic && heuristic !== undefined && { heuristic }),
    ...(cost !== undefined && { cost }),
    options: {},
  };
}

export function withHeuristic({ heuristic: _, ...rest }: LabMethod, heuristic: string): LabMethod {
  return heuristic === '' ? rest : { ...rest, heuristic };
}

export function withCost({ cost: _, ...rest }: LabMethod, cost: string): LabMethod {
  return cost === '' ? rest : { ...rest, cost };
}

export function withOption(
  method: LabMethod,
  option: string,
  value: number | string | boolean | undefined,
): LabMethod {
  const { [option]: _, ...rest } = method.options;
  return { ...method, options: value === undefined ? rest : { ...rest, [option]: value } };
}
