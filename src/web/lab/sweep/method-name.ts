import type { LiveMethod } from '../../../sweeps/live/protocol.ts';
import { chosenName } from '../shared/method-names.ts';

/** The name of a method of a sweep, as Compare names it. */
export const methodName = ({ cost, ...method }: Omit<LiveMethod, 'name'>): string =>
  chosenName({ ...method, costModel: cost }, false);
