import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { Rolldown } from 'tsdown';
import type { Plugin } from 'vite';
import { formatNotices, type Notice } from '../src/web/shared/notices.ts';
import { root } from './prepare.mjs';

/** By file of the app: the modules and files that it was made of, by their paths in the project. */
const origins = new Map<string, Set<string>>();

const pathOf = (file: string): string => relative(root, file).replaceAll('\\', '/');

/** Notes what the files of a build are made of. Workers and the service worker are built apart: every build needs it. */
export function recordOrigins(): Plugin {
  let folder = root;
  return {
    name: 'fourfold-origins',
    apply: 'build',
    configResolved: (config) => {
      folder = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const known = origins.get(file.fileName) ?? new Set();
          origins.set(file.fileName, known);
          if (file.type === 'asset')
            for (const name of file.originalFileNames) known.add(pathOf(resolve(folder, name)));
          else
            for (const id of file.moduleIds) {
              // A text that was built from modules has a list of them; see bundled-text.ts.
              const parts: readonly string[] = this.getModuleInfo(id)?.meta['sources'] ?? [];
              for (const each of [id, ...parts]) known.add(each.startsWith('\0') ? each : pathOf(each));
            }
        }
      },
    },
  };
}

/** Writes `licences.txt`: our licence, and that of every package with a part in the app. */
export function licences(): Plugin {
  let folder = '';
  return {
    name: 'fourfold-licences',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler() {
        const parts = new Set([...origins.values()].flatMap((each) => [...each]));
        const packages = new Set([...parts].flatMap((part) => packageOf(part) ?? []));
        const notices = noticesOf([root, ...[...packages].sort()]);
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: formatNotices(notices) });
      },
    },
    /** For scripts/check-licences.mjs. */
    closeBundle() {
      const list = Object.fromEntries([...origins].map(([file, parts]) => [file, [...parts]]));
      mkdirSync(join(folder, '.vite'), { recursive: true });
      writeFileSync(join(folder, '.vite', 'origins.json'), JSON.stringify(list, undefined, 1));
    },
  };
}

/** The same for the command line, which holds all its packages; those of the library are among them. */
export function programLicences() {
  return {
    name: 'fourfold-program-licences',
    generateBundle(this: Rolldown.PluginContext, _: unknown, bundle: Rolldown.OutputBundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
      const packages = new Set(modules.flatMap((id) => packageOf(id, 'tsdown') ?? []));
      const source = formatNotices(noticesOf([root, ...[...packages].sort()]));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
      // For scripts/check-licences.mjs.
      const list = chunks.map((chunk) => [chunk.fileName, chunk.moduleIds.map(pathOf)]);
      const text = JSON.stringify(Object.fromEntries(list), undefined, 1);
      this.emitFile({ type: 'asset', fileName: 'origins.json', source: text });
    },
  };
}

/** The folder of the package that a module is from; undefined for our own. */
function packageOf(module: string, bundler = 'vite'): string | undefined {
  const tool = /^\0(vite|rolldown)\//.exec(module)?.[1];
  if (tool) return folderOfTool(tool, bundler);
  if (module.startsWith('\0'))
    throw new Error(`Whose code is ${JSON.stringify(module)}? Its licence is needed.`);
  const found = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module);
  return found ? resolve(root, found[0]) : undefined;
}

/** The tools of the build put small helpers of their own into it. */
function folderOfTool(name: string, bundler: string): string {
  const path = createRequire(import.meta.url).resolve(`${bundler}/package.json`);
  return dirname(createRequire(path).resolve(`${name}/package.json`));
}

/** The notices of packages, one for those that share a text. */
export function noticesOf(folders: readonly string[]): Notice[] {
  const byText = new Map<string, Notice & { packages: string[] }>();
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const text = readdirSync(folder)
      .filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
      // Behind its own, Vite lists the licences of what its program holds; none of that is in the app.
      .map((each) => each.replace(/^# Licenses of bundled dependencies.*/ms, '').trim())
      .join('\n\n');
    if (!text || !license) throw new Error(`${name} is part of the app, but it comes without a licence.`);
    const notice = byText.get(text) ?? { packages: [] as string[], licence: license as string, text };
    byText.set(text, notice);
    notice.packages.push(`${name} ${version}`);
  }
  return [...byText.values()];
}
