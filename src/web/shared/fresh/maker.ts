import { Observable } from '../state/observable.ts';
import { type Outcome, type StartWorker, WorkerClient } from '../worker/client.ts';
import type { MakeAnswer, MakeProgress } from './protocol.ts';
import { formatRecipe, type Recipe } from './recipe.ts';

/** Levels to go back to without waiting. */
const mostKept = 20;

interface Order {
  readonly key: string;
  readonly outcome: Promise<Outcome<MakeAnswer>>;
}

/** Makes levels in a worker, one at a time, and remembers the last ones: the next level is asked for while one is played. */
export class Maker extends Observable {
  private readonly client: WorkerClient<Recipe, MakeAnswer, MakeProgress>;
  private readonly made = new Map<string, MakeAnswer>();
  private order: Order | undefined;
  private boards = 0;

  constructor(start: StartWorker) {
    super();
    this.client = new WorkerClient(start);
  }

  /** Boards that the one being made has cost so far. */
  get tries(): number {
    return this.boards;
  }

  /** What is being made for another recipe is given up. */
  make(recipe: Recipe): Promise<Outcome<MakeAnswer>> {
    const key = keyOf(recipe);
    const answer = this.made.get(key);
    if (answer) return Promise.resolve({ kind: 'done', answer });
    if (this.order?.key !== key) this.order = { key, outcome: this.ask(recipe, key) };
    return this.order.outcome;
  }

  cancel(recipe: Recipe): void {
    if (this.order?.key === keyOf(recipe)) this.client.cancel();
  }

  private async ask(recipe: Recipe, key: string): Promise<Outcome<MakeAnswer>> {
    const tell = (tries: number): void => {
      this.boards = tries;
      this.changed();
    };
    tell(0);
    const outcome = await this.client.ask(recipe, { onProgress: ({ tries }) => tell(tries) });
    if (this.order?.key === key) this.order = undefined;
    if (outcome.kind === 'done' && outcome.answer.kind === 'made') this.keep(key, outcome.answer);
    return outcome;
  }

  private keep(key: string, answer: MakeAnswer): void {
    this.made.set(key, answer);
    const [oldest] = this.made.keys();
    if (this.made.size > mostKept) this.made.delete(oldest!);
  }
}

const keyOf = (recipe: Recipe): string => `${recipe.game}/${formatRecipe(recipe)}`;
