import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exactDistances } from '../../src/analysis/distances.ts';
import type { Game, Rules } from '../../src/core/game.ts';
import type { Level } from '../../src/core/level.ts';
import type { PddlTask } from '../../src/core/pddl.ts';
import { domainText, problemText } from '../../src/core/pddl-text.ts';
import { createRandom, type Random } from '../../src/core/random.ts';
import { packedRow } from '../../src/core/space.ts';
import { games } from '../../src/games/index.ts';
import { formatLevel, readPack } from '../../src/games/pack.ts';
import { readPlan, replayPlan } from '../../src/play/plan.ts';
import { findAlgorithm } from '../../src/search/algorithms/index.ts';
import { solveNow } from '../../src/search/solve.ts';
import { sampleOf } from '../samples.ts';
import { parseTask } from './parse.ts';
import { type Facts, keyOf, Planner } from './planner.ts';

const isLong = process.env['FOURFOLD_LONG'] !== undefined && process.env['FOURFOLD_LONG'] !== '';
const [wanted, mostPositions] = isLong ? [300, 400] : [15, 120];

/** Random levels hardly ever have cubes that press switches: these do, one by one and joining. */
const more: Readonly<Record<string, readonly string[]>> = {
  'roll-the-block': [
    'switch a: soft toggle 1\nswitch s: split 3,1 3,3\n\nS..s\n###.\n.a.G\n###1\n',
    'bridge 2: shown\nswitch a: soft toggle 1\nswitch b: soft toggle 1 2, hide 2\nswitch s: split 1,1 4,4\n\naaba\nb1a.\nS.:s\nG2ab\n',
    'switch a: soft toggle 1, show 2\nswitch h: heavy toggle 1 2 1\nswitch s: split 3,1 1,1\n\n.aas\na1..\n.a2.\n#a.S\nGh..\n',
  ],
};

interface Written {
  readonly level: Level;
  readonly cost: string;
  readonly rules: Rules;
  readonly task: PddlTask;
  readonly planner: Planner;
  /** The cost of a cheapest solution; Infinity where there is none. */
  readonly optimum: number;
  readonly what: string;
}

/** Games whose levels can be written for planners. */
const written = (
  await Promise.all(
    games.map(async (game) => {
      const pddl = (await game.pddl?.())?.pddl;
      const level = someLevel(game, createRandom(1));
      return pddl?.task(level).ok ? [[game.id, game, pddl] as const] : [];
    }),
  )
).flat();

function someLevel(game: Game, random: Random): Level {
  for (;;) {
    const level = sampleOf(game)(random, 1 + random.below(5), 1 + random.below(5));
    if (level) return level;
  }
}

function levelsOf(text: string): readonly Level[] {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value.map(({ level }) => level);
}

/** What the step of a plan plays, by the task that wrote it. */
function moveOf(task: PddlTask, step: string): string | undefined {
  const [name, ...objects] = step.slice(1, -1).split(' ');
  return task.actions.find((action) => action.name === name)?.move?.(objects);
}

/** The plan that plays moves, found step by step, or the move that cannot be played. */
function planOf({ planner, task }: Written, moves: readonly string[]): readonly string[] {
  const plan: string[] = [];
  let facts: Facts = planner.start;
  for (const move of moves) {
    const found = planner.paid(facts).find(({ step }) => moveOf(task, step.text) === move);
    if (!found) throw new Error(`${move} cannot be played behind ${plan.join(' ')}`);
    const after = planner.settled(planner.after(found.facts, found.step));
    plan.push(...found.path, found.step.text, ...after.path);
    facts = after.facts;
  }
  return plan;
}

/** The same plan as other planners write it. */
function rewritten(steps: readonly string[], random: Random): string {
  const shouted = random.chance(0.5) ? steps.map((step) => step.toUpperCase()) : steps;
  const timed = random.chance(0.5) ? shouted.map((step, at) => `${at}.00000: ${step}  [1.000]`) : shouted;
  return `; a plan\n${timed.join(random.chance(0.5) ? '\r\n' : '\n')}\n; cost = ${steps.length} (general cost)\n`;
}

describe.each(written)('%s in PDDL', (_, game, pddl) => {
  function* levels(seed: number): Generator<Written & { readonly random: Random }> {
    const random = createRandom(seed);
    const texts = (more[game.id] ?? []).map((text) => `game: ${game.id}\n${text}`);
    for (let done = 0; done < wanted; ) {
      const text = texts.pop();
      const level = text === undefined ? someLevel(game, random) : levelsOf(text)[0]!;
      const cost = random.pick(game.costs).id;
      const rules = game.rules(level, cost);
      const space = game.space(level, cost);
      const exact = exactDistances(
        space,
        packedRow(space, rules.start()),
        text === undefined ? mostPositions : 20_000,
      );
      const task = pddl.task(level, cost);
      if (!exact || !task.ok) {
        if (text !== undefined) expect.fail(text);
        continue;
      }
      done += 1;
      const planner = new Planner(domainText(task.value), problemText(task.value, `Level ${done}`));
      const what = `${cost}\n${formatLevel({ game, level })}`;
      yield { random, level, cost, rules, task: task.value, planner, optimum: exact.toGoal[0]!, what };
    }
  }

  it('has cheapest plans that are solutions of the same cost, and none where there is no solution', () => {
    const seen = { solved: 0, unsolvable: 0, moves: 0 };
    for (const { planner, optimum, task, rules, random, what } of levels(1)) {
      const plan = planner.solve(200_000);
      if (plan === 'limit') expect.fail(what);
      expect(plan?.cost ?? Number.POSITIVE_INFINITY, what).toBe(optimum);
      seen[plan ? 'solved' : 'unsolvable'] += 1;
      if (!plan) continue;
      const steps = readPlan(rewritten(plan.steps, random));
      const replayed = steps.ok ? replayPlan(task, rules, steps.value) : steps;
      expect(replayed, what).toMatchObject({ ok: true, value: { cost: optimum, steps: plan.steps.length } });
      seen.moves += replayed.ok ? replayed.value.moves.length : 0;
    }
    expect(seen.solved).toBeGreaterThan(wanted / 10);
    expect(seen.unsolvable).toBeGreaterThan(0);
    expect(seen.moves).toBeGreaterThan(wanted / 4);
  });

  it('has a plan of the same cost for every solution of ours', () => {
    let moves = 0;
    for (const each of levels(2)) {
      const { level, cost, optimum, planner, what } = each;
      if (optimum === Number.POSITIVE_INFINITY) continue;
      // A cheapest one, and one that is not.
      for (const id of ['ucs', 'dfs']) {
        const solution = solveNow(game, level, { algorithm: findAlgorithm(id)!, cost });
        if (solution.status !== 'solved') expect.fail(`${id} ${what}`);
        expect(planner.check(planOf(each, solution.moves)), what).toBe(solution.cost);
        moves += solution.moves.length;
      }
    }
    expect(moves).toBeGreaterThan(wanted / 2);
  });

  it('allows the moves of the rules, and no others, wherever one walks', () => {
    let walked = 0;
    const taken = new Set<string>();
    const general = new Set<string>();
    for (const { planner, rules, task, random, what } of levels(3)) {
      for (const { name, parameters } of task.actions)
        if (Object.keys(parameters).length > 0) general.add(name);
      // A position is one state of the task, and the other way round.
      const states = new Map<string, string>();
      const positions = new Map<string, string>();
      for (let walk = 0; walk < 4; walk += 1) {
        let state = rules.start();
        let facts = planner.settled(planner.start).facts;
        for (let left = 12; left > 0; left -= 1) {
          const [position, key] = [rules.key(state), keyOf(facts)];
          expect(states.get(position) ?? key, what).toBe(key);
          expect(positions.get(key) ?? position, what).toBe(position);
          states.set(position, key);
          positions.set(key, position);
          expect(planner.isGoal(facts), what).toBe(rules.isGoal(state));
          const paid = planner.paid(facts);
          const legal = rules.moves(state);
          const names = new Set(paid.map(({ step }) => moveOf(task, step.text)));
          expect([...names].toSorted(), what).toEqual(legal.map((move) => rules.formatMove(move)).toSorted());
          if (legal.length === 0) break;
          const move = random.pick(legal);
          const chosen = paid.filter(({ step }) => moveOf(task, step.text) === rules.formatMove(move));
          const { path, facts: before, step } = random.pick(chosen);
          expect(step.cost, what).toBe(rules.cost(state, move));
          const after = rules.apply(state, move);
          if (!after.ok) throw new Error(after.error.code);
          state = after.value;
          const settled = planner.settled(planner.after(before, step));
          for (const text of [...path, step.text, ...settled.path])
            taken.add(text.slice(1, -1).split(' ')[0]!);
          facts = settled.facts;
          walked += 1;
        }
      }
    }
    expect(walked).toBeGreaterThan(wanted * 2);
    // Of the actions that every level of the game has, none is there in vain.
    if (isLong) expect([...general].filter((name) => !taken.has(name))).toEqual([]);
  });
});

describe.each(written)('the shipped levels of %s', (_, game, pddl) => {
  it('are written whole, every name in them declared', () => {
    const folder = `levels/${game.id}`;
    const levels = readdirSync(folder).flatMap((name) => levelsOf(readFileSync(`${folder}/${name}`, 'utf8')));
    expect(levels.length).toBeGreaterThan(0);
    // A tenth of them where time is short.
    for (const level of levels.filter((_each, index) => isLong || index % 10 === 0))
      for (const { id } of game.costs) {
        const task = pddl.task(level, id);
        if (!task.ok) expect.fail(task.error);
        parseTask(domainText(task.value), problemText(task.value, level.info.title ?? ''));
      }
  });
});
