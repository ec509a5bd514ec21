/** The views of the page. */
export const viewIds = ['board', 'code', 'counters', 'frontier', 'tree', 'graph'] as const;
export type ViewId = (typeof viewIds)[number];

/** Where views can be: three columns that share one screen, and the page below them. */
export const columnIds = ['left', 'middle', 'right'] as const;
export type ColumnId = (typeof columnIds)[number];
export const placeIds = [...columnIds, 'below'] as const;
export type PlaceId = (typeof placeIds)[number];

/** Which views are where, from top to bottom; each is somewhere, and once. */
export type Places = Readonly<Record<PlaceId, readonly ViewId[]>>;
/** The shares of the columns in the width of the screen. */
export type Widths = Readonly<Record<ColumnId, number>>;

export const usualPlaces: Places = {
  left: ['board', 'counters'],
  middle: ['code'],
  right: ['tree'],
  below: ['frontier', 'graph'],
};
export const usualWidths: Widths = { left: 1, middle: 1.3, right: 1.9 };
const leastWidth = 0.5;
const mostWidth = 4;

const placeOf = (places: Places, id: ViewId): PlaceId =>
  placeIds.find((place) => places[place].includes(id)) ?? 'below';

const without = (places: Places, id: ViewId): Places =>
  mapPlaces((place) => places[place].filter((each) => each !== id));

const mapPlaces = (viewsOf: (place: PlaceId) => readonly ViewId[]): Places => ({
  left: viewsOf('left'),
  middle: viewsOf('middle'),
  right: viewsOf('right'),
  below: viewsOf('below'),
});

/** A view put somewhere: before another one, or last. */
export function put(places: Places, id: ViewId, to: PlaceId, before?: ViewId): Places {
  if (before === id) return places;
  const rest = without(places, id);
  const at = before === undefined ? -1 : rest[to].indexOf(before);
  const views = at < 0 ? [...rest[to], id] : rest[to].toSpliced(at, 0, id);
  return { ...rest, [to]: views };
}

/** A view one place up or down, past those that are not shown; from the end of a place into the next one. */
export function step(places: Places, id: ViewId, by: 1 | -1, isShown: (id: ViewId) => boolean): Places {
  const here = placeOf(places, id);
  const views = places[here];
  let at = views.indexOf(id) + by;
  while (views[at] !== undefined && !isShown(views[at]!)) at += by;
  if (views[at] !== undefined) return put(places, id, here, by < 0 ? views[at] : views[at + 1]);
  const next = placeIds[placeIds.indexOf(here) + by];
  if (next === undefined) return places;
  return put(places, id, next, by < 0 ? undefined : places[next][0]);
}

/** Another share for a column, taken from the next one or given to it. */
export function widen(widths: Widths, column: ColumnId, next: ColumnId, by: number): Widths {
  const both = widths[column] + widths[next];
  const most = Math.min(mostWidth, both - leastWidth);
  const own = Math.max(leastWidth, Math.min(most, widths[column] + by));
  return { ...widths, [column]: own, [next]: both - own };
}

/** What is stored, mended: a view that is named nowhere, or twice, is where it usually is or where it is named first. */
export function readPlaces(given: unknown): Places {
  const read = recordOf(given);
  const seen = new Set<ViewId>();
  const known = mapPlaces((place) => {
    const listed = read[place];
    if (!Array.isArray(listed)) return [];
    return listed.filter((id: unknown): id is ViewId => {
      const isFirst = viewIds.includes(id as ViewId) && !seen.has(id as ViewId);
      if (isFirst) seen.add(id as ViewId);
      return isFirst;
    });
  });
  return mapPlaces((place) => [...known[place], ...usualPlaces[place].filter((id) => !seen.has(id))]);
}

export function readWidths(given: unknown): Widths {
  const read = recordOf(given);
  const widthOf = (column: ColumnId): number => {
    const width = read[column];
    return typeof width === 'number' && width >= leastWidth && width <= mostWidth
      ? width
      : usualWidths[column];
  };
  return { left: widthOf('left'), middle: widthOf('middle'), right: widthOf('right') };
}

const recordOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
