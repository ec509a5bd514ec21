import { inEnglish } from '../core/english.ts';
import { unitCost } from '../core/game.ts';
import type { PddlTask } from '../core/pddl.ts';
import { type PlanMistake, readPlan, replayPlan } from '../play/plan.ts';
import { CommandError, exitCodes } from './exit.ts';
import { loadLevel, type NamedLevel, readText } from './files.ts';
import { costOf } from './options.ts';
import { print, printJson, style, textWidth, wrap } from './output.ts';

/** Plans of large boards have thousands of steps a move. */
const mostPlanBytes = 64 * 1024 ** 2;

/** A level as a planning task; a game or a level that has none ends the command. */
export async function taskOf(
  { game, level }: Pick<NamedLevel, 'game' | 'level'>,
  cost: string,
): Promise<PddlTask> {
  const module = await game.pddl?.();
  if (!module) throw new CommandError(`${game.name} has no way to be written in PDDL yet.`);
  const task = module.pddl.task(level, cost);
  if (!task.ok) throw new CommandError(task.error);
  return task.value;
}

interface PlanOptions {
  readonly level?: string;
  readonly cost?: string;
  readonly json?: boolean;
}

/** Replays a planner's plan, step by step as it is written and move by move by the rules. */
export async function verifyPlan(path: string, file: string, options: PlanOptions): Promise<void> {
  const named = loadLevel(path, options.level);
  const { game, level, name } = named;
  const cost = costOf(game, options.cost);
  const task = await taskOf(named, cost);
  const steps = readPlan(readText(file, 'plan', mostPlanBytes));
  const result = steps.ok ? replayPlan(task, game.rules(level, cost), steps.value) : steps;
  const common = { game: game.id, level: name, costModel: cost, valid: result.ok };
  if (!result.ok) {
    const { line } = result.error;
    const reason = reasonOf(result.error, (message) => inEnglish(message, game));
    process.exitCode = exitCodes.no;
    if (options.json) printJson({ ...common, line, reason });
    else print(`${style.red('not valid')}: ${file}:${line}: ${reason}.`);
    return;
  }
  const { moves, cost: paid, steps: count } = result.value;
  // The header counts moves.
  const stated = cost === unitCost.id ? level.info.optimal : undefined;
  if (options.json) {
    const optimum = stated ?? null;
    printJson({ ...common, steps: count, moves, length: moves.length, cost: paid, statedOptimum: optimum });
    return;
  }
  const length = `${moves.length} ${moves.length === 1 ? 'move' : 'moves'}`;
  print(
    [
      `${style.green('valid')}: ${count} steps are ${length} that solve the level, cost ${paid}${cost === unitCost.id ? '' : ` (${cost})`}`,
      ...(moves.length > 0 ? [wrap(moves.join(' '), textWidth(), '  ')] : []),
      optimality(paid, stated),
    ].join('\n'),
  );
}

function optimality(cost: number, stated: number | undefined): string {
  if (stated === undefined)
    return 'Whether anything cheaper exists is not known here; fourfold solve can prove it.';
  if (cost === stated) return `The level states ${stated} as its optimum: nothing is cheaper.`;
  return cost > stated
    ? `The level states ${stated} as its optimum: ${cost - stated} more than needed.`
    : `The level states ${stated} as its optimum, which is wrong: this is cheaper.`;
}

function reasonOf(
  { reason, refusal }: PlanMistake,
  inWords: (message: NonNullable<PlanMistake['refusal']>) => string,
): string {
  return refusal ? `${reason}. By the rules: ${inWords(refusal)}` : reason;
}
