import type { GenerationProgress } from '../generate/generate.ts';
import { number } from './output.ts';
import { bar, withProgress } from './progress.ts';

/** Makes levels with a progress line: how many there are. */
export function withGenerateProgress<T>(
  work: (onProgress: (state: GenerationProgress) => void) => Promise<T>,
): Promise<T> {
  let latest: GenerationProgress | undefined;
  const text = (): string => {
    if (!latest) return 'reading';
    const { made, count, tries, solves } = latest;
    return `${bar(made, count)} levels  ${number(tries)} tries, ${number(solves)} solved`;
  };
  return withProgress(text, () =>
    work((state) => {
      latest = state;
    }),
  );
}
