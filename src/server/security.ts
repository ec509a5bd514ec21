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

/** Everything comes from this server and nothing else runs: no inline scripts, no other hosts, no frames. */
export const pageSecurity = (): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Components place pieces with style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    xContentTypeOptions: true,
    xFrameOptions: 'DENY',
    // There is no certificate for this machine, so nothing to be strict about.
    strictTransportSecurity: false,
  });
