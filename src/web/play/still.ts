import type { View } from '../../core/view.ts';
import { realClock } from '../shared/clock.ts';
import { Stage } from './stage.ts';

/** A stage on which nothing ever moves. */
export const stillStage = (view: View): Stage => new Stage(view, realClock, 0, () => 0);
