import pc from 'picocolors';
import type { NamedLevel } from '../files.ts';

/** Colours of the game screen, or none. */
export interface Style {
  readonly colour: boolean;
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

export function createStyle(colour: boolean): Style {
  const colours = pc.createColors(colour);
  return { colour, bold: colours.bold, dim: colours.dim, good: colours.green, bad: colours.yellow };
}

export const header = ({ game, name }: NamedLevel, place: string, style: Style): string[] => [
  '',
  `  ${style.bold(name)}   ${style.dim(`${game.name}, ${place}`)}`,
  '',
];

export const board = (drawing: string): string[] => drawing.split('\n').map((line) => `  ${line}`);

export const footer = (watching: boolean, style: Style): string[] => [
  style.dim(
    watching
      ? '  space pause   ← → step   any other key: play on from here'
      : '  arrows move  u undo  x restart  h hint  r review  g give up  ? keys  q quit',
  ),
];
