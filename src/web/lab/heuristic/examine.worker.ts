import { serve } from '../../shared/worker/serve.ts';
import type { ExamineRequest } from './examine-protocol.ts';
import { Examiner } from './run-examine.ts';

const examiner = new Examiner();

serve(
  (request: ExamineRequest) => examiner.answer(request),
  (reply) => (reply.kind === 'explored' ? [reply.states.buffer] : []),
);
