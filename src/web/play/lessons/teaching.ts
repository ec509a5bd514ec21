/** All that teaches on a board, in one part that is loaded beside the page. */
export { default as AskRules } from './AskRules.svelte';
export { default as Badges } from './Badges.svelte';
export { default as GhostHand } from './GhostHand.svelte';
export { default as LessonBar } from './LessonBar.svelte';
export { Teacher } from './teacher.ts';
export { whenDrawn } from './when-drawn.ts';
