import type { Bounds } from './layout.ts';

/** How a drawing is looked at: a point of it at (0, 0) is seen at (x, y), enlarged so many times. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const least = 0.1;
const most = 3;
/** Smaller than this nothing can be read: by itself the camera then stays with the current node instead. */
const readable = 0.6;

/** All of it, in the middle. */
export function fitAll({ left, top, right, bottom }: Bounds, { width, height }: Size): Camera {
  const scale = Math.max(least, Math.min(width / (right - left), height / (bottom - top), 1.15));
  return {
    scale,
    x: (width - scale * (left + right)) / 2,
    y: (height - scale * (top + bottom)) / 2,
  };
}

/** All of it where that can be read, else the surroundings of a point. */
export function followPoint(
  bounds: Bounds,
  size: Size,
  point: { readonly x: number; readonly y: number },
): Camera {
  const all = fitAll(bounds, size);
  if (all.scale >= readable) return all;
  // A tree that fits in one direction is not cut in it.
  const along = (from: number, to: number, length: number, at: number): number => {
    if (readable * (to - from) <= length) return (length - readable * (from + to)) / 2;
    const wanted = length / 2 - readable * at;
    return Math.min(-readable * from, Math.max(length - readable * to, wanted));
  };
  return {
    scale: readable,
    x: along(bounds.left, bounds.right, size.width, point.x),
    y: along(bounds.top, bounds.bottom, size.height, point.y),
  };
}

/** Larger or smaller around a point on the screen, which stays where it is. */
export function zoom(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = Math.max(least, Math.min(most, camera.scale * factor));
  const grown = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown };
}

/** Moved just as far as is needed to see a point, with some room around it. */
export function reveal(
  camera: Camera,
  size: Size,
  point: { readonly x: number; readonly y: number },
): Camera {
  const room = Math.min(60, size.width / 4, size.height / 4);
  const shift = (at: number, length: number): number =>
    Math.max(room - at, 0) + Math.min(length - room - at, 0);
  return {
    ...camera,
    x: camera.x + shift(camera.x + camera.scale * point.x, size.width),
    y: camera.y + shift(camera.y + camera.scale * point.y, size.height),
  };
}
