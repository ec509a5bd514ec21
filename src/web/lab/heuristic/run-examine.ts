import type { Game, Rules } from '../../../core/game.ts';
import { packedRow } from '../../../core/space.ts';
import { replay } from '../../../play/replay.ts';
import { mustChoose } from '../../../search/method.ts';
import { solveNow } from '../../../search/solve.ts';
import { readLevel } from '../../shared/state/read-level.ts';
import { type Explored, exploreExactly } from './exact.ts';
import type { ExamineReply, ExamineRequest } from './examine-protocol.ts';
import { firstBelow, judge } from './judge.ts';

/** Knows the truth about levels: what a heuristic says is compared here, where no code of a student's runs. */
export class Examiner {
  private explored: { readonly graph: Explored; readonly rules: Rules; readonly game: Game } | undefined;

  answer(request: ExamineRequest): ExamineReply {
    switch (request.kind) {
      case 'explore':
        return this.explore(request);
      case 'judge':
        return this.judge(request.values, request.against);
      case 'search':
        return search(request);
      case 'replay':
        return play(request);
    }
  }

  private explore({ level, ...limits }: Extract<ExamineRequest, { kind: 'explore' }>): ExamineReply {
    const known = readLevel(level.text);
    const rules = known.game.rules(known.level, level.cost);
    const space = known.game.space(known.level, level.cost);
    const graph = exploreExactly(space, packedRow(space, rules.start()), limits);
    this.explored = { graph, rules, game: known.game };
    return {
      kind: 'explored',
      states: graph.states.slice(),
      count: graph.count,
      optimum: optimumOf(graph, rules.moveLimit),
    };
  }

  private judge(values: Float64Array, against: string | undefined): ExamineReply {
    const { graph, rules, game } = this.explored!;
    if (values.length !== graph.count || values.some((value) => !(value >= 0)))
      throw new Error('the values are not those of the states');
    const { tooMuch, drop, ...figures } = judge(graph, values);
    const others = against === undefined ? undefined : valuesOf(game, against, graph);
    const tooLittle = others && firstBelow(graph, values, others);
    const named = (code: number): string => rules.formatMove(graph.space.move(code));
    return {
      kind: 'verdict',
      verdict: {
        ...figures,
        tooMuch: tooMuch && { ...tooMuch, path: tooMuch.path.map(named) },
        drop: drop && { ...drop, path: drop.path.map(named), move: named(drop.move) },
        tooLittle: tooLittle && { ...tooLittle, path: tooLittle.path.map(named) },
      },
    };
  }
}

/** The values of a heuristic of the game, by state. */
function valuesOf(game: Game, id: string, { space, states, count }: Explored): Float64Array {
  const estimate = game.heuristics.find((each) => each.id === id)!.prepare(space);
  return Float64Array.from({ length: count }, (_, at) => estimate(states, at * space.words, 0, -1));
}

/** A limit of moves can make a level unsolvable whose goal is only too far: then, and where costs are not moves, it is open. */
function optimumOf({ certain, toGoal, space }: Explored, moveLimit: number | undefined): number | undefined {
  if (certain[0] !== 1) return undefined;
  const distance = toGoal[0]!;
  if (moveLimit === undefined || distance === Number.POSITIVE_INFINITY) return distance;
  if (!space.unitCosts) return undefined;
  return distance <= moveLimit ? distance : Number.POSITIVE_INFINITY;
}

function search({
  level,
  algorithm,
  heuristic,
  limits,
}: Extract<ExamineRequest, { kind: 'search' }>): ExamineReply {
  const known = readLevel(level.text);
  const { status, moves, expanded, generated, optimal } = solveNow(known.game, known.level, {
    ...mustChoose(known.game, { algorithm, heuristic, cost: level.cost }),
    limits,
  });
  return { kind: 'found', outcome: { status, moves, expanded, generated, optimal } };
}

function play({ level, moves }: Extract<ExamineRequest, { kind: 'replay' }>): ExamineReply {
  const known = readLevel(level.text);
  const played = replay(known.game.rules(known.level, level.cost), moves);
  return { kind: 'replayed', cost: played.ok ? played.value.cost : undefined };
}
