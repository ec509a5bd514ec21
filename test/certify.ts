import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Certificate, certificateOf } from '../src/certificate/certificate.ts';
import { checkCertificate } from '../src/certificate/check.ts';
import type { CheckLimits } from '../src/core/certificate.ts';
import { games } from '../src/games/index.ts';
import { type GameLevel, readPack } from '../src/games/pack.ts';
import { mustChoose } from '../src/search/method.ts';
import { solve } from '../src/search/solve.ts';
import { root } from './command-line.ts';

export function levelsIn(text: string): readonly GameLevel[] {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value;
}

/** The levels of a shipped file, as `match-the-tiles/starter`. */
export const shipped = (name: string): readonly GameLevel[] =>
  levelsIn(readFileSync(join(root, 'levels', `${name}.txt`), 'utf8'));

/** The certificate that an algorithm leaves; undefined where it proves nothing with so many states. */
export async function certify(
  known: GameLevel,
  algorithm: string,
  cost?: string,
  states = 100_000,
): Promise<Certificate | undefined> {
  const method = mustChoose(known.game, { algorithm, cost });
  // States end it, not time: a busy machine changes nothing.
  const limits = { states, seconds: 3600 };
  const solution = await solve(known.game, known.level, { ...method, withEvidence: true, limits });
  return (await certificateOf(known, method, solution))?.certificate;
}

export const ampleLimits: CheckLimits = { seconds: 3600, states: 1_000_000, bytes: 1024 ** 3 };

/** Checks a certificate; throws where it is none. */
export async function check(certificate: object, limits = ampleLimits) {
  const checked = await checkCertificate(JSON.stringify(certificate), { limits });
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
}

/** The games that `scripts/check-certificate.mjs` knows; another game can do without it. */
export const gamesApart = games
  .filter(({ id }) => /^(folding-blocks|match-the-tiles|roll-the-block|break-the-ice)$/.test(id))
  .map((game) => [game.id, game] as const);

/** Certificates of every kind, of all games: with layers, covers and neither, solved and not, with all kinds of rules and costs. */
export async function everyKind(): Promise<readonly (readonly [string, Certificate, GameLevel])[]> {
  const folding = shipped('folding-blocks/starter')[4]!;
  const tiles = shipped('match-the-tiles/starter');
  const rolling = shipped('roll-the-block/starter');
  const ice = shipped('break-the-ice/starter');
  const own = (text: string): GameLevel => levelsIn(text)[0]!;
  const wanted: [string, GameLevel, string, string?][] = [
    ['folds in layers', folding, 'bfs'],
    ['folds as a cover', folding, 'cover'],
    ['folds without evidence', folding, 'astar'],
    ['no folds, in layers', own('game: folding-blocks\n\nA..#\n.B..\n'), 'bfs'],
    ['no folds, as a cover', own('game: folding-blocks\n\nA..#\n.B..\n'), 'cover'],
    ['folds that are done', own('game: folding-blocks\n\nAB\n'), 'bfs'],
    ['tiles in layers', tiles[7]!, 'bfs'],
    ['tiles without evidence', tiles[6]!, 'best'],
    ['tiles that may go further', tiles[7]!, 'greedy'],
    ['no way for tiles', own('game: match-the-tiles\n\nA...\n.a..\n..#.\n'), 'bfs'],
    ['bridges in layers', rolling[5]!, 'bfs'],
    ['a split block', rolling[6]!, 'bfs'],
    ['a split block by roll costs', rolling[6]!, 'ucs', 'roll'],
    ['bridges by roll costs', rolling[5]!, 'best', 'roll'],
    ['no way for the block', own('game: roll-the-block\n\nS...\n....\n.G##\n'), 'bfs'],
    ['ice in touch', ice[4]!, 'bfs'],
    ['ice in lines', ice[5]!, 'bfs'],
    ['ice with few moves', ice[6]!, 'best'],
    ['ice with too few moves', own('game: break-the-ice\nmoves: 1\n\n......\na...a.\nb.b.ab\n'), 'bfs'],
    ['ice that stays', own('game: break-the-ice\nclear: line\n\na..\nab.\n'), 'bfs'],
  ];
  return Promise.all(
    wanted.map(async ([name, known, algorithm, cost]) => {
      const certificate = await certify(known, algorithm, cost);
      if (!certificate) throw new Error(`${name}: nothing was proved`);
      return [name, certificate, known] as const;
    }),
  );
}
