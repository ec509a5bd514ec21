/** The level that is edited, as its file has it. */
export interface FileText {
  readonly text: string;
  /** Another one after every change of the file. */
  readonly version: string;
  /** Whether there is a file; where not, the first save makes it. */
  readonly exists: boolean;
}

/** A file that was opened. */
export interface OpenedFile extends FileText {
  readonly name: string;
  /** The same for the same level of the same file, at any time. */
  readonly id: string;
}

export type FileAnswer =
  | { readonly kind: 'done'; readonly file: OpenedFile }
  /** Nothing was written: the file has changed meanwhile, and this is what it has. */
  | { readonly kind: 'changed'; readonly file: OpenedFile }
  /** By the word of the server (`src/server/edited.ts`), or `unreachable`. */
  | { readonly kind: 'refused'; readonly trouble: string };

/** The file that `fourfold studio` has opened, as far as the page can reach it. */
export interface FileServer {
  read(): Promise<FileAnswer>;
  /** @param isLeaving The page goes away, and the request must live on. */
  write(text: string, version: string, isLeaving: boolean): Promise<FileAnswer>;
}

/** Browsers let no more than 64 KiB live on when a page goes away, and a character may be three bytes. */
const mostLeaving = 20_000;

export function fileServer(token: string, ask: typeof fetch = (...request) => fetch(...request)): FileServer {
  const answer = async (request: RequestInit): Promise<FileAnswer> => {
    try {
      const response = await ask('file', {
        ...request,
        cache: 'no-store',
        headers: { ...request.headers, Authorization: `Bearer ${token}` },
      });
      const content = await response.json();
      if (response.ok) return { kind: 'done', file: content };
      if (response.status === 409) return { kind: 'changed', file: content };
      return { kind: 'refused', trouble: String(content.trouble) };
    } catch {
      return { kind: 'refused', trouble: 'unreachable' };
    }
  };
  return {
    read: () => answer({}),
    write: (text, version, isLeaving) =>
      answer({
        method: 'PUT',
        headers: { 'If-Match': `"${version}"` },
        body: text,
        keepalive: isLeaving && text.length < mostLeaving,
      }),
  };
}
