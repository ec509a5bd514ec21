import type { Language } from '../../../core/words.ts';
import type { RollLevel } from '../level.ts';
import { Explainer } from './explain.ts';
import { boardWords } from './words.ts';

/** What every switch does. On paper nobody can ask where the cubes of a split come down, so it is said. */
export function notes(level: RollLevel, language: Language): readonly string[] {
  const words = boardWords[language];
  const explainer = new Explainer(level, words);
  const placeOf = (cell: number) => ({ row: Math.floor(cell / level.columns), column: cell % level.columns });
  return level.switches.flatMap((each) => {
    const cell = level.cells.findIndex((ground) => ground.kind === 'switch' && ground.letter === each.letter);
    const said = explainer.wordsAt(placeOf(cell));
    if (said === undefined) return [];
    return each.kind === 'split' ? `${said}: ${words.cubes(each.cells.map(placeOf))}.` : `${said}.`;
  });
}
