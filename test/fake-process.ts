import { channel } from '../src/experiments/protocol.ts';

/** The script of a worker process that does something at every `request`, such as `answer({ … })`. */
export const fakeWorker = (code: string, before = ''): string => `
import { readSync, writeSync } from 'node:fs';
const tell = (told) => writeSync(${channel}, JSON.stringify(told) + '\\n');
${before}
for (const chunk = Buffer.alloc(1 << 20); ; ) {
  const length = readSync(${channel}, chunk);
  if (length === 0) break;
  const { ask, request } = JSON.parse(chunk.toString('utf8', 0, length));
  const answer = (found) =>
    tell({ ask, answer: found, usage: { processorMilliseconds: 1, residentBytes: 1 } });
  tell({ ask, began: 0 });
  ${code}
}
`;
