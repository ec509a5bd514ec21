import { flushSync, mount, unmount } from 'svelte';
import { byDay, type Looks, plainColour, plainFont, resolved } from '../../../pictures/resolved.ts';
import { make, makeSvg, wrapped } from '../../../pictures/svg.ts';
import { type Film, framePlaces } from '../../shared/picture/animated.ts';
import type { WatchedRun } from '../run.ts';
import FilmStage from './FilmStage.svelte';

const [width, height, padding] = [960, 540, 20];
const board = { x: padding, y: 66, width: 240, height: 330 };
const tree = { x: 280, y: 60, width: width - 280 - padding, height: 350 };
/** More frames make a large file, and more nodes cannot be told apart. */
const mostFrames = 48;
const mostNodes = 90;

/** What is written in a film. */
export interface FilmWords {
  readonly title: string;
  /** By position: the figures in a line, and what happened. */
  figures(position: number): string;
  sentence(position: number): string;
}

interface Wish {
  /** Where in the page it belongs. */
  readonly near: Element;
  readonly words: FilmWords;
  readonly signal: AbortSignal;
  readonly onProgress: (frame: number, all: number) => void;
}

/** Lets the page draw and answer between two frames. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A whole run as a film: the board and the tree as the page draws them, frame by frame; undefined when it was aborted. */
export async function makeFilm(
  run: WatchedRun,
  { near, words, signal, onProgress }: Wish,
): Promise<Film | undefined> {
  const places = framePlaces(run.reader.end, mostFrames);
  const host = document.createElement('div');
  host.style.cssText = 'position: fixed; left: -4000px; top: 0; width: 900px; pointer-events: none';
  host.inert = true;
  host.setAttribute('aria-hidden', 'true');
  near.append(host);
  const props = $state({ run, position: 0, mostNodes });
  const stage = mount(FilmStage, { target: host, props });
  const sheet = new LookSheet();
  const frames: string[] = [];
  try {
    for (const [index, position] of places.entries()) {
      flushSync(() => {
        props.position = position;
      });
      // The walks through a long record take turns of their own.
      while (!host.querySelector('[role=treeitem]')) {
        await breathe();
        if (signal.aborted) return undefined;
      }
      frames.push(byDay(() => frameOf(host, words, position, sheet)));
      onProgress(index + 1, places.length);
      await breathe();
      if (signal.aborted) return undefined;
    }
    const background = byDay(() =>
      plainColour(getComputedStyle(near).getPropertyValue('--paper-raised').trim()),
    );
    return { title: words.title, width, height, background, style: sheet.text, frames, font: plainFont };
  } finally {
    host.remove();
    void unmount(stage);
  }
}

function frameOf(host: HTMLElement, words: FilmWords, position: number, sheet: LookSheet): string {
  const styles = getComputedStyle(host);
  const colour = (name: string): string => plainColour(styles.getPropertyValue(name).trim());
  const text = (x: number, y: number, size: number, fill: string, weight: number, said: string): SVGElement =>
    make('text', { x, y, fill: colour(fill), 'font-size': size, 'font-weight': weight }, said);
  const boards = [...host.querySelectorAll<SVGSVGElement>('.board svg')].map((svg) =>
    fitted(resolved(svg, sheet.dress), board),
  );
  const drawn = host.querySelector<SVGSVGElement>('svg[role=tree]')!;
  const { x, y, width: wide, height: high } = drawn.querySelector('g')!.getBBox();
  const copy = resolved(drawn, sheet.dress);
  copy.querySelector('g')?.removeAttribute('transform');
  copy.setAttribute('viewBox', [x - 14, y - 14, wide + 28, high + 28].map(Math.round).join(' '));
  const sentence = wrapped(words.sentence(position), width - 2 * padding, 16).slice(0, 3);
  const parts = [
    text(padding, 38, 20, '--ink', 650, words.title),
    ...boards,
    fitted(copy, tree),
    text(padding, 448, 15, '--ink-soft', 550, words.figures(position)),
    ...sentence.map((line, at) => text(padding, 474 + 22 * at, 16, '--ink', 400, line)),
  ];
  const serializer = new XMLSerializer();
  const frame = makeSvg(width, height, ...parts);
  return [...frame.children]
    .map((each) => serializer.serializeToString(each).replaceAll(' xmlns="http://www.w3.org/2000/svg"', ''))
    .join('');
}

/** A drawing in a place: as large as fits, but not much larger than it is. */
function fitted(
  svg: SVGSVGElement,
  place: { x: number; y: number; width: number; height: number },
): SVGSVGElement {
  const { width: own, height: ownHeight } = svg.viewBox.baseVal;
  const most = svg.getAttribute('viewBox')!.startsWith('0 0') ? Number.POSITIVE_INFINITY : 1.3;
  const scale = Math.min(place.width / own, place.height / ownHeight, most);
  const at = {
    x: place.x,
    y: place.y,
    width: Math.round(own * scale),
    height: Math.round(ownHeight * scale),
  };
  for (const [name, value] of Object.entries(at)) svg.setAttribute(name, String(value));
  return svg;
}

/** Frames are full of things that look alike: each look is written once. */
class LookSheet {
  private readonly names = new Map<string, string>();

  readonly dress = (element: Element, looks: Looks): void => {
    const { transform, ...others } = looks;
    if (transform !== undefined) element.setAttribute('transform', transform);
    const written = Object.entries(others)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
    if (written === '') return;
    const name = this.names.get(written) ?? `l${this.names.size}`;
    this.names.set(written, name);
    element.setAttribute('class', name);
  };

  get text(): string {
    return [...this.names].map(([looks, name]) => `.${name}{${looks}}`).join('');
  }
}
