import { explainEn } from './explain-en.ts';
import { explainPt } from './explain-pt.ts';

/** Steps in plain words, by language. */
export const explainWords = { en: explainEn, pt: explainPt };
