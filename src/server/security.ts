import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** The server listens on this interface only: other machines cannot reach it. */
export const loopback = '127.0.0.1';

const ownNames = new Set([loopback, 'localhost']);

/**
 * A foreign page can point its own host name at this machine and so reach a local server (DNS rebinding). Its requests carry
 * that name, so only our own names are answered.
 */
export const isOwnHost = (host: string | undefined): boolean =>
  ownNames.has((host ?? '').toLowerCase().replace(/:\d+$/, ''));

/**
 * Whether a request may come from a page of this server: another local server is another origin, and so is a sandbox. Programs
 * send neither header.
 */
export const isOwnOrigin = (headers: IncomingHttpHeaders): boolean =>
  (headers.origin === undefined || headers.origin === `http://${headers.host}`.toLowerCase()) &&
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

/** The page that the app puts into a frame to run the user's code; see the sandbox of the lab. */
const sandboxPage = '/sandbox.html';
/** The hash of its one script. The frame has the app's policy besides its own, so both must allow it. */
const sandboxScriptHash = "'sha256-AHqsvMkDgJSUhCsso0QhxKTF4gSIDyLgGujBDykY1CE='";

const common: OutgoingHttpHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Frame-Options': 'DENY',
};

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Everything comes from this server: no inline script but that one, no other hosts, no framing by other pages. */
const forPages: OutgoingHttpHeaders = {
  ...common,
  'Origin-Agent-Cluster': '?1',
  'Content-Security-Policy': policy({
    'default-src': "'self'",
    // Modules of WebAssembly are part of our scripts; `eval` of JavaScript stays forbidden.
    'script-src': `'self' 'wasm-unsafe-eval' ${sandboxScriptHash}`,
    // Components place pieces with style attributes.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'worker-src': "'self' blob:",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'form-action': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  }),
};

/**
 * The sandbox page when opened by its address: it has an opaque origin and can only run its own script and workers made from
 * text: no network, no storage, no pictures.
 */
const forSandbox: OutgoingHttpHeaders = {
  ...common,
  'Content-Security-Policy': policy({
    'default-src': "'none'",
    'script-src': sandboxScriptHash,
    'worker-src': 'blob:',
    'connect-src': "'none'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    sandbox: 'allow-scripts',
  }),
};

export const securityHeaders = (path: string): OutgoingHttpHeaders =>
  path === sandboxPage ? forSandbox : forPages;
