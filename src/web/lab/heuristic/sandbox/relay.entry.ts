import { beatMilliseconds, Gate } from './gate.ts';
import type { RelayRequest, SandboxReply } from './protocol.ts';

/**
 * The worker between the page and the worker in which a student's code runs. It makes that worker, so that all that is said
 * there is heard here, on a thread of its own; the page hears what the gate lets through.
 */
addEventListener(
  'message',
  ({ ports: [page] }: MessageEvent) => {
    if (!page) return;
    let worker: Worker | undefined;
    const gate = new Gate((reply: SandboxReply) => {
      page.postMessage(reply, reply.kind === 'values' ? [reply.values.buffer] : []);
      if (!gate.isOpen) worker?.terminate();
    });
    setInterval(() => gate.beat(), beatMilliseconds);
    page.addEventListener('message', ({ data: request }: MessageEvent<RelayRequest>) => {
      if (request.kind === 'start') {
        worker = start(request.script, gate);
        return;
      }
      gate.ask(request);
      worker?.postMessage(request);
    });
    page.start();
  },
  { once: true },
);

function start(script: string, gate: Gate): Worker {
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  worker.addEventListener('message', ({ data }) => gate.hear(data));
  worker.addEventListener('messageerror', () => gate.hear(undefined));
  // What cannot even be read is told by the browser.
  worker.addEventListener('error', (error) => {
    error.preventDefault();
    const { message, lineno: line, colno: column } = error;
    gate.hear({ kind: 'broken', message, place: { line, column } });
  });
  return worker;
}
