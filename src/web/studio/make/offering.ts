import type { Stopped } from '../../../analysis/within-limits.ts';
import type { MakeProgress, Offer } from '../../../studio/make/offers.ts';
import { Observable } from '../../shared/state/observable.ts';
import { type StartWorker, WorkerClient } from '../../shared/worker/client.ts';
import type { MakeTask } from './run-make.ts';

/** How far it is: nothing was asked yet, some may follow, all are there, the text was no level, the worker broke down. */
export type OfferingState = 'idle' | 'busy' | 'done' | 'no-level' | 'failed';

/** What is offered for a drawn level; a new wish takes the place of the one before. */
export class Offering extends Observable {
  private readonly client: WorkerClient<MakeTask, boolean | Stopped, MakeProgress>;
  state: OfferingState = 'idle';
  task: MakeTask | undefined;
  offers: readonly Offer[] = [];

  constructor(start: StartWorker) {
    super();
    this.client = new WorkerClient(start);
  }

  async ask(task: MakeTask): Promise<void> {
    this.task = task;
    this.offers = [];
    this.state = 'busy';
    this.changed();
    const onProgress = ({ offer }: MakeProgress): void => {
      if (!offer) return;
      this.offers = [...this.offers, offer];
      this.changed();
    };
    const outcome = await this.client.ask(task, { onProgress });
    // Something else has been asked meanwhile, and will have an answer of its own.
    if (this.task !== task || outcome.kind === 'cancelled') return;
    if (outcome.kind === 'failed') this.state = 'failed';
    else this.state = outcome.answer === false ? 'no-level' : 'done';
    this.changed();
  }

  /** What is there stays. */
  cancel(): void {
    this.client.cancel();
    if (this.state === 'busy') this.state = 'done';
    this.changed();
  }

  /** Ends the worker. */
  stop(): void {
    this.client.stop();
  }
}
