/** Where in the app one is. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'levels'; readonly game: string }
  | { readonly page: 'play'; readonly game: string; readonly level: string }
  /** The puzzle of a day, of today where none is given, or the calendar of them. */
  | { readonly page: 'daily'; readonly date: string | undefined }
  | { readonly page: 'endless'; readonly number: string | undefined }
  /** A level to be made, perhaps with the level itself; without a recipe, the choice of one. */
  | {
      readonly page: 'new';
      readonly game: string;
      readonly recipe: string | undefined;
      readonly packed: string | undefined;
    }
  | { readonly page: 'own' }
  /** A pack of the player's own levels on paper, or all of them. */
  | { readonly page: 'print'; readonly pack: string | undefined }
  /** A level being drawn: a new one of a game, or a draft by its id; without either, the choice of one. */
  | { readonly page: 'studio'; readonly game: string | undefined; readonly draft: string | undefined }
  /** The level of the file that `fourfold studio` has opened; the address that it prints has a token. */
  | { readonly page: 'studio-file'; readonly token: string | undefined }
  /** A level that is all in the address, perhaps with a solution to replay; see link.ts. */
  | { readonly page: 'shared'; readonly packed: string; readonly solution: string | undefined }
  /** A level with moves to look back at, both in the address; without moves, the level alone, to be given some. */
  | { readonly page: 'review'; readonly packed: string; readonly moves: string | undefined }
  /**
   * The positions to be practised; `due` in the place of a level goes through those of today. With a level, one position of it: after
   * these moves, or its start.
   */
  | { readonly page: 'practise'; readonly packed: string | undefined; readonly moves: string | undefined }
  /** A tool of the lab, its set-up behind a question mark; see lab/setup.ts. */
  | { readonly page: 'lab'; readonly tool: LabTool | undefined; readonly setup: string }
  | { readonly page: 'learn'; readonly lesson: string | undefined }
  /** The rules of all games, or of one. */
  | { readonly page: 'how-to-play'; readonly game: string | undefined }
  | { readonly page: 'settings' }
  | { readonly page: 'help' }
  | { readonly page: 'not-found'; readonly path: string };

export const labTools = ['watch', 'race', 'compare', 'sweep', 'heuristic'] as const;
export type LabTool = (typeof labTools)[number];

const plainPages = ['own', 'settings', 'help'] as const;

/** Reads `location.hash`. Anything is an answer: what is no page is `not-found`. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#/, '');
  const [place = '', ...rest] = path.split('?');
  const setup = rest.join('?');
  const words = wordsOf(place);
  if (!words) return { page: 'not-found', path };
  const [first, second, third, fourth] = words;
  if (first === undefined) return { page: 'home' };
  if (words.length === 1) {
    const page = plainPages.find((each) => each === first);
    if (page) return { page };
  }
  if (first === 'levels' && second !== undefined && words.length === 2)
    return { page: 'levels', game: second };
  if (first === 'play' && second !== undefined && third !== undefined && words.length === 3)
    return { page: 'play', game: second, level: third };
  if (first === 'daily' && words.length <= 2) return { page: 'daily', date: second };
  if (first === 'endless' && words.length <= 2) return { page: 'endless', number: second };
  if (first === 'new' && second !== undefined && words.length <= 4)
    return { page: 'new', game: second, recipe: third, packed: fourth };
  if (first === 'level' && second !== undefined && words.length <= 3)
    return { page: 'shared', packed: second, solution: third };
  if (first === 'review' && second !== undefined && words.length <= 3)
    return { page: first, packed: second, moves: third };
  if (first === 'practise' && words.length <= 3) return { page: first, packed: second, moves: third };
  if (first === 'lab' && words.length <= 2) {
    const tool = labTools.find((each) => each === second);
    if (tool || second === undefined) return { page: 'lab', tool, setup };
  }
  if (first === 'studio') {
    if (words.length === 1) return { page: first, game: undefined, draft: undefined };
    if (second === 'file' && words.length === 2)
      return { page: 'studio-file', token: /^token=([\w-]+)$/.exec(setup)?.[1] };
    if (second === 'new' && third !== undefined && words.length === 3)
      return { page: first, game: third, draft: undefined };
    if (second === 'draft' && third !== undefined && words.length === 3)
      return { page: first, game: undefined, draft: third };
  }
  if (first === 'print' && words.length <= 2) return { page: first, pack: second };
  if (first === 'learn' && words.length <= 2) return { page: 'learn', lesson: second };
  if (first === 'how-to-play' && words.length <= 2) return { page: first, game: second };
  return { page: 'not-found', path };
}

/** The hash of a place, with its `#`. */
export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'levels':
      return join('levels', route.game);
    case 'play':
      return join('play', route.game, route.level);
    case 'shared':
      return join('level', route.packed, route.solution);
    case 'review':
    case 'practise':
      return join(route.page, route.packed, route.moves);
    case 'daily':
      return join('daily', route.date);
    case 'endless':
      return join('endless', route.number);
    case 'new':
      return join('new', route.game, route.recipe, route.packed);
    case 'lab': {
      const place = join('lab', route.tool);
      return route.setup === '' ? place : `${place}?${route.setup}`;
    }
    case 'studio':
      if (route.draft !== undefined) return join('studio', 'draft', route.draft);
      return route.game === undefined ? join('studio') : join('studio', 'new', route.game);
    case 'print':
      return join(route.page, route.pack);
    case 'studio-file':
      return join('studio', 'file') + (route.token === undefined ? '' : `?token=${route.token}`);
    case 'learn':
      return join('learn', route.lesson);
    case 'how-to-play':
      return join(route.page, route.game);
    case 'not-found':
      return `#${route.path}`;
    default:
      return join(route.page);
  }
}

const join = (...words: readonly (string | undefined)[]): string =>
  `#/${words.flatMap((word) => (word === undefined ? [] : encodeURIComponent(word))).join('/')}`;

/** The parts between the slashes; a slash at the end adds none. Undefined when it is no path at all. */
function wordsOf(path: string): string[] | undefined {
  if (path === '') return [];
  if (!path.startsWith('/')) return undefined;
  const words = path.slice(1).replace(/\/$/, '').split('/');
  if (words.length === 1 && words[0] === '') return [];
  if (words.includes('')) return undefined;
  // Half of a surrogate pair could not be written again.
  if (/\p{Cs}/u.test(path)) return undefined;
  try {
    return words.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
