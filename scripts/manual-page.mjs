// The build runs this: the manual page stands beside the command line, where the package says that it is.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

writeFileSync('dist/fourfold.1', execFileSync(process.execPath, ['dist/fourfold.js', 'man']));
