/** The size of the cache; a power of two. */
const keptAnswers = 1 << 13;
const impossible = 0xffff;

/**
 * The sizes equation: group g has P cells at the start and P * 2^n after n folds, and at the end all sizes together are
 * the capacity of the board. Finds the least number of folds, counted from the start, when it is known for each group
 * which numbers of folds it may end with.
 */
export class SizesEquation {
  /** The question: bit n of `choices[g]` is set when group g may end with n folds. */
  readonly choices: Uint16Array;
  private readonly groups: number;
  private readonly startSizes: Int32Array;
  private readonly capacity: number;
  /** The cache: the latest questions, each in the slot of its hash, and their answers. */
  private readonly questions: Uint16Array;
  private readonly answers: Uint16Array;
  /** The fewest folds of the groups so far, by the number of cells beyond the fewest possible. */
  private readonly fewest: Uint16Array;

  constructor(startSizes: Int32Array, capacity: number) {
    this.groups = startSizes.length;
    this.startSizes = startSizes;
    this.capacity = capacity;
    this.choices = new Uint16Array(this.groups);
    this.questions = new Uint16Array(keptAnswers * this.groups);
    this.answers = new Uint16Array(keptAnswers);
    this.fewest = new Uint16Array(capacity + 1);
  }

  /** The least total number of folds from the start, or Infinity when the sizes cannot add up. */
  leastFolds(): number {
    const { groups, choices, questions, answers } = this;
    let hash = 0;
    for (let group = 0; group < groups; group += 1) {
      // Unused slots of `questions` also have empty choices.
      if (choices[group] === 0) return Number.POSITIVE_INFINITY;
      hash = Math.imul(hash ^ choices[group]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const slot = hash & (keptAnswers - 1);
    const at = slot * groups;
    let known = true;
    for (let group = 0; group < groups && known; group += 1) known = questions[at + group] === choices[group];
    if (!known) {
      for (let group = 0; group < groups; group += 1) questions[at + group] = choices[group]!;
      answers[slot] = this.solve();
    }
    const answer = answers[slot]!;
    return answer === impossible ? Number.POSITIVE_INFINITY : answer;
  }

  private solve(): number {
    const { groups, choices, startSizes, fewest } = this;
    let missing = this.capacity;
    let folds = 0;
    for (let group = 0; group < groups; group += 1) {
      const least = lowestBit(choices[group]!);
      missing -= startSizes[group]! << least;
      folds += least;
    }
    if (missing < 0) return impossible;
    fewest.fill(impossible, 0, missing + 1);
    fewest[0] = 0;
    for (let group = 0; group < groups; group += 1) {
      const least = lowestBit(choices[group]!);
      const more = choices[group]! & (choices[group]! - 1);
      if (more !== 0) this.addGroup(startSizes[group]!, least, more, missing);
    }
    const rest = fewest[missing]!;
    return rest === impossible ? impossible : folds + rest;
  }

  /** Lets one more group grow from its least number of folds to any of `more`. */
  private addGroup(startSize: number, least: number, more: number, missing: number): void {
    const { fewest } = this;
    // From large to small, so that `fewest` still leaves this group out where it is read.
    for (let cells = missing; cells > 0; cells -= 1) {
      let best = fewest[cells]!;
      for (let rest = more; rest !== 0; rest &= rest - 1) {
        const choice = lowestBit(rest);
        const before = cells - ((startSize << choice) - (startSize << least));
        if (before < 0) break;
        const total = fewest[before]! + choice - least;
        if (total < best) best = total;
      }
      fewest[cells] = best;
    }
  }
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
