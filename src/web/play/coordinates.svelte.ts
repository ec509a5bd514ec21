import { chosen } from '../shared/ui/context.svelte.ts';

let isTyping = $state(false);

/** Whether the board shows its coordinates: where they are wanted, and while moves are typed. */
export const showsCoordinates = (): boolean => chosen().coordinates || isTyping;

/** Shows them until the function that it returns is called. */
export function typeWithCoordinates(): () => void {
  isTyping = true;
  return () => {
    isTyping = false;
  };
}
