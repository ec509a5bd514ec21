import type { Page } from '@playwright/test';

export type Rgb = readonly [number, number, number];

/** A picture of the page, to ask for the colours of its points, in CSS pixels. */
export class Picture {
  private readonly pixels: Uint8Array;
  private readonly width: number;
  private readonly ratio: number;

  private constructor(pixels: Uint8Array, width: number, ratio: number) {
    this.pixels = pixels;
    this.width = width;
    this.ratio = ratio;
  }

  static async of(page: Page): Promise<Picture> {
    const png = (await page.screenshot({ animations: 'allow' })).toString('base64');
    const { text, width, ratio } = await page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const found = context.getImageData(0, 0, image.width, image.height).data;
      let letters = '';
      for (let at = 0; at < found.length; at += 8192)
        letters += String.fromCharCode(...found.subarray(at, at + 8192));
      return { text: btoa(letters), width: image.width, ratio: devicePixelRatio };
    }, png);
    return new Picture(Buffer.from(text, 'base64'), width, ratio);
  }

  at(x: number, y: number): Rgb {
    const start = 4 * (Math.round(y * this.ratio) * this.width + Math.round(x * this.ratio));
    return [this.pixels[start]!, this.pixels[start + 1]!, this.pixels[start + 2]!];
  }

  /** All points of a rectangle, a device pixel apart. */
  within(left: number, top: number, right: number, bottom: number): Rgb[] {
    const found: Rgb[] = [];
    for (let y = top; y <= bottom; y += 1 / this.ratio)
      for (let x = left; x <= right; x += 1 / this.ratio) found.push(this.at(x, y));
    return found;
  }
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** How well two colours are told apart, from 1 to 21, as the accessibility guidelines count it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The value in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
