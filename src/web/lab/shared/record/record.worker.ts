import { traceBuffers } from '../../../../trace/trace.ts';
import type { RecordReply, RecordTask } from './protocol.ts';
import { runRecord } from './run-record.ts';

/** Records one search and hands its record over. */
addEventListener('message', ({ data }: MessageEvent<RecordTask>) => {
  runRecord(data, (reply: RecordReply) => {
    const handedOver = reply.kind === 'done' ? traceBuffers(reply.trace) : [];
    postMessage(reply, { transfer: handedOver });
  });
});
