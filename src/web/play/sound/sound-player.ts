import { type NoiseLayer, recipes, type SoundId, type SoundLayer, type ToneLayer } from './recipes.ts';

/** How a sound is played: how many seconds from now, and by how much higher than written. */
export interface Playing {
  readonly delay?: number;
  readonly pitch?: number;
}

/** The same sound again within so many seconds is one sound. */
const apart = 0.03;
/** A fade by halves never ends, so it ends here. */
const silence = 0.0001;

/**
 * Makes the sounds. Browsers let a page sound only after somebody has touched it, and a page that never sounds should
 * not hold the speaker, so nothing is opened before sound is on and there was a gesture.
 */
export class SoundPlayer {
  private readonly openContext: () => AudioContext;
  private readonly hadGesture: () => boolean;
  private isOn = false;
  private volume = 1;
  private context: AudioContext | undefined;
  private output: GainNode | undefined;
  private noise: AudioBuffer | undefined;
  private readonly lastTimes = new Map<SoundId, number>();

  constructor(openContext: () => AudioContext, hadGesture: () => boolean) {
    this.openContext = openContext;
    this.hadGesture = hadGesture;
  }

  /** Switches sound on or off; the volume goes from 0 to 1. */
  set({ on, volume }: { readonly on: boolean; readonly volume: number }): void {
    this.isOn = on;
    this.volume = Math.min(1, Math.max(0, volume));
    if (this.output) this.output.gain.value = loudness(this.volume);
    if (!on) this.close();
  }

  play(id: SoundId, { delay = 0, pitch = 1 }: Playing = {}): void {
    const context = this.ready();
    if (!context) return;
    const time = context.currentTime + Math.max(0, delay);
    const last = this.lastTimes.get(id);
    if (last !== undefined && Math.abs(time - last) < apart) return;
    this.lastTimes.set(id, time);
    for (const layer of recipes[id]) this.playLayer(context, layer, time, pitch);
  }

  /** The context, if it may sound now; a page without one is silent. */
  private ready(): AudioContext | undefined {
    if (!this.isOn || this.volume === 0 || !this.hadGesture()) return undefined;
    try {
      this.context ??= this.open();
    } catch {
      return undefined;
    }
    // Browsers suspend what was opened too early or has been in the background.
    if (this.context.state === 'suspended') this.context.resume().catch(() => {});
    return this.context;
  }

  private open(): AudioContext {
    const context = this.openContext();
    // Sounds that come together stay below what a speaker can take.
    const limiter = context.createDynamicsCompressor();
    limiter.connect(context.destination);
    this.output = context.createGain();
    this.output.gain.value = loudness(this.volume);
    this.output.connect(limiter);
    this.noise = noiseOf(context);
    return context;
  }

  private close(): void {
    this.context?.close().catch(() => {});
    this.context = undefined;
    this.output = undefined;
    this.noise = undefined;
    this.lastTimes.clear();
  }

  private playLayer(context: AudioContext, layer: SoundLayer, time: number, pitch: number): void {
    const start = time + layer.start;
    const end = start + layer.length;
    const gain = context.createGain();
    gain.gain.setValueAtTime(silence, start);
    gain.gain.linearRampToValueAtTime(layer.volume, start + layer.attack);
    gain.gain.exponentialRampToValueAtTime(silence, end);
    gain.connect(this.output!);
    const source =
      layer.kind === 'tone'
        ? this.toneSource(context, layer, start, pitch, gain)
        : this.noiseSource(context, layer, start, pitch, gain);
    source.start(start);
    source.stop(end);
    source.onended = () => gain.disconnect();
  }

  private toneSource(
    context: AudioContext,
    layer: ToneLayer,
    start: number,
    pitch: number,
    gain: GainNode,
  ): AudioScheduledSourceNode {
    const oscillator = context.createOscillator();
    oscillator.type = layer.shape;
    sweep(oscillator.frequency, layer, start, pitch);
    oscillator.connect(gain);
    return oscillator;
  }

  private noiseSource(
    context: AudioContext,
    layer: NoiseLayer,
    start: number,
    pitch: number,
    gain: GainNode,
  ): AudioScheduledSourceNode {
    const source = context.createBufferSource();
    source.buffer = this.noise!;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = layer.filter;
    filter.Q.value = layer.sharpness;
    sweep(filter.frequency, layer, start, pitch);
    source.connect(filter).connect(gain);
    return source;
  }
}

/** Ears hear in powers: half of the slider should sound like half as loud. */
const loudness = (volume: number): number => volume ** 2;

function sweep(
  frequency: AudioParam,
  { from, to, length }: { readonly from: number; readonly to: number; readonly length: number },
  start: number,
  pitch: number,
): void {
  frequency.setValueAtTime(from * pitch, start);
  if (to !== from) frequency.exponentialRampToValueAtTime(to * pitch, start + length);
}

/** A second of white noise, made once. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
