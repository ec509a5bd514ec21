import { padListener } from './listener.ts';
import { type PadAction, PadReader } from './reader.ts';
import { begin, press, walk } from './walk.ts';
import './gamepad.css';

/** Beside a board: the player walks over the controls instead of playing. */
let isWalking = false;

function act(action: PadAction): void {
  document.documentElement.dataset['input'] = 'pad';
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  const board = padListener();
  if (board && !dialog && !isWalking && action.kind !== 'menu' && board(action)) return;
  switch (action.kind) {
    case 'go':
      if (!board || dialog || isWalking) walk(action.direction);
      return;
    case 'confirm':
      isWalking = true;
      press();
      return;
    case 'menu':
      isWalking = !isWalking;
      if (isWalking) begin();
      else leave();
      return;
    case 'back':
      if (dialog) dialog.close();
      else if (board) leave();
      else history.back();
  }
}

function leave(): void {
  isWalking = false;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Listens to all gamepads from now on. Loaded when the browser tells of the first one. */
export function startGamepads(): void {
  const reader = new PadReader();
  const look = (now: number): void => {
    for (const action of reader.read(navigator.getGamepads(), now)) act(action);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.addEventListener('hashchange', () => {
    isWalking = false;
  });
  const forget = (): void => {
    delete document.documentElement.dataset['input'];
  };
  window.addEventListener('pointerdown', forget);
  window.addEventListener('keydown', forget);
}
