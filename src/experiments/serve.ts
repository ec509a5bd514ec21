import { readSync, writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { failureOf } from './answer.ts';
import { markVariable } from './marked.ts';
import {
  channel,
  type SentRequest,
  type ToldByProcess,
  type WorkerAnswer,
  type WorkerRequest,
} from './protocol.ts';
import { processorMilliseconds, usageSince } from './usage.ts';
import { watch } from './watch.ts';

/** A search within its limits gives way, so a short one needs no thread that watches it. */
const unwatchedMilliseconds = 100;

/** More than between two looks of that thread. */
const leavingMilliseconds = 1000;

/** Makes this process answer requests, one after the other, until its parent closes the channel. */
export async function serve(
  answer: (request: WorkerRequest) => Promise<WorkerAnswer>,
  hasOwnCode = false,
): Promise<void> {
  const [parent, bytes] = process.argv.slice(2).map(Number) as [number, number];
  const mark = process.env[markVariable] ?? '';
  const watchOnce = onlyOnce(() => watch({ parent, bytes, mark }));
  setTimeout(watchOnce, unwatchedMilliseconds).unref();
  // Ctrl-C in a terminal reaches every process; the parent decides when this one ends.
  process.on('SIGINT', () => {});
  process.on('exit', () => tell({ ended: usageSince(0) }));
  const wear = new Wear();
  const requests = new Requests();
  for (let sent = requests.next(); sent; sent = requests.next()) {
    const { ask, request, mayRefuse } = sent;
    if (wear.isTooMuch() && mayRefuse) break;
    // What others wrote may never give way.
    if (hasOwnCode || request.modules) watchOnce();
    const began = processorMilliseconds();
    tell({ ask, began });
    const found = await answer(request).catch(failureOf);
    const usage = usageSince(began);
    try {
      tell({ ask, answer: found, usage });
    } catch (error) {
      tell({ ask, answer: failureOf(error), usage });
    }
  }
  // The thread that watches sees it too, and what has left the group.
  if (mark) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, leavingMilliseconds);
  endGroup();
}

function onlyOnce(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/** For nothing that a run started may outlive it. */
function endGroup(): void {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.exit();
  }
}

/** A line by itself, whatever a run has written to the channel before it. */
function tell(told: ToldByProcess): void {
  const bytes = Buffer.from(`\n${JSON.stringify(told)}\n`);
  for (let at = 0; at < bytes.length; ) at += writeSync(channel, bytes, at);
}

const newline = 10;

/**
 * The requests of the parent, a line each. Waiting for one blocks: nothing that a run left behind goes on between runs.
 */
class Requests {
  private readonly chunk = Buffer.alloc(65_536);
  private parts: Buffer[] = [];

  /** Undefined once the channel is closed. */
  next(): SentRequest | undefined {
    for (;;) {
      const length = readSync(channel, this.chunk);
      if (length === 0) return undefined;
      this.parts.push(Buffer.from(this.chunk.subarray(0, length)));
      // A parent sends nothing after a request until it is answered.
      if (this.chunk[length - 1] === newline) break;
    }
    const text = Buffer.concat(this.parts).toString();
    this.parts = [];
    return JSON.parse(text) as SentRequest;
  }
}

const megabyte = 1024 ** 2;
/** Garbage that is not worth collecting: it would take longer than a small run. */
const litter = 16 * megabyte;
/** What may stay of all runs before, code and tables that are shared included. */
const leftovers = 96 * megabyte;

/** What a flag of Node would give; with such a flag a process starts slower, as code that was compiled before does not fit. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** What runs leave behind in this process. */
class Wear {
  private atFirst: number | undefined;
  private afterCollection = 0;
  private collect: (() => void) | undefined;

  /** Collects the garbage of the runs before, so that it does not count for the next one; says whether too much stays. */
  isTooMuch(): boolean {
    if (this.used() - this.afterCollection > litter) {
      this.collect ??= collector();
      this.collect();
      this.afterCollection = this.used();
    }
    this.atFirst ??= this.afterCollection;
    return this.afterCollection - this.atFirst > leftovers;
  }

  private used(): number {
    const { heapUsed, external, rss } = process.memoryUsage();
    return Math.max(heapUsed + external, rss);
  }
}
