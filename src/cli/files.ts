export {
  chooseLevel,
  chooseLevels,
  describeProblems,
  levelsIn,
  loadLevel,
  loadLevels,
  type NamedLevel,
} from '../experiments/level-files.ts';
export { readText } from '../experiments/read-text.ts';
