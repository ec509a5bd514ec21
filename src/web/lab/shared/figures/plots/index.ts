/** Drawing and saving of plots, loaded when the first one is to be drawn. */
export * from './draw.ts';
export * from './save.ts';
