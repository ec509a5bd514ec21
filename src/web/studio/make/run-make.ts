import { type Stopped, withinLimits } from '../../../analysis/within-limits.ts';
import { unhurried } from '../../../core/slices.ts';
import { games } from '../../../games/index.ts';
import { type MakeProgress, type MakeRequest, makeOffers } from '../../../studio/make/offers.ts';
import { openWorkshop } from '../../../studio/make/workshop.ts';

/** A drawn level of a game, and what is wished of it. */
export interface MakeTask extends MakeRequest {
  readonly game: string;
}

/** Time decides only when to give up: what is offered is the same on every machine. */
const mostSeconds = 60;

/** Makes offers in a worker, each told as soon as it is there; false where the text is no level. */
export async function runMake(
  task: MakeTask,
  tell: (progress: MakeProgress) => void,
): Promise<boolean | Stopped> {
  const game = games.find(({ id }) => id === task.game);
  if (!game) throw new Error(`there is no game ${task.game}`);
  const workshop = await openWorkshop(game, unhurried);
  return withinLimits((pace) => makeOffers({ ...workshop, pace }, task, tell), { seconds: mostSeconds });
}
