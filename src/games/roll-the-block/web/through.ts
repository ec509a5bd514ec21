import { DoubleSide, GreaterDepth, Mesh, MeshBasicMaterial } from 'three';
import { holedSlab, roundedSquare } from './shapes.ts';

/** After the pieces, which hide it. */
const afterPieces = 8;

/** Paint that is seen only where something stands before it. */
export const hiddenOnly = (): MeshBasicMaterial =>
  new MeshBasicMaterial({ transparent: true, depthWrite: false, depthFunc: GreaterDepth, side: DoubleSide });

/** A square ring about the goal that is seen through the block: the goal is never lost behind or under it. */
export function seenThrough(material: MeshBasicMaterial, outer = 0.49, inner = 0.36): Mesh {
  const ring = holedSlab(roundedSquare(outer, 0.07, 4), roundedSquare(inner, 0.05, 4), 0, 0.002, 0.001);
  const mesh = new Mesh(ring, material);
  // Clear of the goal's own frame, which must not count as something that hides it.
  mesh.position.y = 0.03;
  // Of two rings the narrow one comes last.
  mesh.renderOrder = afterPieces + (outer - inner < 0.1 ? 1 : 0);
  return mesh;
}
