/** Drawing and saving of plots, loaded when the first one is to be drawn. */
export * from '../../shared/figures/plots/index.ts';
export * from './draw.ts';
