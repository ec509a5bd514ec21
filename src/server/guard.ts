import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isOwnHost, isOwnOrigin, securityHeaders } from './security.ts';
import { hasToken } from './token.ts';

/** A status, what is said as JSON, and more headers. */
export type Refusal = [status: number, content: object, headers?: OutgoingHttpHeaders];

/** Why a request gets nothing: it comes from elsewhere, or without the token. */
export function strangerRefusal(token: string, { headers }: IncomingMessage): Refusal | undefined {
  if (!isOwnHost(headers.host) || !isOwnOrigin(headers)) return [403, { trouble: 'foreign' }];
  if (!hasToken(headers.authorization, token))
    return [401, { trouble: 'no-token' }, { 'WWW-Authenticate': 'Bearer' }];
  return undefined;
}

/** Answers with JSON that nobody keeps. */
export function sendJson(
  response: ServerResponse,
  path: string,
  [status, content, headers = {}]: Refusal,
): void {
  response.writeHead(status, {
    ...securityHeaders(path),
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    ...headers,
  });
  response.end(JSON.stringify(content));
}
