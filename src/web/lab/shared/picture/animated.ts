/** A film as one drawing: its frames stand in it one above the other, and each is seen for its time. */
export interface Film {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly background: string;
  /** The style sheet that its frames share. */
  readonly style: string;
  /** Drawings as text, without the element around them. */
  readonly frames: readonly string[];
  readonly font: string;
}

/** How long a frame is seen, and how much longer the last one. */
export const frameSeconds = 0.35;
export const lastSeconds = 3;

/** At most so many places of a run, evenly over all of it, the first and the last among them. */
export function framePlaces(end: number, most: number): number[] {
  const steps = Math.min(end, Math.max(1, most - 1));
  return Array.from({ length: steps + 1 }, (_, at) => (steps === 0 ? 0 : Math.round((at * end) / steps)));
}

/** The film as a file that plays again and again wherever drawings can move; elsewhere its last frame is seen. */
export function animatedSvg({ frames, ...film }: Film): string {
  const all = frames.length * frameSeconds + lastSeconds;
  const share = (frame: number): string => String(Math.round((1e5 * frame * frameSeconds) / all) / 1e5);
  const shown = (frame: number): string => {
    const isLast = frame === frames.length - 1;
    const [values, times] = [
      [...(frame > 0 ? ['none'] : []), 'inline', ...(isLast ? [] : ['none'])],
      ['0', ...(frame > 0 ? [share(frame)] : []), ...(isLast ? [] : [share(frame + 1)])],
    ];
    if (frames.length === 1) return '';
    return `<animate attributeName="display" values="${values.join(';')}" keyTimes="${times.join(';')}" calcMode="discrete" dur="${all}s" repeatCount="indefinite"/>`;
  };
  const drawn = frames.map(
    (frame, at) =>
      `<g data-frame="${at + 1}" display="${at === frames.length - 1 ? 'inline' : 'none'}">${shown(at)}${frame}</g>`,
  );
  return opened(film) + drawn.join('') + closed;
}

/** One frame of a film by itself. */
export const frameSvg = (film: Film, at: number): string => opened(film) + film.frames[at]! + closed;

const closed = '</svg>';

function opened({ title, width, height, background, style, font }: Omit<Film, 'frames'>): string {
  const size = `width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size} font-family="${font}">` +
    `<title>${escaped(title)}</title><style>${style}</style><rect ${size} fill="${background}"/>`
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
