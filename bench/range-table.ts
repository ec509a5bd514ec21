import { measure } from './measure.ts';
import type { EngineMeasurement, Variant } from './measurement.ts';
import { type RangeCase, rangeCases } from './range-boards.ts';
import { printRows, ratio } from './rows.ts';

interface Measured {
  readonly game: string;
  readonly name: string;
  /** Nanoseconds a state and word of key. */
  readonly perWord: number;
}

/** The figures of every board of the range, and for each game how far its slowest board is from its best. */
export function printRange(
  isChosen: (each: RangeCase) => boolean,
  variants: readonly Variant[],
  rounds: number,
): void {
  const measured: Measured[] = [];
  printRows(
    [
      'board',
      'words',
      'bits',
      'states',
      'successors',
      'ns/state',
      'ns/successor',
      'ns/state and word',
      'bytes/state',
      'longest slice ms',
      'seen set',
      'of C++ plain',
    ],
    rangeCases()
      .filter(isChosen)
      .map((each) => () => {
        const { warm: engine, slices, plain } = measure(each, variants, rounds);
        const { states, generated, words } = engine;
        const perState = nanoseconds(engine) / states;
        // The first positions of a large space have hardly any successors that are known already: they take less time.
        if (!each.isPart)
          measured.push({ game: each.game, name: each.board.name, perWord: perState / words });
        return [
          each.id,
          String(words),
          String(engine.keyBits ?? ''),
          (each.isPart ? 'the first ' : '') + states.toLocaleString('en'),
          generated.toLocaleString('en'),
          perState.toFixed(0),
          (nanoseconds(engine) / generated).toFixed(0),
          (perState / words).toFixed(0),
          (engine.bytes / states).toFixed(0),
          slices.longestSlice.toFixed(0),
          engine.seenSet ?? '',
          ratio(plain?.cpuMilliseconds, engine.cpuMilliseconds),
        ];
      }),
  );
  console.log('');
  for (const game of new Set(measured.map(({ game }) => game))) console.log(spreadOf(game, measured));
}

const nanoseconds = ({ cpuMilliseconds }: EngineMeasurement): number => 1e6 * cpuMilliseconds;

function spreadOf(game: string, measured: readonly Measured[]): string {
  const own = measured.filter((each) => each.game === game).toSorted((a, b) => a.perWord - b.perWord);
  const [best, worst] = [own[0]!, own.at(-1)!];
  return (
    `${game}: per word of key the slowest board (${worst.name}, ${worst.perWord.toFixed(0)} ns a state) ` +
    `takes ${ratio(worst.perWord, best.perWord)} times as long as the best (${best.name}, ${best.perWord.toFixed(0)} ns)`
  );
}
