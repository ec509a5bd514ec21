import { Days } from '../state/days.ts';
import { store } from './context.svelte.ts';

/** The one of the app. */
export const days = new Days(store);
addEventListener('storage', () => days.reload());
