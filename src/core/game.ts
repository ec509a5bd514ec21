import type { EvidenceKind } from './certificate.ts';
import type { Facts } from './facts.ts';
import type { Difficulty, Generator } from './generator.ts';
import type { Level, LevelSource, LevelText } from './level.ts';
import type { Message } from './message.ts';
import type { Pddl } from './pddl.ts';
import type { Problems } from './problem.ts';
import type { Result } from './result.ts';
import type { Algorithm, AlgorithmInfo, Limits } from './search.ts';
import { runNow, type Steps } from './slices.ts';
import type { SolvedCounter } from './solved-count.ts';
import type { Estimate, Space } from './space.ts';
import type { Studio } from './studio.ts';
import type { Controls, View } from './view.ts';
import { en } from './words/en.ts';
import type { GameWords } from './words.ts';

/**
 * The readable view of a level, for people: immutable states, pure functions. It is the truth that the packed space
 * is tested against and by which every solution is replayed before it is returned.
 */
export interface Rules<State = unknown, Move = unknown> {
  /** The number of moves for three stars, where the game has a par of its own. */
  readonly par?: number;
  /** The game is lost when it is not solved within so many moves. */
  readonly moveLimit?: number;

  /** The position that the level starts with. */
  start(): State;
  /** The legal moves in a fixed order; none in a goal position. */
  moves(state: State): readonly Move[];
  /** The position after a move, or why the move is not legal. */
  apply(state: State, move: Move): Result<State, Message>;
  /** Whether the level is solved. */
  isGoal(state: State): boolean;
  /** Of a legal move, by the cost model that the rules were made with. */
  cost(state: State, move: Move): number;
  /** Two states are the same position exactly when their keys are equal. */
  key(state: State): string;
  /** A move in the game's notation. */
  formatMove(move: Move): string;
  /** Reads one move; an error says what was expected. */
  parseMove(text: string): Result<Move, Message>;
  /** The board as it is drawn. */
  view(state: State): View;
  /** The visible steps of a legal move, where it has several; the last one is the view after the move. */
  frames?(state: State, move: Move): readonly View[];
  readonly controls: Controls<State, Move>;
}

/** A way of counting the cost of a solution. */
export interface CostModel {
  readonly id: string;
  readonly summary: string;
}

/** The cost model that every game has. */
export const unitCost: CostModel = { id: 'unit', summary: en.costs.unit };

/** A header line that only one game has. */
export interface HeaderSpec {
  /** As written, `x` or `n` standing for a name: `clear`, `switch x`. */
  readonly key: string;
  readonly summary: string;
}

/** The description of a heuristic: its properties and the proof of them. */
export interface HeuristicInfo {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** The cost models under which it is admissible, proved in `argument`. */
  readonly admissible: readonly string[];
  /** The cost models under which it is consistent, proved in `argument`. */
  readonly consistent: readonly string[];
  readonly argument: string;
  /** True when it was published as admissible, whether or not it is. */
  readonly claimedAdmissible?: boolean;
}

/** A heuristic of a game. */
export interface Heuristic<S extends Space = Space> extends HeuristicInfo {
  /** Makes the estimate for one level; its time is reported separately from the search's. */
  prepare(space: S): Estimate;
  /** The same in short steps, where it can take long. */
  prepareInSteps?(space: S): Steps<Estimate>;
}

/** Both ways to prepare a heuristic that can take long. */
export const preparedInSteps = <S extends Space>(
  steps: (space: S) => Steps<Estimate>,
): Required<Pick<Heuristic<S>, 'prepare' | 'prepareInSteps'>> => ({
  prepare: (space) => runNow(steps(space)),
  prepareInSteps: steps,
});

/** The description of a game, and its rules: all that playing needs. */
export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** How a move is written, in a sentence. */
  readonly notation: string;
  readonly headers: readonly HeaderSpec[];
  /** The first one is the default. */
  readonly costs: readonly CostModel[];
  readonly heuristics: readonly HeuristicInfo[];
  /** The id of the heuristic that says what a player sees at a glance; the first one when left out. */
  readonly obvious?: string;
  /** Upper limits of the difficulty score by grade; a level above all of them is for experts. */
  readonly gradeLimits?: Readonly<Record<Exclude<Difficulty, 'expert'>, number>>;
  /** Methods made for this game alone, offered beside the general ones. */
  readonly solvers?: readonly AlgorithmInfo[];
  /** The default of `solve`, also called `best`: the strongest exact method for this game. */
  readonly recommended: { readonly algorithm: string; readonly heuristic?: string };
  /**
   * The method for grades and generated levels, where it is not the recommended one: an exact method that gives up when it has
   * stored too many states. Changing it changes grades and generated levels.
   */
  readonly judgedBy?: { readonly algorithm: string; readonly heuristic?: string };

  /** The rules of a level, with the costs of the cost model with this id. */
  rules(level: Level, cost?: string): Rules;
}

/** Everything Fourfold knows about one game. Adding a game is writing one of these. */
export interface Game<
  L extends Level = Level,
  State = unknown,
  Move = unknown,
  S extends Space<State, Move> = Space<State, Move>,
> extends GameInfo {
  /** All its texts: English at once, other languages on demand. */
  readonly words: {
    readonly en: GameWords;
    /** Loads the Portuguese ones. */
    readonly pt: () => Promise<GameWords>;
  };
  readonly heuristics: readonly Heuristic<S>[];
  readonly solvers?: readonly Algorithm[];

  /**
   * Counts the solved positions without visiting all others, where the game allows it. All paths to a solved position must
   * have the same number of moves.
   */
  countSolved?(level: L, limits: Limits): Promise<Steps<SolvedCounter>>;
  /** The evidence that solvers of this game leave, by kind. */
  readonly evidence?: Readonly<Record<string, () => Promise<EvidenceKind<L>>>>;
  /** How new levels are made; a game may do without. */
  readonly generator?: () => Promise<{ readonly generator: Generator<L, State> }>;
  /** How its levels are drawn and looked into; a game may do without. */
  readonly studio?: () => Promise<{ readonly studio: Studio<L, State, Move> }>;
  /** What can be said of its positions, for telling why something is impossible or a mistake; a game may do without. */
  readonly facts?: () => Promise<{ readonly facts: Facts<L, State> }>;
  /** How its levels are written for planners; a game may do without. */
  readonly pddl?: () => Promise<{ readonly pddl: Pddl<L> }>;
  /** Gives a level's text its meaning, or reports every mistake and returns undefined. */
  read(source: LevelSource, problems: Problems): L | undefined;
  /** The text of a level, which `read` reads back. */
  write(level: L): LevelText;
  rules(level: L, cost?: string): Rules<State, Move>;
  /** The packed states of a level, with the costs of the cost model with this id. */
  space(level: L, cost?: string): S;
  /** The same in short steps, where it can take long. */
  spaceInSteps?(level: L, cost?: string): Steps<S>;
}

/**
 * The half of a game that playing needs. The other half is for searches alone and larger than all else of a game: on its first
 * page the app does without.
 */
export type PlayedGame<L extends Level = Level, State = unknown, Move = unknown> = Omit<
  Game<L, State, Move>,
  'heuristics' | 'space' | 'spaceInSteps'
>;
