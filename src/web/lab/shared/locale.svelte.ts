import { chosen } from '../../shared/ui/context.svelte.ts';

/** How numbers are written in the chosen language. */
export const locale = (): string => (chosen().language === 'pt' ? 'pt-PT' : 'en');
