import { serve } from '../worker/serve.ts';
import { readTransfer } from './transfer.ts';

/** Reads level files. */
serve(readTransfer);
