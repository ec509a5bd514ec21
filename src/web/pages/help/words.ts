const en = {
  title: 'Licences',
  text: 'Fourfold is free software under the MIT licence. It carries the work of many others, each under a licence of its own.',
  show: 'All names and licences',
  file: 'The same as one text',
  failed: 'The licences could not be loaded. Close this part and open it again to try once more.',
};

const pt: typeof en = {
  title: 'Licenças',
  text: 'O Fourfold é software livre, com a licença MIT. Traz consigo o trabalho de muitas outras pessoas, cada um com a sua licença.',
  show: 'Todos os nomes e licenças',
  file: 'O mesmo num só texto',
  failed: 'Não foi possível carregar as licenças. Feche esta parte e volte a abri-la para tentar de novo.',
};

export const licenceWords = { en, pt };
