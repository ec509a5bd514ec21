import { flushSync, mount, unmount } from 'svelte';
import type { PlayedLevel } from '../../games/pack-text.ts';
import { wearTextures } from '../play/board/patterns.ts';
import { learnMoves, moveWordsOf } from '../play/move-words.svelte.ts';
import { stillStage } from '../play/still.ts';
import { roomOf } from '../rooms.ts';
import { download } from '../shared/ui/download.ts';
import { startView } from '../shared/ui/start-view.ts';
import { pngOf, type SvgFile } from './file.ts';
import { fileName } from './file-name.ts';
import { byDay, plainColour, plainFont, resolved } from './resolved.ts';
import { make, makeSvg } from './svg.ts';

/** In pixels. Cells of large boards are smaller, so that no picture is too large to open. */
const largestCell = 64;
const largestSide = 3200;
/** Around the board, in cells: for its shadow and its frame, and for the names of its rows and columns. */
const rim = 0.3;
const edge = 0.5;

interface Wish {
  /** With the names of rows and columns, where moves are written with them. */
  readonly coordinates?: boolean;
  /** Without a ground of its own: paper has one. */
  readonly isBare?: boolean;
}

/** The start of a level as a drawing that stands alone, by day and with its letters, as its game draws it. */
export async function levelDrawing(
  of: PlayedLevel,
  { coordinates = false, isBare = false }: Wish = {},
): Promise<SvgFile> {
  const { drawing = () => import('../play/board/GridPicture.svelte') } = roomOf(of.game.id);
  const [{ default: Drawing }] = await Promise.all([drawing(), coordinates && learnMoves(of.game.id)]);
  const names = coordinates ? moveWordsOf(of.game.id)?.edge : undefined;
  const view = startView(of);
  const [rows, columns] = [view.cells.length, view.cells[0]?.length ?? 0];
  const cell = Math.min(largestCell, Math.floor(largestSide / Math.max(rows, columns)));
  wearTextures();
  const host = document.createElement('div');
  host.style.cssText = `position: fixed; left: -9999px; top: 0; width: ${columns * cell}px; height: ${rows * cell}px; --cell: ${cell}px`;
  host.dataset['game'] = of.game.id;
  host.dataset['named'] = '';
  host.inert = true;
  document.body.append(host);
  const mounted = mount(Drawing, { target: host, props: { stage: stillStage(view), level: of.level } });
  try {
    flushSync();
    return byDay(() => {
      const styles = getComputedStyle(host);
      const colour = (name: string): string => plainColour(styles.getPropertyValue(name).trim());
      const before = rim + (names ? edge : 0);
      const [width, height] = [columns, rows].map((cells) => Math.ceil((cells + before + rim) * cell));
      const start = before * cell;
      const label = (x: number, y: number, said: string): SVGElement =>
        make(
          'text',
          {
            x: start + x * cell,
            y: start + y * cell + cell * 0.12,
            fill: colour('--ink-soft'),
            'font-size': cell * 0.34,
            'text-anchor': 'middle',
          },
          said,
        );
      const labels = names && [
        ...Array.from({ length: columns }, (_, at) => label(at + 0.5, -before / 2, names.column(at))),
        ...Array.from({ length: rows }, (_, at) => label(-before / 2, at + 0.5, names.row(at, rows))),
      ];
      const around = host.getBoundingClientRect();
      const layers = [...host.querySelectorAll('svg')].map((svg) => {
        const { left, top, width: wide, height: high } = svg.getBoundingClientRect();
        const copy = resolved(svg);
        const place = {
          x: start + left - around.left,
          y: start + top - around.top,
          width: wide,
          height: high,
        };
        for (const [name, value] of Object.entries({ ...place, overflow: 'visible' }))
          copy.setAttribute(name, String(value));
        return copy;
      });
      const root = makeSvg(
        width!,
        height!,
        make('title', {}, of.level.info.title ?? of.game.id),
        ...(isBare ? [] : [make('rect', { width: width!, height: height!, fill: colour('--paper-raised') })]),
        ...layers,
        ...(labels ?? []),
      );
      root.setAttribute('font-family', plainFont);
      return { text: new XMLSerializer().serializeToString(root), width: width!, height: height! };
    });
  } finally {
    host.remove();
    void unmount(mounted);
  }
}

/** Gives the player the start of a level as a file. Resolves with its name, or with nothing where it could not be made. */
export async function saveLevelDrawing(of: PlayedLevel, format: 'svg' | 'png'): Promise<string | undefined> {
  try {
    const file = await levelDrawing(of);
    const name = fileName([of.game.id, of.level.info.title ?? ''], format);
    if (format === 'svg') download(name, file.text, 'image/svg+xml');
    else download(name, await pngOf(file), 'image/png');
    return name;
  } catch {
    return undefined;
  }
}
