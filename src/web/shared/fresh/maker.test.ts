import { describe, expect, it } from 'vitest';
import { directWorker, PuppetWorkers } from '../../../../test/fake-worker.ts';
import { Maker } from './maker.ts';
import type { MakeAnswer, MakeProgress } from './protocol.ts';
import { parseRecipe, type Recipe } from './recipe.ts';
import { runMake } from './run-make.ts';

const recipe = (text: string, game = 'match-the-tiles'): Recipe => parseRecipe(game, text)!;
const one = recipe('1.easy.1');
const two = recipe('1.easy.2');
const made: MakeAnswer = { kind: 'made', level: 'x' };

function puppets() {
  const workers = new PuppetWorkers<Recipe, MakeAnswer, MakeProgress>();
  return { workers: workers.all, maker: new Maker(workers.start) };
}

describe('the maker', () => {
  it('makes a level once, for all who ask for it, and remembers it', async () => {
    const { workers, maker } = puppets();
    const first = maker.make(one);
    expect(maker.make(one)).toBe(first);
    workers[0]!.answer(made);
    expect(await first).toEqual({ kind: 'done', answer: made });
    expect(await maker.make(one)).toEqual({ kind: 'done', answer: made });
    expect(workers[0]!.sent).toEqual([one]);
  });

  it('gives up one recipe for another, and only its own when cancelled', async () => {
    const { workers, maker } = puppets();
    const first = maker.make(one);
    const second = maker.make(two);
    expect(await first).toEqual({ kind: 'cancelled' });
    maker.cancel(one);
    workers[1]!.answer(made);
    expect(await second).toMatchObject({ kind: 'done' });
    const again = maker.make(one);
    maker.cancel(one);
    expect(await again).toEqual({ kind: 'cancelled' });
    expect(workers.at(-1)!.stopped).toBe(true);
  });

  it('tells how many boards were tried, and tries again after a failure', async () => {
    const { workers, maker } = puppets();
    let told = 0;
    maker.listen(() => (told = maker.tries));
    const first = maker.make(one);
    workers[0]!.say({ kind: 'progress', progress: { tries: 3 } });
    expect(told).toBe(3);
    workers[0]!.fail();
    expect(await first).toMatchObject({ kind: 'failed' });
    const again = maker.make(one);
    workers[1]!.answer({ kind: 'nothing', why: 'time-limit', tries: 9, seconds: 60 });
    expect(await again).toMatchObject({ answer: { kind: 'nothing' } });
    // Nothing is not remembered: another try may have more time.
    void maker.make(one);
    expect(workers[1]!.sent).toHaveLength(2);
  });

  it('makes real levels', async () => {
    const maker = new Maker(directWorker(runMake));
    const outcome = await maker.make(one);
    expect(outcome).toMatchObject({ kind: 'done', answer: { kind: 'made' } });
  });
});
