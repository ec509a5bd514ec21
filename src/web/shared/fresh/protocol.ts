import type { GenerationStop } from '../../../generate/generate.ts';

export interface MakeProgress {
  /** Boards that came to nothing so far. */
  readonly tries: number;
}

/** What became of a recipe. Levels are text, with their proved optimum in it. */
export type MakeAnswer =
  | { readonly kind: 'made'; readonly level: string }
  | {
      readonly kind: 'nothing';
      readonly why: GenerationStop;
      readonly tries: number;
      readonly seconds: number;
      /** The level that came nearest to what was asked for. */
      readonly nearest?: string;
    };
