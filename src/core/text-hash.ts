/**
 * 64 bits of a text, as two whole numbers of 32 bits: the same on every machine, spread well, no secret. Two lanes with
 * multipliers of their own, mixed with each other at the end (the scheme known as cyrb53, keeping all its bits).
 */
export function hashText(text: string): readonly [number, number] {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [a >>> 0, b >>> 0];
}

/** Fourteen lower-case letters and digits that stand for a text. */
export const hashName = (text: string): string =>
  hashText(text)
    .map((half) => half.toString(36).padStart(7, '0'))
    .join('');
