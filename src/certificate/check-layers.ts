import type { CheckLimits, Report } from '../core/certificate.ts';
import type { Rules } from '../core/game.ts';
import type { Steps } from '../core/slices.ts';
import type { LayerSum } from './layer-sum.ts';
import { RulesSearch } from './search-by-rules.ts';

/**
 * Makes all positions that cost less than `below` again by the rules alone, and looks for a goal among them. Layers that are stated
 * must be those made, one by one.
 */
export function* checkByRules(
  rules: Rules,
  stated: readonly LayerSum[] | undefined,
  below: number,
  limits: CheckLimits,
  report: Report,
): Steps<void> {
  const search = new RulesSearch(rules, below, limits);
  let made = 0;
  try {
    for (const layer of search.run()) {
      yield;
      if (!layer) continue;
      const mistake = stated && difference(made, stated[made], layer);
      if (mistake) return report('fails', mistake);
      made += 1;
    }
  } catch (stop) {
    if (stated) reportLayers(made, report);
    const far = `Whole layers: ${made}, positions in them: ${count(search)}, goals among them: none.`;
    report('not checked', `Not all positions were made again. ${far}`);
    throw stop;
  }
  if (search.goalCost !== undefined)
    return report('fails', `There is a solution that costs ${search.goalCost}.`);
  if (stated && stated.length > made)
    return report('fails', `There are only ${made} layers, not the ${stated.length} that are stated.`);
  if (stated) reportLayers(made, report);
  const which = Number.isFinite(below) ? ` that cost less than ${below}` : '';
  const again = `All positions${which} were made again by the rules alone, ${count(search)} in number`;
  report('holds', `${again}: none is a goal.`);
}

const count = ({ positions }: RulesSearch): string => positions.toLocaleString('en');

/** In which way a layer is not the one that was made. */
function difference(at: number, stated: LayerSum | undefined, made: LayerSum): string | undefined {
  if (!stated) return `Layer ${at} is missing; its number of positions is ${made.positions}.`;
  if (stated.positions !== made.positions)
    return `The number of positions in layer ${at} is ${made.positions}, not ${stated.positions}.`;
  return stated.hash === made.hash ? undefined : `Layer ${at} has other positions than stated.`;
}

function reportLayers(made: number, report: Report): void {
  const which = made === 1 ? 'Layer 0 has' : `Layers 0 to ${made - 1} have`;
  if (made > 0)
    report(
      'holds',
      `${which} the stated numbers of positions and the stated hashes, made again by the rules alone.`,
    );
}
