/** The app's colours, as the drawing uses them. */
export interface Palette {
  readonly floor: string;
  readonly floorLine: string;
  readonly paper: string;
  readonly paperRaised: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly game: string;
  readonly good: string;
  readonly bad: string;
  readonly hole: string;
  readonly soft: string;
  readonly heavy: string;
  readonly bridge: string;
  readonly pieces: readonly string[];
  readonly pieceInks: readonly string[];
  readonly isDark: boolean;
  readonly isContrast: boolean;
  readonly font: string;
}

/** The colours of a hint, which are seen on the floor and on the pieces alike. */
export const hintColours = ({ isDark, game, ink, paper, paperRaised }: Palette) =>
  isDark ? { fill: game, rim: paper } : { fill: ink, rim: paperRaised };

/** Reads the custom properties that apply to an element. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string, otherwise = '#888888'): string =>
    style.getPropertyValue(name).trim() || otherwise;
  const isDark = style.colorScheme.includes('dark');
  return {
    floor: read('--floor'),
    floorLine: read('--floor-line'),
    paper: read('--paper'),
    paperRaised: read('--paper-raised'),
    ink: read('--ink'),
    inkSoft: read('--ink-soft'),
    game: read('--game'),
    good: read('--good'),
    bad: read('--bad'),
    hole: isDark ? read('--void', '#101316') : read('--goal', '#22252b'),
    soft: read('--piece-3'),
    heavy: read('--piece-4'),
    bridge: read('--piece-2'),
    pieces: [read('--piece-0'), read('--piece-1')],
    pieceInks: [read('--piece-ink-0', '#fff'), read('--piece-ink-1', '#fff')],
    isDark,
    isContrast: document.documentElement.dataset['theme'] === 'contrast',
    font: read('--font', 'sans-serif'),
  };
}
