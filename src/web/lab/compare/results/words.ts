import type { Expected } from './read-form.ts';

const counted = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;

/** The words about results that are kept, opened and added to. */
const en = {
  runMissing: (runs: number) =>
    runs === 1 ? 'Run the one that is missing' : `Run the ${runs} that are missing`,
  runAgain: 'Run all again',
  allMade: (runs: number) => (runs === 1 ? 'Its result is here.' : `All ${runs} results are here.`),
  someMade: (made: number, all: number) => `${made} of ${all} results are here.`,
  open: 'Open results',
  add: 'Add results',
  opening: 'The file is being read …',
  forget: 'Forget all results',
  forgotten: (runs: number) => `${counted(runs, 'run', 'runs')} forgotten.`,
  undo: 'Undo',
  kept: (runs: number) =>
    `${counted(runs, 'run is', 'runs are')} kept in this browser, of this choice and of others.`,
  keptProblem:
    'The results that were kept in this browser cannot be read: they are damaged, or of another version of Fourfold. Nothing else is affected, and new results take their place.',
  keptSetupProblem:
    'The choice that was kept in this browser cannot be read any more. Here is one to begin with.',
  opened: (runs: number, levels: number, methods: number) =>
    `Opened: ${counted(runs, 'run', 'runs')}, ${counted(levels, 'level', 'levels')}, ${counted(methods, 'method', 'methods')}.`,
  added: (runs: number) => `Added: ${counted(runs, 'run', 'runs')}.`,
  unknownLeft: (methods: readonly string[]) =>
    `Left out, since this version does not have them: ${methods.join(', ')}.`,
  notAdded:
    'Nothing was added: the runs of this file were made with other limits or repeats, so they do not compare with these. Open it on its own.',
  problem: {
    'not-json':
      'This is not a file of results: it is not JSON. Expected a file that “Save results (JSON)” or fourfold compare --json has written.',
    'too-large': 'This file is too large: at most 64 MB.',
    'too-many': 'This is too much for a page.',
    'depth-limit': 'These runs were made with --depth, a limit that this page does not have.',
    'no-runs': 'There is no run in this file that this version could show.',
    unreadable: 'This file could not be read.',
  },
  form: (path: string, expected: string, given: string) =>
    `${path === '' ? 'The file' : path}: expected ${expected}${given === '' ? ', and there is nothing' : `, not ${given}`}. Nothing was opened.`,
  expected: {
    object: 'an object',
    list: 'a list',
    text: 'a text',
    number: 'a number from 0 on',
    count: 'a whole number from 0 on',
    truth: 'true or false',
    status: 'how a run can end, such as "solved"',
  } satisfies Record<Expected, string> as Record<Expected, string>,
  noLevel: (path: string, level: string) =>
    `${path}: the level “${level}” is not in the file, and not among those that come with Fourfold. Nothing was opened.`,
  limits: (path: string) => `${path}: outside of what this page can run. Nothing was opened.`,
  badMoves: (path: string, level: string, method: string) =>
    `${path}: these moves of ${method} do not solve “${level}” at the cost that the file tells. Nothing was opened.`,
  fromLink: 'from the link',
  linkedRuns: (runs: number) =>
    `${counted(runs, 'run is', 'runs are')} from the link: figures that somebody got elsewhere, without times. Run them to see whether they come out the same here.`,
  elsewhere: 'made elsewhere',
  elsewhereRuns: (runs: number) =>
    `${counted(runs, 'run was', 'runs were')} made on another machine or by another version. Times of different machines do not compare, so theirs are left out.`,
  timesOf: 'Times of',
  here: 'this browser',
  originRuns: (name: string, runs: number) => `${name} (${counted(runs, 'run', 'runs')})`,
  origin: (version: string, machine: string) => `Fourfold ${version}, ${machine}`,
  differing: (runs: number) =>
    `${counted(runs, 'run has', 'runs have')} other figures on another machine or in another version, though they should be the same:`,
  lead: {
    answered: (who: string, _isOne: boolean, levels: string, isSettled: boolean) =>
      isSettled ? `${who} answered ${levels} (solved, or proved unsolvable).` : `${who} solved ${levels}.`,
    levels: (levels: number, all: number) =>
      levels === all && all > 1 ? `all ${all} levels` : counted(levels, 'level', 'levels'),
    only: (method: string) => `Only ${method}`,
    every: 'Every method',
    some: (leaders: number, methods: number) => `${leaders} of ${methods} methods`,
    fastest: (method: string, time: string) =>
      `${method} took the least time, ${time} ms a level on average.`,
    fastestOptimal: (method: string, time: string) =>
      `Of those whose solutions are all optimal, ${method} took the least: ${time} ms.`,
    worthOptimal: 'Its solutions are all optimal.',
    worth: (ratio: string, optimal: number, solved: number) =>
      `Its solutions cost ${ratio} times the optimum on average; ${optimal} of ${solved} are known to be optimal.`,
    worthUnknown: 'How far its solutions are from the best is not known.',
  },
  made: 'How to make this again',
  madeBy: (version: string) => `Fourfold ${version}. On the command line:`,
  madeByPage: 'Levels of a link or of your own need their file: “link.txt” stands for it.',
  differs: (level: string, method: string) => `${level}, ${method}`,
};

type ResultsWords = typeof en;

const pt: ResultsWords = {
  runMissing: (runs) => (runs === 1 ? 'Executar a que falta' : `Executar as ${runs} que faltam`),
  runAgain: 'Executar tudo de novo',
  allMade: (runs) => (runs === 1 ? 'O resultado está aqui.' : `Os ${runs} resultados estão aqui.`),
  someMade: (made, all) => `${made} de ${all} resultados estão aqui.`,
  open: 'Abrir resultados',
  add: 'Juntar resultados',
  opening: 'O ficheiro está a ser lido …',
  forget: 'Esquecer todos os resultados',
  forgotten: (runs) => `${counted(runs, 'execução esquecida', 'execuções esquecidas')}.`,
  undo: 'Anular',
  kept: (runs) =>
    `${counted(runs, 'execução está guardada', 'execuções estão guardadas')} neste navegador, desta escolha e de outras.`,
  keptProblem:
    'Os resultados guardados neste navegador não se conseguem ler: estão danificados, ou são de outra versão do Fourfold. Nada mais é afetado, e os novos resultados tomam o seu lugar.',
  keptSetupProblem: 'A escolha guardada neste navegador já não se consegue ler. Fica aqui um começo.',
  opened: (runs, levels, methods) =>
    `Aberto: ${counted(runs, 'execução', 'execuções')}, ${counted(levels, 'nível', 'níveis')}, ${counted(methods, 'método', 'métodos')}.`,
  added: (runs) => `Juntou-se: ${counted(runs, 'execução', 'execuções')}.`,
  unknownLeft: (methods) => `De fora, porque esta versão não os tem: ${methods.join(', ')}.`,
  notAdded:
    'Nada se juntou: as execuções deste ficheiro têm outros limites ou repetições, por isso não se comparam com estas. Abra-o sozinho.',
  problem: {
    'not-json':
      'Isto não é um ficheiro de resultados: não é JSON. Espera-se o que “Guardar resultados (JSON)” ou fourfold compare --json escreve.',
    'too-large': 'Este ficheiro é demasiado grande: no máximo 64 MB.',
    'too-many': 'É demasiado para uma página.',
    'depth-limit': 'Estas execuções foram feitas com --depth, um limite que esta página não tem.',
    'no-runs': 'Este ficheiro não tem nenhuma execução que esta versão possa mostrar.',
    unreadable: 'Não foi possível ler este ficheiro.',
  },
  form: (path, expected, given) =>
    `${path === '' ? 'O ficheiro' : path}: esperava-se ${expected}${given === '' ? ', e não há nada' : `, não ${given}`}. Nada foi aberto.`,
  expected: {
    object: 'um objeto',
    list: 'uma lista',
    text: 'um texto',
    number: 'um número a partir de 0',
    count: 'um número inteiro a partir de 0',
    truth: 'true ou false',
    status: 'uma maneira de uma execução acabar, como "solved"',
  },
  noLevel: (path, level) =>
    `${path}: o nível “${level}” não está no ficheiro, nem entre os que vêm com o Fourfold. Nada foi aberto.`,
  limits: (path) => `${path}: fora do que esta página pode executar. Nada foi aberto.`,
  badMoves: (path, level, method) =>
    `${path}: estas jogadas de ${method} não resolvem “${level}” com o custo que o ficheiro diz. Nada foi aberto.`,
  fromLink: 'da ligação',
  linkedRuns: (runs) =>
    `${counted(runs, 'execução é', 'execuções são')} da ligação: valores que alguém obteve noutro lado, sem tempos. Execute-as para ver se aqui saem iguais.`,
  elsewhere: 'feita noutro lado',
  elsewhereRuns: (runs) =>
    `${counted(runs, 'execução foi feita', 'execuções foram feitas')} noutra máquina ou por outra versão. Tempos de máquinas diferentes não se comparam, por isso esses ficam de fora.`,
  timesOf: 'Tempos de',
  here: 'este navegador',
  originRuns: (name, runs) => `${name} (${counted(runs, 'execução', 'execuções')})`,
  origin: (version, machine) => `Fourfold ${version}, ${machine}`,
  differing: (runs) =>
    `${counted(runs, 'execução tem', 'execuções têm')} outros valores noutra máquina ou noutra versão, embora devessem ser iguais:`,
  lead: {
    answered: (who, isOne, levels, isSettled) =>
      isSettled
        ? `${who} ${isOne ? 'deu' : 'deram'} resposta em ${levels} (com solução, ou com a prova de que não há).`
        : `${who} ${isOne ? 'resolveu' : 'resolveram'} ${levels}.`,
    levels: (levels, all) =>
      levels === all && all > 1 ? `todos os ${all} níveis` : counted(levels, 'nível', 'níveis'),
    only: (method) => `Só ${method}`,
    every: 'Todos os métodos',
    some: (leaders, methods) => `${leaders} de ${methods} métodos`,
    fastest: (method, time) => `O que demorou menos foi ${method}, ${time} ms por nível em média.`,
    fastestOptimal: (method, time) =>
      `Dos que só têm soluções ótimas, o que demorou menos foi ${method}: ${time} ms.`,
    worthOptimal: 'As suas soluções são todas ótimas.',
    worth: (ratio, optimal, solved) =>
      `As suas soluções custam em média ${ratio} vezes o ótimo; de ${optimal} em ${solved} sabe-se que são ótimas.`,
    worthUnknown: 'Não se sabe quão longe as suas soluções estão do ótimo.',
  },
  made: 'Como fazer isto de novo',
  madeBy: (version) => `Fourfold ${version}. Na linha de comandos:`,
  madeByPage: 'Níveis de uma ligação ou seus precisam do seu ficheiro: “link.txt” está em lugar dele.',
  differs: (level, method) => `${level}, ${method}`,
};

export const resultsWords = { en, pt };
export type { ResultsWords };
