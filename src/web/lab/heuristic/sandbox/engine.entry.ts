import { type CodeRange, Kernel } from './kernel.ts';
import { closeDoors } from './lockdown.ts';
import type { SandboxReply, SandboxRequest } from './protocol.ts';

/**
 * The beginning of the script of the sandboxed worker. The student's code stands behind it, inside a function that is handed
 * over here, and runs when the page asks for the first value. It never gets hold of the port to the page.
 */
type Register = (program: () => unknown, range: CodeRange) => void;

const scope = globalThis as unknown as { fourfoldRegister?: Register };

scope.fourfoldRegister = (program, range) => {
  Reflect.deleteProperty(scope, 'fourfoldRegister');
  addEventListener(
    'message',
    ({ ports: [port] }: MessageEvent) => {
      if (!port) return;
      const post = port.postMessage.bind(port);
      const kernel = new Kernel(program, range, (reply: SandboxReply) => post(reply));
      port.addEventListener('message', ({ data }: MessageEvent<SandboxRequest>) => kernel.answer(data));
      port.start();
      closeDoors(globalThis);
      post({ kind: 'ready' } satisfies SandboxReply);
    },
    { once: true },
  );
};
