import { describe, expect, it } from 'vitest';
import { recipes } from './recipes.ts';
import { SoundPlayer } from './sound-player.ts';

/** Counts what is made and when it starts; knows of WebAudio only what is used. */
class FakeContext {
  currentTime = 10;
  readonly sampleRate = 100;
  readonly destination = {};
  state = 'suspended';
  readonly starts: number[] = [];
  readonly frequencies: number[] = [];
  readonly gains: { value: number }[] = [];
  isClosed = false;

  private node(extra: object = {}): object {
    return { connect: (to: unknown) => to, disconnect: () => {}, ...extra };
  }
  private param() {
    const frequencies = this.frequencies;
    return {
      value: 0,
      setValueAtTime: (value: number) => frequencies.push(value),
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
  }
  private source(): object {
    const start = (time: number): number => this.starts.push(time);
    return this.node({ frequency: this.param(), start, stop: () => {} });
  }
  createGain(): object {
    const gain = this.param();
    this.gains.push(gain);
    return this.node({ gain });
  }
  createDynamicsCompressor = (): object => this.node();
  createOscillator = (): object => this.source();
  createBufferSource = (): object => this.source();
  createBiquadFilter = (): object => this.node({ frequency: this.param(), Q: { value: 0 } });
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(100) });
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }
}

function setUp() {
  const opened: FakeContext[] = [];
  const gesture = { had: true };
  const player = new SoundPlayer(
    () => {
      const context = new FakeContext();
      opened.push(context);
      return context as unknown as AudioContext;
    },
    () => gesture.had,
  );
  return { player, opened, gesture };
}

describe('the sound player', () => {
  it('opens nothing before sound is on and somebody has touched the page', () => {
    const { player, opened, gesture } = setUp();
    player.play('stop');
    expect(opened).toHaveLength(0);
    gesture.had = false;
    player.set({ on: true, volume: 1 });
    player.play('stop');
    expect(opened).toHaveLength(0);
    gesture.had = true;
    player.play('stop');
    expect(opened).toHaveLength(1);
    expect(opened[0]!.state).toBe('running');
    expect(opened[0]!.starts).toHaveLength(recipes.stop.length);
  });

  it('plays later and higher when asked, and the same sound only once at a time', () => {
    const { player, opened } = setUp();
    player.set({ on: true, volume: 1 });
    player.play('star', { delay: 2, pitch: 2 });
    const [context] = opened;
    expect(Math.min(...context!.starts)).toBe(12);
    expect(context!.frequencies).toContain(recipes.star[0]!.from * 2);
    player.play('star', { delay: 2.01 });
    expect(context!.starts).toHaveLength(recipes.star.length);
    player.play('star', { delay: 2.2 });
    expect(context!.starts).toHaveLength(2 * recipes.star.length);
  });

  it('follows the volume, and is silent at none', () => {
    const { player, opened } = setUp();
    player.set({ on: true, volume: 0 });
    player.play('stop');
    expect(opened).toHaveLength(0);
    player.set({ on: true, volume: 0.5 });
    player.play('stop');
    const half = opened[0]!.gains[0]!.value;
    player.set({ on: true, volume: 1 });
    expect(opened[0]!.gains[0]!.value).toBeGreaterThan(half);
  });

  it('lets go of the speaker when switched off, and opens it again', () => {
    const { player, opened } = setUp();
    player.set({ on: true, volume: 1 });
    player.play('stop');
    player.set({ on: false, volume: 1 });
    expect(opened[0]!.isClosed).toBe(true);
    player.play('stop');
    expect(opened).toHaveLength(1);
    player.set({ on: true, volume: 1 });
    player.play('stop');
    expect(opened).toHaveLength(2);
  });

  it('is silent where the browser has no sound', () => {
    const player = new SoundPlayer(
      () => {
        throw new Error('no audio');
      },
      () => true,
    );
    player.set({ on: true, volume: 1 });
    expect(() => player.play('stop')).not.toThrow();
  });
});
