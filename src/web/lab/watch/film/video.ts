import { type Film, frameSeconds, frameSvg, lastSeconds } from '../../shared/picture/animated.ts';

const type = 'video/webm';

/** Whether this browser can film what is drawn on a canvas. */
export const canFilm = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  MediaRecorder.isTypeSupported(type) &&
  'captureStream' in HTMLCanvasElement.prototype;

const wait = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** A film as a video. It is filmed while it plays, so it takes its time; undefined when it was aborted. */
export async function videoOf(
  film: Film,
  signal: AbortSignal,
  onProgress: (frame: number) => void,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = film.width;
  canvas.height = film.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const recorder = new MediaRecorder(canvas.captureStream(30), {
    mimeType: type,
    videoBitsPerSecond: 4_000_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  try {
    for (const at of film.frames.keys()) {
      await drawFrame(context, film, at);
      if (at === 0) recorder.start();
      onProgress(at + 1);
      await wait(at === film.frames.length - 1 ? lastSeconds : frameSeconds);
      if (signal.aborted) return undefined;
    }
  } finally {
    if (recorder.state !== 'inactive') recorder.stop();
  }
  await stopped;
  return new Blob(parts, { type });
}

async function drawFrame(context: CanvasRenderingContext2D, film: Film, at: number): Promise<void> {
  const address = URL.createObjectURL(new Blob([frameSvg(film, at)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(film.width, film.height);
    image.src = address;
    await image.decode();
    context.drawImage(image, 0, 0, film.width, film.height);
  } finally {
    URL.revokeObjectURL(address);
  }
}
