import type { At, StudioPage } from './studio-page.ts';

/** What can be done on a board with every game, each as a hand does it on a board of four rows and five columns. */
export const doings = {
  brush: (hand, { take }) => drawn(hand, take, 'brush', [0, 1], [0, 3]),
  line: (hand, { take }) => drawn(hand, take, 'line', [3, 0], [0, 3]),
  rectangle: (hand, { take }) => drawn(hand, take, 'rectangle', [0, 1], [2, 3]),
  async filled(hand, { take }) {
    await hand.take(...take);
    await hand.use('rectangle');
    const box = hand.page.getByRole('checkbox', { name: hand.words.options.filled });
    await hand.press(box);
    await hand.stroke([2, 4], [1, 3]);
    await hand.press(box);
  },
  fill: (hand, { take }) => drawn(hand, take, 'fill', [0, 4]),
  async erase(hand) {
    await hand.use('erase');
    await hand.stroke([3, 1], [3, 4]);
  },
  async pick(hand, { held }) {
    await hand.use('pick');
    await hand.stroke(held);
    await hand.use('brush');
    await hand.stroke([0, 4]);
  },
  async move(hand, { held }) {
    await hand.use('move');
    await hand.stroke(held, [0, 4]);
  },
  async copy(hand) {
    await hand.use('select');
    await hand.stroke([2, 0], [3, 1]);
    await hand.clip('copy');
    await hand.stroke([0, 3]);
    await hand.clip('paste');
  },
  async cut(hand) {
    await hand.use('select');
    await hand.stroke([2, 0], [3, 1]);
    await hand.clip('cut');
    await hand.stroke([0, 3]);
    await hand.clip('paste');
  },
  async 'drag a selection'(hand) {
    await hand.use('select');
    await hand.stroke([2, 0], [3, 1]);
    await hand.stroke([3, 0], [3, 3]);
  },
  async larger(hand) {
    for (const side of ['top', 'right', 'bottom', 'left'] as const)
      await hand.press(hand.button(hand.words.board.larger[side]));
  },
  async smaller(hand) {
    for (const side of ['top', 'right', 'bottom', 'left'] as const)
      await hand.press(hand.button(hand.words.board.smaller[side]));
  },
  turn: (hand) => hand.press(hand.button(hand.words.options.turn)),
  'mirror left and right': (hand) => hand.press(hand.button(hand.words.options.mirrorX)),
  'mirror top and bottom': (hand) => hand.press(hand.button(hand.words.options.mirrorY)),
  async symmetric(hand, { take }) {
    const { options } = hand.words;
    await hand.take(...take);
    await hand.use('brush');
    const list = hand.page.getByRole('combobox', { name: options.symmetry });
    await hand.choose(list, options['left-right']);
    await hand.stroke([1, 0], [1, 1]);
    await hand.choose(list, options.none);
  },
} satisfies Readonly<Record<string, (hand: StudioPage, of: GameCase) => Promise<void>>>;

async function drawn(
  hand: StudioPage,
  take: GameCase['take'],
  tool: 'brush' | 'line' | 'rectangle' | 'fill',
  from: At,
  to: At = from,
): Promise<void> {
  await hand.take(...take);
  await hand.use(tool);
  await hand.stroke(from, to);
}

export interface GameCase {
  /** The part that is drawn with: its place in the palette, and its letter. */
  readonly take: readonly [number, string?];
  /** A cell with something to be picked up and moved. */
  readonly held: At;
  /** The board before, its rows side by side. Where there are headers, they stand before a bar. */
  readonly before: string;
  /** The board after each of them, written likewise. */
  readonly after: Readonly<Record<keyof typeof doings, string>>;
  /** The headers once a title, an author, and the second choice or 12 in every field of the game's own were put into the form. */
  readonly headers: string;
  /** A level that is soon solved. */
  readonly tried: string;
}

export const cases: Readonly<Record<string, GameCase>> = {
  'folding-blocks': {
    take: [1, 'C'],
    held: [0, 0],
    before: 'A.... A.#.. ..#.. .B..C',
    after: {
      brush: 'ACCC. A.#.. ..#.. .B..C',
      line: 'A..C. A.C.. .C#.. CB..C',
      rectangle: 'ACCC. AC#C. .CCC. .B..C',
      filled: 'A.... A.#CC ..#CC .B..C',
      fill: 'ACCCC AC#CC CC#CC CBCCC',
      erase: 'A.... A.#.. ..#.. .....',
      pick: 'A...A A.#.. ..#.. .B..C',
      // A sheet goes whole.
      move: '....A ..#.A ..#.. .B..C',
      copy: 'A.... A.#.B ..#.. .B..C',
      cut: 'A.... A.#.B ..#.. ....C',
      'drag a selection': 'A.... A.#.. ..#.. ....B',
      larger: '....... .A..... .A.#... ...#... ..B..C. .......',
      smaller: '.#. .#.',
      turn: '..AA B... .##. .... C...',
      'mirror left and right': '....A ..#.A ..#.. C..B.',
      'mirror top and bottom': '.B..C ..#.. A.#.. A....',
      symmetric: 'A.... CC#CC ..#.. .B..C',
    },
    headers: 'title: A: título\nauthor: Ana',
    tried: 'A. ..',
  },
  'match-the-tiles': {
    take: [3],
    held: [2, 1],
    before: 'A.... ..#.. .B.a. .#..b',
    after: {
      brush: 'A###. ..#.. .B.a. .#..b',
      line: 'A..#. ..#.. .#.a. ##..b',
      rectangle: 'A###. .###. .###. .#..b',
      filled: 'A.... ..### .B.## .#..b',
      fill: 'A#### ##### #B.a# ##..b',
      erase: 'A.... ..#.. .B.a. .....',
      pick: 'A...B ..#.. .B.a. .#..b',
      move: 'A...B ..#.. ...a. .#..b',
      copy: 'A...B ..#.# .B.a. .#..b',
      cut: 'A...B ..#.# ...a. ....b',
      'drag a selection': 'A.... ..#.. ....B ....#',
      larger: '....... .A..... ...#... ..B.a.. ..#..b. .......',
      smaller: '.#. B.a',
      turn: '...A #B.. ..#. .a.. b...',
      'mirror left and right': '....A ..#.. .a.B. b..#.',
      'mirror top and bottom': '.#..b .B.a. ..#.. A....',
      symmetric: 'A.... ##### .B.a. .#..b',
    },
    headers: 'title: A: título\nauthor: Ana',
    tried: 'A.. ..a',
  },
  'roll-the-block': {
    take: [2],
    held: [1, 2],
    before: 'switch a: soft toggle 1 | S.... ..a.# .1... .2#.G',
    after: {
      brush: 'switch a: soft toggle 1 | S:::. ..a.# .1... .2#.G',
      // The headers of what was drawn over go too.
      line: 'S..:. ..:.# .:... :2#.G',
      rectangle: 'switch a: soft | S:::. .:a:# .:::. .2#.G',
      filled: 'switch a: soft toggle 1 | S.... ..a:: .1.:: .2#.G',
      fill: 'switch a: soft toggle 1 | S:::: ::a:# :1::: :2#:G',
      erase: 'switch a: soft toggle 1 | S.... ..a.# .1... .####',
      pick: 'switch a: soft toggle 1 | S...a ..a.# .1... .2#.G',
      move: 'switch a: soft toggle 1 | S...a ....# .1... .2#.G',
      copy: 'switch a: soft toggle 1 | S...1 ..a.2 .1... .2#.G',
      cut: 'switch a: soft toggle 1 | S...1 ..a.2 ##... ###.G',
      'drag a selection': 'switch a: soft toggle 1 | S.... ..a.# ##..1 ###.2',
      larger: 'switch a: soft toggle 1 | ####### #S....# #..a.## #.1...# #.2#.G# #######',
      smaller: 'switch a: soft toggle 1 | .a. 1..',
      turn: 'switch a: soft toggle 1 | ...S 21.. #.a. .... G.#.',
      'mirror left and right': 'switch a: soft toggle 1 | ....S #.a.. ...1. G.#2.',
      'mirror top and bottom': 'switch a: soft toggle 1 | .2#.G .1... ..a.# S....',
      symmetric: 'switch a: soft toggle 1 | S.... ::a:: .1... .2#.G',
    },
    headers: 'switch a: heavy toggle 1\ntitle: A: título\nauthor: Ana\nbridge 1: shown\nbridge 2: shown',
    tried: 'S..G ....',
  },
  'break-the-ice': {
    take: [1, 'c'],
    held: [2, 1],
    before: '..... ..b.. .aa.. abba.',
    // Blocks fall.
    after: {
      brush: '..c.. .cb.. .aac. abba.',
      line: '..... ..c.. .cac. cbba.',
      rectangle: '.ccc. .cbc. .ccc. abba.',
      filled: '..... ..bc. .aacc abbac',
      fill: 'ccccc ccbcc caacc abbac',
      erase: '..... ..... ..b.. aaa..',
      pick: '..... ..b.. .aa.. abbaa',
      move: '..... ..b.. ..a.. abbaa',
      copy: '..... ..b.. .aaaa abbab',
      cut: '..... ..b.. ..aaa ..bab',
      'drag a selection': '..... ..b.. ..a.a ..bab',
      larger: '....... ....... ....... ...b... ..aa... .abba..',
      smaller: '.b. aa.',
      turn: '.... a... b... ba.. aab.',
      'mirror left and right': '..... ..b.. ..aa. .abba',
      'mirror top and bottom': '..... ..b.. .ba.. aaba.',
      symmetric: '..... .cb.. caac. abbac',
    },
    headers: 'title: A: título\nauthor: Ana\nclear: line\nmoves: 12',
    tried: '..... aa.a.',
  },
};

/** The text of a level from its short form. */
export function textFrom(game: string, short: string): string {
  const [rows, ...head] = short.split(' | ').toReversed();
  return `${[`game: ${game}`, ...head, '', ...rows!.split(' ')].join('\n')}\n`;
}
