import { Command } from 'commander';
import { printable } from '../../core/printable.ts';
import { newToken } from '../../server/token.ts';
import { CommandError } from '../exit.ts';
import { type ServeOptions, serveApp, serveOptions } from '../serve-app.ts';

interface AppOptions extends ServeOptions {
  readonly sweep?: string;
  readonly name?: string;
}

export function appCommand(): Command {
  const command = new Command('app')
    .description('play in the browser: serves the app to this machine only, until Ctrl-C')
    .option('--sweep <target>', 'watch a sweep in the lab: its plan, its folder or postgres://…')
    .option('--name <sweep>', 'which sweep, where a database holds several');
  for (const option of serveOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold app --port 8080 --no-open\n  fourfold app --sweep plan.yaml',
    )
    .action(({ sweep, name, ...options }: AppOptions) => {
      if (sweep !== undefined) return watchSweep(sweep, name, options);
      if (name !== undefined) throw new CommandError('--name needs --sweep with a database.');
      return serveApp(options, { what: 'Fourfold is' });
    });
}

async function watchSweep(target: string, name: string | undefined, options: ServeOptions): Promise<void> {
  // Loaded on demand: who plays does not need it.
  const [{ openResults }, { LiveApi }] = await Promise.all([
    import('../../sweeps/open.ts'),
    import('../../sweeps/live/api.ts'),
  ]);
  const results = await openResults(target, name === undefined ? {} : { name });
  const api = new LiveApi(results);
  const token = newToken();
  try {
    const { name: found } = await results.head();
    await serveApp(options, {
      what: `The sweep ${printable(found)} is`,
      place: `#/lab/sweep?token=${token}`,
      asked: { path: '/sweep/', token, answer: (question, values) => api.answer(question, values) },
    });
  } finally {
    await results.close();
  }
}
