import type { Language } from '../../../core/words.ts';

const topics = ['move', 'pick', 'undo', 'redo', 'hint', 'goOn', 'controls'] as const;
const names = ['cross', 'rightStick', 'right', 'top', 'left', 'bottom', 'menu'] as const;

/** The rows about the gamepad, beside the list of keys. */
export const padRows = topics.map((topic, index) => ({ topic, button: names[index]! }));

interface PadWords {
  readonly title: string;
  readonly does: Readonly<Record<(typeof topics)[number], string>>;
  readonly buttons: Readonly<Record<(typeof names)[number], string>>;
}

export const padWords: Readonly<Record<Language, PadWords>> = {
  en: {
    title: 'Gamepad',
    does: {
      move: 'Move',
      pick: 'Pick a piece',
      undo: 'Undo',
      redo: 'Redo',
      hint: 'Hint',
      goOn: 'Next level, press a button',
      controls: 'To the buttons and back',
    },
    buttons: {
      cross: 'Cross or left stick',
      rightStick: 'Right stick or shoulder buttons',
      right: 'Right button (B, ○)',
      top: 'Top button (Y, △)',
      left: 'Left button (X, □)',
      bottom: 'Bottom button (A, ✕)',
      menu: 'Menu, Start or Options',
    },
  },
  pt: {
    title: 'Comando de jogos',
    does: {
      move: 'Mover',
      pick: 'Escolher uma peça',
      undo: 'Desfazer',
      redo: 'Refazer',
      hint: 'Dica',
      goOn: 'Nível seguinte, premir um botão',
      controls: 'Para os botões e de volta',
    },
    buttons: {
      cross: 'Cruz ou manípulo esquerdo',
      rightStick: 'Manípulo direito ou botões de cima',
      right: 'Botão da direita (B, ○)',
      top: 'Botão de cima (Y, △)',
      left: 'Botão da esquerda (X, □)',
      bottom: 'Botão de baixo (A, ✕)',
      menu: 'Menu, Start ou Options',
    },
  },
};
