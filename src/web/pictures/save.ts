import { download } from '../shared/ui/download.ts';
import { type Picture, pngOf, standalone } from './file.ts';
import { fileName } from './file-name.ts';

interface Wish {
  /** Where in the page it belongs. */
  readonly near: Element;
  /** What the name of the file is made of. */
  readonly name: readonly string[];
  readonly format: 'svg' | 'png';
}

/** Gives the reader a picture as a file. Resolves with its name, or with nothing where it could not be made. */
export async function savePicture(
  picture: Picture,
  { near, name, format }: Wish,
): Promise<string | undefined> {
  try {
    const file = standalone(picture, near);
    const saved = fileName(name, format);
    if (format === 'svg') download(saved, file.text, 'image/svg+xml');
    else download(saved, await pngOf(file), 'image/png');
    return saved;
  } catch {
    return undefined;
  }
}
