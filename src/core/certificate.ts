/** What a search can show of its proof, beyond its answer: plain data. */
export type Evidence =
  /**
   * All positions by their distance from the start, nearest first, up to the last distance at which all are known; `isAll`
   * when no others can be reached.
   */
  | { readonly kind: 'layers'; readonly layers: readonly LayerSum[]; readonly isAll: boolean }
  /** An exact cover: how many final shapes each part may have, and what the search did. */
  | {
      readonly kind: 'cover';
      readonly shapes: Readonly<Record<string, number>>;
      readonly nodes: number;
      readonly tried: number;
    };

/** The positions of one layer, summed up so that two layers with the same sum are almost surely the same. */
export interface LayerSum {
  readonly positions: number;
  /** 16 hexadecimal digits, whatever the order of the positions. */
  readonly hash: string;
}

/** What a certificate says is so. */
export interface Claim {
  readonly status: 'solved' | 'unsolvable';
  readonly moves: readonly string[];
  readonly cost: number | null;
  /** No cheaper solution exists. */
  readonly optimal: boolean;
}

/** One thing that was looked at again, and what came of it. */
export interface Check {
  readonly result: 'holds' | 'fails' | 'not checked';
  /** A sentence. */
  readonly what: string;
}
