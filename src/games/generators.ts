import type { Game } from '../core/game.ts';
import type { Generator } from '../core/generator.ts';
import { iceGenerator } from './break-the-ice/generator/generator.ts';
import { foldGenerator } from './folding-blocks/generator/generator.ts';
import { tilesGenerator } from './match-the-tiles/generator/generator.ts';
import { rollGenerator } from './roll-the-block/generator/generator.ts';
import { walkGenerator } from './template/generator.ts';

/** By the id of their game. Apart from the games, so that whoever only plays and solves does not load them. */
const generators: Readonly<Record<string, Generator>> = {
  template: walkGenerator,
  'folding-blocks': foldGenerator,
  'match-the-tiles': tilesGenerator,
  'roll-the-block': rollGenerator,
  'break-the-ice': iceGenerator,
};

/** What makes new levels of a game; undefined for a game that cannot. */
export const generatorOf = ({ id }: Pick<Game, 'id'>): Generator | undefined => generators[id];
