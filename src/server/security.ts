import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** The only interface that is listened on: nobody else in the network reaches the server. */
export const loopback = '127.0.0.1';

const ownNames = new Set([loopback, 'localhost']);

/**
 * A page of somebody else's can let its own name point at this machine and so reach what listens here (DNS rebinding). Its
 * requests carry that name: only our own names are answered.
 */
export const ownHostOnly: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host')?.toLowerCase() ?? '';
  if (!ownNames.has(host.replace(/:\d+$/, ''))) return context.text('This address is not served here.', 403);
  return next();
};

/** The page whose text the app puts into a frame to run code that somebody wrote; see src/web/sandbox. */
export const sandboxPage = '/sandbox.html';
/** Of its one script; the frame has the policy of the app beside its own, so that both must know it. */
const sandboxScriptHash = "'sha256-AHqsvMkDgJSUhCsso0QhxKTF4gSIDyLgGujBDykY1CE='";

const common = {
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  referrerPolicy: 'no-referrer',
  xContentTypeOptions: true,
  // There is no certificate for this machine, so nothing to be strict about.
  strictTransportSecurity: false,
} as const;

/** Everything comes from this server and nothing else runs: no inline scripts but that one, no other hosts, nobody frames it. */
export const pageSecurity = (): MiddlewareHandler =>
  secureHeaders({
    ...common,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", sandboxScriptHash],
      // Components place pieces with style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      frameSrc: ["'self'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
  });

/**
 * The page of the sandbox where it is opened by its address: it belongs to no origin and can do nothing but run its own script
 * and workers made from text: no network, no storage, no pictures.
 */
export const sandboxSecurity = (): MiddlewareHandler =>
  secureHeaders({
    ...common,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [sandboxScriptHash],
      workerSrc: ['blob:'],
      connectSrc: ["'none'"],
      formAction: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      sandbox: ['allow-scripts'],
    },
    xFrameOptions: 'DENY',
    // A page without an origin cannot be kept apart by its origin.
    originAgentCluster: false,
  });
