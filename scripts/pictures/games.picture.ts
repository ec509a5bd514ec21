import { board, levelOf, played, sheet } from './boards.ts';
import { picture } from './picture.ts';

/** For each game: a level in play, and a short one from its start to its end. */
const games = [
  {
    id: 'folding-blocks',
    name: 'Folding Blocks',
    inPlay: { pack: 'medium', number: 4, moves: 'AD AD BU BD BL CU DU DR' },
    short: { pack: 'starter', number: 5, moves: 'AU AR AL BL BL', shown: [0, 1, 2, 3, 5] },
  },
  {
    id: 'match-the-tiles',
    name: 'Match the Tiles',
    inPlay: { pack: 'expert', number: 4, moves: 'D R' },
    short: { pack: 'starter', number: 4, moves: 'D R U', shown: [0, 1, 2, 3] },
  },
  {
    id: 'roll-the-block',
    name: 'Roll the Block',
    inPlay: { pack: 'hard', number: 2, moves: 'R D R U' },
    short: { pack: 'starter', number: 4, moves: 'D D R R R L L L U U R R', shown: [0, 1, 5, 12] },
  },
  {
    id: 'break-the-ice',
    name: 'Break the Ice',
    inPlay: { pack: 'hard', number: 11, moves: 'c2R a1R a2R' },
    short: { pack: 'easy', number: 1, moves: 'b1R d1L e1L', shown: [0, 1, 2, 3] },
  },
] as const;

const movesOf = (text: string): string[] => text.split(' ').filter(Boolean);

picture('games', async (page) => {
  const boards = [];
  for (const { id, name, inPlay } of games) {
    const level = levelOf(`${id}/${inPlay.pack}`, inPlay.number);
    boards.push({ text: name, png: await board(page, level, movesOf(inPlay.moves)) });
  }
  return sheet(page, boards, 2);
});

for (const { id, inPlay, short } of games) {
  picture(id, async (page) => {
    await played(page, levelOf(`${id}/${inPlay.pack}`, inPlay.number), movesOf(inPlay.moves));
    return page;
  });

  picture(`${id}-moves`, async (page) => {
    const level = levelOf(`${id}/${short.pack}`, short.number);
    const moves = movesOf(short.moves);
    const boards = [];
    for (const [index, count] of short.shown.entries()) {
      const text = index === 0 ? 'start' : moves.slice(short.shown[index - 1], count).join(' ');
      boards.push({ text, png: await board(page, level, moves.slice(0, count)) });
    }
    return sheet(page, boards, boards.length);
  });
}
