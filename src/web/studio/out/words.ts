const en = {
  title: 'Take it out',
  play: 'Play',
  watch: 'Watch',
  compare: 'Compare',
  share: 'Share',
  svg: 'SVG',
  png: 'PNG',
  saved: (name: string) => `Saved as ${name}.`,
  notSaved: 'The picture could not be made.',
  tooLarge: 'This is too large for a link.',
  unfinished: 'The level has mistakes. They are listed beside its text.',
};

/** What can be done with a finished level outside of the studio and the shelf. */
export const outWords: Readonly<Record<'en' | 'pt', typeof en>> = {
  en,
  pt: {
    title: 'Levar o nível',
    play: 'Jogar',
    watch: 'Observar',
    compare: 'Comparar',
    share: 'Partilhar',
    svg: 'SVG',
    png: 'PNG',
    saved: (name) => `Guardado como ${name}.`,
    notSaved: 'Não foi possível fazer a imagem.',
    tooLarge: 'Isto é demasiado grande para uma ligação.',
    unfinished: 'O nível tem erros. Estão ao lado do texto.',
  },
};
