import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Files } from './files.ts';
import { isOwnHost, securityHeaders } from './security.ts';

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

/** Answers one request with a file or a reason. */
export function answer(files: Files, request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request.url ?? '');
  const { status, headers, body } = answerTo(files, request, path);
  // The request body is ignored, but it must be read before the connection can serve the next request.
  request.resume();
  response.writeHead(status, { ...securityHeaders(path), ...headers });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function answerTo(files: Files, { method, headers }: IncomingMessage, path: string): Answer {
  if (!isOwnHost(headers.host)) return reason(403, 'This address is not served here.');
  if (method !== 'GET' && method !== 'HEAD')
    return reason(405, 'Files can only be read here.', { Allow: 'GET, HEAD' });
  const file = files.find(path);
  if (!file) return reason(404, 'There is nothing here.');
  const caching = { 'Cache-Control': cacheControl(path), ETag: file.tag };
  if (isKnown(headers['if-none-match'], file.tag)) return { status: 304, headers: caching };
  // Ranges are ignored: a server may always send the whole file.
  return {
    status: 200,
    headers: { ...caching, 'Content-Type': file.type, 'Content-Length': file.body.length },
    body: file.body,
  };
}

const reason = (status: number, body: string, headers: OutgoingHttpHeaders = {}): Answer => ({
  status,
  headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  body,
});

/** Files with a content hash in their name never change; all others are revalidated each time. */
const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The decoded path of a request; empty, which matches no file, where it cannot be decoded. */
export function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return '';
  }
}

const isKnown = (known: string | undefined, tag: string): boolean =>
  known?.split(',').some((each) => [tag, `W/${tag}`, '*'].includes(each.trim())) ?? false;
