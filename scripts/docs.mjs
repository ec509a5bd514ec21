// `npm run docs`: the pages of the public API in docs/api. Fails where something exported is not documented.
import { ensureInstalled, run, tool } from './prepare.mjs';

ensureInstalled();
run(process.execPath, [tool('typedoc/bin/typedoc')]);
