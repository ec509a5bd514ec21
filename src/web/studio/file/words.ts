const en = {
  opening: 'Opening the file…',
  saved: (name: string) => `Saved in ${name}`,
  saving: (name: string) => `Saving to ${name}…`,
  isNew: (name: string) => `${name} does not exist yet. The first change makes it.`,
  waiting: (name: string) => `Not saved in ${name}`,
  changed: (name: string) =>
    `${name} was changed by another program. Nothing was overwritten, and your drawing is still here.`,
  gone: (name: string) => `${name} was removed by another program. Your drawing is still here.`,
  theirs: 'What the file has now',
  takeTheirs: 'Take the file’s',
  writeMine: 'Write mine anyway',
  taken: 'The level of the file was taken. Undo brings yours back.',
  retry: 'Try again',
  kept: 'Your drawing is kept in this browser until it is saved.',
  noToken:
    'This page has no file open. Run “fourfold studio” with the name of a file, and open the address that it prints.',
  which: (name: string) => `Which game is the level in ${name} of?`,
  troubles: {
    unreachable:
      'The file cannot be reached: “fourfold studio” has ended, or another one runs at this address. Start it again.',
    'no-token':
      'This address is of an earlier “fourfold studio”. Open the address that the running one has printed.',
    denied: 'The file may not be read or written any more.',
    'read-only': 'The disk of the file is read-only.',
    'no-room': 'The disk of the file is full.',
    'too-large': 'A level file has at most 1 MiB.',
    'not-text': 'The file is no longer text in UTF-8.',
    'no-level': 'The file has fewer levels than before: this one is not in it any more.',
    'several-levels': 'A line “---” begins another level, and only one is open. Take that line out.',
    failed: 'The file could not be read or written.',
  } as Readonly<Record<string, string>>,
};

const pt: typeof en = {
  opening: 'A abrir o ficheiro…',
  saved: (name) => `Guardado em ${name}`,
  saving: (name) => `A guardar em ${name}…`,
  isNew: (name) => `${name} ainda não existe. É criado com a primeira alteração.`,
  waiting: (name) => `Por guardar em ${name}`,
  changed: (name) => `Outro programa alterou ${name}. Nada foi substituído, e o seu desenho continua aqui.`,
  gone: (name) => `Outro programa apagou ${name}. O seu desenho continua aqui.`,
  theirs: 'O que o ficheiro tem agora',
  takeTheirs: 'Ficar com o do ficheiro',
  writeMine: 'Guardar o meu mesmo assim',
  taken: 'Ficou o nível do ficheiro. Anular traz o seu de volta.',
  retry: 'Tentar de novo',
  kept: 'O seu desenho fica neste navegador até ser guardado.',
  noToken:
    'Esta página não tem nenhum ficheiro aberto. Execute «fourfold studio» com o nome de um ficheiro e abra o endereço que aparece.',
  which: (name) => `De que jogo é o nível em ${name}?`,
  troubles: {
    unreachable:
      'Não se chega ao ficheiro: o «fourfold studio» terminou, ou há outro neste endereço. Volte a iniciá-lo.',
    'no-token': 'Este endereço é de um «fourfold studio» anterior. Abra o endereço que o atual mostrou.',
    denied: 'O ficheiro já não se pode ler ou escrever.',
    'read-only': 'O disco do ficheiro só se pode ler.',
    'no-room': 'O disco do ficheiro está cheio.',
    'too-large': 'Um ficheiro de níveis tem no máximo 1 MiB.',
    'not-text': 'O ficheiro já não é texto em UTF-8.',
    'no-level': 'O ficheiro tem menos níveis do que antes: este já não está lá.',
    'several-levels': 'Uma linha «---» começa outro nível, e só está aberto um. Retire essa linha.',
    failed: 'Não foi possível ler ou escrever o ficheiro.',
  },
};

export const fileWords = { en, pt };
