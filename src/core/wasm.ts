/** What is used of WebAssembly, which not every JavaScript has. */
interface Api {
  readonly Memory: new (size: { initial: number }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { env: { memory: WasmMemory; abort(): never } },
  ) => { exports: object };
}

/** Memory that several modules and JavaScript share. When it grows, it has another buffer, and views of the last one are empty. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

const api = (): Api | undefined => (globalThis as { WebAssembly?: unknown }).WebAssembly as Api | undefined;

const bytesPerPage = 1 << 16;
/** The most bytes that a memory can have: a page less than 4 GiB. */
export const mostWasmBytes = 65_535 * bytesPerPage;

/** A memory of at least so many bytes, of which the system commits those that are touched; undefined where it cannot be had. */
export function wasmMemory(bytes: number): WasmMemory | undefined {
  const wasm = api();
  if (!wasm || bytes > mostWasmBytes) return undefined;
  try {
    return new wasm.Memory({ initial: pagesFor(bytes) });
  } catch {
    return undefined; // The system has not that much.
  }
}

const pagesFor = (bytes: number): number => Math.ceil(bytes / bytesPerPage);

/** Lets a memory have at least so many bytes; false where it cannot. */
export function grow(memory: WasmMemory, bytes: number): boolean {
  if (bytes > mostWasmBytes) return false;
  const pages = pagesFor(bytes - memory.buffer.byteLength);
  try {
    if (pages > 0) memory.grow(pages);
    return true;
  } catch {
    return false; // The system has not that much.
  }
}

/** The modules compiled so far, by their text; undefined where that is not allowed here. */
const compiled = new Map<string, object | undefined>();

/**
 * What a module exports, when it works on a memory. Modules are imported as text, `import code from './seen.as.ts?wasm'`
 * (scripts/assembly.ts). Undefined where there is no WebAssembly.
 */
export function wasmExports<Exports extends object>(code: string, memory: WasmMemory): Exports | undefined {
  const wasm = api();
  const module = compiledModule(code);
  if (!wasm || !module) return undefined;
  const abort = (): never => {
    throw new Error('a module of WebAssembly stopped');
  };
  return new wasm.Instance(module, { env: { memory, abort } }).exports as Exports;
}

/** Whether a module can be used here. */
export const hasWasm = (code: string): boolean => compiledModule(code) !== undefined;

function compiledModule(code: string): object | undefined {
  const wasm = api();
  if (!wasm) return undefined;
  if (!compiled.has(code)) compiled.set(code, compile(wasm, code));
  return compiled.get(code);
}

function compile(wasm: Api, code: string): object | undefined {
  try {
    return new wasm.Module(Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined; // A page may forbid it.
  }
}
