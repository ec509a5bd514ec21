import { CanvasTexture, SRGBColorSpace } from 'three';
import type { View } from '../../../core/view.ts';

/** Pictures that are drawn here rather than loaded. */

function picture(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) draw(context);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Cracks in a fragile tile, white on nothing, to be tinted: thin lines that part from a point off its middle. */
export function cracks(): CanvasTexture {
  const side = 256;
  return picture(side, side, (context) => {
    const arms: readonly (readonly (readonly [number, number])[])[] = [
      [
        [118, 132],
        [92, 104],
        [84, 62],
        [52, 22],
      ],
      [
        [118, 132],
        [162, 108],
        [182, 66],
        [226, 44],
      ],
      [
        [118, 132],
        [150, 160],
        [152, 200],
        [186, 240],
      ],
      [
        [118, 132],
        [78, 150],
        [58, 188],
        [18, 204],
      ],
      [
        [162, 108],
        [198, 122],
        [240, 118],
      ],
      [
        [92, 104],
        [54, 112],
        [16, 98],
      ],
      [
        [150, 160],
        [196, 172],
        [232, 190],
      ],
      [
        [78, 150],
        [92, 196],
        [84, 240],
      ],
      [
        [84, 62],
        [116, 42],
        [122, 16],
      ],
    ];
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.strokeStyle = '#fff';
    arms.forEach((arm, index) => {
      context.lineWidth = index < 4 ? 8 : 5;
      context.beginPath();
      for (const [x, y] of arm) context.lineTo(x, y);
      context.stroke();
    });
  });
}

/** Light that fades from the middle outwards, white, to be tinted. */
export function halo(): CanvasTexture {
  const side = 128;
  return picture(side, side, (context) => {
    const half = side / 2;
    const fade = context.createRadialGradient(half, half, 0, half, half, half);
    fade.addColorStop(0, 'rgb(255 255 255 / 100%)');
    fade.addColorStop(0.42, 'rgb(255 255 255 / 40%)');
    fade.addColorStop(1, 'rgb(255 255 255 / 0%)');
    context.fillStyle = fade;
    context.fillRect(0, 0, side, side);
  });
}

/** Light around a square that takes up a part of the picture, which itself stays clear. */
export function squareHalo(part: number): CanvasTexture {
  const side = 128;
  return picture(side, side, (context) => {
    const image = context.createImageData(side, side);
    for (let index = 0; index < side * side; index++) {
      const [x, y] = [index % side, Math.floor(index / side)].map(
        (at) => Math.abs((at + 0.5) / side - 0.5) * 2 - part,
      ) as [number, number];
      const isOutside = x > 0 || y > 0;
      const distance = Math.hypot(Math.max(0, x), Math.max(0, y)) / (1 - part);
      image.data.fill(255, index * 4, index * 4 + 3);
      image.data[index * 4 + 3] = isOutside ? 255 * Math.max(0, 1 - distance) ** 2 : 0;
    }
    context.putImageData(image, 0, 0);
  });
}

/** Light that fades upwards. */
export function beam(): CanvasTexture {
  const side = 128;
  return picture(side, side, (context) => {
    const fade = context.createLinearGradient(0, 0, 0, side);
    fade.addColorStop(0, 'rgb(255 255 255 / 0%)');
    fade.addColorStop(1, 'rgb(255 255 255 / 90%)');
    context.fillStyle = fade;
    context.fillRect(0, 0, side, side);
  });
}

/** Cells of room around the board for its shadow to fade out. */
export const shadowMargin = 2;

/** The soft shadow that the whole floor casts on what is far below it: drawn once, as nothing there moves. */
export function boardShadow(view: View): CanvasTexture {
  const rows = view.cells.length;
  const columns = view.cells[0]?.length ?? 0;
  const [width, height] = [columns + 2 * shadowMargin, rows + 2 * shadowMargin];
  const scale = Math.min(32, 1024 / Math.max(width, height));
  return picture(Math.ceil(width * scale), Math.ceil(height * scale), (context) => {
    // The shape that casts the blurred shadow lies outside of the picture.
    const away = width * scale * 2;
    context.shadowColor = '#000';
    context.shadowBlur = scale * 1.1;
    context.shadowOffsetX = away;
    context.fillStyle = '#000';
    context.beginPath();
    view.cells.forEach((line, row) => {
      line.forEach(({ ground }, column) => {
        if (ground === 'void') return;
        const [x, y] = [(column + shadowMargin) * scale, (row + shadowMargin) * scale];
        context.rect(x - away, y, scale + 0.5, scale + 0.5);
      });
    });
    context.fill();
  });
}

/** Slanting stripes, for what blocks a move. */
export function stripes(): CanvasTexture {
  const side = 128;
  return picture(side, side, (context) => {
    context.fillStyle = 'rgb(255 255 255 / 40%)';
    context.fillRect(0, 0, side, side);
    context.strokeStyle = '#fff';
    context.lineWidth = 14;
    for (let at = -side; at < 2 * side; at += 32) {
      context.beginPath();
      context.moveTo(at, side);
      context.lineTo(at + side, 0);
      context.stroke();
    }
  });
}
