import { unitCost } from '../../../../core/game.ts';
import { askForGraph } from '../../../lab/graph/graph-client.ts';
import type { GraphData } from '../../../lab/graph/protocol.ts';
import { type Clock, realClock } from '../../../shared/clock.ts';
import { Observable } from '../../../shared/state/observable.ts';
import { type GraphPicture, isFree, pictureOfGraph, pictureOfSpace } from './picture.ts';

/** A hand that goes on drawing is let go on: every graph costs a worker of its own. */
const pauseMilliseconds = 400;

/** The positions of the level that is being drawn, as a picture. It belongs to an older text until the new one is there. */
export class GraphSight extends Observable {
  private readonly ask: typeof askForGraph;
  private readonly clock: Clock;
  private wanted: string | undefined;
  private drawn:
    | { readonly text: string; readonly picture: GraphPicture; readonly isFinal: boolean }
    | undefined;
  private cancel = (): void => {};
  /** Why the worker could not do it, for developers. */
  failure: string | undefined;

  constructor(ask = askForGraph, clock: Clock = realClock) {
    super();
    this.ask = ask;
    this.clock = clock;
  }

  get picture(): GraphPicture | undefined {
    return this.drawn?.picture;
  }

  /** Whether the picture belongs to an older text. */
  get isStale(): boolean {
    return this.drawn?.text !== this.wanted;
  }

  /** Looks for the positions of a level without mistakes, with the moves of its solution; the text before is given up. */
  look(text: string, moves: readonly string[]): void {
    if (text === this.wanted) return;
    this.stop();
    this.wanted = text;
    this.failure = undefined;
    this.changed();
    if (this.drawn?.text === text && this.drawn.isFinal) return;
    const controller = new AbortController();
    const stopWaiting = this.clock.later(() => void this.find(text, moves, controller), pauseMilliseconds);
    this.cancel = () => {
      stopWaiting();
      controller.abort();
    };
  }

  /** Ends the worker; what was found stays. */
  stop(): void {
    this.cancel();
    if (this.wanted === undefined) return;
    this.wanted = undefined;
    this.changed();
  }

  private async find(text: string, moves: readonly string[], controller: AbortController): Promise<void> {
    const { signal } = controller;
    const task = { level: text, cost: unitCost.id, heuristic: undefined, rows: new Uint32Array(0), moves };
    const show = (picture: GraphPicture, isFinal: boolean): void => {
      if (signal.aborted) return;
      this.drawn = { text, picture, isFinal };
      this.changed();
    };
    let graph: GraphData | undefined;
    const outcome = await this.ask(task, signal, (progress) => {
      if (progress.kind === 'layers') show(pictureOfSpace(progress.space), true);
      else if (progress.kind === 'places') show(pictureOfGraph(graph!, progress.places), false);
      else {
        graph = progress.graph;
        if (isFree(graph)) return;
        show(pictureOfGraph(graph), true);
        // Its places are known: the worker need not look for better ones.
        controller.abort();
      }
    });
    if (signal.aborted) return;
    if (outcome.kind === 'failed') this.failure = outcome.reason;
    else if (this.drawn?.text === text) this.drawn = { ...this.drawn, isFinal: true };
    this.changed();
  }
}
