import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxFileBytes } from '../core/level-text.ts';
import type { Result } from '../core/result.ts';
import { type Refusal, sendJson, strangerRefusal } from './guard.ts';

/** Where the file that is edited is read and written; it is no file of the app. */
export const editedPath = '/file';

/** What can be wrong with the file that is edited. */
export type EditedTrouble =
  | 'denied'
  | 'failed'
  | 'no-level'
  | 'no-room'
  | 'not-text'
  | 'read-only'
  | 'several-levels'
  | 'too-large';

/** The level that is edited, as its file has it now. */
export interface EditedText {
  readonly text: string;
  /** Another one after every change of the file, wherever in it. */
  readonly version: string;
  /** Whether there is a file; where not, the first write makes it. */
  readonly exists: boolean;
}

/** The one file that may be read and written. */
export interface EditedFile {
  /** For people. */
  readonly name: string;
  /** The same for the same level of the same file, at any time. */
  readonly id: string;
  read(): Result<EditedText, EditedTrouble>;
  /** Writes only where the file is still of that version; otherwise, the answer is what it has now. */
  write(text: string, version: string): Result<EditedText, EditedTrouble | { readonly changed: EditedText }>;
}

export interface Edited {
  readonly file: EditedFile;
  /** Only who knows it may read or write the file. */
  readonly token: string;
}

/** `500` where nothing says it better. */
const statuses: Readonly<Partial<Record<EditedTrouble, number>>> = {
  'several-levels': 422,
  'too-large': 413,
  'no-room': 507,
};

/**
 * Answers a request for the file that is edited. `GET` gives its text and version as JSON; `PUT` has the new text as its body,
 * and the version that it is based on in `If-Match`.
 */
export function answerEdited(edited: Edited, request: IncomingMessage, response: ServerResponse): void {
  const send = (...said: Refusal): void => sendJson(response, editedPath, said);
  const sendTrouble = (trouble: EditedTrouble): void => send(statuses[trouble] ?? 500, { trouble });
  const refused = refusal(edited, request);
  if (refused) {
    request.resume();
    send(...refused);
  } else if (request.method === 'GET') {
    request.resume();
    const now = edited.file.read();
    if (now.ok) send(200, about(edited.file, now.value));
    else sendTrouble(now.error);
  } else
    readBody(request, (body) => {
      if (!body) return sendTrouble('too-large');
      const text = textOf(body);
      if (text === undefined) return send(400, { trouble: 'not-text' });
      const written = edited.file.write(text, request.headers['if-match']!.replaceAll('"', ''));
      if (written.ok) send(200, about(edited.file, written.value));
      else if (typeof written.error === 'string') sendTrouble(written.error);
      else send(409, about(edited.file, written.error.changed));
    });
}

const about = ({ name, id }: EditedFile, { text, version, exists }: EditedText): object => ({
  name,
  id,
  text,
  version,
  exists,
});

function refusal({ token }: Edited, request: IncomingMessage): Refusal | undefined {
  const { method, headers } = request;
  const stranger = strangerRefusal(token, request);
  if (stranger) return stranger;
  if (method !== 'GET' && method !== 'PUT') return [405, { trouble: 'method' }, { Allow: 'GET, PUT' }];
  if (method === 'PUT' && headers['if-match'] === undefined) return [428, { trouble: 'no-version' }];
  return undefined;
}

/** Calls back with the whole body, or with nothing where it is too large; never, where it breaks off. */
function readBody(request: IncomingMessage, done: (body: Buffer | undefined) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    // What is too large is read to its end all the same, so that the answer is heard, but not kept.
    if (size > maxFileBytes) chunks.length = 0;
    else chunks.push(chunk);
  });
  request.on('end', () => done(size > maxFileBytes ? undefined : Buffer.concat(chunks)));
}

function textOf(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}
