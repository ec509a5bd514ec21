import { createHash } from 'node:crypto';

const sealOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A line of JSON that begins with a hash of its rest: by this, a line that somebody or a bad disk has changed is known. */
export function sealed(value: object): string {
  const rest = JSON.stringify(value).slice(1);
  return `{"seal":"${sealOf(rest)}",${rest}`;
}

/** Undefined where a line is not as it was written. */
export function unsealed<T extends object>(line: string): T | undefined {
  const [, seal, rest] = /^\{"seal":"(\w+)",(.*)$/.exec(line) ?? [];
  return rest !== undefined && seal === sealOf(rest) ? (JSON.parse(`{${rest}`) as T) : undefined;
}
