import { readFileSync, writeFileSync } from 'node:fs';
import type { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** V8 compares neither the text of a script nor the code with what they were, and other builds of Node may differ. */
const checkOf = (source: Uint8Array, code: Uint8Array): number =>
  crc32(code, crc32(source, crc32(`${process.version} ${process.platform} ${process.arch}`)));

const checkBytes = 4;
const codeFile = (file: string): string => file.replace(/\.cjs$/, '.code');

/** What V8 compiled of a script when it was built; undefined where that is missing or does not fit. */
export function readCode(file: string, source: Uint8Array): Buffer | undefined {
  try {
    const bytes = readFileSync(codeFile(file));
    const code = bytes.subarray(checkBytes);
    return bytes.readUInt32LE() === checkOf(source, code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Writes what V8 has compiled of a script up to now. */
export function writeCode(file: string, source: Uint8Array, script: Script): void {
  const code = script.createCachedData();
  const check = Buffer.alloc(checkBytes);
  check.writeUInt32LE(checkOf(source, code));
  writeFileSync(codeFile(file), Buffer.concat([check, code]));
}
