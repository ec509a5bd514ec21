import type { Switch } from '../level.ts';

/**
 * The effects of switches on the packed bridges. Every action on a bit, and so every list of actions, has the form
 * `(bit & keep) ^ flip`: toggle keeps and flips, show drops and flips, hide only drops. A list of actions is folded
 * into one pair of masks per word beforehand, in the order of the actions. Effect 0 changes nothing.
 */
export class Effects {
  /** Words per state: the first one also holds the place of the block. */
  readonly words: number;
  private readonly placeBits: number;
  private readonly switches: ReadonlyMap<string, Switch>;
  private readonly bitOf: ReadonlyMap<number, number>;
  private readonly numbers = new Map<string, number>([['', 0]]);
  private readonly keep: number[] = [];
  private readonly flip: number[] = [];

  constructor(changing: readonly number[], switches: readonly Switch[], placeBits: number) {
    this.placeBits = placeBits;
    this.words = Math.max(1, Math.ceil((placeBits + changing.length) / 32));
    this.switches = new Map(switches.map((each) => [each.letter, each]));
    this.bitOf = new Map(changing.map((bridge, bit) => [bridge, bit]));
    this.addEffect('');
  }

  wordOf(bit: number): number {
    return (this.placeBits + bit) >>> 5;
  }

  maskOf(bit: number): number {
    return 1 << ((this.placeBits + bit) & 31);
  }

  /** The number of the effect of a piece that covers these switches, in this order. */
  press(letters: string, wholeBlockStands: boolean): number {
    const acting = [...letters].filter((letter) => {
      const kind = this.switches.get(letter)?.kind;
      return kind === 'soft' || (kind === 'heavy' && wholeBlockStands);
    });
    const name = acting.join('');
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(name, number);
    this.addEffect(name);
    return number;
  }

  /** By effect and word (`effect * words + word`). */
  keepMasks(): Int32Array {
    return Int32Array.from(this.keep);
  }

  flipMasks(): Int32Array {
    return Int32Array.from(this.flip);
  }

  private addEffect(letters: string): void {
    const keep = new Array<number>(this.words).fill(-1);
    const flip = new Array<number>(this.words).fill(0);
    for (const letter of letters) {
      const each = this.switches.get(letter);
      if (!each || each.kind === 'split') continue;
      for (const { effect, bridge } of each.actions) {
        const bit = this.bitOf.get(bridge);
        if (bit === undefined) continue;
        const word = this.wordOf(bit);
        const mask = this.maskOf(bit);
        if (effect === 'toggle') {
          flip[word]! ^= mask;
        } else {
          keep[word]! &= ~mask;
          flip[word] = effect === 'show' ? flip[word]! | mask : flip[word]! & ~mask;
        }
      }
    }
    this.keep.push(...keep);
    this.flip.push(...flip);
  }
}
