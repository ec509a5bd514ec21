import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules', '.cache', 'assembly');
const options = ['--importMemory', '-O3', '--runtime', 'stub', '--noAssert'];

/** What the name of a source ends with where its module is meant. */
export const query = '?wasm';

/**
 * The text of a script that exports the module of a source, in base64.
 *
 * @param {string} file
 */
export const scriptOf = async (file) => `export default ${JSON.stringify(await moduleOf(file))};`;

/**
 * From the cache, when the same text was compiled before.
 *
 * @param {string} file
 */
async function moduleOf(file) {
  const source = readFileSync(file, 'utf8');
  const hash = createHash('sha256')
    .update([source, asc.version, ...options].join('\0'))
    .digest('hex');
  const kept = join(cache, hash);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const code = await compiled(file, source);
  // Others may compile the same at the same time: a file appears whole or not at all.
  mkdirSync(cache, { recursive: true });
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, kept);
  return code;
}

/**
 * @param {string} file
 * @param {string} source
 */
async function compiled(file, source) {
  /** @type {Uint8Array | undefined} */
  let binary;
  const { error, stderr } = await asc.main(['source.ts', '--outFile', 'out.wasm', ...options], {
    readFile: (name) => (name === 'source.ts' ? source : null),
    writeFile: (_, contents) => {
      if (typeof contents !== 'string') binary = contents;
    },
    listFiles: () => [],
  });
  if (error || !binary) throw new Error(`${file}: ${error?.message}\n${stderr}`);
  return Buffer.from(binary).toString('base64');
}
