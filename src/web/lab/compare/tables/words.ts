/** The words about tables of figures. */
const counted = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;

const en = {
  views: 'Tables',
  view: { runs: 'Every run', levels: 'By level', summary: 'Summary' },
  figure: 'Figure',
  filter: 'Only levels with',
  filterHint: 'a part of the title',
  levels: 'Levels',
  only: {
    all: 'all',
    common: 'answered by all',
    open: 'not answered by all',
    differing: 'where methods differ',
  },
  methods: (shown: number, all: number) => `Methods: ${shown} of ${all}`,
  none: 'No level is left. Change what is filtered.',
  pivotTable: (figure: string) => `By level and method: ${figure}`,
  set: 'Over',
  sets: {
    common: (levels: number) => `the ${counted(levels, 'level', 'levels')} that all answered`,
    all: 'all levels',
  },
  noCommon: 'There is no level that all methods answered, so their figures do not compare.',
  summaryNote: (repeat: number) =>
    `Means; in brackets where the mean lies with 95 % confidence, resampled ${repeat > 1 ? 'from levels, and times from the repeats' : 'from the levels; with repeats, times have an interval too'}. PAR-2 counts a level without an answer as twice the time limit. Ratio is cost over the known optimum. MB is what was used.`,
  pivotNote:
    '★ is the best of a level, times within a tenth of it too. Sums are over levels that all methods answered.',
  copy: (format: string) => `Copy as ${format}`,
  save: (format: string) => `Save as ${format}`,
  format: 'Format',
  formats: { csv: 'CSV', markdown: 'Markdown', latex: 'LaTeX (booktabs)' },
  copied: 'Copied.',
  copyFailed: 'This browser does not allow copying here. The text is below, to copy by hand.',
  textOf: 'Table as text',
};

type TableWords = typeof en;

const pt: TableWords = {
  views: 'Tabelas',
  view: { runs: 'Cada execução', levels: 'Por nível', summary: 'Resumo' },
  figure: 'Valor',
  filter: 'Só níveis com',
  filterHint: 'uma parte do título',
  levels: 'Níveis',
  only: {
    all: 'todos',
    common: 'respondidos por todos',
    open: 'não respondidos por todos',
    differing: 'em que os métodos diferem',
  },
  methods: (shown, all) => `Métodos: ${shown} de ${all}`,
  none: 'Não ficou nenhum nível. Mude o filtro.',
  pivotTable: (figure) => `Por nível e método: ${figure}`,
  set: 'Sobre',
  sets: {
    common: (levels) =>
      `${counted(levels, 'o nível a que todos responderam', 'níveis a que todos responderam')}`,
    all: 'todos os níveis',
  },
  noCommon: 'Não há nenhum nível a que todos os métodos respondam, por isso os valores não se comparam.',
  summaryNote: (repeat) =>
    `Médias; entre parênteses retos, onde está a média com 95 % de confiança, por reamostragem ${repeat > 1 ? 'dos níveis, e dos tempos nas repetições' : 'dos níveis; com repetições, também os tempos têm intervalo'}. PAR-2 conta um nível sem resposta como o dobro do limite de tempo. Razão é custo sobre o ótimo conhecido. MB é o que foi usado.`,
  pivotNote:
    '★ é o melhor de um nível, com tempos até um décimo acima também. As somas são dos níveis a que todos os métodos responderam.',
  copy: (format) => `Copiar em ${format}`,
  save: (format) => `Guardar em ${format}`,
  format: 'Formato',
  formats: { csv: 'CSV', markdown: 'Markdown', latex: 'LaTeX (booktabs)' },
  copied: 'Copiado.',
  copyFailed: 'Este navegador não permite copiar aqui. O texto está em baixo, para copiar à mão.',
  textOf: 'Tabela em texto',
};

export const tableWords = { en, pt };
