import { serve } from '../worker/serve.ts';
import type { MakeProgress } from './protocol.ts';
import type { Recipe } from './recipe.ts';
import { runMake } from './run-make.ts';

serve((recipe: Recipe, tell: (progress: MakeProgress) => void) => runMake(recipe, tell));
