import { maxFileBytes } from '../../../core/level-text.ts';
import { levelMessage } from '../../../core/messages.ts';
import type { TransferError } from '../../shared/state/transfer.ts';
import { sentence, text } from '../../shared/ui/context.svelte.ts';

/** Why a text or file gave no levels, in a sentence. The limit is told in the words of the format, as everywhere. */
export function errorWords(error: TransferError): string {
  if (error.code === 'problems') return text().own.problems(error.problems.length + error.more);
  if (error.code === 'binary') return text().own.binary;
  return sentence(levelMessage('file-too-large', { bytes: maxFileBytes }));
}
