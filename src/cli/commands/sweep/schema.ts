import { Command } from 'commander';
import { planSchema } from '../../../sweeps/plan/schema.ts';
import { printJson } from '../../output.ts';

export const schemaCommand = (): Command =>
  new Command('schema')
    .description('print the JSON Schema of plans, for editors')
    .action(() => printJson(planSchema));
