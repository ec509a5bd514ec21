import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Nobody guesses 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a header `Authorization: Bearer …` has the token; how long this takes tells nothing about it. */
export const hasToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(hashOf(authorization ?? ''), hashOf(`Bearer ${token}`));
