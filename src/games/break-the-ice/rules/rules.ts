import type { Rules } from '../../../core/game.ts';
import { failure, success } from '../../../core/result.ts';
import type { IceLevel } from '../level.ts';
import { legalMoves, objection } from './moves.ts';
import { formatMove, type IceMove, parseMove } from './notation.ts';
import { fallen, steps } from './settling.ts';
import { type IceState, isGoal, stateOf } from './state.ts';
import { iceControls, iceView } from './view.ts';

/** How many moves more than par are allowed before the game is lost. */
export const movesAbovePar = 2;

export function iceRules(level: IceLevel): Rules<IceState, IceMove> {
  return {
    ...(level.moves === undefined ? {} : { par: level.moves, moveLimit: level.moves + movesAbovePar }),
    start: () => stateOf(level.stacks),
    moves: (state) => legalMoves(level, state),
    apply: (state, move) => {
      const reason = objection(level, state, move);
      if (reason !== undefined) return failure(reason);
      return success({ stacks: fallen(steps(state, move, level.clear).at(-1)!) });
    },
    isGoal,
    cost: () => 1,
    key: ({ stacks }) => stacks.map((stack) => stack.map(({ colour }) => colour).join('')).join('/'),
    formatMove,
    parseMove,
    view: ({ stacks }) => iceView(level, stacks),
    frames: (state, move) => steps(state, move, level.clear).map((columns) => iceView(level, columns)),
    controls: iceControls(level),
  };
}
