import { type GameLevel, readPack } from '../src/games/pack.ts';
import { perform } from '../src/web/play/commands.ts';
import { commandOf } from '../src/web/play/keys.ts';
import { Player } from '../src/web/play/player.ts';
import type { PlayerOptions } from '../src/web/play/player-options.ts';
import { runTask } from '../src/web/shared/solver/run-task.ts';
import { Solver } from '../src/web/shared/solver/solver.ts';
import type { StartWorker } from '../src/web/shared/worker/client.ts';
import { directWorker } from './fake-worker.ts';
import { ManualClock } from './manual-clock.ts';

export function readOne(text: string): GameLevel {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value[0]!;
}

/** A level opened as the page opens it, with a clock that a test lets run. */
export function open(
  { game, level }: GameLevel,
  given: Partial<PlayerOptions> = {},
  start: StartWorker = directWorker(runTask),
) {
  const clock = new ManualClock();
  const solver = new Solver(start, clock);
  const player = new Player({ game, level, solver, clock, ...given });
  /** Presses keys by the names that browsers give them; `Shift+` and `Control+` may stand before. */
  const press = (...keys: string[]): void => {
    for (const name of keys) {
      const [key, ...held] = name.split('+').reverse() as [string, ...string[]];
      const command = commandOf(
        {
          ...{ key, metaKey: false, altKey: false },
          ...{ shiftKey: held.includes('Shift'), ctrlKey: held.includes('Control') },
        },
        { choiceIds: player.choices.map(({ id }) => id), isPlayingBack: player.playback !== undefined },
      );
      if (!command) throw new Error(`${name} does nothing`);
      if (!perform(player, command)) throw new Error(`${name} is for the page: ${command.kind}`);
    }
  };
  /** Waits until no search is going on. */
  const settled = async (): Promise<void> => {
    do await new Promise((resolve) => setTimeout(resolve, 1));
    while (solver.isBusy || player.hints.busy || player.isThinking);
  };
  return { player, clock, solver, press, settled };
}
