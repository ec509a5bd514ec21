import type { Language } from '../app/settings.ts';

/** The titles of the levels that come with the app, in Portuguese. */
export const portugueseTitles: Readonly<Record<string, string>> = {
  // Folding Blocks
  Unfold: 'Desdobrar',
  'Double, double, double': 'O dobro do dobro do dobro',
  'Far apart': 'Bem afastados',
  'Around the holes': 'À volta dos buracos',
  'Who goes where': 'Quem vai para onde',
  'Full house': 'Casa cheia',
  'The short way': 'O caminho mais curto',
  'Missing corner': 'Falta um canto',
  'Four blocks, one way': 'Quatro blocos, um só caminho',
  'Nine by nine': 'Nove por nove',
  // Match the Tiles
  'First slide': 'Primeiro deslize',
  'Round the corner': 'Ao virar da esquina',
  'A rock in the way': 'Uma pedra no caminho',
  'Straight over it': 'Mesmo por cima',
  'Lean on me': 'Encosta-te a mim',
  Twins: 'Gémeos',
  'Room to spare': 'Espaço de sobra',
  Checkers: 'Damas',
  'Four to a square': 'Quatro num quadrado',
  'Six in a box': 'Seis numa caixa',
  // Roll the Block
  'First roll': 'Primeiro tombo',
  'Round the pond': 'À volta do lago',
  'Thin ice': 'Gelo fino',
  'Soft touch': 'Toque leve',
  'Full weight': 'Com todo o peso',
  'One on, one off': 'Um liga, outro desliga',
  'Two halves': 'Duas metades',
  'An errand for a cube': 'Um recado para um cubo',
  'The bridge keeper': 'O guarda da ponte',
  'The grand tour': 'A grande volta',
  // Break the Ice
  'One slide': 'Um só deslize',
  'Trading places': 'Troca de lugares',
  'The ground gives way': 'O chão cede',
  Avalanche: 'Avalanche',
  'In touch': 'Em contacto',
  'Only the line': 'Só a linha',
  'No move to spare': 'Nem uma jogada a mais',
  Patience: 'Paciência',
  'Four colours': 'Quatro cores',
};

/** A level's title as it is shown; the title of a player's own level stays as it is. */
export const translateTitle = (language: Language, title: string): string =>
  language === 'pt' && Object.hasOwn(portugueseTitles, title) ? portugueseTitles[title]! : title;
