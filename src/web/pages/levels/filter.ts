import type { CatalogueEntry } from '../../../games/catalogue.ts';

export const states = ['all', 'open', 'begun', 'solved', 'stars'] as const;
export const sizes = ['all', 'small', 'medium', 'large'] as const;
type State = (typeof states)[number];
type Size = (typeof sizes)[number];

/** Which levels are listed. */
export interface Filter {
  /** `stars` are those solved with less than three. */
  readonly state: State;
  /** The name of a pack, or `all`. */
  readonly tier: string;
  readonly size: Size;
}

export const everything: Filter = { state: 'all', tier: 'all', size: 'all' };

/** How many cells small and medium boards have at most. */
const mostCells = { small: 20, medium: 35 };

/** What the player has done with a level. */
export interface Past {
  readonly isBegun: boolean;
  /** Undefined while it is not solved. */
  readonly stars: number | undefined;
}

const isIn: Readonly<Record<State, (past: Past) => boolean>> = {
  all: () => true,
  open: ({ stars }) => stars === undefined,
  begun: ({ isBegun }) => isBegun,
  solved: ({ stars }) => stars !== undefined,
  stars: ({ stars }) => stars !== undefined && stars < 3,
};

export function sizeOf({ level: { rows, columns } }: CatalogueEntry): Size {
  const cells = rows * columns;
  return cells <= mostCells.small ? 'small' : cells <= mostCells.medium ? 'medium' : 'large';
}

export const passes = (entry: CatalogueEntry, past: Past, { state, tier, size }: Filter): boolean =>
  isIn[state](past) && (tier === 'all' || entry.pack === tier) && (size === 'all' || sizeOf(entry) === size);

const keyOf = (game: string): string => `fourfold.levels.${game}`;

/** The filter of a game's list, kept until the tab is closed; a browser that keeps nothing lists everything. */
export function keptFilter(game: string): Filter {
  try {
    const { state, tier, size } = JSON.parse(sessionStorage.getItem(keyOf(game)) ?? '{}') as Partial<Filter>;
    return {
      state: states.find((each) => each === state) ?? 'all',
      tier: typeof tier === 'string' ? tier : 'all',
      size: sizes.find((each) => each === size) ?? 'all',
    };
  } catch {
    return everything;
  }
}

export function keepFilter(game: string, filter: Filter): void {
  try {
    sessionStorage.setItem(keyOf(game), JSON.stringify(filter));
  } catch {
    // Then it lasts as long as the page.
  }
}
