import type { Shape } from '../core/generator.ts';
import { createRandom, type Random } from '../core/random.ts';
import { defaultStates, type Plan } from './request.ts';

/**
 * The header `generator`: game, version and the options that make the level again. A try depends on these alone, not on the
 * tries before it, the machine or the clock.
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

/** The random numbers of a try: one source for the shape and one for the level, so that a given shape changes nothing. */
export const randomOf = (seed: number, number: number, purpose: 'shape' | 'level'): Random =>
  createRandom(mix(seed, number, purpose === 'shape' ? 0 : 1));

/** Mixes whole numbers into one of 32 bits, so that neighbours get unrelated seeds. */
function mix(...numbers: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const number of numbers) mixed = scramble(mixed ^ scramble(number));
  return mixed;
}

/** The finalizer of MurmurHash3: every bit of the input changes about half of the bits of the result. */
function scramble(number: number): number {
  let bits = (number + 0x7f4a7c15) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
