import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fourfold, root, temporaryFolder } from './command-line.ts';

const scriptFor = (shell: string): string => fourfold(['completion', shell]).out;
const isThere = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;
const folder = temporaryFolder();
folder.write('my levels.txt', '');

const ids = (command: string, ...args: string[]): string[] =>
  (JSON.parse(fourfold([command, ...args, '--json']).out) as { readonly id: string }[]).map(({ id }) => id);

/** What is typed, the last word being completed, and words that have to be proposed. */
const cases: readonly (readonly [typed: readonly string[], proposed: readonly string[]])[] = [
  [['so'], ['solve']],
  [['--quiet', 'gen'], ['generate']],
  [['solve', '--algo'], ['--algorithm']],
  [['solve', '--qui'], ['--quiet']],
  [
    ['solve', '--algorithm', ''],
    [...ids('algorithms'), 'best'],
  ],
  [['solve', '--heuristic', ''], [...new Set(ids('heuristics'))]],
  [['heuristics', ''], ids('games')],
  [['compare', '--algorithms', 'bfs,ast'], ['bfs,astar']],
  [['generate', ''], ids('games')],
  [
    ['generate', 'break-the-ice', '--difficulty', ''],
    ['easy', 'medium', 'hard', 'expert'],
  ],
  [['sweep', 'stat'], ['status']],
  [['sweep', 'export', '--format', 'par'], ['parquet']],
  [
    ['sweep', 'check', '--'],
    ['--name', '--help', '--quiet', '--no-color'],
  ],
  [['help', 'sweep', 'ex'], ['export']],
  [
    ['solve', 'roll-the-block/'],
    ['starter', 'easy', 'medium', 'hard', 'expert'].map((name) => `roll-the-block/${name}`),
  ],
  [['solve', 'my'], ['my levels.txt']],
  [['solve', '--max-states', ''], []],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
];

const sorted = (words: readonly string[]): string[] => [...words].sort();

describe('completion in bash', () => {
  const script = scriptFor('bash');

  /** Asks as bash does after a tab. */
  function complete(words: readonly string[]): string[] {
    const asked = `${script}
COMP_WORDS=(fourfold "$@"); COMP_CWORD=$#; _fourfold; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', asked, 'bash', ...words], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    // Outside a real completion there are no settings of it.
    expect(stderr.replace(/.*compopt: .*\n/g, '')).toBe('');
    return stdout.split('\n').filter(Boolean);
  }

  it.each(cases)('%j', (typed, proposed) => {
    expect(sorted(complete(typed))).toEqual(sorted(proposed));
  });

  it('takes --option=value apart as bash does', () => {
    expect(complete(['solve', '--cost', '=', 'r'])).toEqual(['roll']);
    expect(sorted(complete(['solve', '--ties', '=']))).toEqual(['fifo', 'lifo', 'low-h']);
  });

  it('completes files and the names of levels together', () => {
    expect(complete(['solve', ''])).toEqual(expect.arrayContaining(['my levels.txt', 'break-the-ice/']));
  });
});

describe('completion in zsh', () => {
  const script = scriptFor('zsh');

  it('is a script that zsh reads, where there is one', () => {
    expect(script).toMatch(/^#compdef fourfold\n/);
    if (!isThere('zsh')) return;
    const { status, stderr } = spawnSync('zsh', ['-n'], { input: script, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('has a function a command, and all words', () => {
    const functions = [...script.matchAll(/^(_fourfold\w*(?:-\w+)*)\(\)/gm)].map(([, name]) => name);
    expect(functions).toEqual(
      expect.arrayContaining(['_fourfold_solve', '_fourfold_sweep_status', '_fourfold_help_sweep']),
    );
    for (const word of [
      ...ids('algorithms'),
      ...ids('heuristics'),
      ...ids('games'),
      '--max-states',
      'parquet',
    ])
      expect(script).toContain(word);
  });
});

describe('completion in fish', () => {
  const script = scriptFor('fish');
  const complete = (words: readonly string[]): string[] => {
    const line = ['fourfold', ...words].map((word) => word.replaceAll(' ', '\\ ')).join(' ');
    const { stdout } = spawnSync('fish', ['-c', `${script}\ncomplete -C '${line}'`], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    return stdout.split('\n').flatMap((each) => each.split('\t')[0]!.replace('\\ ', ' ') || []);
  };

  it('is a script that fish reads, and completes the same, where there is one', () => {
    expect(script).toContain('complete -c fourfold -f\n');
    if (!isThere('fish')) return;
    expect(
      spawnSync('fish', ['-n', folder.write('script.fish', script)], { encoding: 'utf8' }),
    ).toMatchObject({
      status: 0,
      stderr: '',
    });
    for (const [typed, proposed] of cases)
      expect(complete(typed), typed.join(' ')).toEqual(expect.arrayContaining([...proposed]));
  });

  it('has all commands and words', () => {
    for (const word of [...ids('algorithms'), ...ids('heuristics'), ...ids('games'), 'parquet'])
      expect(script).toContain(word);
    for (const path of ['solve', 'sweep status', 'help sweep'])
      expect(script).toContain(`'__fourfold_at ${path}'`);
  });
});

it('refuses a shell that it does not know', () => {
  expect(fourfold(['completion', 'tcsh'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Allowed choices are bash, zsh, fish.'),
  });
});

describe('the manual page', () => {
  const page = fourfold(['man']).out;

  it('has all commands, options, algorithms, heuristics and exit codes', () => {
    const text = page.replaceAll('\\-', '-').replaceAll('\\:', '');
    for (const command of [
      'solve [options] <file>',
      'sweep status [options] <target>',
      'completion [options] <shell>',
    ])
      expect(text).toContain(`.SS "fourfold ${command}"`);
    for (const id of [
      ...ids('algorithms'),
      ...ids('heuristics'),
      ...ids('games'),
      '--max-states <n>',
      'NO_COLOR',
      '130',
    ])
      expect(text).toContain(`\\fB${id}\\fR`);
    expect(text).toContain('fourfold sweep plan.yaml');
  });

  it('has no letter that a terminal without UTF-8 lacks', () => {
    expect(page).toMatch(/^[\n -~]*$/);
  });

  it('is set by groff without a warning, where there is one', () => {
    if (spawnSync('groff', ['--version']).status !== 0) return;
    const { stdout, stderr } = spawnSync('groff', ['-man', '-ww', '-Tutf8'], {
      input: page,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('fourfold');
  });

  it('stands beside the program', () => {
    expect(readFileSync(join(root, 'dist', 'fourfold.1'), 'utf8')).toBe(page);
  });
});
