import { basename } from 'node:path';
import { readText } from '../../../experiments/read-text.ts';
import type { Sweep } from '../../../sweeps/model.ts';
import { folderOfPlan, isPlanFile } from '../../../sweeps/place.ts';
import { expandPlan } from '../../../sweeps/plan/expand.ts';
import { planFromFlags } from '../../../sweeps/plan/from-flags.ts';
import type { Plan } from '../../../sweeps/plan/plan.ts';
import { readPlan } from '../../../sweeps/plan/read.ts';
import { CommandError } from '../../exit.ts';
import { withGenerateProgress } from '../../generate-progress.ts';
import { givenAlgorithmOptions } from '../../options.ts';
import { note } from '../../output.ts';
import type { SweepOptions } from './run.ts';

/** A sweep, and where its results go. */
export interface Planned {
  readonly sweep: Sweep;
  readonly folder: string;
}

/** What a command was given: a plan file, or level files with the choices of `compare`. */
export async function planned(
  files: readonly string[],
  options: SweepOptions,
  signal: AbortSignal,
): Promise<Planned> {
  const [first, second] = files;
  const isPlan = isPlanFile(first!);
  if (isPlan && second !== undefined)
    throw new CommandError(`${second}: a plan names its levels itself; expected one plan, or level files.`);
  const folder = options.folder ?? (isPlan ? folderOfPlan(first!) : options.on && options.name);
  if (folder === undefined)
    throw new CommandError(
      options.on === undefined
        ? 'Without a plan file, --folder has to say where the results are kept.'
        : 'Without a plan file, --name has to say what the sweep is called in the database.',
    );
  const plan = isPlan
    ? planIn(first!, options)
    : planFromFlags(
        basename(folder).replace(/\.sweep$/, ''),
        files,
        options,
        givenAlgorithmOptions({ ...options }),
      );
  const expansion = await withGenerateProgress((onProgress) =>
    expandPlan(plan, { folder, signal, onProgress }),
  );
  if (!expansion.ok) throw new CommandError(expansion.error.join('\n'));
  expansion.value.notes.forEach(note);
  const { sweep } = expansion.value;
  return { sweep: options.name === undefined ? sweep : { ...sweep, name: options.name }, folder };
}

/** What a plan says itself, and flags say only without one. */
const choices = [
  'methods',
  'algorithms',
  'heuristics',
  'level',
  'cost',
  'repeat',
  'order',
  'use',
  'maxStates',
  'maxSeconds',
  'maxMemory',
  'depth',
] as const satisfies readonly (keyof SweepOptions)[];

function planIn(path: string, options: SweepOptions): Plan {
  const given =
    choices.find((name) => options[name] !== undefined) ??
    Object.keys(givenAlgorithmOptions({ ...options }))[0];
  if (given)
    throw new CommandError(
      `--${given.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} is for level files; a plan says this itself.`,
    );
  const plan = readPlan(readText(path, 'plan'), path);
  if (!plan.ok) throw new CommandError(plan.error.join('\n'));
  return { ...plan.value, ...(options.isolated && { isolated: true }) };
}
