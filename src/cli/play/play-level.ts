import { usualReviewSeconds } from '../../core/limits.ts';
import { levelId } from '../../games/level-id.ts';
import { review } from '../../review/review.ts';
import { solve } from '../../search/solve.ts';
import type { NamedLevel } from '../files.ts';
import { methodOf } from '../options.ts';
import { usesColour } from '../output.ts';
import { GameScreen, type OwnSolution, type Solver, type Wish } from './game-screen.ts';
import { createStyle } from './layout.ts';
import type { ProgressFile } from './progress-file.ts';
import type { Reviewer } from './review-screen.ts';
import { Terminal } from './terminal.ts';

/** The time limit of a hint. */
const hintSeconds = 10;
const hintBytes = 1024 ** 3;
const watchMilliseconds = 450;

/** Lets a person play one level in the terminal, and returns the player's request at the end. */
export function playLevel(named: NamedLevel, place: string, progress: ProgressFile): Promise<Wish> {
  const leaving = new AbortController();
  const id = levelId(named);
  progress.played(named.game.id, id);
  const helpers = {
    solver: createSolver(named, leaving.signal),
    reviewer: createReviewer(named),
    solved: ({ moves, stars, hints }: OwnSolution): void =>
      progress.solved(id, {
        game: named.game.id,
        moves: moves.length,
        stars,
        solution: moves,
        ...(hints && { hints }),
      }),
  };
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const update = (): void => {
      terminal.draw(screen.render(terminal.rows, terminal.columns));
      if (screen.isWatching && !timer) timer = setInterval(watch, watchMilliseconds);
    };
    const watch = (): void => {
      if (!screen.tick()) {
        clearInterval(timer);
        timer = undefined;
      }
      terminal.draw(screen.render(terminal.rows, terminal.columns));
    };
    const screen = new GameScreen(named, place, helpers, update, createStyle(usesColour));
    const terminal = new Terminal((key) => {
      screen.press(key);
      if (screen.wish === undefined) return update();
      clearInterval(timer);
      leaving.abort();
      terminal.close();
      resolve(screen.wish);
    }, update);
    terminal.open();
    update();
    screen.findOptimum().catch(reject);
  });
}

function createSolver({ game, level }: NamedLevel, signal: AbortSignal): Solver {
  const method = methodOf(game, {});
  return (state, movesPlayed) =>
    solve(game, level, {
      ...method,
      from: { state, movesPlayed },
      signal,
      limits: { seconds: hintSeconds, bytes: hintBytes },
    });
}

const createReviewer =
  (named: NamedLevel): Reviewer =>
  async (moves, signal, hear) => {
    const limits = { seconds: usualReviewSeconds, bytes: hintBytes };
    const reviewed = await review(named, moves, { limits, signal, onReview: hear });
    if (!reviewed.ok) throw new Error(`a played move is refused: ${reviewed.error.reason.code}`);
    return reviewed.value;
  };
