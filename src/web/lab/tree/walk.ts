import type { PlacedNode, TreeLayout } from './layout.ts';

/** Where an arrow key leads in a tree that is drawn from left to right. */
export type WalkKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

const walkKeys: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
export const isWalkKey = (key: string): key is WalkKey => walkKeys.includes(key);

/** The node that a key leads to from another; undefined where there is none. */
export function walkFrom({ placed, byKey }: TreeLayout, key: string, press: WalkKey): PlacedNode | undefined {
  const here = byKey.get(key);
  if (!here) return placed[0];
  switch (press) {
    case 'Home':
      return placed[0];
    case 'End':
      return placed.reduce((lowest, each) => (each.y > lowest.y ? each : lowest), here);
    case 'ArrowLeft':
      return here.node.parent && byKey.get(here.node.parent.key);
    case 'ArrowRight':
      return here.node.children[0] && byKey.get(here.node.children[0].key);
    default: {
      // The neighbour in the same column, whoever its parent is: what one sees above or below.
      const sign = press === 'ArrowDown' ? 1 : -1;
      const column = placed.filter(
        ({ node, y }) => node.level === here.node.level && sign * (y - here.y) > 0,
      );
      return column.reduce<PlacedNode | undefined>(
        (nearest, each) => (nearest && sign * (nearest.y - each.y) <= 0 ? nearest : each),
        undefined,
      );
    }
  }
}
