import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** An error of Node's reader of requests, with the bytes that it was reading. */
interface ReadingError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A method may be any word; Node reads only those that it knows. */
const anyMethod = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r?\n/;

/** How many answers are on their way, by connection. */
const answers = new WeakMap<Duplex, number>();

/** Notes that a request is being answered. */
export function expectAnswer({ socket }: IncomingMessage, response: ServerResponse): void {
  const add = (count: number): unknown => answers.set(socket, (answers.get(socket) ?? 0) + count);
  add(1);
  response.once('close', () => add(-1));
}

/** Answers what cannot be read as a request, and closes the connection. */
export function refuse({ code = '', rawPacket }: ReadingError, socket: Duplex): void {
  const isUnknownMethod = code === 'HPE_INVALID_METHOD' && anyMethod.test(String(rawPacket));
  close(socket as Socket, isUnknownMethod ? 501 : (statuses[code] ?? 400));
}

/** This is no proxy. */
export function refuseTunnel(_: unknown, socket: Duplex): void {
  // Node has let go of it, so whatever happens to it is ours to hear.
  socket.on('error', () => socket.destroy());
  close(socket as Socket, 405, 'Allow: GET, HEAD\r\n');
}

function close(socket: Socket, status: number, headers = ''): void {
  // Before the answer to an earlier request, it would be taken for that one.
  if (socket.writable && !answers.get(socket))
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  socket.destroySoon();
}
