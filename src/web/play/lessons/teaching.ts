import AskRules from './AskRules.svelte';
import Badges from './Badges.svelte';
import GhostHand from './GhostHand.svelte';
import LessonBar from './LessonBar.svelte';
import { Teacher } from './teacher.ts';
import { whenDrawn } from './when-drawn.ts';

/** All that teaches on a board, in one part that is loaded beside the page. */
export const teaching = { AskRules, Badges, GhostHand, LessonBar, Teacher, whenDrawn };
