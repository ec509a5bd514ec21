import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, picture } from './picture.ts';

/** Lets the program believe that a terminal of 80 x 24 is there. */
const pretend = `data:text/javascript,
  Object.assign(process.stdin, { isTTY: true, setRawMode: () => process.stdin });
  Object.assign(process.stdout, { isTTY: true, columns: 80, rows: 24 });`;

/** The last screen that `fourfold` drew before it ended, with its colour codes. */
function screenAfter(args: readonly string[], keys: readonly string[]): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'fourfold-'));
  const child = spawn(process.execPath, ['--import', pretend, inRoot('dist', 'fourfold.js'), ...args], {
    env: { ...process.env, XDG_STATE_HOME: home, FORCE_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let out = '';
  const waiting = [...keys];
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text) => {
    out += text;
    // A key for every screen that says that it is ready for one.
    if (!text.includes('quit') || text.includes('…')) return;
    const key = waiting.shift();
    if (key === undefined) child.stdin.end();
    else child.stdin.write(key);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      rmSync(home, { recursive: true });
      resolve(out.split('\x1b[H').at(-1)!.split('\x1b[J')[0]!);
    });
  });
}

/** Text with the codes of 256 colours, bold and faint, as HTML. */
function asHtml(screen: string): string {
  let style: Record<string, string> = {};
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what starts a code.
  const parts = screen.replaceAll(/\r|\x1b\[K/g, '').split(/\x1b\[([\d;]*)m/);
  return parts
    .map((part, index) => {
      if (index % 2 === 0)
        return part && `<span style="${Object.values(style).join(';')}">${escaped(part)}</span>`;
      const code = part.split(';');
      if (code[0] === '0' || part === '') style = {};
      else if (part === '22') style = { ...style, weight: '' };
      else if (part === '1') style = { ...style, weight: 'font-weight:700' };
      else if (part === '2') style = { ...style, weight: 'opacity:.65' };
      else if (code[0] === '38') style = { ...style, ink: `color:${colour(Number(code[2]))}` };
      else if (code[0] === '48') style = { ...style, ground: `background:${colour(Number(code[2]))}` };
      else throw new Error(`The code ${part} is not one that the screens of the game have.`);
      return '';
    })
    .join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The usual 256 colours: a cube of 6 x 6 x 6, then greys. The first sixteen are not used. */
function colour(index: number): string {
  const level = (step: number): number => (step === 0 ? 0 : 55 + 40 * step);
  const grey = 8 + 10 * (index - 232);
  const cube = [Math.floor((index - 16) / 36), Math.floor((index - 16) / 6) % 6, (index - 16) % 6].map(level);
  return `rgb(${(index >= 232 ? [grey, grey, grey] : cube).join(' ')})`;
}

picture('terminal', async (page) => {
  const screen = await screenAfter(['play', 'roll-the-block/expert', '--level', '3'], ['\x1b[B', 'h']);
  await page.setContent(`<style>
    body { margin: 0; background: #14161a }
    pre { margin: 0; padding: 18px; width: max-content; background: #1c1f26; color: #dfe2e8; font: 15px/1.17 'DejaVu Sans Mono', monospace }
  </style><pre>${asHtml(screen)}</pre>`);
  return page.locator('pre');
});
