import { traceBuffers } from '../../../../trace/trace.ts';
import { serve } from '../../../shared/worker/serve.ts';
import { runRecord } from './run-record.ts';

serve(runRecord, (answer) => (answer.kind === 'trace' ? traceBuffers(answer.trace) : []));
