import type { Tongue } from './index.ts';
import { pt } from './pt.ts';
import { translateSentence } from './sentences.ts';
import { translateTitle } from './titles.ts';

export const portuguese: Tongue = {
  messages: pt,
  sentence: (sentence) => translateSentence('pt', sentence),
  title: (title) => translateTitle('pt', title),
};
