// Loaded before the command line (`node --require`, which threads know too): makes one call of the system fail, as
// FOURFOLD_FAULT says.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const threads = require('node:worker_threads');

/** @type {{ target: string, call: number, code: string, stays: boolean }} */
const fault = JSON.parse(process.env.FOURFOLD_FAULT ?? '{}');
/** Smaller ones are made all the time, also by Node itself. */
const largeBytes = 16 * 1024;
/** Calls so far, in all threads together. */
const calls = threads.workerData?.calls ?? new Int32Array(new SharedArrayBuffer(4));

/** Whether this call is the one that fails, or one behind it. */
const isDue = () => {
  const number = Atomics.add(calls, 0, 1) + 1;
  return fault.stays ? number >= fault.call : number === fault.call;
};

/** Only what the program itself asks for fails: Node's loader uses some of the same functions. */
const isOurs = () => /[\\/]dist[\\/]/.test(new Error().stack?.split('\n')[3] ?? '');

// A thread of the program is to fail in the same way, and starts without the flags of the process.
threads.Worker = class extends threads.Worker {
  constructor(script, options) {
    super(script, {
      ...options,
      workerData: { ...options?.workerData, calls },
      execArgv: ['--require', __filename],
    });
  }
};
syncBuiltinESMExports();

const { writeSync } = fs;
const original = fs[fault.target];
if (typeof original === 'function') {
  fs[fault.target] = (...args) => {
    if (!isOurs() || !isDue()) return original(...args);
    if (fault.code === 'SHORT') return shortWrite(args);
    if (fault.target === 'closeSync') original(...args);
    const error = new Error(`${fault.code}: injected, ${fault.target}`);
    throw Object.assign(error, { code: fault.code, syscall: fault.target, errno: -1 });
  };
  syncBuiltinESMExports();
}

/** A disk that is nearly full takes a part: a single write says so, and one of the whole fails. */
function shortWrite([file, content]) {
  const bytes = Buffer.from(content);
  const written = writeSync(file, bytes.subarray(0, Math.ceil(bytes.length / 2)));
  if (fault.target === 'writeSync') return written;
  throw Object.assign(new Error('ENOSPC: injected'), { code: 'ENOSPC', syscall: 'write' });
}

if (fault.target === 'allocate') {
  const names = [
    'ArrayBuffer',
    'Uint8Array',
    'Uint16Array',
    'Uint32Array',
    'Int8Array',
    'Int16Array',
    'Int32Array',
    'Float64Array',
    'BigUint64Array',
  ];
  for (const name of names) {
    const type = globalThis[name];
    globalThis[name] = new Proxy(type, {
      construct(target, args, newTarget) {
        const [size] = args;
        const bytes = typeof size === 'number' ? size * (target.BYTES_PER_ELEMENT ?? 1) : 0;
        if (Math.max(bytes, args[1]?.maxByteLength ?? 0) >= largeBytes && isDue())
          throw new RangeError('Array buffer allocation failed');
        return Reflect.construct(target, args, newTarget);
      },
    });
  }
  const { resize } = ArrayBuffer.prototype;
  ArrayBuffer.prototype.resize = function (size) {
    if (size - this.byteLength >= largeBytes && isDue())
      throw new RangeError('Array buffer allocation failed');
    return resize.call(this, size);
  };
}
