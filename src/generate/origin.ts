import type { Shape } from '../core/generator.ts';
import { createRandom, type Random } from '../core/random.ts';
import { defaultStates, type Plan } from './request.ts';

/**
 * Where a level comes from, as it stands in the header `generator`: game, version and the options that make it again. What
 * is said there decides all about a try; nothing depends on the tries before it, on the machine or on the clock.
 */
export function originOf(
  { game, generator, moves, limits, seed }: Plan,
  shape: Shape,
  number: number,
): string {
  const { states } = limits;
  const parameters = {
    ...shape,
    'min-moves': moves.least,
    ...(Number.isFinite(moves.most) && { 'max-moves': moves.most }),
    ...(states !== defaultStates && { states }),
    seed,
    try: number,
  };
  const written = Object.entries(parameters).map(([key, value]) => `${key}=${value}`);
  return [game.id, generator.version, ...written].join(' ');
}

/** The chance that a try has: one source for its shape and one for its level, so that asking for the shape changes nothing. */
export const randomOf = (seed: number, number: number, purpose: 'shape' | 'level'): Random =>
  createRandom(mix(seed, number, purpose === 'shape' ? 0 : 1));

/** Whole numbers made into one of 32 bits, in which neighbours are far apart. */
function mix(...numbers: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const number of numbers) mixed = scramble(mixed ^ scramble(number));
  return mixed;
}

/** The end of MurmurHash3: every bit of the number changes about half of those of the result. */
function scramble(number: number): number {
  let bits = (number + 0x7f4a7c15) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
