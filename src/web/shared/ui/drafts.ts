import { Drafts } from '../state/drafts.ts';
import { store } from './context.svelte.ts';

/** The ones of the app. */
export const drafts = new Drafts(store);
addEventListener('storage', () => drafts.reload());
