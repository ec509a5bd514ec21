import { spawn } from 'node:child_process';

/** The environment that decides whether and how a browser is opened. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
}

/** The command that opens an address in the user's browser; undefined without a desktop. */
export function browserCommand(
  address: string,
  { platform, env, isTerminal }: Surroundings,
): readonly [program: string, ...args: string[]] | undefined {
  const isRemote = env['SSH_CONNECTION'] !== undefined || env['SSH_TTY'] !== undefined;
  if (!isTerminal || env['CI'] || isRemote) return undefined;
  // The empty title keeps `start` from taking the address for one.
  if (platform === 'win32') return ['cmd.exe', '/c', 'start', '""', address];
  if (platform === 'darwin') return ['open', address];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open', address] : undefined;
}

/** Opens an address. Failures are ignored: the address has been printed. */
export function openBrowser(address: string): void {
  const command = browserCommand(address, {
    platform: process.platform,
    env: process.env,
    isTerminal: process.stdout.isTTY === true,
  });
  if (!command) return;
  const [program, ...args] = command;
  const child = spawn(program, args, { detached: true, stdio: 'ignore', windowsVerbatimArguments: true });
  child.on('error', () => {});
  child.unref();
}
