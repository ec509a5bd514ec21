import type { Game, HeuristicInfo } from '../../../core/game.ts';
import { chosen } from '../../shared/ui/context.svelte.ts';

/** Heuristics are named in English where they are written; these are their Portuguese names, by game. */
const portuguese: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'break-the-ice': {
    blocks: 'Blocos que restam',
    'colours-blocks': 'Cores e blocos que restam',
    chains: 'Cadeias a uma jogada',
    displacement: 'Colunas a percorrer',
  },
  'folding-blocks': {
    filled: 'Casas vazias',
    'log-groups': 'Duplicações que faltam, em cada grupo',
    log: 'Duplicações que faltam',
    'largest-reach': 'Maior alcance',
    sizes: 'Equação dos tamanhos',
    'final-shapes': 'Formas finais',
  },
  'match-the-tiles': {
    simple: 'Peças fora do lugar',
    fast: 'Soma de palpites',
    complex: 'Pior palpite',
    reach: 'Pior peça',
    pairs: 'Pior par',
  },
  'roll-the-block': {
    manhattan: 'Distância de Manhattan',
    euclidean: 'Distância euclidiana',
    'manhattan-scaled': 'Distância de Manhattan à escala',
    'euclidean-scaled': 'Distância euclidiana à escala',
    perfect: 'Distância com todas as pontes visíveis',
  },
};

/** The name of a heuristic in the chosen language. */
export const heuristicName = (game: Pick<Game, 'id'>, { id, name }: HeuristicInfo): string =>
  (chosen().language === 'pt' ? portuguese[game.id]?.[id] : undefined) ?? name;
