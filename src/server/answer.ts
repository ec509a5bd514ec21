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
  // What a request brings is not wanted, but has to be taken off the connection before the next one.
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
  // A range is not looked at: a server may always send the whole instead.
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

/** Files with a hash of their content in their name never change; all others are asked for again each time. */
const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The path of a request, decoded; empty where it cannot be, which is no file's. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return '';
  }
}

const isKnown = (known: string | undefined, tag: string): boolean =>
  known?.split(',').some((each) => [tag, `W/${tag}`, '*'].includes(each.trim())) ?? false;
