import type { ExamineRequest } from './examine-protocol.ts';
import { Examiner } from './run-examine.ts';

const examiner = new Examiner();

addEventListener('message', ({ data }: MessageEvent<ExamineRequest>) => {
  const reply = examiner.answer(data);
  postMessage(reply, { transfer: reply.kind === 'explored' ? [reply.states.buffer] : [] });
});
