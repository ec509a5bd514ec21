import { mount } from 'svelte';
import App from './App.svelte';
import { registerOffline } from './offline/register.ts';
import { gameSettings } from './rooms.ts';
import { settings, speak } from './shared/ui/context.svelte.ts';
import './styles/tokens.css';
import './styles/base.css';

settings.offer(gameSettings);
speak().then(() => mount(App, { target: document.getElementById('app')! }));
registerOffline();
window.addEventListener(
  'gamepadconnected',
  () => void import('./shared/gamepad/gamepad.ts').then(({ startGamepads }) => startGamepads()),
  { once: true },
);
