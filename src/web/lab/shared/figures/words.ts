/** The words about tables and plots, whatever they show. */
const counted = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;

const en = {
  sideways: (columns: number) => `All ${columns} columns are here: scroll sideways.`,
  key: 'Methods in the plots',
  saveSvg: (title: string) => `${title}: save as SVG`,
  savePng: (title: string) => `${title}: save as PNG`,
  showAll: 'Show all methods',
  legendHint: 'Press a method to see it alone, and another one to see both.',
  loadingPlots: 'The plots are being drawn …',
  plotsFailed: 'The plots could not be loaded.',
  qualityAxis: 'cost / known optimum',
  ratio: (method: string, ratio: string, levels: number) =>
    `${method}: ${ratio} times the optimum on ${counted(levels, 'level', 'levels')}`,
  cactus: 'Levels solved within a time',
  cactusX: 'milliseconds a level, to prepare and search',
  cactusY: 'levels solved',
  cactusText: (solved: string) => `Higher and further left is better. In the end: ${solved}.`,
  solvedOf: (method: string, solved: number, all: number) => `${method} ${solved} of ${all}`,
  solvedWithin: (method: string, solved: number, time: string) => `${method}: ${solved} within ${time} ms`,
  noAnswer: 'no answer',
  pair: (figure: string, method: string) =>
    `${figure.charAt(0).toUpperCase()}${figure.slice(1)}, against ${method}`,
  pairText: (method: string) =>
    `One mark per level. Below the line a method took less than ${method}, above it more. A hollow mark at an edge is a level that one of the two did not answer.`,
};

type FigureWords = typeof en;

const pt: FigureWords = {
  sideways: (columns) => `As ${columns} colunas estão todas aqui: deslize para o lado.`,
  key: 'Métodos nos gráficos',
  saveSvg: (title) => `${title}: guardar em SVG`,
  savePng: (title) => `${title}: guardar em PNG`,
  showAll: 'Mostrar todos os métodos',
  legendHint: 'Prima um método para o ver sozinho, e outro para ver os dois.',
  loadingPlots: 'Os gráficos estão a ser desenhados …',
  plotsFailed: 'Não foi possível carregar os gráficos.',
  qualityAxis: 'custo / ótimo conhecido',
  ratio: (method, ratio, levels) =>
    `${method}: ${ratio} vezes o ótimo em ${counted(levels, 'nível', 'níveis')}`,
  cactus: 'Níveis resolvidos dentro de um tempo',
  cactusX: 'milissegundos por nível, de preparação e procura',
  cactusY: 'níveis resolvidos',
  cactusText: (solved) => `Mais alto e mais à esquerda é melhor. No fim: ${solved}.`,
  solvedOf: (method, solved, all) => `${method} ${solved} de ${all}`,
  solvedWithin: (method, solved, time) => `${method}: ${solved} em ${time} ms`,
  noAnswer: 'sem resposta',
  pair: (figure, method) => `${figure.charAt(0).toUpperCase()}${figure.slice(1)}, contra ${method}`,
  pairText: (method) =>
    `Uma marca por nível. Abaixo da linha um método gastou menos do que ${method}, acima dela mais. Uma marca vazia numa margem é um nível a que um dos dois não respondeu.`,
};

export const figureWords = { en, pt };
