import type { Generator, ShapeKey } from '../../../core/generator.ts';
import type { WishProblem } from '../../shared/fresh/recipe.ts';
import { chosen } from '../../shared/ui/context.svelte.ts';
import { fresh } from './fresh-words.svelte.ts';

/** What a wish is about; pieces are different things in every game. */
export function wishName(generator: Generator, key: string): string {
  const spec = generator.shape.find((each) => each.key === key);
  const own = chosen().language === 'pt' ? spec?.pt : spec?.summary;
  if (key !== ('pieces' satisfies ShapeKey) || own === undefined) return fresh().shape[key] ?? fresh().moves;
  return own[0]!.toUpperCase() + own.slice(1);
}

export function problemWords(generator: Generator, problem: WishProblem): string {
  if (problem.code === 'together') return problem.words[chosen().language];
  if (problem.code === 'moves') return fresh().movesCrossed;
  return fresh().outOfBounds(wishName(generator, problem.key), problem.least, problem.most);
}
