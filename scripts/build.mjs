// `npm run build`: the command line, the library and the app in dist/.
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
