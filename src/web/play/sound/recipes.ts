/** The properties that all layers of a sound have; times in seconds, volumes from 0 to 1. */
interface Layer {
  readonly start: number;
  readonly length: number;
  /** How long it takes to become loud; then it fades until its end. */
  readonly attack: number;
  readonly volume: number;
  /** Glides from one frequency to the other, in hertz: of the tone, or of the filter that the noise goes through. */
  readonly from: number;
  readonly to: number;
}

export interface ToneLayer extends Layer {
  readonly kind: 'tone';
  readonly shape: 'sine' | 'triangle' | 'square' | 'sawtooth';
}

export interface NoiseLayer extends Layer {
  readonly kind: 'noise';
  readonly filter: 'lowpass' | 'bandpass' | 'highpass';
  /** How narrow the filter is. */
  readonly sharpness: number;
}

export type SoundLayer = ToneLayer | NoiseLayer;

/** A sound is made of layers of tones and noise; nothing is loaded. */
export type Recipe = readonly SoundLayer[];

export const soundIds = [
  'fold',
  'glide',
  'stop',
  'roll',
  'fall',
  'crack',
  'switch',
  'bridge',
  'refused',
  'solved',
  'star',
] as const;

export type SoundId = (typeof soundIds)[number];

type Shape = ToneLayer['shape'];
type Times = readonly [start: number, length: number, attack: number];
type Sweep = readonly [from: number, to: number];

const tone = (
  shape: Shape,
  [from, to]: Sweep,
  [start, length, attack]: Times,
  volume: number,
): ToneLayer => ({
  kind: 'tone',
  ...{ shape, from, to, start, length, attack, volume },
});

const noise = (
  filter: NoiseLayer['filter'],
  sharpness: number,
  [from, to]: Sweep,
  [start, length, attack]: Times,
  volume: number,
): NoiseLayer => ({ kind: 'noise', ...{ filter, sharpness, from, to, start, length, attack, volume } });

/** A bell: a note and the overtones that make it glassy. */
const bell = (pitch: number, start: number, length: number, volume: number): Recipe => [
  tone('sine', [pitch, pitch], [start, length, 0.006], volume),
  tone('sine', [pitch * 2.01, pitch * 2.01], [start, length * 0.6, 0.004], volume * 0.34),
  tone('sine', [pitch * 4.07, pitch * 4.07], [start, length * 0.25, 0.003], volume * 0.12),
];

/** A splinter that jumps off. */
const splinter = (pitch: number, start: number, volume: number): Recipe => [
  tone('sine', [pitch, pitch * 0.94], [start, 0.07, 0.001], volume),
  noise('highpass', 0.7, [5200, 7000], [start, 0.03, 0.001], volume),
];

export const recipes: Readonly<Record<SoundId, Recipe>> = {
  // A sheet that lifts, turns over and is pressed down.
  fold: [
    noise('bandpass', 0.9, [900, 3400], [0, 0.15, 0.05], 0.3),
    noise('highpass', 0.5, [3800, 5600], [0.06, 0.13, 0.05], 0.1),
    noise('lowpass', 0.6, [900, 320], [0.2, 0.07, 0.003], 0.42),
    tone('sine', [190, 120], [0.2, 0.07, 0.002], 0.16),
  ],
  glide: [
    noise('bandpass', 1.3, [1500, 2700], [0, 0.15, 0.045], 0.32),
    noise('lowpass', 0.5, [500, 380], [0, 0.13, 0.04], 0.24),
  ],
  stop: [
    tone('triangle', [330, 200], [0, 0.07, 0.001], 0.52),
    noise('bandpass', 1.1, [2100, 1400], [0, 0.03, 0.001], 0.48),
  ],
  roll: [
    tone('sine', [130, 62], [0, 0.17, 0.002], 0.66),
    tone('triangle', [310, 190], [0, 0.05, 0.001], 0.17),
    noise('lowpass', 0.6, [1100, 260], [0, 0.1, 0.001], 0.41),
  ],
  fall: [
    tone('sine', [270, 150], [0, 0.08, 0.002], 0.51),
    tone('sine', [1320, 1270], [0, 0.06, 0.001], 0.09),
    noise('lowpass', 0.7, [1700, 500], [0, 0.05, 0.001], 0.34),
  ],
  crack: [
    noise('highpass', 0.8, [2600, 5200], [0, 0.05, 0.001], 0.58),
    noise('bandpass', 2.2, [1900, 900], [0, 0.09, 0.001], 0.51),
    ...splinter(3100, 0.085, 0.15),
    ...splinter(4150, 0.125, 0.12),
    ...splinter(2650, 0.155, 0.1),
    ...splinter(5100, 0.205, 0.08),
    ...splinter(3700, 0.26, 0.05),
  ],
  switch: [
    tone('square', [1700, 1500], [0, 0.014, 0.001], 0.14),
    noise('bandpass', 1.6, [3000, 2600], [0, 0.018, 0.001], 0.42),
    tone('triangle', [620, 540], [0.035, 0.04, 0.001], 0.26),
  ],
  // Planks that swing and lock.
  bridge: [
    tone('sawtooth', [105, 150], [0, 0.16, 0.05], 0.07),
    noise('bandpass', 1.4, [520, 900], [0, 0.17, 0.06], 0.22),
    tone('triangle', [240, 170], [0.16, 0.09, 0.001], 0.26),
    noise('lowpass', 0.7, [1300, 420], [0.16, 0.07, 0.001], 0.28),
  ],
  refused: [
    tone('triangle', [196, 185], [0, 0.08, 0.004], 0.26),
    tone('triangle', [165, 155], [0.09, 0.11, 0.004], 0.24),
  ],
  solved: [
    ...bell(523.25, 0, 0.9, 0.22),
    ...bell(659.26, 0.08, 0.9, 0.2),
    ...bell(783.99, 0.16, 0.95, 0.2),
    ...bell(1046.5, 0.26, 1.1, 0.18),
  ],
  star: bell(1318.5, 0, 0.55, 0.32),
};
