import { describe, expect, it } from 'vitest';
import { directWorker, PuppetWorkers } from '../../../test/fake-worker.ts';
import { ManualClock } from '../../../test/manual-clock.ts';
import { runNow } from '../../core/slices.ts';
import { playLine } from '../../review/line.ts';
import { readPlayed } from '../shared/state/read-played.ts';
import type { ReviewProgress, ReviewTask } from './protocol.ts';
import { Reviewer } from './reviewer.ts';
import { runReview } from './run-review.ts';
import { progressOf, summaryOf } from './summary.ts';
import { reviewWords } from './words.ts';

const tiles = 'game: match-the-tiles\n\nA..\n...\n..a\n';
/** A sheet that is folded towards the other one stands in its way. */
const folding = 'game: folding-blocks\n\nA.B.\n....\n';

function lineOf(text: string, moves: string) {
  const { game, level } = readPlayed(text);
  const played = runNow(playLine(game.rules(level), moves.split(' ')));
  if (!played.ok) throw new Error(played.error.reason.code);
  return played.value;
}

async function reviewed(text: string, moves: string): Promise<Reviewer> {
  const reviewer = new Reviewer(text, lineOf(text, moves), directWorker(runReview));
  await reviewer.prove();
  return reviewer;
}

describe('a review in a page', () => {
  it('labels every move, and sums up', async () => {
    const reviewer = await reviewed(tiles, 'R L R D');
    expect(reviewer.verdicts).toEqual([
      { kind: 'kept' },
      { kind: 'lost-moves', moves: 2 },
      { kind: 'kept' },
      { kind: 'kept' },
    ]);
    expect(reviewer.mistakes).toEqual([1]);
    expect(reviewer.review.best[1]).toMatchObject({ moves: ['D'], way: ['D'] });
    expect(reviewer.status).toBe('done');
    const { en, pt } = reviewWords;
    expect(summaryOf(reviewer, en)).toBe('Solved in 4 moves; 2 are enough. One mistake.');
    expect(summaryOf(reviewer, pt)).toBe('Resolvido em 4 jogadas; bastam 2. Um erro.');
    expect(progressOf(reviewer, en)).toBe('Every position is proved.');
  });

  it('says no more of a best game, nor of one that is not over', async () => {
    const { en } = reviewWords;
    expect(summaryOf(await reviewed(tiles, 'R D'), en)).toBe(
      'Solved in 2 moves, and nobody can do it in fewer.',
    );
    expect(summaryOf(await reviewed(tiles, 'R'), en)).toBe(
      '1 move played, not solved. 1 move more would have been enough. No mistake.',
    );
  });

  it('names the move that lost the level', async () => {
    const reviewer = await reviewed(folding, 'AD BL BD');
    expect(reviewer.verdicts.map(({ kind }) => kind)).toEqual(['kept', 'lost-level', 'lost-before']);
    expect(summaryOf(reviewer, reviewWords.en)).toBe(
      '3 moves played, not solved; 4 are enough. Move 2 lost the level. One mistake.',
    );
  });

  it('keeps what is proved when it is stopped, and takes longer when it is asked again', async () => {
    const workers = new PuppetWorkers<ReviewTask, void, ReviewProgress>();
    const reviewer = new Reviewer(tiles, lineOf(tiles, 'R D'), workers.start, new ManualClock());
    const proving = reviewer.prove();
    const [first] = workers.all;
    first!.say({ kind: 'started' });
    first!.say({
      kind: 'progress',
      progress: [
        { kind: 'distance', at: 0, distance: { status: 'exact', moves: 2 } },
        { kind: 'distance', at: 1, distance: { status: 'unknown', least: 1, most: 5 } },
      ],
    });
    expect(progressOf(reviewer, reviewWords.en)).toBe('Proving: 1 of 3 positions …');
    expect(reviewer.verdicts[0]).toEqual({ kind: 'unknown' });
    reviewer.stop();
    await proving;
    expect(reviewer.status).toBe('stopped');
    expect(progressOf(reviewer, reviewWords.en)).toBe('Stopped: 2 positions are not proved.');
    void reviewer.prove();
    const second = workers.all[1]!;
    second.say({ kind: 'started' });
    // A new worker begins from nothing; the page does not.
    second.say({
      kind: 'progress',
      progress: [{ kind: 'distance', at: 0, distance: { status: 'unknown', least: 0, most: undefined } }],
    });
    expect(reviewer.review.distances[0]).toEqual({ status: 'exact', moves: 2 });
    expect(second.sent[0]!.seconds).toBeGreaterThan(first!.sent[0]!.seconds);
    second.say({ kind: 'failed', reason: 'no memory' });
    await Promise.resolve();
    expect(reviewer.proved).toBe(1);
  });
});
