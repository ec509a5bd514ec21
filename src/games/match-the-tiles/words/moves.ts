import type { Direction } from '../../../core/grid.ts';
import type { MessageOf, Phrases } from '../../../core/message.ts';
import type { MoveWords, Telling } from '../../../core/move-words.ts';
import { namesOf, ptColourOfHer, ptTo } from '../../../core/words/telling.ts';
import type { TilesState } from '../rules/rules.ts';

type SlideMessages = { slide: { direction: Direction } };
type SlidePhrases = Phrases<{ slide: SlideMessages['slide'] & Telling }>;

const enWays = { U: 'up', D: 'down', L: 'left', R: 'right' } as const;

const en: SlidePhrases = {
  slide: ({ form, direction }) => `${form === 'do' ? 'slide' : 'slid'} all tiles ${enWays[direction]}`,
};

const pt: SlidePhrases = {
  slide: ({ form, direction }) =>
    `${form === 'do' ? 'deslize' : 'deslizou'} todas as peças ${ptTo[direction]}`,
};

export const moves: MoveWords<TilesState, Direction> = {
  describe: ({ move }): MessageOf<SlideMessages> => ({ code: 'slide', values: { direction: move } }),
  names: namesOf('tile', 'peça', ptColourOfHer),
  phrases: { en, pt },
};
