import { beforeAll, describe, expect, it, vi } from 'vitest';
import { walk } from '../../../test/examples/random-walk.ts';
import { directWorker } from '../../../test/fake-worker.ts';
import { ManualClock } from '../../../test/manual-clock.ts';
import { smallLevels } from '../../../test/sample-runs.ts';
import { formatLevel } from '../../games/pack.ts';
import { planSetup } from './compare/compare-plan.ts';
import { defaultLimits } from './compare/compare-setup.ts';
import { runRequest } from './compare/run/run-request.ts';
import { laneMoment, raceResults } from './race/race-results.ts';
import { findMethod } from './shared/all-methods.ts';
import { cards, orderOf } from './shared/cards.ts';
import { record } from './shared/record/recorder-client.ts';
import { runRecord } from './shared/record/run-record.ts';
import { parseMethod } from './shared/setup.ts';
import { boardOf, factsOf, placeOf } from './tree/node-facts.ts';
import { treeWords } from './tree/words.ts';
import { executedLines } from './watch/executed.ts';
import { explainWords } from './watch/explain.ts';
import { RunRecorder, type WatchedRun } from './watch/run.ts';

// The list of algorithms with one more, which nobody has written a card for.
vi.mock(import('../../search/algorithms/index.ts'), async (original) => {
  const real = await original();
  const algorithms = [...real.algorithms, { ...walk, id: 'cardless' }];
  return { ...real, algorithms, findAlgorithm: (id) => algorithms.find((each) => each.id === id) };
});

const level = smallLevels[3]!;
const method = parseMethod('cardless~seed=3');
if (!method.ok) throw new Error(method.error.code);
const languages = ['en', 'pt'] as const;

describe('an algorithm without a card', () => {
  let run: WatchedRun;
  beforeAll(async () => {
    const recorder = new RunRecorder(new ManualClock(), (on, wanted, wish) =>
      record(on, wanted, wish, directWorker(runRecord)),
    );
    await recorder.run(level, method.value, 5);
    if (recorder.state.kind !== 'ready') throw new Error(recorder.state.kind);
    ({ run } = recorder.state);
  });

  it('is drawn by the general views', () => {
    expect(cards.has('cardless')).toBe(false);
    expect(run.reader.data.status).toBe('solved');
    expect(run.reader.end).toBeGreaterThan(10);
    expect(run.figures.at(run.reader.end).expanded).toBe(run.reader.data.statistics.expanded);
    expect(run.hasExactLayers).toBe(false);
    run.layers!.moveTo(run.reader.end);
    expect(run.layers!.total).toBeGreaterThan(0);
    expect(run.boards.view(run.reader.rowAt(5)).cells.length).toBe(level.level.rows);
  });

  it('has no pseudo-code, and its steps are told without a reason', () => {
    const facts = run.facts.at(5);
    expect(executedLines(facts, undefined)).toEqual([]);
    expect(explainWords.en.did(facts)).toMatch(
      /^Step 5 expands a state at depth \d+\. It has \d+ successors: /,
    );
    expect(explainWords.pt.did(facts)).toMatch(
      /^O passo 5 expande um estado à profundidade \d+\. Tem \d+ sucessor/,
    );
    for (const language of languages)
      for (let position = 0; position <= run.reader.end; position += 1)
        expect(explainWords[language].why(run.facts.at(position))).toBe('');
  });

  it('can be predicted, and the answer says that there is no card', () => {
    const { prediction, facts } = run;
    expect(prediction.ask(0)).toBeDefined();
    const { answer, choices } = prediction.question!;
    prediction.answer(choices.find(({ state }) => state !== answer.state)!.state);
    const { reason, other } = prediction.verdict!;
    expect(reason).toBe('unknown');
    expect(explainWords.en.because(facts, other, reason, 'picked')).toMatch(
      /no card .* The one you picked has g = \d+\.$/,
    );
    expect(explainWords.pt.because(facts, other, reason, 'picked')).toMatch(
      /não tem ficha .* O que escolheu tem g = \d+\.$/,
    );
  });

  it('has a tree that does not say why a state was taken', () => {
    const { reader } = run;
    const board = boardOf(level.game, level.level, reader.data.cost);
    const place = placeOf(reader, reader.data.expansions.state[4]!, reader.end);
    const { choice } = factsOf(reader, board, place, reader.end, orderOf('cardless'));
    expect(choice).toMatchObject({ rule: 'unknown', keys: undefined });
    for (const language of languages) expect(treeWords[language].detail.unknown).toMatch(/card|ficha/);
  });

  it('races and is compared like the others', async () => {
    const { reader } = run;
    expect(laneMoment(reader, reader.data.statistics.expanded).isFinished).toBe(true);
    expect(raceResults([reader.data])[0]).toMatchObject({ status: 'solved', place: 1, stored: 1 });
    expect(findMethod('cardless')).toMatchObject({ name: 'Random walk' });
    const setup = { levels: [level], methods: [method.value], ...defaultLimits };
    const runs = planSetup(setup, [{ ...level, file: 'one.txt', number: 1, name: 'One' }]);
    if (!runs.ok) throw new Error(runs.error);
    const [{ algorithm, cost, options }] = runs.value as [(typeof runs.value)[number]];
    const request = { algorithm: algorithm.id, heuristic: undefined, cost, options, limits: {} };
    expect(await runRequest({ ...request, level: formatLevel(level) })).toMatchObject({
      kind: 'solution',
      solution: { status: 'solved', expanded: reader.data.statistics.expanded },
    });
  });
});
