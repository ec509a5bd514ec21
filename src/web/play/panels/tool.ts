import type { IconName } from '../../shared/ui/Icon.svelte';

/** Something that can be done with the game. */
export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled: boolean;
  run(): void;
}
