import type { PieceFrame } from './clip.ts';
import { clamp } from './ease.ts';
import { type Body, type Point, turned } from './pose.ts';

/** Where a point is in the picture: -1 to 1 both ways. */
type Seen = (point: Point) => { readonly x: number; readonly y: number };

/** So near to the picture's edge a falling piece begins to fade, as a part of the picture's half. */
const fadingBand = 0.14;

/** The corners of a piece at one moment. */
export function cornersOf({ body, centre, axis, angle, width, height }: Pose): readonly Point[] {
  const { x, y, z } = body.size;
  return [-0.5, 0.5].flatMap((right) =>
    [-0.5, 0.5].flatMap((up) =>
      [-0.5, 0.5].map((near) => {
        const corner = {
          x: centre.x + right * x * width,
          y: centre.y + up * y * height,
          z: centre.z + near * z * width,
        };
        return turned(corner, centre, axis, angle);
      }),
    ),
  );
}

type Pose = Pick<PieceFrame, 'body' | 'centre' | 'axis' | 'angle' | 'width' | 'height'>;
const atRest = (body: Body): Pose => ({
  body,
  centre: body.centre,
  axis: 'x',
  angle: 0,
  width: 1,
  height: 1,
});

/** How near to the edge of the picture a piece is: 1 touches it. */
const reach = (pose: Pose, seen: Seen): number =>
  Math.max(
    ...cornersOf(pose)
      .map(seen)
      .map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))),
  );

/** How much is seen of a piece: one that falls has faded away before any of it leaves the picture. */
export function fadeOf(piece: PieceFrame, seen: Seen): number {
  if (!piece.fallsFrom) return 1;
  const room = 1 - reach(atRest(piece.fallsFrom), seen);
  return clamp((1 - reach(piece, seen)) / Math.min(fadingBand, Math.max(0.01, room)));
}
