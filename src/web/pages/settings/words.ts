const en = {
  labels: 'Telling colours apart',
  kinds: { colours: 'Colours only', patterns: 'Patterns', letters: 'Letters' },
  help: 'Each colour has a pattern and a letter of its own, on its pieces and on its goals. While you pick pieces with the keyboard, letters always show.',
};

const pt: typeof en = {
  labels: 'Distinguir as cores',
  kinds: { colours: 'Só cores', patterns: 'Padrões', letters: 'Letras' },
  help: 'Cada cor tem um padrão e uma letra só seus, nas peças e nos alvos. Enquanto escolhe peças com o teclado, as letras aparecem sempre.',
};

export const settingsWords = { en, pt };
