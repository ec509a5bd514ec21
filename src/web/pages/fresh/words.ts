const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const en = {
  making: 'Making a level…',
  tries: (tries: number) =>
    tries === 0 ? 'Drawing a board.' : `${count(tries, 'board', 'boards')} tried; none was good enough yet.`,
  stopped: 'No level was made',
  stoppedText: 'Making the level broke down. Your results are safe.',
  nothing: 'No level found',
  nothingText: (tries: number, seconds: number) =>
    `${count(tries, 'board was', 'boards were')} tried in ${count(seconds, 'second', 'seconds')}, and none came out as you asked.`,
  nothingFits: 'No board can be drawn that has all this.',
  nearest: (moves: number) => `The nearest one takes ${count(moves, 'move', 'moves')}.`,
  playNearest: 'Play the nearest one',
  otherBoards: 'Try other boards',
  changeWishes: 'Change the wishes',

  intro: 'A level that nobody has played, made for you now. Its fewest moves are proved.',
  difficulty: 'Difficulty',
  usual: (least: number, most: number) => `The best solution takes ${least} to ${most} moves.`,
  more: 'More wishes',
  open: 'What you leave empty is up to the game.',
  shape: { rows: 'Rows', columns: 'Columns', colours: 'Colours', pieces: 'Pieces' } as Record<string, string>,
  bounds: (least: number, most: number) => `${least} to ${most}`,
  leastMoves: 'Moves, at least',
  mostMoves: 'Moves, at most',
  outOfBounds: (what: string, least: number, most: number) =>
    most < 0
      ? `This game has no ${what.toLowerCase()} to choose.`
      : `${what}: choose a whole number from ${least} to ${most}.`,
  moves: 'Moves',
  movesCrossed: 'The least moves are more than the most: no level can have both.',
  make: 'Make a level',
  name: (difficulty: string, seed: number) => `${difficulty} level ${seed}`,
  new: 'New',
  keep: 'Keep it',
  kept: 'Kept in Your levels',
  keptName: 'Made here',
  noRoom: 'No room to keep it',
  other: 'Other wishes',
  link: 'A link that makes this level again',
  noGenerator: 'This game cannot make new levels.',
  badRecipe: 'This link does not say which level to make. Perhaps a part of it is missing.',
  cannot: 'This level cannot be made',
  otherVersion: 'Made by another version',
  otherVersionText: (game: string, theirs: number, ours: number) =>
    `This link is for version ${theirs} of the generator of ${game}. Here it is version ${ours}, which would make another level.`,
  playLinked: 'Play the level in the link',
  makeLike: 'Make one like it',

  calendar: 'Calendar',
  calendarTitle: 'All puzzles of the day',
  notYet: 'This day has not come yet.',
  noDay: 'There is no such day.',
  backToToday: 'To today’s puzzle',
  earlier: 'The month before',
  later: 'The month after',
  streak: (days: number) => (days === 0 ? 'No days in a row yet' : `${count(days, 'day', 'days')} in a row`),
  solvedOf: (solved: number, days: number, month: string) => `${solved} of ${days} solved in ${month}`,
  week: 'Easy on Monday, expert on Sunday. Earlier days can still be played.',
  solved: (stars: number | undefined) =>
    stars === undefined ? 'solved' : `solved, ${count(stars, 'star', 'stars')}`,
  unsolved: 'not solved yet',
  today: 'today',
  result: 'Your result, without giving anything away',
  resultMoves: (moves: number, optimum: number | undefined) =>
    optimum === undefined
      ? count(moves, 'move', 'moves')
      : `${count(moves, 'move', 'moves')}, best ${optimum}`,

  skip: 'Skip',
};

const pt: typeof en = {
  making: 'A fazer um nível…',
  tries: (tries) =>
    tries === 0
      ? 'A desenhar um tabuleiro.'
      : `${count(tries, 'tabuleiro tentado', 'tabuleiros tentados')}; ainda nenhum era bom o suficiente.`,
  stopped: 'Não se fez nenhum nível',
  stoppedText: 'Algo falhou ao fazer o nível. Os seus resultados estão a salvo.',
  nothing: 'Nenhum nível encontrado',
  nothingText: (tries, seconds) =>
    `${count(tries, 'tabuleiro tentado', 'tabuleiros tentados')} em ${count(seconds, 'segundo', 'segundos')}, e nenhum saiu como pediu.`,
  nothingFits: 'Não se consegue desenhar um tabuleiro com tudo isto.',
  nearest: (moves) => `O mais próximo resolve-se em ${count(moves, 'jogada', 'jogadas')}.`,
  playNearest: 'Jogar o mais próximo',
  otherBoards: 'Tentar outros tabuleiros',
  changeWishes: 'Mudar o pedido',

  intro: 'Um nível que ninguém jogou, feito agora para si. O menor número de jogadas está provado.',
  difficulty: 'Dificuldade',
  usual: (least, most) => `A melhor solução tem de ${least} a ${most} jogadas.`,
  more: 'Mais pedidos',
  open: 'O que deixar vazio fica ao critério do jogo.',
  shape: { rows: 'Linhas', columns: 'Colunas', colours: 'Cores', pieces: 'Peças' },
  bounds: (least, most) => `${least} a ${most}`,
  leastMoves: 'Jogadas, pelo menos',
  mostMoves: 'Jogadas, no máximo',
  outOfBounds: (what, least, most) =>
    most < 0
      ? `Neste jogo não há ${what.toLowerCase()} para escolher.`
      : `${what}: escolha um número inteiro de ${least} a ${most}.`,
  moves: 'Jogadas',
  movesCrossed: 'O mínimo de jogadas é maior do que o máximo: nenhum nível pode cumprir ambos.',
  make: 'Fazer um nível',
  name: (difficulty, seed) => `Nível ${difficulty.toLowerCase()} ${seed}`,
  new: 'Novo',
  keep: 'Guardar',
  kept: 'Guardado em Os seus níveis',
  keptName: 'Feitos aqui',
  noRoom: 'Não há espaço para o guardar',
  other: 'Outros pedidos',
  link: 'Uma ligação que volta a fazer este nível',
  noGenerator: 'Este jogo não faz níveis novos.',
  badRecipe: 'Esta ligação não diz que nível fazer. Talvez lhe falte uma parte.',
  cannot: 'Este nível não se pode fazer',
  otherVersion: 'Feito por outra versão',
  otherVersionText: (game, theirs, ours) =>
    `Esta ligação é para a versão ${theirs} da forma de fazer níveis de ${game}. Aqui é a versão ${ours}, que faria dela outro nível.`,
  playLinked: 'Jogar o nível da ligação',
  makeLike: 'Fazer um parecido',

  calendar: 'Calendário',
  calendarTitle: 'Todos os desafios do dia',
  notYet: 'Este dia ainda não chegou.',
  noDay: 'Esse dia não existe.',
  backToToday: 'Para o desafio de hoje',
  earlier: 'O mês anterior',
  later: 'O mês seguinte',
  streak: (days) => (days === 0 ? 'Ainda sem dias seguidos' : count(days, 'dia seguido', 'dias seguidos')),
  solvedOf: (solved, days, month) => `${solved} de ${days} resolvidos em ${month}`,
  week: 'Fácil à segunda-feira, perito ao domingo. Os dias anteriores ainda se podem jogar.',
  solved: (stars) =>
    stars === undefined ? 'resolvido' : `resolvido, ${count(stars, 'estrela', 'estrelas')}`,
  unsolved: 'ainda por resolver',
  today: 'hoje',
  result: 'O seu resultado, sem revelar nada',
  resultMoves: (moves, optimum) =>
    optimum === undefined
      ? count(moves, 'jogada', 'jogadas')
      : `${count(moves, 'jogada', 'jogadas')}, o melhor é ${optimum}`,

  skip: 'Saltar',
};

export const freshWords = { en, pt };
