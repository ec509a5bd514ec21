import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failure, type Result, success } from '../core/result.ts';
import { answer, pathOf } from './answer.ts';
import { type Asked, answerAsked } from './asked.ts';
import { answerEdited, type Edited, editedPath } from './edited.ts';
import { Files } from './files.ts';
import { expectAnswer, refuse, refuseTunnel } from './refuse.ts';
import { loopback } from './security.ts';

/** The ports to try when none is given. Browsers keep progress by address, so the port should be the same each time. */
const usualPorts = Array.from({ length: 10 }, (_, index) => 4444 + index);

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** Closes at once, without waiting for connections that browsers keep open. */
  close(): Promise<void>;
}

/** What is served besides files, to those who have its token. */
export interface Guarded {
  /** The one file that may be written. */
  readonly edited?: Edited | undefined;
  readonly asked?: Asked | undefined;
}

/** Serves the files of a folder to this machine, at the given port or at the first usual one that is free. */
export async function startServer(
  folder: string,
  port?: number,
  guarded: Guarded = {},
): Promise<Result<RunningServer>> {
  // 0 lets the system choose.
  for (const each of port === undefined ? [...usualPorts, 0] : [port]) {
    const server = await listen(folder, each, guarded);
    if (server) return success(running(server));
  }
  return failure(`Port ${port} cannot be used: something else listens there, or it needs more rights.`);
}

function running(server: Server): RunningServer {
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${loopback}:${port}/`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Undefined when the port is taken or not allowed. */
function listen(folder: string, port: number, { edited, asked }: Guarded): Promise<Server | undefined> {
  const files = new Files(folder);
  const server = createServer((request, response) => {
    expectAnswer(request, response);
    const path = pathOf(request.url ?? '');
    if (edited && path === editedPath) answerEdited(edited, request, response);
    else if (asked && path.startsWith(asked.path)) void answerAsked(asked, request, response);
    else answer(files, request, response);
  });
  server.on('clientError', refuse);
  server.on('connect', refuseTunnel);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen(port, loopback, () => resolve(server));
  });
}
