// The Chromium that browser tests run in: the one of the system where there is one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The first one draws pages and nothing around them, which takes half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const isRoot = process.getuid?.() === 0;

/**
 * What it is started with: drawing in 3D without a graphics card, and only that, because the pages themselves are
 * drawn quicker without pretending that there is one; no sandbox where the system allows root none.
 */
export const chromiumArguments = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/**
 * @param {string} file
 * @returns {boolean}
 */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/**
 * Where a Chromium is, if there is one: CHROME_PATH, one on the PATH, Playwright's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const wanted = process.env['CHROME_PATH'];
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Error(`CHROME_PATH is ${wanted}, which is not a program.`);
  }
  const own = chromium.executablePath();
  return onPath() ?? (existsSync(own) ? own : undefined);
}

/**
 * Where Chromium is; installs it where that is possible without asking.
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium() ?? install();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Install it, or "npx playwright install chromium", or set CHROME_PATH to where it is.',
  );
}

function install() {
  if (!isRoot || !existsSync('/etc/debian_version')) return undefined;
  console.error('Installing Chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const fromApt = (/** @type {string} */ name) => apt('install', '-y', '--no-install-recommends', name);
  const fromAny = () => fromApt('chromium-headless-shell') || fromApt('chromium');
  if (!fromAny() && apt('update')) fromAny();
  return onPath();
}
