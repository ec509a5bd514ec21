import type { Rules } from '../core/game.ts';
import { shorten } from '../core/level-text.ts';
import type { Message } from '../core/message.ts';
import type { PddlAction, PddlTask } from '../core/pddl.ts';
import { failure, type Result, success } from '../core/result.ts';

/** A line of a planner's plan: an action and its objects, in lower case. */
export interface PlanStep {
  readonly line: number;
  readonly words: readonly string[];
}

/** Where a plan is wrong, and why: in words about the plan, and of the rules where they refuse the move. */
export interface PlanMistake {
  readonly line: number;
  readonly reason: string;
  readonly refusal?: Message;
}

export interface PlanReplay {
  readonly steps: number;
  /** In the game's notation. */
  readonly moves: readonly string[];
  readonly cost: number;
}

const oneStep = /^(?:[\d.]+\s*:\s*)?\(([^()]*)\)\s*(?:\[[\d.\s]*\])?$/;

/**
 * Reads a plan as planners write it: a step a line in brackets, with or without a time before it and a duration behind it;
 * comments begin with a semicolon.
 */
export function readPlan(text: string): Result<readonly PlanStep[], PlanMistake> {
  const steps: PlanStep[] = [];
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const content = written.replace(/;.*/, '').trim();
    if (content === '') continue;
    const words = oneStep.exec(content)?.[1]?.trim().toLowerCase().split(/\s+/);
    if (words?.[0]) steps.push({ line, words });
    else if (content.includes('(') && !content.includes(')'))
      return failure({ line, reason: 'this step has no closing bracket; the file may be cut off here' });
    else
      return failure({
        line,
        reason: `expected a step in brackets, such as (action object) or 0: (action object) [1], not "${shorten(content)}"`,
      });
  }
  return success(steps);
}

/** Runs a plan on its task, and the moves that it stands for by the rules: both must accept every step, and end at the goal. */
export function replayPlan(
  task: PddlTask,
  rules: Rules,
  steps: readonly PlanStep[],
): Result<PlanReplay, PlanMistake> {
  const run = new PlanRun(task);
  const moves: string[] = [];
  let state = rules.start();
  let cost = 0;
  for (const step of steps) {
    const { line } = step;
    const found = run.actionOf(step);
    if (!found.ok) return failure({ line, reason: found.error });
    const move = found.value.move?.(step.words.slice(1));
    const missing = run.missingFor(found.value, step);
    if (missing !== undefined) {
      const refused = move === undefined ? undefined : played(rules, state, move);
      return failure({
        line,
        reason: `(${step.words.join(' ')}) is not possible there: (${missing}) does not hold`,
        ...(refused && !refused.ok && { refusal: refused.error }),
      });
    }
    run.take(found.value, step);
    if (move === undefined) continue;
    const after = played(rules, state, move);
    if (!after.ok) throw new Error(`the planning task allows ${move}, which the rules refuse`);
    moves.push(move);
    cost += after.value.cost;
    state = after.value.state;
  }
  const last = steps.at(-1)?.line ?? 1;
  const open = task.goal.find((fact) => !run.facts.has(fact));
  if (open !== undefined) {
    const end = steps.length === 0 ? 'there is no step' : 'this is the last step';
    return failure({ line: last, reason: `${end}, but the level is not solved: (${open}) does not hold` });
  }
  if (!rules.isGoal(state)) throw new Error('the planning task is solved and the level is not');
  return success({ steps: steps.length, moves, cost });
}

function played(
  rules: Rules,
  state: unknown,
  text: string,
): Result<{ readonly state: unknown; readonly cost: number }, Message> {
  const move = rules.parseMove(text);
  if (!move.ok) return move;
  const after = rules.apply(state, move.value);
  return after.ok ? success({ state: after.value, cost: rules.cost(state, move.value) }) : after;
}

/** The facts of a task while a plan is run. */
class PlanRun {
  readonly facts: Set<string>;
  private readonly task: PddlTask;
  private readonly actions: ReadonlyMap<string, PddlAction>;
  private readonly typeOf: ReadonlyMap<string, string>;

  constructor(task: PddlTask) {
    this.task = task;
    this.facts = new Set(task.start);
    this.actions = new Map(task.actions.map((action) => [action.name, action]));
    this.typeOf = new Map(
      [task.constants, task.objects].flatMap((objects) =>
        Object.entries(objects).flatMap(([type, names]) => names.map((name) => [name, type] as const)),
      ),
    );
  }

  /** The action of a step, when all its objects are of this level and of the right types. */
  actionOf({ words: [name, ...objects] }: PlanStep): Result<PddlAction> {
    const action = this.actions.get(name!);
    if (!action)
      return failure(
        `there is no action "${shorten(name!)}" in the domain ${this.task.domain} of this level`,
      );
    const types = Object.values(action.parameters);
    if (objects.length !== types.length)
      return failure(`${action.name} takes ${types.length} objects, not ${objects.length}`);
    for (const [index, object] of objects.entries()) {
      const type = this.typeOf.get(object);
      if (type !== types[index])
        return failure(
          `"${shorten(object)}" is ${type === undefined ? 'no object of this level' : `a ${type}`}; ${action.name} takes a ${types[index]} there`,
        );
    }
    return success(action);
  }

  missingFor(action: PddlAction, step: PlanStep): string | undefined {
    return this.grounded(action.needs, action, step).find((fact) => !this.facts.has(fact));
  }

  take(action: PddlAction, step: PlanStep): void {
    for (const fact of this.grounded(action.removes, action, step)) this.facts.delete(fact);
    for (const fact of this.grounded(action.adds, action, step)) this.facts.add(fact);
  }

  private grounded(facts: readonly string[], { parameters }: PddlAction, { words }: PlanStep): string[] {
    const places = new Map(Object.keys(parameters).map((parameter, index) => [parameter, words[index + 1]!]));
    return facts.map((fact) =>
      fact
        .split(' ')
        .map((word) => places.get(word) ?? word)
        .join(' '),
    );
  }
}
