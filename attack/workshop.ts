import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../src/games/index.ts';
import { formatLevel, formatPack, type GameLevel, readPack } from '../src/games/pack.ts';

/** The scripts and the tests run in the project's folder. */
export const root = process.cwd();

/** The shipped levels, and a folder for the files of one campaign. */
export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), 'fourfold-attack-'));
  /** The texts of all shipped files by path. */
  readonly shipped: Readonly<Record<string, string>> = readShipped();
  /** All shipped levels, those of a game in the order of their files. */
  readonly levels: readonly GameLevel[] = Object.values(this.shipped).flatMap(levelsIn);
  /** One easy level of each game: every search of it takes no time. */
  readonly easy: readonly GameLevel[] = games.map((game) => this.first(`${game.id}/starter.txt`));
  /** One level of each game that keeps a search busy. */
  readonly hard: readonly GameLevel[] = games.map((game) => this.first(`${game.id}/expert.txt`, -1));

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, content: string | Uint8Array): string {
    const path = this.path(name);
    writeFileSync(path, content);
    return path;
  }

  subfolder(name: string): string {
    const path = this.path(name);
    mkdirSync(path);
    return path;
  }

  /** A file for each of these levels. */
  files(start: string, levels: readonly GameLevel[]): string[] {
    return levels.map((level) => this.write(`${start}-${level.game.id}.txt`, formatLevel(level)));
  }

  /** A file with all of these levels. */
  pack(name: string, levels: readonly GameLevel[]): string {
    return this.write(name, formatPack(levels));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private first(end: string, at = 0): GameLevel {
    const found = Object.entries(this.shipped).find(([path]) => path.endsWith(end));
    return levelsIn(found?.[1] ?? '').at(at)!;
  }
}

function readShipped(): Record<string, string> {
  const names = readdirSync(join(root, 'levels'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .toSorted();
  return Object.fromEntries(
    names.map((name) => [`levels/${name}`, readFileSync(join(root, 'levels', name), 'utf8')]),
  );
}

function levelsIn(text: string): readonly GameLevel[] {
  const read = readPack(text);
  return read.ok ? read.value : [];
}
