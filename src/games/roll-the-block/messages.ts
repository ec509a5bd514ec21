import type { Direction } from '../../core/grid.ts';
import { messagesOf } from '../../core/message.ts';

type Nothing = Record<string, never>;

/** A roll of the block, or a step of one of its cubes. */
type Roll = { cube?: 1 | 2; direction: Direction };
type RollOnto = Roll & { row: number; column: number };

/** Refusals of moves, the name of a cube, and mistakes in a level's text. */
export interface RollMessages {
  'falls-off': Roll;
  'falls-into-void': RollOnto;
  'bridge-hidden': RollOnto & { bridge: number };
  'breaks-floor': RollOnto;
  'say-which-cube': { direction: Direction };
  'no-cubes': Nothing;
  'not-a-move': { text: string };
  cube: { cube: number };

  'bad-cell': { text: string };
  'no-start': Nothing;
  'second-start': Nothing;
  'no-goal': Nothing;
  'second-goal': Nothing;
  'bad-switch-name': { text: string };
  'unknown-switch': { letter: string };
  'switch-without-header': { letter: string };
  'bad-bridge-name': { text: string };
  /** A header of the bridge, or an action of a switch, names it. */
  'unknown-bridge': { bridge: number; named: 'header' | 'action' };
  'bad-bridge-state': { text: string };
  'bad-switch-kind': { text: string };
  /** Without `text`, an expected action is missing. */
  'bad-action': { behind: string; text?: string };
  'no-bridge': { effect: string };
  'bad-bridge-number': { text: string };
  /** Without `text`, there are not two cells. */
  'bad-split': { text?: string };
  'split-outside': { text: string; rows: number; columns: number };
  'split-on-void': { text: string };
  'split-on-bridge': { text: string };
  'split-twice': { text: string };
}

export const rollMessage = messagesOf<RollMessages>();
