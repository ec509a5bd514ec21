import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, strangerRefusal } from './guard.ts';

/** Questions of the page that the program behind the server answers, whatever they are about. */
export interface Asked {
  /** Questions have paths below this one: `/sweep/`. */
  readonly path: string;
  /** Only who knows it may ask. */
  readonly token: string;
  /** The answer, as JSON; undefined where there is no such question. */
  answer(question: string, values: URLSearchParams): Promise<object | undefined>;
}

/** Answers one question, whatever happens: what fails is said. */
export async function answerAsked(
  asked: Asked,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  request.resume();
  const refused =
    strangerRefusal(asked.token, request) ??
    (request.method === 'GET' ? undefined : ([405, { trouble: 'method' }, { Allow: 'GET' }] as const));
  if (refused) return sendJson(response, pathname, [...refused]);
  try {
    const content = await asked.answer(pathname.slice(asked.path.length), searchParams);
    sendJson(response, pathname, content ? [200, content] : [404, { trouble: 'unknown' }]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    sendJson(response, pathname, [500, { trouble: 'failed', reason }]);
  }
}
