import { allowanceOf } from '../../experiments/protocol.ts';
import type { StartRunner } from '../runner.ts';
import { findingsOf } from './findings.ts';
import { Pool } from './pool.ts';

/** Starts what makes the runs of a sweep, so many at one time; processes are started when they are needed. */
export const startRunner: StartRunner = ({ limits, isolated, modules }, { jobs, worker }) => {
  const pool = new Pool({ worker, allowance: allowanceOf(limits), modules, isolated, jobs });
  return {
    async run(run, level, { algorithm, heuristic, cost, options }) {
      const answered = await pool.ask({
        level: level.text,
        algorithm,
        heuristic: heuristic ?? undefined,
        cost,
        options,
        limits,
      });
      return answered && findingsOf(run, answered, isolated);
    },
    stop: () => pool.stop(),
  };
};
