import type { AlgorithmOptions } from '../../core/search.ts';
import type { Path } from './form.ts';
import type { Plan } from './plan.ts';

/** The choices of `compare`, as the command line reads them. */
export interface PlanFlags {
  readonly level?: string;
  readonly methods?: readonly string[];
  readonly algorithms?: readonly string[];
  readonly heuristics?: readonly string[];
  readonly cost?: string;
  readonly repeat?: number;
  /** The seed of the order of the runs. */
  readonly order?: number;
  readonly isolated?: boolean;
  readonly use?: readonly string[];
  readonly maxSeconds?: number;
  readonly maxMemory?: number;
  readonly maxStates?: number;
  readonly depth?: number;
}

/** The same plan as from a file, from level files and flags. Mistakes name the flag. */
export function planFromFlags(
  name: string,
  files: readonly string[],
  flags: PlanFlags,
  options: AlgorithmOptions = {},
): Plan {
  const { level, methods, algorithms, heuristics, cost, repeat, order, isolated, use } = flags;
  const limits = {
    seconds: flags.maxSeconds,
    memory: flags.maxMemory,
    states: flags.maxStates,
    depth: flags.depth,
  };
  return given({
    name,
    levels: files.map((file) => (level === undefined ? file : { file, level })),
    methods,
    algorithms,
    heuristics,
    costs: cost === undefined ? undefined : [cost],
    options,
    limits: given(limits),
    repeat,
    seed: order,
    isolated,
    use,
    base: '.',
    placeOf,
  }) as unknown as Plan;
}

/** Without what was left out. */
const given = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The flag that a key of a plan stands for. Mistakes in levels and options name them already. */
function placeOf([key]: Path): string {
  if (key === undefined || key === 'levels' || key === 'options') return '';
  return `--${key === 'costs' ? 'cost' : key}: `;
}
