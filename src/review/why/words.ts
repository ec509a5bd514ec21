import type { CellPlace } from '../../core/sketch.ts';
import type { Named } from '../../core/studio.ts';
import type { Reason } from '../findings.ts';

/** What can be brought about, as it follows "to", and where to look for it. */
interface Aim {
  readonly to: Named;
  readonly cells: readonly CellPlace[];
}

const enMoves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);
const ptMoves = (count: number): string => (count === 1 ? '1 jogada' : `${count} jogadas`);
const enPositions = (count: number): string => (count === 1 ? '1 position' : `${count} positions`);
const ptPositions = (count: number): string => (count === 1 ? '1 posição' : `${count} posições`);

/** That something cannot be had: ever, or in the moves that are left. */
const cannot = ({ en, pt }: Named, left: number | undefined): Named => {
  if (left === undefined) return { en: `It is no longer possible to ${en}`, pt: `Já não é possível ${pt}` };
  return left === 1
    ? {
        en: `In the one move that is left it is not possible to ${en}`,
        pt: `Na jogada que resta não é possível ${pt}`,
      }
    : {
        en: `In the ${left} moves that are left it is not possible to ${en}`,
        pt: `Nas ${left} jogadas que restam não é possível ${pt}`,
      };
};

const limited = (left: number | undefined): { left?: number } => (left === undefined ? {} : { left });

export const stuck = (): Reason => ({
  sentence: { en: 'After this no move is possible.', pt: 'Depois disto nenhuma jogada é possível.' },
  cells: [],
  query: {
    kind: 'stuck',
    asked: { en: 'Which moves are possible after this one?', pt: 'Que jogadas são possíveis depois desta?' },
    answered: { en: 'None.', pt: 'Nenhuma.' },
    values: {},
  },
});

export const hopeless = (
  id: string,
  { en, pt }: Named,
  seen: Named,
  cells: readonly CellPlace[],
): Reason => ({
  sentence: {
    en: `It is no longer possible to ${en}: ${seen.en}.`,
    pt: `Já não é possível ${pt}: ${seen.pt}.`,
  },
  cells,
  query: {
    kind: 'hopeless',
    asked: { en: `Can one still ${en}?`, pt: `Ainda se consegue ${pt}?` },
    answered: { en: `No: ${seen.en}.`, pt: `Não: ${seen.pt}.` },
    values: { requirements: [id] },
  },
});

export const never = ({
  requirements,
  to,
  cells,
  positions,
  left,
}: Aim & {
  readonly requirements: readonly { readonly id: string; readonly only: string | undefined }[];
  readonly positions: number;
  readonly left: number | undefined;
}): Reason => {
  const { en, pt } = cannot(to, left);
  const isOne = requirements.length === 1;
  return {
    sentence: { en: `${en}.`, pt: `${pt}.` },
    cells,
    query: {
      kind: 'never',
      asked: {
        en: `Visit all positions that can be reached after the move: is there one in which one has managed to ${to.en}?`,
        pt: `Visitar todas as posições a que se pode chegar depois da jogada: há alguma em que se conseguiu ${to.pt}?`,
      },
      answered: {
        en: `No, in none of ${enPositions(positions)}. ${isOne ? 'Before the move there was one.' : 'Each smaller part is possible in one of them.'}`,
        pt: `Não, em nenhuma de ${ptPositions(positions)}. ${isOne ? 'Antes da jogada havia.' : 'Cada parte menor é possível nalguma delas.'}`,
      },
      values: {
        requirements: requirements.map(({ id }) => id),
        only: requirements.map(({ only }) => only ?? ''),
        positions,
        ...limited(left),
      },
    },
  };
};

export const needed = ({
  landmark,
  to,
  cells,
  positions,
  without,
  left,
}: Aim & {
  readonly landmark: string;
  readonly positions: number;
  readonly without: number;
  readonly left: number | undefined;
}): Reason => {
  const { en, pt } = cannot(to, left);
  return {
    sentence: {
      en: `${en}, and every solution needs that.`,
      pt: `${pt}, e todas as soluções precisam disso.`,
    },
    cells,
    query: {
      kind: 'needed',
      asked: {
        en: `Forbid it, and solve from before the move: is there a solution that does not ${to.en}? And does a position after the move have it?`,
        pt: `Proibi-lo e resolver a partir da posição antes da jogada: há uma solução sem ${to.pt}? E há alguma posição depois da jogada que o tenha?`,
      },
      answered: {
        en: `No solution among ${enPositions(without)}; and none of the ${enPositions(positions)} after the move has it.`,
        pt: `Nenhuma solução em ${ptPositions(without)}; e nenhuma de ${ptPositions(positions)} depois da jogada o tem.`,
      },
      values: { landmark, positions, without, ...limited(left) },
    },
  };
};

export const tooLate = (moves: number, left: number): Reason => ({
  sentence: {
    en: `A solution now takes ${enMoves(moves)}, and ${left === 0 ? 'none is' : left === 1 ? 'only 1 is' : `only ${left} are`} left.`,
    pt: `Uma solução precisa agora de ${ptMoves(moves)}, e ${left === 0 ? 'não resta nenhuma' : left === 1 ? 'só resta 1' : `só restam ${left}`}.`,
  },
  cells: [],
  query: {
    kind: 'too-late',
    asked: {
      en: 'How many moves does a solution take after this one, if the level allowed any number?',
      pt: 'De quantas jogadas precisa uma solução depois desta, se o nível permitisse quantas se quisesse?',
    },
    answered: {
      en: `${moves}; the level allows ${left} more.`,
      pt: `${moves}; o nível permite mais ${left}.`,
    },
    values: { moves, left },
  },
});

export const few = (others: number): Reason => ({
  sentence:
    others === 1
      ? {
          en: 'From here only one other position can be reached, and it is no solution.',
          pt: 'A partir daqui só se chega a uma outra posição, que não é solução.',
        }
      : {
          en: `From here only ${others} other positions can be reached, and none is a solution.`,
          pt: `A partir daqui só se chega a ${others} outras posições, e nenhuma é solução.`,
        },
  cells: [],
  query: {
    kind: 'few',
    asked: {
      en: 'Which positions can be reached after the move?',
      pt: 'A que posições se pode chegar depois da jogada?',
    },
    answered: { en: `Only ${others}, none of them solved.`, pt: `Só a ${others}, nenhuma resolvida.` },
    values: { positions: others },
  },
});

export const back = (moves: number, isOnlyMove: boolean): Reason => ({
  sentence: backSentence(moves, isOnlyMove),
  cells: [],
  query: {
    kind: 'back',
    asked: {
      en: 'Which positions does every best way from here pass?',
      pt: 'Por que posições passam todos os melhores caminhos a partir daqui?',
    },
    answered: {
      en: `Among others the one before this move, after ${enMoves(moves)}.`,
      pt: `Entre outras, pela que havia antes desta jogada, ao fim de ${ptMoves(moves)}.`,
    },
    values: { moves },
  },
});

function backSentence(moves: number, isOnlyMove: boolean): Named {
  if (moves === 1 && isOnlyMove)
    return {
      en: 'The only move from here is straight back.',
      pt: 'A única jogada a partir daqui é voltar atrás.',
    };
  return moves === 1
    ? {
        en: 'Every best way from here begins by going straight back.',
        pt: 'Todos os melhores caminhos a partir daqui começam por voltar atrás.',
      }
    : {
        en: `Every best way from here first comes back to the position before this move, which takes ${enMoves(moves)}.`,
        pt: `Todos os melhores caminhos a partir daqui voltam primeiro à posição antes desta jogada, o que leva ${ptMoves(moves)}.`,
      };
}

export const detour = (best: string, moves: number, isOnlyBest: boolean): Reason => ({
  sentence: {
    en: `Every best way from here leads through the position that ${isOnlyBest ? 'the best move' : 'one of the best moves'} reaches at once, ${enMoves(moves)} later.`,
    pt: `Todos os melhores caminhos a partir daqui passam pela posição a que ${isOnlyBest ? 'a melhor jogada' : 'uma das melhores jogadas'} chega logo, mas só ${ptMoves(moves)} depois.`,
  },
  cells: [],
  query: {
    kind: 'detour',
    asked: {
      en: 'Which positions does every best way from here pass?',
      pt: 'Por que posições passam todos os melhores caminhos a partir daqui?',
    },
    answered: {
      en: `Among others the one after ${best}, after ${enMoves(moves)}.`,
      pt: `Entre outras, pela que se segue a ${best}, ao fim de ${ptMoves(moves)}.`,
    },
    values: { best, moves },
  },
});

interface Delay {
  readonly after: number;
  readonly best: number;
  readonly hasOneBest: boolean;
}

/** How long something takes after the best moves, as the end of a sentence. */
function soon({ best, hasOneBest }: Delay): Named {
  if (best === 0)
    return hasOneBest
      ? { en: 'the best move does it at once', pt: 'a melhor jogada fá-lo logo' }
      : { en: 'every best move does it at once', pt: 'qualquer das melhores jogadas o faz logo' };
  return hasOneBest
    ? {
        en: `after the best move it takes ${best}`,
        pt: `depois da melhor jogada ${best === 1 ? 'basta' : 'bastam'} ${best}`,
      }
    : {
        en: `after any of the best moves it takes at most ${best}`,
        pt: `depois de qualquer das melhores jogadas ${best === 1 ? 'basta' : 'bastam'} ${best}`,
      };
}

const ptNeeded = (moves: number): string =>
  moves === 1 ? 'é agora precisa 1 jogada' : `são agora precisas ${moves} jogadas`;

export function slowerApart({
  requirements,
  to,
  cells,
  ...delay
}: Aim & Delay & { readonly requirements: readonly string[] }): Reason {
  const { after, best } = delay;
  const { en, pt } = soon(delay);
  return {
    sentence: {
      en: `Just to ${to.en} now takes ${enMoves(after)}; ${en}.`,
      pt: `Só para ${to.pt} ${ptNeeded(after)}; ${pt}.`,
    },
    cells,
    query: {
      kind: 'apart',
      asked: {
        en: `Drop everything else from the goal: how many moves does it take to ${to.en}?`,
        pt: `Tirar tudo o resto do objetivo: quantas jogadas são precisas para ${to.pt}?`,
      },
      answered: {
        en: `${after} after this move; ${en}.`,
        pt: `${after} depois desta jogada; ${pt}.`,
      },
      values: { requirements, after, best },
    },
  };
}

export function slowerLandmark({
  landmark,
  to,
  cells,
  ...delay
}: Aim & Delay & { readonly landmark: string }): Reason {
  const { after, best } = delay;
  const { en, pt } = soon(delay);
  return {
    sentence: {
      en: `Every best way needed to ${to.en}: that now takes ${enMoves(after)}; ${en}.`,
      pt: `Todos os melhores caminhos precisavam de ${to.pt}: para isso ${ptNeeded(after)}; ${pt}.`,
    },
    cells,
    query: {
      kind: 'slower',
      asked: {
        en: `Does every best way from before the move need to ${to.en}? How many moves does that take?`,
        pt: `Todos os melhores caminhos a partir da posição antes da jogada precisam de ${to.pt}? De quantas jogadas precisa isso?`,
      },
      answered: {
        en: `Yes; ${enMoves(after)} after this one; ${en}.`,
        pt: `Sim; ${ptMoves(after)} depois desta; ${pt}.`,
      },
      values: { landmark, after, best },
    },
  };
}
