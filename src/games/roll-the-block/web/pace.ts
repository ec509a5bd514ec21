/** A picture that takes longer than this: fewer than 20 in a second. */
const slowMilliseconds = 50;
/** What is longer was no drawing but a page in the background, or a machine asleep. */
const pauseMilliseconds = 2000;
const enoughPictures = 20;
/** Where pictures take very long, a few are enough. */
const enoughMilliseconds = 1500;
const fewestPictures = 8;
/** A device is judged by its first motions, in so many rounds: the drawing gets coarser between them. */
const rounds = 3;

/** Judges by the time between pictures of the first motions whether drawing is too slow for the device. */
export class Pace {
  private readonly tooSlow: () => void;
  private gaps: number[] = [];
  private left = rounds;

  /** @param tooSlow called at most once */
  constructor(tooSlow: () => void) {
    this.tooSlow = tooSlow;
  }

  /** Takes the time between two pictures of one motion. */
  add(milliseconds: number): void {
    if (this.left === 0 || milliseconds > pauseMilliseconds) return;
    this.gaps.push(milliseconds);
    const { length } = this.gaps;
    const spent = this.gaps.reduce((sum, gap) => sum + gap, 0);
    if (length < enoughPictures && (length < fewestPictures || spent < enoughMilliseconds)) return;
    const median = this.gaps.toSorted((a, b) => a - b)[Math.floor(length / 2)]!;
    this.gaps = [];
    this.left -= 1;
    if (median <= slowMilliseconds) return;
    this.left = 0;
    this.tooSlow();
  }
}
