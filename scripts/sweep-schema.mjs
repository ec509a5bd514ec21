// The build runs this: the schema of plans stands beside the command line, where editors find it.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

writeFileSync(
  'dist/sweep.schema.json',
  execFileSync(process.execPath, ['dist/fourfold.js', 'sweep', 'schema']),
);
