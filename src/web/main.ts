import { mount } from 'svelte';
import App from './App.svelte';
import { registerOffline } from './offline/register.ts';
import './rooms.ts';
import { speak } from './shared/ui/context.svelte.ts';
import './styles/tokens.css';
import './styles/base.css';

speak().then(() => mount(App, { target: document.getElementById('app')! }));
registerOffline();
