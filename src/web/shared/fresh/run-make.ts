import { games } from '../../../games/index.ts';
import { formatLevel } from '../../../games/pack.ts';
import { generate } from '../../../generate/generate.ts';
import { type GenerateLimits, planGeneration } from '../../../generate/request.ts';
import type { MakeAnswer, MakeProgress } from './protocol.ts';
import type { Recipe } from './recipe.ts';

/** Time decides only when to give up: a level that is found is the first that the recipe gives, whatever the machine. */
const usualLimits: GenerateLimits = { seconds: 60 };

/** Makes the level of a recipe, in a worker. */
export async function runMake(
  recipe: Recipe,
  tell: (progress: MakeProgress) => void,
  limits = usualLimits,
): Promise<MakeAnswer> {
  const game = games.find(({ id }) => id === recipe.game);
  if (!game) throw new Error(`there is no game ${recipe.game}`);
  const plan = await planGeneration(game, { ...recipe, limits });
  if (!plan.ok) throw new Error(plan.error);
  let told = -1;
  const onProgress = ({ tries }: MakeProgress): void => {
    if (tries > told) tell({ tries });
    told = tries;
  };
  const { levels, nearest, stoppedBy, tries, milliseconds } = await generate(plan.value, { onProgress });
  if (levels[0]) return { kind: 'made', level: formatLevel({ game, level: levels[0] }) };
  return {
    ...{ kind: 'nothing', why: stoppedBy!, tries, seconds: Math.round(milliseconds / 1000) },
    ...(nearest && { nearest: formatLevel({ game, level: nearest }) }),
  };
}
