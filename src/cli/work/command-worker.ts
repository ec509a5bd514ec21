// The thread of `solve` and `grade`.
import { load } from '../load.ts';

load('command-work.cjs');
