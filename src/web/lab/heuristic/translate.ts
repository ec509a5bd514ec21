import { transform } from 'sucrase';
import { failure, type Result, success } from '../../../core/result.ts';
import type { CodePlace } from './sandbox/protocol.ts';

/** JavaScript made from what a student wrote, and the way back from its places to those of the text (source-map.ts). */
export interface Translation {
  readonly code: string;
  readonly mappings: string;
}

export interface SyntaxMistake {
  readonly message: string;
  readonly place: CodePlace | undefined;
}

/**
 * Takes the types out of TypeScript; JavaScript stays as it is. Lines keep their numbers. There are texts on which this takes for
 * ever: it tries both readings of what may be a generic call, at every level of nesting. So it runs in a worker (translator.ts).
 */
export function translate(source: string): Result<Translation, SyntaxMistake> {
  try {
    const { code, sourceMap } = transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
      filePath: 'h.ts',
      sourceMapOptions: { compiledFilename: 'h.js' },
    });
    return success({ code, mappings: sourceMap?.mappings ?? '' });
  } catch (error) {
    return failure(mistakeOf(error));
  }
}

function mistakeOf(error: unknown): SyntaxMistake {
  const { message, loc } = error as { message?: string; loc?: CodePlace };
  // The place is told apart, so that it can be clicked.
  const words = String(message)
    .replace(/^Error transforming [^:]*: /, '')
    .replace(/ ?\(\d+:\d+\)$/, '');
  return { message: words, place: loc && { line: loc.line, column: loc.column } };
}
