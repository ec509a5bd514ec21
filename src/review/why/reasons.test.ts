import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runNow, unhurried } from '../../core/slices.ts';
import { type GameLevel, readPack } from '../../games/pack.ts';
import type { Reason } from '../findings.ts';
import { review } from '../review.ts';
import { Explained, explained } from './mistake.ts';
import { reasonsFor } from './reasons.ts';

function levelOf(text: string): GameLevel {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(pack.error[0]?.code);
  return pack.value[0]!;
}

/** Why the last of some moves lost something. */
async function reasonsOf(text: string, moves: string): Promise<readonly Reason[]> {
  const words = moves.split(' ');
  const found = await review(levelOf(text), words);
  if (!found.ok) throw new Error(found.error.reason.code);
  return found.value.reasons[words.length - 1] ?? [];
}

/** What it shows; the level, and moves of which the last one is the mistake; the kind of each query, and its sentence. */
const examples: readonly (readonly [
  string,
  string,
  string,
  readonly (readonly [string, string, string])[],
])[] = [
  [
    'after this no position with the bridge shown can be reached',
    'game: roll-the-block\nbridge 1: shown\nswitch a: soft hide 1\n\na..S..1..G\n',
    'L L',
    [
      [
        'needed',
        'It is no longer possible to show bridge 1, and every solution needs that.',
        'Já não é possível mostrar a ponte 1, e todas as soluções precisam disso.',
      ],
      [
        'few',
        'From here only 3 other positions can be reached, and none is a solution.',
        'A partir daqui só se chega a 3 outras posições, e nenhuma é solução.',
      ],
    ],
  ],
  [
    'a block that cannot stand any more',
    'game: roll-the-block\nswitch s: split 1,2 2,2\n\n...G\ns..S\n',
    'L L',
    [
      [
        'never',
        'It is no longer possible to stand the block upright again.',
        'Já não é possível voltar a pôr o bloco de pé.',
      ],
      [
        'few',
        'From here only 3 other positions can be reached, and none is a solution.',
        'A partir daqui só se chega a 3 outras posições, e nenhuma é solução.',
      ],
    ],
  ],
  [
    'cubes that come together later',
    'game: roll-the-block\nswitch g: split 3,2 1,2\n\n.g\n..\ngG\nSg\n',
    'U R D 2L',
    [
      [
        'detour',
        'Every best way from here leads through the position that the best move reaches at once, 2 moves later.',
        'Todos os melhores caminhos a partir daqui passam pela posição a que a melhor jogada chega logo, mas só 2 jogadas depois.',
      ],
      [
        'slower',
        'Every best way needed to join the two cubes: that now takes 2 moves; the best move does it at once.',
        'Todos os melhores caminhos precisavam de juntar os dois cubos: para isso são agora precisas 2 jogadas; a melhor jogada fá-lo logo.',
      ],
    ],
  ],
  [
    'a cell that the block has to get to',
    'game: roll-the-block\n\n..G\n...\nS..\n...\n',
    'U',
    [
      [
        'slower',
        'Every best way needed to get to row 3, column 2: that now takes 2 moves; the best move does it at once.',
        'Todos os melhores caminhos precisavam de chegar à linha 3, coluna 2: para isso são agora precisas 2 jogadas; a melhor jogada fá-lo logo.',
      ],
    ],
  ],
  [
    'a dead end',
    'game: roll-the-block\n\nG\n.\n.\nS\n.\n.\n',
    'D',
    [['back', 'The only move from here is straight back.', 'A única jogada a partir daqui é voltar atrás.']],
  ],
  [
    'a bridge that is shown later',
    'game: roll-the-block\nswitch a: soft show 1\n\na..S..1..G\n',
    'R',
    [
      ['back', 'The only move from here is straight back.', 'A única jogada a partir daqui é voltar atrás.'],
      [
        'slower',
        'Every best way needed to show bridge 1: that now takes 3 moves; after the best move it takes 1.',
        'Todos os melhores caminhos precisavam de mostrar a ponte 1: para isso são agora precisas 3 jogadas; depois da melhor jogada basta 1.',
      ],
    ],
  ],
  [
    'cells that only one sheet can still cover, and not both',
    'game: folding-blocks\n\n.A..B\n',
    'BL',
    [
      [
        'never',
        'It is no longer possible to cover both the cells in row 1, column 1 and row 1, column 3, which only the red sheet A can still reach.',
        'Já não é possível cobrir ambas as casas da linha 1, coluna 1 e linha 1, coluna 3, a que só a folha vermelha A ainda pode chegar.',
      ],
      [
        'few',
        'From here only 2 other positions can be reached, and none is a solution.',
        'A partir daqui só se chega a 2 outras posições, e nenhuma é solução.',
      ],
    ],
  ],
  [
    'no move at all',
    'game: folding-blocks\n\n.A..\n',
    'AR',
    [['stuck', 'After this no move is possible.', 'Depois disto nenhuma jogada é possível.']],
  ],
  [
    'a cell that only one sheet could cover',
    'game: folding-blocks\n\nA.B..\n',
    'AR',
    [
      [
        'never',
        'It is no longer possible to cover the cell in row 1, column 5, which only the blue sheet B could reach.',
        'Já não é possível cobrir a casa da linha 1, coluna 5, a que só a folha azul B podia chegar.',
      ],
      [
        'needed',
        'It is no longer possible to cover the cell in row 1, column 2 with the blue sheet B, and every solution needs that.',
        'Já não é possível cobrir a casa da linha 1, coluna 2 com a folha azul B, e todas as soluções precisam disso.',
      ],
    ],
  ],
  [
    'a fold for which another has to wait',
    'game: folding-blocks\n\n##A.\n.B..\n.B..\n.B..\n',
    'AR AD',
    [
      [
        'slower',
        'Every best way needed to cover the cell in row 2, column 1 with the blue sheet B: that now takes 1 move; the best move does it at once.',
        'Todos os melhores caminhos precisavam de cobrir a casa da linha 2, coluna 1 com a folha azul B: para isso é agora precisa 1 jogada; a melhor jogada fá-lo logo.',
      ],
    ],
  ],
  [
    'a tile that no longer reaches its goal',
    'game: match-the-tiles\n\nb  B\nAa .\n',
    'D',
    [
      [
        'never',
        'It is no longer possible to bring the blue tile B to its goal.',
        'Já não é possível levar a peça azul B ao seu alvo.',
      ],
      [
        'few',
        'From here only one other position can be reached, and it is no solution.',
        'A partir daqui só se chega a uma outra posição, que não é solução.',
      ],
    ],
  ],
  [
    'one of several goals',
    'game: match-the-tiles\n\n.a\n.a\n.A\nA.\n',
    'U',
    [
      [
        'needed',
        'It is no longer possible to bring a red tile A to the goal in row 2, column 2, and every solution needs that.',
        'Já não é possível levar uma peça vermelha A ao alvo da linha 2, coluna 2, e todas as soluções precisam disso.',
      ],
      [
        'few',
        'From here only one other position can be reached, and it is no solution.',
        'A partir daqui só se chega a uma outra posição, que não é solução.',
      ],
    ],
  ],
  [
    'two colours that are never on their goals together',
    'game: match-the-tiles\n\nBa B\nc  C\nDd .\nAb b\n',
    'D',
    [
      [
        'never',
        'It is no longer possible to have the red tile A and every blue tile B on their goals at the same time.',
        'Já não é possível ter a peça vermelha A e cada peça azul B nos seus alvos ao mesmo tempo.',
      ],
    ],
  ],
  [
    'the way back, and a tile that is delayed',
    'game: match-the-tiles\n\nFe Eb\n.  Bf\n',
    'L',
    [
      [
        'back',
        'Every best way from here begins by going straight back.',
        'Todos os melhores caminhos a partir daqui começam por voltar atrás.',
      ],
      [
        'apart',
        'Just to bring the purple tile E to its goal now takes 3 moves; after the best move it takes 1.',
        'Só para levar a peça roxa E ao seu alvo são agora precisas 3 jogadas; depois da melhor jogada basta 1.',
      ],
    ],
  ],
  [
    'a detour',
    'game: match-the-tiles\n\nBb c  C\n',
    'R',
    [
      [
        'detour',
        'Every best way from here leads through the position that the best move reaches at once, 1 move later.',
        'Todos os melhores caminhos a partir daqui passam pela posição a que a melhor jogada chega logo, mas só 1 jogada depois.',
      ],
      [
        'apart',
        'Just to bring the blue tile B to its goal now takes 1 move; the best move does it at once.',
        'Só para levar a peça azul B ao seu alvo é agora precisa 1 jogada; a melhor jogada fá-lo logo.',
      ],
    ],
  ],
  [
    'two colours that take longer together',
    'game: match-the-tiles\n\n.  .  C  D\nC  .  #  c\nc  Bb Bb d\n',
    'L',
    [
      [
        'apart',
        'Just to have every yellow tile C and the green tile D on their goals at the same time now takes 14 moves; after the best move it takes 2.',
        'Só para ter cada peça amarela C e a peça verde D nos seus alvos ao mesmo tempo são agora precisas 14 jogadas; depois da melhor jogada bastam 2.',
      ],
    ],
  ],
  [
    'too few blocks of a colour',
    'game: break-the-ice\nclear: line\n\naabb\nbaab\n',
    'a1U',
    [
      [
        'hopeless',
        'It is no longer possible to break the last red block A: only 1 is left, and it takes 3.',
        'Já não é possível quebrar o último bloco vermelho A: só resta 1, e são precisos 3.',
      ],
    ],
  ],
  [
    'a colour that can no longer go',
    'game: break-the-ice\nclear: line\nmoves: 2\n\na.\nb.\nba\nab\n',
    'a1R',
    [
      [
        'never',
        'It is no longer possible to break the last red block A.',
        'Já não é possível quebrar o último bloco vermelho A.',
      ],
      [
        'few',
        'From here only one other position can be reached, and it is no solution.',
        'A partir daqui só se chega a uma outra posição, que não é solução.',
      ],
    ],
  ],
  [
    'colours in their order',
    'game: break-the-ice\nmoves: 3\n\n...b.\n...aa\nab.ba\n',
    'b1R',
    [
      [
        'slower',
        'Every best way needed to break the last blue block B before the last red block A: that now takes 2 moves; the best move does it at once.',
        'Todos os melhores caminhos precisavam de quebrar o último bloco azul B antes do último bloco vermelho A: para isso são agora precisas 2 jogadas; a melhor jogada fá-lo logo.',
      ],
    ],
  ],
  [
    'moves that run out',
    'game: break-the-ice\nmoves: 1\n\n......\na...aa\n',
    'e1L',
    [
      [
        'too-late',
        'A solution now takes 3 moves, and only 2 are left.',
        'Uma solução precisa agora de 3 jogadas, e só restam 2.',
      ],
    ],
  ],
  [
    'a colour that cannot go in the moves that are left',
    'game: break-the-ice\nmoves: 1\n\n.......\n.......\naab.abb\n',
    'e1L c1L',
    [
      [
        'too-late',
        'A solution now takes 3 moves, and only 1 is left.',
        'Uma solução precisa agora de 3 jogadas, e só resta 1.',
      ],
      [
        'never',
        'In the one move that is left it is not possible to break the last blue block B.',
        'Na jogada que resta não é possível quebrar o último bloco azul B.',
      ],
    ],
  ],
];

describe('why a move lost something', () => {
  it.each(examples)('%s', async (_what, text, moves, expected) => {
    const found = await reasonsOf(text, moves);
    expect(found.map(({ query, sentence }) => [query.kind, sentence.en, sentence.pt])).toEqual(expected);
  });

  it('there is an example of every kind', () => {
    const kinds = new Set(examples.flatMap(([, , , reasons]) => reasons.map(([kind]) => kind)));
    expect([...kinds].sort()).toEqual(
      ['apart', 'back', 'detour', 'few', 'hopeless', 'needed', 'never', 'slower', 'stuck', 'too-late'].sort(),
    );
  });

  it('marks the cells that it tells of, as they are after the move', async () => {
    const cells = async (text: string, moves: string) => (await reasonsOf(text, moves))[0]!.cells;
    // The tile where it is now, and its goal.
    expect(await cells('game: match-the-tiles\n\nb  B\nAa .\n', 'D')).toEqual([
      { row: 1, column: 1 },
      { row: 0, column: 0 },
    ]);
    expect(await cells('game: folding-blocks\n\n.A..B\n', 'BL')).toEqual([
      { row: 0, column: 0 },
      { row: 0, column: 2 },
    ]);
  });

  it('says nothing where the limits are too small, or nothing was lost', async () => {
    const known = levelOf('game: folding-blocks\n\nA.B..\n');
    const why = await explained(known);
    const state = known.game.rules(known.level).start();
    const mistake = {
      at: 0,
      state,
      move: 'AR',
      best: { moves: ['BL'], isAll: true, way: ['BL', 'BR'] },
    };
    const asked = (limits: number, before: number, after: number | undefined) =>
      runNow(
        reasonsFor(
          why,
          {
            ...mistake,
            before: { status: 'exact', moves: before },
            after: after === undefined ? { status: 'lost' } : { status: 'exact', moves: after },
          },
          { states: limits },
          unhurried,
        ),
      );
    expect(asked(1, 2, undefined)).toEqual([]);
    expect(asked(1000, 2, undefined)).not.toEqual([]);
    expect(asked(1000, 2, 1)).toEqual([]);
  });

  it('tells of positions alone where a game has no facts', async () => {
    const known = levelOf('game: folding-blocks\n\nA.B..\n');
    const state = known.game.rules(known.level).start();
    const found = runNow(
      reasonsFor(
        new Explained(known, undefined),
        {
          at: 0,
          state,
          move: 'AR',
          before: { status: 'exact', moves: 2 },
          after: { status: 'lost' },
          best: undefined,
        },
        { states: 1000 },
        unhurried,
      ),
    );
    expect(found.map(({ query }) => query.kind)).toEqual(['few']);
  });
});

/** Each example of the document: a level, the moves, and the sentences as a list. */
describe('the examples in docs/review.md', () => {
  const text = readFileSync(new URL('../../../docs/review.md', import.meta.url), 'utf8');
  const why = text.slice(text.indexOf('\n## Why\n')).split('\n## ')[1]!;
  const found = [...why.matchAll(/```text\n(game: [^`]+)```\n\n`([^`]+)`[^\n]*\n\n((?:- .+\n)+)/g)];

  it('are there, one of each game at least', () => {
    const games = new Set(found.map(([, level]) => level!.split('\n')[0]));
    expect(games.size).toBe(4);
  });

  it.each(found.map(([, level, moves, list]) => ({ level: level!, moves: moves!, list: list! })))(
    '$moves',
    async ({ level, moves, list }) => {
      const sentences = (await reasonsOf(level, moves)).map(({ sentence }) => `- ${sentence.en}\n`);
      expect(sentences.join('')).toBe(list);
    },
  );
});
