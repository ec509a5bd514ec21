import type { CodeRange } from './kernel.ts';

/** A script for the sandboxed worker: our engine, and behind it the student's code in a function of its own. */
export interface SandboxScript {
  readonly text: string;
  readonly range: CodeRange;
}

const linesOf = (text: string): number => text.split(/\r\n|\r|\n/).length;

/** @param code JavaScript that defines `h`. */
export function sandboxScript(engine: string, code: string): SandboxScript {
  // One line of ours stands between the engine and the code.
  const range = { before: linesOf(engine) + 1, lines: linesOf(code) };
  const text =
    `${engine}\nfourfoldRegister(function () { 'use strict';\n${code}\n` +
    `;return typeof h === 'undefined' ? undefined : h; }, ${JSON.stringify(range)});\n`;
  return { text, range };
}
