// The layers of the house: each may use those above it in this list, never one below.
const layers = [
  'core',
  'store',
  'games',
  'search',
  'trace',
  'analysis',
  'generate',
  'play',
  'studio',
  'review',
  'certificate',
  'threads',
  'extension',
  'experiments',
  'library',
  'sweeps',
  'web',
  'server',
  'cli',
];
// Games and search do not know each other: the contract in core is all that they share.
const allowed = {
  core: [],
  store: ['core'],
  games: ['core', 'store'],
  search: ['core', 'store'],
  trace: ['core', 'store', 'search'],
  analysis: ['core', 'store', 'search'],
  generate: ['core', 'store', 'games', 'search', 'analysis'],
  play: ['core'],
  studio: ['core', 'store', 'games', 'search', 'analysis', 'generate', 'play'],
  review: ['core', 'store', 'games', 'search', 'analysis', 'play'],
  certificate: ['core', 'games', 'search', 'play'],
  threads: ['core', 'search'],
  extension: ['core', 'games', 'search'],
  experiments: ['core', 'games', 'search', 'analysis', 'play', 'extension'],
  library: [
    'core',
    'games',
    'search',
    'analysis',
    'generate',
    'play',
    'review',
    'certificate',
    'threads',
    'extension',
    'experiments',
  ],
  sweeps: ['core', 'games', 'search', 'generate', 'play', 'extension', 'experiments'],
  web: [
    'core',
    'store',
    'games',
    'search',
    'trace',
    'analysis',
    'generate',
    'play',
    'studio',
    'review',
    'extension',
    'experiments',
    'sweeps',
  ],
  // It serves what was built of web, whatever that is.
  server: ['core'],
  cli: [
    'core',
    'games',
    'search',
    'trace',
    'analysis',
    'generate',
    'play',
    'studio',
    'review',
    'certificate',
    'threads',
    'extension',
    'experiments',
    'sweeps',
    'server',
  ],
};
const test = '\\.test\\.ts$';
// A part of the app that stands in its game's folder.
const room = '^src/games/[^/]+/web/';
// Levels for the tests and the benchmark.
const levels = ['/sample\\.ts$', '/sample-[a-z]+\\.ts$', '/(families|largest|range)\\.ts$'];

// The floors of the app: each may use itself and those above it in this list.
const floors = [
  ['shared', '^src/web/(shared|styles)/'],
  ['offline', '^src/web/offline/'],
  ['play', '^src/web/play/'],
  ['rooms', room],
  ['list-of-rooms', '^src/web/rooms\\.ts$'],
  ['pictures', '^src/web/pictures/'],
  ['lab-shared', '^src/web/lab/shared/'],
  ['lab-tools', '^src/web/lab/(?!shared/)'],
  ['studio', '^src/web/studio/'],
  ['review', '^src/web/review/'],
  ['practise', '^src/web/practise/'],
  ['pages', '^src/web/pages/'],
];
// A tool of the lab may use `shared` and these.
const toolsUsed = { watch: ['tree', 'graph'], graph: ['tree'], learn: ['heuristic'] };
const tools = ['compare', 'graph', 'heuristic', 'learn', 'race', 'sweep', 'tree', 'watch'];

module.exports = {
  forbidden: [
    ...floors.map(([floor, path], index) => ({
      name: `web-${floor}-uses-only-what-is-above-it`,
      severity: 'error',
      from: { path, pathNot: test },
      to: { path: `^src/web/|${room}`, pathNot: floors.slice(0, index + 1).map(([, each]) => each) },
    })),
    ...tools.map((tool) => ({
      name: `lab-${tool}-uses-no-other-tool`,
      severity: 'error',
      from: { path: `^src/web/lab/${tool}/`, pathNot: test },
      to: {
        path: '^src/web/lab/',
        pathNot: `^src/web/lab/(${[tool, 'shared', ...(toolsUsed[tool] ?? [])].join('|')})/`,
      },
    })),
    {
      name: 'every-folder-of-the-lab-is-a-tool',
      comment: 'A new one needs its place in the list of tools.',
      severity: 'error',
      from: { path: `^src/web/lab/(?!(${['shared', ...tools].join('|')})/)`, pathNot: test },
      to: {},
    },
    {
      name: 'rooms-are-found-not-imported',
      comment: 'The list of rooms finds them; the command line has none.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, room] },
      to: { path: room },
    },
    ...layers.map((layer) => ({
      name: `${layer}-imports-only-${allowed[layer].join('-') || 'itself'}`,
      severity: 'error',
      from: { path: `^src/${layer}/`, pathNot: [test, room] },
      to: { path: '^src/', pathNot: `^src/(${[layer, ...allowed[layer]].join('|')})/` },
    })),
    {
      name: 'every-folder-is-a-layer',
      comment: 'A new folder of src needs its place in the list of layers.',
      severity: 'error',
      from: { path: `^src/(?!(${layers.join('|')})/|index(\\.test)?\\.ts$)` },
      to: {},
    },
    {
      name: 'the-library-is-not-the-command-line',
      severity: 'error',
      from: { path: '^src/index\\.ts$' },
      to: { path: '^src/(sweeps|web|server|cli)/' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: test },
      to: { path: '^src/games/', pathNot: '^src/games/($1/|pack\\.ts$)' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, ...levels] },
      to: { path: [test, ...levels, '^test/', 'node_modules/(fast-check|vitest)/'] },
    },
    {
      name: 'the-app-runs-in-browsers',
      severity: 'error',
      from: {
        path: '^src/(core|games|search|trace|analysis|generate|play|studio|review|extension|web)/',
        pathNot: test,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-app-reaches-nothing-of-node',
      severity: 'error',
      from: { path: '^src/web/', pathNot: test },
      to: {
        path: '^(node:)?(child_process|fs|http|module|net|os|path|readline|tty|url|worker_threads)(/|$)',
        reachable: true,
      },
    },
    {
      name: 'workers-reach-nothing-of-the-page',
      comment: 'They would only become larger by it.',
      severity: 'error',
      from: { path: '^src/web/.*\\.worker\\.ts$' },
      to: { path: '\\.svelte(\\.ts)?$', reachable: true },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {},
      // Optional packages of the user's, which the checker takes for undeclared; they are, as peers.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '(^|/)node_modules/pg(-boss)?/' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      // Packages of types alone are no modules.
      from: { pathNot: '\\.d\\.ts$' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.json', '.svelte'],
    },
  },
};
