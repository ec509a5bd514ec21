/** Ways for a part of time, 0 to 1, to become a part of a movement. All take any number. */

export const clamp = (part: number): number => Math.min(1, Math.max(0, part));

/** Starts and ends gently. */
export const smooth = (part: number): number => {
  const t = clamp(part);
  return t * t * (3 - 2 * t);
};

/** As something tips over: slow at first, then with its weight. */
export const fallIn = (part: number): number => {
  const t = clamp(part);
  return 0.3 * t + 0.7 * (1 - Math.cos((t * Math.PI) / 2));
};

/** Up and back to 0, once. */
export const pulse = (part: number): number => Math.sin(clamp(part) * Math.PI);

/** Goes a little too far and comes back. */
export const backOut = (part: number): number => {
  const t = clamp(part) - 1;
  return 1 + 2.4 * t * t * t + 1.4 * t * t;
};

/** Arrives, rebounds a little, lies still. */
export const bounceOut = (part: number): number => {
  const t = clamp(part);
  const hit = 0.6;
  return t < hit ? smooth((t / hit) * 0.5) * 2 : 1 - 0.07 * pulse((t - hit) / (1 - hit));
};

/** Falls and swings past its end once before it hangs still. */
export const swingIn = (part: number): number => {
  const t = clamp(part);
  const down = 0.55;
  return t < down ? fallIn(t / down) : 1 + 0.12 * pulse((t - down) / (1 - down));
};
