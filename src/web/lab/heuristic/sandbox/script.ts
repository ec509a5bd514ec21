import type { CodeRange } from './kernel.ts';

/** A script for the sandboxed worker: our engine, and behind it the student's code in a function of its own. */
export interface SandboxScript {
  readonly text: string;
  readonly range: CodeRange;
}

const linesOf = (text: string): number => text.split(/\r\n|\r|\n/).length;

/**
 * Code can leave its function: the browser may read it otherwise than the translator does, and so find a bracket where that sees
 * a comment. But it cannot leave the expression that the function stands in. To do so it would have to close brackets, in an order
 * that was drawn after it was written. An expression declares no globals, so nothing of the code is there while the engine closes
 * the doors.
 *
 * @param code JavaScript that defines `h`.
 */
export function sandboxScript(engine: string, code: string): SandboxScript {
  const bits = Array.from(crypto.getRandomValues(new Uint8Array(128)), (byte) => byte & 1);
  const open = bits.map((bit) => '(['[bit]).join('');
  const close = bits
    .map((bit) => ')]'[bit])
    .reverse()
    .join('');
  // One line of ours stands between the engine and the code.
  const range = { before: linesOf(engine) + 1, lines: linesOf(code) };
  const text =
    `'use strict';${engine}\n;${open}fourfoldRegister(function () {\n${code}\n` +
    `;return typeof h === 'undefined' ? undefined : h; }, ${JSON.stringify(range)})${close};\n`;
  return { text, range };
}
