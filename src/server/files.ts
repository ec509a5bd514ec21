import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** A file to be sent. */
export interface ServedFile {
  readonly body: Buffer;
  readonly type: string;
  /** A hash of the content. */
  readonly tag: string;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * The files of a folder by path. A path is looked up in the listing of the folder, so none leads out of it. Names that begin
 * with a dot are notes of the build and not served. Files are read whole: no descriptor stays open however a request ends.
 */
export class Files {
  private readonly folder: string;
  private readonly known = new Map<string, { file: ServedFile; time: number }>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The file at a path such as `/assets/main.js`; undefined where there is none. */
  find(path: string): ServedFile | undefined {
    const name = (path.endsWith('/') ? `${path}index.html` : path).slice(1);
    const time = this.timeOf(name);
    if (time === undefined) return undefined;
    const known = this.known.get(name);
    if (known?.time === time) return known.file;
    const body = readOrNothing(join(this.folder, name));
    if (!body) return undefined;
    const file = {
      body,
      type: types[extname(name)] ?? 'application/octet-stream',
      tag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    };
    this.known.set(name, { file, time });
    return file;
  }

  /** The modification time of a listed file. */
  private timeOf(name: string): number | undefined {
    if (!this.known.has(name) && !this.list().includes(name)) return undefined;
    return statSync(join(this.folder, name), { throwIfNoEntry: false })?.mtimeMs;
  }

  private list(): string[] {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(this.folder.length + 1)
          .replaceAll(sep, '/'),
      )
      .filter((name) => !/(^|\/)\./.test(name));
  }
}

/** Undefined when the file cannot be read: a build that is running may have just removed it. */
function readOrNothing(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
