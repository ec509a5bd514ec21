import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { ownHostOnly, pageSecurity, sandboxPage, sandboxSecurity } from './security.ts';

/** Files with a hash of their content in their name never change; all others are asked for again each time. */
const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Names that begin with a dot, however written, are notes of the build and not part of the app. */
const isHidden = (path: string): boolean => /(?:[/\\]|%2f|%5c)(?:\.|%2e)/i.test(path);

/** Answers requests with the files of a folder, and with nothing else. */
export function fileApp(folder: string): Hono {
  const files = serveStatic({
    root: folder,
    onFound: (_, context) => context.header('Cache-Control', cacheControl(context.req.path)),
  });
  const app = new Hono();
  const [forPages, forSandbox] = [pageSecurity(), sandboxSecurity()];
  app.use(
    (context, next) => (context.req.path === sandboxPage ? forSandbox : forPages)(context, next),
    ownHostOnly,
  );
  app.on(['GET', 'HEAD'], '*', (context, next) =>
    isHidden(context.req.path) ? next() : files(context, next),
  );
  app.notFound((context) => context.text('There is nothing here.', 404));
  return app;
}
