import type { SeenSet } from '../../../core/search.ts';
import type { Language } from '../../../core/words.ts';

/** How a search finds out whether a state is new. */
export const seenSetWords: Readonly<Record<Language, Readonly<Record<SeenSet, string>>>> = {
  en: { index: 'index', compact: 'compact table', bitmap: 'bitmap', none: 'none needed' },
  pt: { index: 'índice', compact: 'tabela compacta', bitmap: 'mapa de bits', none: 'sem registo' },
};
