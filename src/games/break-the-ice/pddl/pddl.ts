import type { Pddl } from '../../../core/pddl.ts';
import { failure } from '../../../core/result.ts';
import type { IceLevel } from '../level.ts';

/** It could be done with bookkeeping steps that break and drop block by block, round after round; planners would then be measured by those. */
export const pddl: Pddl<IceLevel> = {
  task: () =>
    failure(
      'Break the Ice is not written in PDDL: one move breaks whole connected groups and drops what stood on them, round after round, and in plain STRIPS this would be hundreds of bookkeeping steps a move, by which a planner would be measured instead of by the puzzle.',
    ),
};
