import { definitions, planForm } from './plan.ts';

/** The schema of plans for editors. It has the form of a plan; that its ids and files are there, only `expandPlan` can tell. */
export const planSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'The plan of a Fourfold sweep',
  ...planForm.schema,
  definitions,
};
