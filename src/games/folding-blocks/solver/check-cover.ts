import type { EvidenceKind } from '../../../core/certificate.ts';
import { dictionary, oneOf, record, text, wholeNumber } from '../../../core/schema.ts';
import { type FoldLevel, groupLetters } from '../level.ts';
import type { CoverEvidence } from './cover-evidence.ts';
import { CoverTrial } from './cover-trial.ts';
import { growShapes, type Shape } from './grow-shapes.ts';

const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** Checks the claim of an exact cover from the level alone. It shares no code with the solver. */
export const coverKind: EvidenceKind<FoldLevel, CoverEvidence> = {
  schema: record({
    kind: oneOf('cover'),
    shapes: dictionary(text(/^[A-Z]$/, 'the letter of a group'), wholeNumber(1, 2 ** 31 - 1)),
    nodes: count,
    tried: count,
  }),

  *check(level, { shapes: stated, nodes, tried }, below, limits, report) {
    report(
      'stated',
      `The search made ${nodes.toLocaleString('en')} choices of ${tried.toLocaleString('en')} shapes.`,
    );
    const letters = groupLetters(level.cells);
    const unknown = Object.keys(stated).find((letter) => !letters.includes(letter));
    if (unknown !== undefined) return report('fails', `There is no group ${unknown} on the board.`);
    const room = { bytes: limits.bytes };
    const useful: Shape[] = [];
    let all = 0;
    for (const letter of letters) {
      const shapes = yield* growShapes(level, letter, room);
      if (shapes.length !== stated[letter])
        return report('fails', `Group ${letter} has ${shapes.length} shapes, not ${stated[letter] ?? 0}.`);
      all += shapes.length;
      useful.push(...shapes.filter(({ folds }) => folds < below));
    }
    const total = all.toLocaleString('en');
    report(
      'holds',
      `The groups can grow to the stated numbers of shapes, ${total} in all, found again by mirroring cells.`,
    );
    const trial = new CoverTrial(level, useful, limits.states, room);
    const which = Number.isFinite(below) ? ` with fewer than ${below} folds` : '';
    const choices = (): string => trial.nodes.toLocaleString('en');
    try {
      const folds = yield* trial.run(below);
      if (folds !== undefined) report('fails', `There is a cover with ${folds} folds.`);
      else
        report(
          'holds',
          `All ways to cover the board${which} were tried again, in ${choices()} choices: there is none.`,
        );
    } catch (stop) {
      report('not checked', `Not all covers${which} were tried again, after ${choices()} choices.`);
      throw stop;
    }
  },
};
