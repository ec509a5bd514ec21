import type { Action, Switch } from '../level.ts';

type Effect = Action['effect'];

/** What the board says: about switches and bridges, in the legend, and about itself. */
const en = {
  /** Behind the name of a switch. */
  switches: { soft: 'Soft switch', heavy: 'Heavy switch', split: 'Split switch' } satisfies Record<
    Switch['kind'],
    string
  >,
  does: { show: 'shows', hide: 'hides', toggle: 'toggles' } satisfies Record<Effect, string>,
  bridges: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'bridge' : 'bridges'} ${listed(numbers, 'and')}`,
  splits: 'splits the block in two',
  /** Where the cubes of a split come down. */
  cubes: (places: readonly { readonly row: number; readonly column: number }[]) =>
    places.map(({ row, column }, at) => `cube ${at + 1} to row ${row + 1}, column ${column + 1}`).join('; '),
  bridge: 'Bridge',
  done: { show: 'shown', hide: 'hidden', toggle: 'toggled' } satisfies Record<Effect, string>,
  by: (letters: readonly string[]) =>
    `by ${letters.length === 1 ? 'switch' : 'switches'} ${listed(letters, 'and')}`,
  always: 'always there',
  never: 'never there',
  legend: {
    goal: { name: 'Goal', text: 'Stand the block upright in this hole.' },
    fragile: { name: 'Fragile floor', text: 'Breaks when the block stands on it. Lying across it is fine.' },
    soft: { name: 'Soft switch', text: 'Works when anything touches it.' },
    heavy: { name: 'Heavy switch', text: 'Works only when the whole block stands on it.' },
    split: {
      name: 'Split switch',
      text: 'Stand on it, and the block becomes two cubes. They join when they meet.',
    },
    bridge: { name: 'Bridge', text: 'Firm ground, until a switch hides it.' },
    gap: { name: 'Hidden bridge', text: 'A gap. A switch can make it firm ground.' },
  },
  keys: {
    turn: 'Look from another side',
    tilt: 'Look from higher or lower',
    zoom: 'Nearer or farther',
    back: 'The usual view',
  },
  slow: {
    text: 'This device draws the board slowly. The flat board is quicker.',
    flat: 'Use the flat board',
    stay: 'Keep this one',
  },
};

const pt: typeof en = {
  switches: { soft: 'Botão leve', heavy: 'Botão pesado', split: 'Divisor' },
  does: { show: 'mostra', hide: 'esconde', toggle: 'alterna' },
  bridges: (numbers) => `${numbers.length === 1 ? 'a ponte' : 'as pontes'} ${listed(numbers, 'e')}`,
  splits: 'divide o bloco em dois',
  cubes: (places) =>
    places
      .map(({ row, column }, at) => `cubo ${at + 1} para a linha ${row + 1}, coluna ${column + 1}`)
      .join('; '),
  bridge: 'Ponte',
  done: { show: 'mostrada', hide: 'escondida', toggle: 'alternada' },
  by: (letters) => `${letters.length === 1 ? 'pelo botão' : 'pelos botões'} ${listed(letters, 'e')}`,
  always: 'está sempre lá',
  never: 'nunca aparece',
  legend: {
    goal: { name: 'Alvo', text: 'Ponha o bloco de pé neste buraco.' },
    fragile: { name: 'Chão frágil', text: 'Parte-se se o bloco ficar de pé nele. Deitado, aguenta.' },
    soft: { name: 'Botão leve', text: 'Funciona assim que algo lhe toca.' },
    heavy: { name: 'Botão pesado', text: 'Só funciona com o bloco inteiro de pé em cima dele.' },
    split: {
      name: 'Divisor',
      text: 'Com o bloco de pé em cima, faz dois cubos. Juntam-se quando se encontram.',
    },
    bridge: { name: 'Ponte', text: 'Chão firme, até um botão a esconder.' },
    gap: { name: 'Ponte escondida', text: 'Um vazio. Um botão pode fazer dele chão firme.' },
  },
  keys: {
    turn: 'Olhar de outro lado',
    tilt: 'Olhar de mais alto ou mais baixo',
    zoom: 'Mais perto ou mais longe',
    back: 'A vista habitual',
  },
  slow: {
    text: 'Este dispositivo desenha o tabuleiro devagar. O tabuleiro plano é mais rápido.',
    flat: 'Usar o tabuleiro plano',
    stay: 'Ficar com este',
  },
};

/** `1, 2 and 3`. */
function listed(names: readonly (string | number)[], and: string): string {
  const all = [...names];
  const last = all.pop() ?? '';
  return all.length === 0 ? String(last) : `${all.join(', ')} ${and} ${last}`;
}

export type BoardWords = typeof en;
export const boardWords = { en, pt };
