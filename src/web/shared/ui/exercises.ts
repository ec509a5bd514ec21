import { Exercises } from '../state/exercises.ts';
import { store } from './context.svelte.ts';

/** The ones of the app. */
export const exercises = new Exercises(store);
addEventListener('storage', () => exercises.reload());
