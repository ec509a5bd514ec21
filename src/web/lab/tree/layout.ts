import { hierarchy, tree } from 'd3-hierarchy';
import type { TreeNode, VisibleTree } from './visible-tree.ts';

/** Where a node is drawn. */
export interface PlacedNode {
  readonly node: TreeNode;
  readonly x: number;
  readonly y: number;
}

export interface TreeLayout {
  readonly placed: readonly PlacedNode[];
  readonly byKey: ReadonlyMap<string, PlacedNode>;
  /** Few nodes are drawn large, with what is written beside them. */
  readonly isDetailed: boolean;
  readonly radius: number;
  readonly bounds: Bounds;
  /** The lines between the two ends of a search, where they have met. */
  readonly meetings: readonly { readonly from: PlacedNode; readonly to: PlacedNode }[];
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** With more nodes than this, moves and numbers would only cover each other. */
const mostDetailed = 70;
const margin = 28;

/** The room of a node, across and along its tree; figures beside it need more. */
const sizes = { small: [17, 58], detailed: [30, 92], figures: [42, 116] } as const;

/**
 * The tidy drawing of a tree: from left to right by moves, with the children of a node beside each other. Where a search also goes
 * backwards from the goals, that tree comes from the right towards the first.
 */
export function layOut(
  { roots, nodes }: Pick<VisibleTree, 'roots' | 'nodes'>,
  hasFigures = false,
): TreeLayout {
  const isDetailed = hasFigures || nodes.length <= mostDetailed;
  const size = sizes[hasFigures ? 'figures' : isDetailed ? 'detailed' : 'small'];
  const ahead = tidy(
    roots.filter(({ isBackward }) => !isBackward),
    size,
  );
  const back = tidy(
    roots.filter(({ isBackward }) => isBackward),
    size,
  );
  const columns = [ahead, back]
    .filter((side) => side.length > 0)
    .map((side) => Math.max(...side.map(({ x }) => x)));
  const right = columns.reduce((sum, each) => sum + each, 0) + 1.5 * size[1];
  const placed = [...ahead, ...back.map((each) => ({ ...each, x: right - each.x }))];
  const xs = placed.map(({ x }) => x);
  const ys = placed.map(({ y }) => y);
  const met = placed.filter(({ node }) => node.isMeeting);
  return {
    placed,
    byKey: new Map(placed.map((each) => [each.node.key, each])),
    isDetailed,
    radius: isDetailed ? 11 : 5.5,
    bounds: {
      left: Math.min(0, ...xs) - margin,
      top: Math.min(0, ...ys) - margin,
      // Folded parts have their count to the right of them.
      right: Math.max(0, ...xs) + margin + 44,
      bottom: Math.max(0, ...ys) + margin,
    },
    meetings: met
      .filter(({ node }) => !node.isBackward)
      .flatMap((from) =>
        met
          .filter(({ node }) => node.isBackward && node.state === from.node.state)
          .map((to) => ({ from, to })),
      ),
  };
}

/** Some trees, each beginning at 0 on the left, beneath each other. */
function tidy(roots: readonly TreeNode[], size: readonly [number, number]): PlacedNode[] {
  if (roots.length === 0) return [];
  // Several trees stand under a node that is not drawn.
  const above = { children: roots as readonly (TreeNode | { children: readonly TreeNode[] })[] };
  const root = hierarchy<{ children: readonly unknown[] }>(
    above,
    (each) => each.children as readonly { children: readonly unknown[] }[],
  );
  const laidOut = tree<{ children: readonly unknown[] }>()
    .nodeSize([...size])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.3))(root);
  return laidOut
    .descendants()
    .filter(({ data }) => data !== above)
    .map(({ data, x, y }) => ({ node: data as unknown as TreeNode, x: y - size[1], y: x }));
}

/** The line from a node to its child. */
export function linkPath(from: PlacedNode, to: PlacedNode): string {
  const middle = (from.x + to.x) / 2;
  const at = (value: number): number => Math.round(value * 10) / 10;
  return `M${at(from.x)} ${at(from.y)}C${at(middle)} ${at(from.y)} ${at(middle)} ${at(to.y)} ${at(to.x)} ${at(to.y)}`;
}
