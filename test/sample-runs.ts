import type { AlgorithmOptions, OptionSpec } from '../src/core/search.ts';
import { type GameLevel, readPack } from '../src/games/pack.ts';
import { algorithms } from '../src/search/algorithms/index.ts';
import { TraceReader } from '../src/trace/reader.ts';
import type { RecordLimits } from '../src/trace/recorder.ts';
import { type LabLevel, methodFor } from '../src/web/lab/shared/setup.ts';
import { recordNow } from './record-now.ts';

/** Small levels of every game; one of them has costs, one a limit on moves, one no solution. */
export const smallLevels: readonly LabLevel[] = [
  'game: match-the-tiles\n\nC..BCA\n......\n......\n......\n..#.cb\n..c##a\n',
  'game: match-the-tiles\n\nA#a\n.#.\n',
  'game: folding-blocks\n\nA...\n..B.\n....\n....\n',
  'game: roll-the-block\n\n###..S\n...#..\n#..#..\n.....#\n#.G.##\n',
  'game: break-the-ice\nmoves: 2\n\n.....\naabaa\nbbabb\n',
].map((text) => {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(pack.error[0]!.code);
  return { ...(pack.value[0] as GameLevel), reference: '~', id: text, title: undefined };
});

/** The record of a search; undefined where the algorithm is not for this level. */
export function recordOf(
  { game, level }: LabLevel,
  algorithm: string,
  options: AlgorithmOptions = {},
  recordLimits?: RecordLimits,
  cost?: string,
): TraceReader | undefined {
  const method = methodFor(game, { algorithm, options, ...(cost !== undefined && { cost }) });
  if (!method.ok) throw new Error(method.error.code);
  if (method.value.algorithm.unsuitable?.(game.space(level, method.value.cost)) !== undefined)
    return undefined;
  const limits = { states: 5000, seconds: 5 };
  return new TraceReader(
    recordNow(game, level, {
      method: method.value,
      options,
      limits,
      ...(recordLimits && { recordLimits }),
    }),
  );
}

/** A search that was recorded for a test. */
interface SmallRun {
  readonly name: string;
  readonly level: LabLevel;
  readonly options: AlgorithmOptions;
  readonly reader: TraceReader;
}

let runs: readonly SmallRun[] | undefined;

/** An option set to something else than its fallback. */
function settings({ id, value }: OptionSpec): AlgorithmOptions[] {
  if (value.kind === 'choice')
    return value.choices.filter((each) => each !== value.fallback).map((each) => ({ [id]: each }));
  return [{ [id]: value.kind === 'flag' || value.least + (value.whole ? 1 : 0.5) }];
}

/** Every algorithm on every small level, with what it can be set to. */
export function smallRuns(): readonly SmallRun[] {
  runs ??= smallLevels.flatMap((level) =>
    algorithms.flatMap(({ id, options: specs = [] }) =>
      [{}, ...specs.flatMap(settings)].flatMap((options) =>
        level.game.costs.flatMap(({ id: cost }) => {
          const reader = recordOf(level, id, options, { expansions: 400, bytes: 1e9 }, cost);
          return reader ? [{ name: `${level.game.id} ${id} ${cost}`, level, options, reader }] : [];
        }),
      ),
    ),
  );
  return runs;
}
