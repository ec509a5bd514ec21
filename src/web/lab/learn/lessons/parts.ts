import type { Language } from '../../../../core/words.ts';
import { type LessonEntry, lessons } from './index.ts';

/** A stretch of the lessons. */
export interface Part {
  /** The lesson that it begins with. */
  readonly from: string;
  readonly title: Readonly<Record<Language, string>>;
}

/** The parts, in the order of the lessons: each goes as far as the next one begins. */
export const parts: readonly Part[] = [
  { from: 'search-problem', title: { en: 'Searching without a guess', pt: 'Procurar sem palpites' } },
  { from: 'costs', title: { en: 'Costs and guesses', pt: 'Custos e palpites' } },
  { from: 'ties', title: { en: 'Doing it better', pt: 'Fazer melhor' } },
  { from: 'comparing', title: { en: 'Comparing', pt: 'Comparar' } },
];

/** The lessons part by part. */
export function lessonsByPart(): readonly {
  readonly part: Part;
  readonly lessons: readonly LessonEntry[];
}[] {
  const starts = [...parts.map(({ from }) => lessons.findIndex(({ id }) => id === from)), lessons.length];
  return parts.map((part, index) => ({ part, lessons: lessons.slice(starts[index], starts[index + 1]) }));
}
