const en = {
  labels: 'Telling colours apart',
  kinds: { colours: 'Colours only', patterns: 'Patterns', letters: 'Letters' },
  help: 'Each colour has a pattern and a letter of its own, on its pieces and on its goals. While you pick pieces with the keyboard, letters always show.',
  importFailed: 'This file holds no progress of Fourfold. Nothing was changed.',
  importNewer: 'This file comes from a newer version of Fourfold. Nothing was changed.',
  resetAsk:
    'Forget all results, games in progress and exercises for good? Save them to a file first if in doubt.',
  resetDone: 'All results forgotten.',
};

const pt: typeof en = {
  labels: 'Distinguir as cores',
  kinds: { colours: 'Só cores', patterns: 'Padrões', letters: 'Letras' },
  help: 'Cada cor tem um padrão e uma letra só seus, nas peças e nos alvos. Enquanto escolhe peças com o teclado, as letras aparecem sempre.',
  importFailed: 'Este ficheiro não contém progresso do Fourfold. Nada foi alterado.',
  importNewer: 'Este ficheiro vem de uma versão mais recente do Fourfold. Nada foi alterado.',
  resetAsk:
    'Esquecer de vez todos os resultados, jogos por acabar e exercícios? Na dúvida, guarde-os antes num ficheiro.',
  resetDone: 'Resultados esquecidos.',
};

export const settingsWords = { en, pt };
