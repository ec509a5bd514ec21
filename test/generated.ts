import type { Game } from '../src/core/game.ts';
import type { Difficulty, ShapeKey } from '../src/core/generator.ts';
import type { Level } from '../src/core/level.ts';
import { createRandom } from '../src/core/random.ts';
import type { Limits } from '../src/core/search.ts';
import { formatLevel, readPack } from '../src/games/pack.ts';
import { type Generation, generate } from '../src/generate/generate.ts';
import { type GenerateRequest, planGeneration } from '../src/generate/request.ts';
import { mustChoose } from '../src/search/method.ts';
import { type Solution, solveNow } from '../src/search/solve.ts';

/** How to try a generator over all that can be asked of it. */
export interface Tour {
  readonly levels: number;
  /** Levels of one request. */
  readonly each: number;
  readonly difficulties: readonly Difficulty[];
  /** For one request. */
  readonly seconds: number;
  /** How far beyond what is usual wishes may go; there need not be a level like that. */
  readonly beyond: number;
}

/** What came of it. */
export interface Toured {
  readonly levels: readonly Level[];
  readonly tries: number;
  readonly milliseconds: number;
  /** Requests that gave fewer levels than asked for, with what stopped them. */
  readonly short: readonly string[];
}

/** Generates with difficulty after difficulty, wishes drawn from what is usual there; nothing twice. */
export async function tour(game: Game, plan: Tour): Promise<Toured> {
  const { levels: wanted, each, difficulties: some, seconds, beyond } = plan;
  const { generator } = await game.generator!();
  const random = createRandom(5);
  const levels: Level[] = [];
  const short: string[] = [];
  let tries = 0;
  let milliseconds = 0;
  for (let number = 0; levels.length < wanted && number < 4 * Math.ceil(wanted / each); number += 1) {
    const difficulty = some[number % some.length]!;
    const wishes: Partial<Record<ShapeKey, number>> = {};
    for (const spec of generator.shape) {
      const { key } = spec;
      const least = Math.max(spec.least, spec.usual[difficulty][0] - beyond);
      const most = Math.min(spec.most, spec.usual[difficulty][1] + beyond);
      const value = least + random.below(most - least + 1);
      if (random.chance(0.5)) wishes[key] = value;
    }
    if (generator.impossible?.(wishes) !== undefined) continue;
    const count = Math.min(each, wanted - levels.length);
    const request = { difficulty, shape: wishes, seed: number, count, limits: { seconds } };
    const generation = await generated(game, { ...request, exclude: levels });
    tries += generation.tries;
    milliseconds += generation.milliseconds;
    if (generation.made < count)
      short.push(
        `${JSON.stringify(request)}: ${generation.made} levels, ${generation.stoppedBy}, ${JSON.stringify(generation.rejected)}`,
      );
    levels.push(...generation.levels);
  }
  return { levels, tries, milliseconds, short };
}

export async function generated(game: Game, request: GenerateRequest): Promise<Generation> {
  const plan = await planGeneration(game, request);
  if (!plan.ok) throw new Error(plan.error);
  return generate(plan.value);
}

/** The request that makes a level again, from its header `generator`. */
export function requestOf(origin: string): GenerateRequest {
  const [, version, ...parameters] = origin.split(' ');
  const all = new Map(
    parameters.map((each) => each.split('=') as [string, string]).map(([key, value]) => [key, Number(value)]),
  );
  const shape = Object.fromEntries(
    ['rows', 'columns', 'colours', 'pieces'].map((key) => [key, all.get(key)]),
  );
  return {
    version: Number(version),
    shape,
    minMoves: all.get('min-moves'),
    maxMoves: all.get('max-moves'),
    seed: all.get('seed'),
    firstTry: all.get('try'),
    limits: { tries: 1, states: all.get('states') },
  };
}

/**
 * What is wrong with generated levels, empty when nothing is. Each is checked by breadth-first search, which knows no
 * heuristic, and where that takes more states than allowed by iterative deepening, which the generator never uses.
 */
export async function mistakesIn(game: Game, levels: readonly Level[], maxStates: number): Promise<string[]> {
  const { generator } = await game.generator!();
  const seen = new Map<string, Level>();
  const mistakes: string[] = [];
  for (const level of levels) {
    const text = formatLevel({ game, level });
    const report = (what: string): void => void mistakes.push(`${what}\n${text}`);
    const { optimal, generator: origin } = level.info;
    if (optimal === undefined || origin === undefined) {
      report('no optimum or no origin');
      continue;
    }
    const solution = solvedAgain(game, level, maxStates);
    if (solution.cost !== optimal || !solution.optimal)
      report(`states an optimum of ${optimal}; found ${solution.status} ${solution.cost}`);
    const read = readPack(text, [game]);
    if (!read.ok || formatLevel(read.value[0]!) !== text) report('does not read back');
    else if (JSON.stringify(read.value[0]?.level) !== JSON.stringify(level))
      report('reads back as another one');
    const canonical = generator.canonical(level);
    if (seen.has(canonical)) report('is there twice');
    seen.set(canonical, level);
    for (const simpler of generator.simpler(level)) {
      const { status, cost } = solvedAgain(game, simpler, maxStates, optimal);
      const isKnown = status === 'solved' || status === 'unsolvable' || status === 'depth-limit';
      if (!isKnown || cost === optimal)
        report(`has an idle part (${status}):\n${formatLevel({ game, level: simpler })}`);
    }
  }
  return mistakes;
}

const deepeningSeconds = 120;

function solvedAgain(game: Game, level: Level, states: number, depth?: number): Solution {
  const limits = depth === undefined ? {} : { depth };
  const solved = solvedBy('bfs', game, level, { ...limits, states });
  if (solved.status !== 'state-limit') return solved;
  return solvedBy('idastar-table', game, level, { ...limits, seconds: deepeningSeconds });
}

function solvedBy(algorithm: string, game: Game, level: Level, limits: Limits): Solution {
  return solveNow(game, level, { ...mustChoose(game, { algorithm }), limits });
}
