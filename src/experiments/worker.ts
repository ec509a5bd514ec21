// The worker process of `compare`.
import { solve } from '../search/solve.ts';
import { understand } from './answer.ts';
import { residentBytes, serve } from './serve.ts';

serve(async (request) => {
  const { game, level, options } = understand(request);
  const solution = await solve(game, level, options);
  return { kind: 'solution', solution, residentBytes: residentBytes() };
});
