import { boundedConsole } from './console.ts';
import { type CodeRange, Kernel } from './kernel.ts';
import { closeDoors } from './lockdown.ts';
import type { SandboxReply } from './protocol.ts';

/**
 * The beginning of the script of the worker in which a student's code runs; the code stands behind it (script.ts).
 *
 * No port to the page exists here. What this worker says goes to the relay, a worker of ours with globals of its own, which
 * counts and checks it (gate.ts). So the page is safe from whatever the code does to the globals that it shares with us.
 *
 * The way to the relay is ours alone too: every global but those of the language is gone before the code begins, and what is
 * needed later was taken before. It cannot be reached by a name, a prototype or an event; the code only sees its `state`.
 */
type Register = (program: () => unknown, range: CodeRange) => void;

const scope = globalThis as unknown as { fourfoldRegister?: Register };
const { apply, deleteProperty } = Reflect;
const post: (message: unknown) => void = postMessage.bind(globalThis);
const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!.get!;
const { preventDefault } = Event.prototype;
// A sign of life is a bare number: nothing large can hang on it.
const tell = (reply: SandboxReply): void => post(reply.kind === 'alive' ? reply.index : reply);

let kernel: Kernel | undefined;
addEventListener('message', (event) => kernel?.answer(apply(dataOf, event, [])));

// The browser reports what nobody catches to the page's thread, each time. Here it is told once, to the relay.
let hasThrown = false;
addEventListener('error', (event) => {
  apply(preventDefault, event, []);
  if (hasThrown) return;
  hasThrown = true;
  const { message, lineno: line, colno: column } = event;
  tell({ kind: 'broken', message: `${message}`, place: { line, column } });
});
addEventListener('unhandledrejection', (event) => apply(preventDefault, event, []));

closeDoors(globalThis, {
  console: boundedConsole(console),
  performance: { now: performance.now.bind(performance) },
});

scope.fourfoldRegister = (program, range) => {
  deleteProperty(scope, 'fourfoldRegister');
  kernel ??= new Kernel(program, range, tell);
};
tell({ kind: 'ready' });
