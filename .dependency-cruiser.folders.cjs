// Folders have no cycles either. Tests import from everywhere; rooms and families of levels stand in a game's folder but are
// no part of its layer.
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: '\\.test\\.ts$|^bench/|^src/games/[^/]+/(web/|families\\.ts$)' },
};
