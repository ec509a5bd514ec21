import { directionLetter, type PddlAction } from '../../../core/pddl.ts';

/*
 * All tiles slide at the same time, and an action of plain STRIPS moves a fixed number of them. So a move is a walk of a cursor
 * over the board, every stretch of cells without an obstacle from its front to its back. Behind the cursor the tiles stand as
 * they do after the move; the hole is the frontmost free cell there, and where there is none the stretch is packed so far.
 * There is one possible step at a time from the paid one on until all stand still.
 */

/** The cursor leaves a cell for the next one of the stretch. */
const on = { needs: ['cursor ?d ?c', 'behind ?d ?c ?n'], adds: ['cursor ?d ?n'], removes: ['cursor ?d ?c'] };
/** It leaves the last cell of a stretch for the next stretch, or the end. */
const turn = { ...on, needs: ['cursor ?d ?c', 'last ?d ?c ?n'] };
const cursor = { '?d': 'direction', '?c': 'cell', '?n': 'cell' } as const;
const hole = { ...cursor, '?h': 'cell', '?s': 'line' } as const;
/** The hole is in the stretch of the cursor; planners need to be told to look nowhere else. */
const isHole = ['hole ?h', 'stretch ?d ?h ?s', 'stretch ?d ?c ?s'];

/** The tile under the cursor jumps into the hole. */
const jump = {
  needs: [...isHole, 'on ?k ?c'],
  adds: ['on ?k ?h', 'clear ?c'],
  removes: ['on ?k ?c', 'clear ?h', 'hole ?h'],
};
const jumping = { ...hole, '?k': 'colour' } as const;

/** With `spare` goals, also which colours a cell does not have: then the goal is that a colour is nowhere else. */
export function tilesActions(spare: boolean): readonly PddlAction[] {
  const jumped = {
    ...jump,
    adds: [...jump.adds, ...(spare ? ['without ?k ?c'] : [])],
    removes: [...jump.removes, ...(spare ? ['without ?k ?h'] : [])],
  };
  return [
    // A goal position is final: there must be a tile that is not at home.
    {
      name: 'go-on',
      parameters: { '?k': 'colour', '?c': 'cell' },
      needs: ['still', 'on ?k ?c', 'astray ?k ?c'],
      adds: ['ready'],
      removes: ['still'],
    },
    // A direction in which nothing moves is not a move: there must be a tile with a free cell in front of it.
    {
      name: 'slide',
      parameters: { '?d': 'direction', '?k': 'colour', '?c': 'cell', '?front': 'cell', '?n': 'cell' },
      needs: ['ready', 'on ?k ?c', 'behind ?d ?front ?c', 'clear ?front', 'first ?d ?n'],
      adds: ['cursor ?d ?n', 'packed'],
      removes: ['ready'],
      cost: 1,
      move: ([direction]) => directionLetter(direction!),
    },
    joined('open-hole', cursor, on, {
      needs: ['packed', 'clear ?c'],
      adds: ['hole ?c'],
      removes: ['packed'],
    }),
    joined('stay', { ...cursor, '?k': 'colour' }, on, {
      needs: ['packed', 'on ?k ?c'],
      adds: [],
      removes: [],
    }),
    joined('pass', hole, on, { needs: [...isHole, 'clear ?c'], adds: [], removes: [] }),
    joined('jump', { ...jumping, '?next': 'cell' }, on, {
      ...jumped,
      needs: [...jumped.needs, 'behind ?d ?h ?next'],
      adds: [...jumped.adds, 'hole ?next'],
    }),
    joined('stay-last', cursor, turn, { needs: ['packed'], adds: [], removes: [] }),
    joined('pass-last', hole, turn, {
      needs: [...isHole, 'clear ?c'],
      adds: ['packed'],
      removes: ['hole ?h'],
    }),
    joined('jump-last', jumping, turn, { ...jumped, adds: [...jumped.adds, 'packed'] }),
    {
      name: 'stop',
      parameters: { '?d': 'direction' },
      needs: ['cursor ?d end', 'packed'],
      adds: ['still'],
      removes: ['cursor ?d end', 'packed'],
    },
  ];
}

type Part = Pick<PddlAction, 'needs' | 'adds' | 'removes'>;

const joined = (
  name: string,
  parameters: PddlAction['parameters'],
  first: Part,
  second: Part,
): PddlAction => ({
  name,
  parameters,
  needs: [...first.needs, ...second.needs],
  adds: [...first.adds, ...second.adds],
  removes: [...first.removes, ...second.removes],
});
