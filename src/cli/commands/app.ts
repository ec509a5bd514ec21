import { Command } from 'commander';
import { type ServeOptions, serveApp, serveOptions } from '../serve-app.ts';

export function appCommand(): Command {
  const command = new Command('app').description(
    'play in the browser: serves the app to this machine only, until Ctrl-C',
  );
  for (const option of serveOptions()) command.addOption(option);
  return command
    .addHelpText('after', '\nExample:\n  fourfold app --port 8080 --no-open')
    .action((options: ServeOptions) => serveApp(options, { what: 'Fourfold is' }));
}
