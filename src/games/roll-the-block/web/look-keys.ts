import type { BoardKeys } from '../../../web/play/room.ts';
import type { Steered } from './steer.ts';
import type { BoardWords } from './words.ts';

const turn = Math.PI / 24;
const zoom = 1.2;

/** The keys that change the look. Brackets are hard to reach on some keyboards: letters do the same. */
export function lookKeys(
  look: Pick<Steered, 'turnBy' | 'zoomBy'> & { resetLook(): void },
  words: BoardWords['keys'],
): readonly BoardKeys[] {
  const pair = (name: string, keys: readonly string[], press: (way: 1 | -1) => void): BoardKeys => ({
    name,
    keys,
    press: (key) => press(keys.indexOf(key) % 2 === 0 ? -1 : 1),
  });
  return [
    pair(words.turn, ['[', ']', 'Q', 'E'], (way) => look.turnBy(way * turn, 0)),
    pair(words.tilt, ['PageDown', 'PageUp'], (way) => look.turnBy(0, way * turn)),
    pair(words.zoom, ['-', '+'], (way) => look.zoomBy(zoom ** way)),
    { name: words.back, keys: ['0'], press: () => look.resetLook() },
  ];
}
