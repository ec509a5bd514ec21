import { methodsOf } from '../methods.ts';
import { englishNaming, type Naming } from '../naming.ts';
import type { Comparison } from '../record.ts';

/** The look of a method in all plots. */
export interface Series {
  /** By ids, as points name their method. */
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** The class of its marks, by which the page can highlight them. */
  readonly className: string;
  /** A variable of the page, as its value depends on light and dark. */
  readonly colour: string;
  readonly symbol: (typeof symbols)[number];
  readonly dash: string;
}

/** As many as there are variables `--series-n` in the style of the page. */
const colours = 7;
/** One fewer than colours, so that colour and symbol together repeat only after 42 methods. */
const symbols = ['circle', 'square', 'triangle', 'diamond', 'star', 'cross'] as const;
const dashes = ['none', '7 3', '2 3', '9 3 2 3', '1 2'] as const;

/** More methods than this in one plot cannot be told apart: each then has a small panel of its own. */
export const mostTogether = 6;

export const seriesOf = (comparison: Comparison, naming: Naming = englishNaming): Series[] =>
  looksOf(methodsOf(comparison, naming));

/** A look for each of some methods. */
export const looksOf = (methods: readonly { readonly method: string; readonly title: string }[]): Series[] =>
  methods.map(({ method, title }, index) => ({
    name: method,
    title,
    className: `series-${index}`,
    colour: `var(--series-${index % colours})`,
    symbol: symbols[index % symbols.length]!,
    dash: dashes[Math.floor(index / colours) % dashes.length]!,
  }));
