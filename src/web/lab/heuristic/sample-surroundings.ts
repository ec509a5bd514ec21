import type { Surroundings } from './opening.ts';
import { placeOfH } from './place-of-h.ts';
import { Examiner } from './run-examine.ts';
import { Kernel } from './sandbox/kernel.ts';
import type { SandboxReply } from './sandbox/protocol.ts';
import type { OpenSandbox } from './sandbox/sandbox.ts';
import { translate } from './translate.ts';
import type { TranslatorClient } from './translator.ts';

/** Runs the script here; a heuristic that throws `forever` is one that never returns. */
export const openHere: OpenSandbox = (script, hear) => {
  let isClosed = false;
  let isStuck = false;
  const tell = (reply: SandboxReply): void => {
    if (reply.kind === 'trouble' && reply.trouble.message.includes('forever')) isStuck = true;
    else if (!isClosed) hear(structuredClone(reply));
  };
  queueMicrotask(() => {
    new Function('fourfoldRegister', script)((program: () => unknown, range: never) => {
      kernel = new Kernel(program, range, tell);
    });
    tell({ kind: 'ready' });
  });
  let kernel: Kernel | undefined;
  return {
    send: (request) => queueMicrotask(() => !isClosed && !isStuck && kernel!.answer(request)),
    close: () => {
      isClosed = true;
    },
  };
};

const translator: TranslatorClient = { ask: async (source) => translate(source), stop: () => {} };

/** For code of our own: it runs here, without any sandbox. */
export const surroundingsHere = (open: OpenSandbox = openHere): Surroundings => ({
  startTranslator: () => translator,
  placeOfH,
  engine: async () => '// engine',
  open,
  startExaminer: () => {
    const examiner = new Examiner();
    return { ask: async (request) => structuredClone(examiner.answer(request)), stop: () => {} };
  },
});
