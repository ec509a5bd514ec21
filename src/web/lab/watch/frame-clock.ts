import { type Clock, realClock } from '../../shared/clock.ts';

/** Up to so many milliseconds mean: with the next picture that the screen shows. */
const oneFrame = 17;

/** The time that really passes, its shortest waits in step with the screen. A page that is not seen does not go on. */
export const frameClock: Clock = {
  now: () => realClock.now(),
  later: (callback, milliseconds) => {
    if (milliseconds > oneFrame) return realClock.later(callback, milliseconds);
    const frame = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(frame);
  },
};
