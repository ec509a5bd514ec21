import { expect, it } from 'vitest';
import { browserCommand, type Surroundings } from './open-browser.ts';

const address = 'http://127.0.0.1:4444/';
const desktop: Surroundings = { platform: 'linux', env: { DISPLAY: ':0' }, isTerminal: true };

it.each([
  [desktop, ['xdg-open', address]],
  [{ ...desktop, env: { WAYLAND_DISPLAY: 'wayland-0' } }, ['xdg-open', address]],
  [{ ...desktop, platform: 'darwin', env: {} }, ['open', address]],
  [{ ...desktop, platform: 'win32', env: {} }, ['cmd.exe', '/c', 'start', '""', address]],
] as const)('opens the browser: %j', (surroundings, command) => {
  expect(browserCommand(address, surroundings)).toEqual(command);
});

it.each([
  ['without a display', { ...desktop, env: {} }],
  ['without a terminal', { ...desktop, isTerminal: false }],
  ['in continuous integration', { ...desktop, env: { DISPLAY: ':0', CI: 'true' } }],
  ['when logged in from elsewhere', { ...desktop, platform: 'darwin', env: { SSH_CONNECTION: '10.0.0.1' } }],
] as const)('does not %s', (_, surroundings) => {
  expect(browserCommand(address, surroundings)).toBeUndefined();
});
