import type { OutgoingHttpHeaders } from 'node:http';

/** The only interface that is listened on: nobody else in the network reaches the server. */
export const loopback = '127.0.0.1';

const ownNames = new Set([loopback, 'localhost']);

/**
 * A page of somebody else's can let its own name point at this machine and so reach what listens here (DNS rebinding). Its
 * requests carry that name: only our own names are answered.
 */
export const isOwnHost = (host: string | undefined): boolean =>
  ownNames.has((host ?? '').toLowerCase().replace(/:\d+$/, ''));

/** The page whose text the app puts into a frame to run code that somebody wrote; see the sandbox of the lab. */
const sandboxPage = '/sandbox.html';
/** Of its one script; the frame has the policy of the app beside its own, so that both must know it. */
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

/** Everything comes from this server and nothing else runs: no inline scripts but that one, no other hosts, nobody frames it. */
const forPages: OutgoingHttpHeaders = {
  ...common,
  'Origin-Agent-Cluster': '?1',
  'Content-Security-Policy': policy({
    'default-src': "'self'",
    'script-src': `'self' ${sandboxScriptHash}`,
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
 * The page of the sandbox where it is opened by its address: it belongs to no origin and can do nothing but run its own script
 * and workers made from text: no network, no storage, no pictures.
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
