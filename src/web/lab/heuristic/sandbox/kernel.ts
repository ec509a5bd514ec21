import type { Heuristic } from '../../../../core/game.ts';
import type { Estimate, Space } from '../../../../core/space.ts';
import { packedRow } from '../../../../core/space.ts';
import { studentState } from '../../../../extension/student-state.ts';
import type { GameLevel } from '../../../../games/pack.ts';
import { mustChoose } from '../../../../search/method.ts';
import { solveNow } from '../../../../search/solve.ts';
import { readLevel } from '../../../shared/state/read-level.ts';
import { roundingRoom } from '../judge.ts';
import type { CodePlace, SandboxReply, SandboxRequest, Trouble, TroubleCode } from './protocol.ts';

/** Between two signs of life. */
const signMilliseconds = 50;
const longestMessage = 300;
/** Of `h`, in the life of a worker; the largest pack and two searches need a tenth of it. */
const mostCalls = 100_000_000;
// Taken before the student's code runs, which may put something else in its place.
const now = performance.now.bind(performance);

/** Where the student's code stands in the script that the worker runs. */
export interface CodeRange {
  /** The line before its first one. */
  readonly before: number;
  readonly lines: number;
}

/** The student's code is wrong in a way that is told, not a breakdown. */
class TroubleError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.message);
    this.trouble = trouble;
  }
}

interface Work extends GameLevel {
  readonly space: Space;
  readonly cost: string;
  /** Calls `h`; the number of the state is for telling where something went wrong. */
  readonly evaluate: (words: Uint32Array, at: number, index: number) => number;
}

/** Runs a student's `h` on states and in searches. It is given the code as a function that returns `h`. */
export class Kernel {
  private readonly program: () => unknown;
  private readonly range: CodeRange;
  // Private to the engine as well: code that gets hold of a kernel cannot speak with its voice.
  readonly #tell: (reply: SandboxReply) => void;
  private callsLeft: number;
  private h: ((state: unknown) => unknown) | undefined;
  private work: Work | undefined;
  private lastSign = 0;

  constructor(
    program: () => unknown,
    range: CodeRange,
    tell: (reply: SandboxReply) => void,
    calls = mostCalls,
  ) {
    this.program = program;
    this.range = range;
    this.#tell = tell;
    this.callsLeft = calls;
  }

  answer(request: SandboxRequest): void {
    this.lastSign = now();
    try {
      this.#tell(this.reply(request));
    } catch (error) {
      if (error instanceof TroubleError) this.#tell({ kind: 'trouble', trouble: error.trouble });
      else this.#tell({ kind: 'failed', reason: messageOf(error) });
    }
  }

  private reply(request: SandboxRequest): SandboxReply {
    switch (request.kind) {
      case 'begin': {
        this.h ??= this.load();
        this.work = this.begin(request.level, request.cost);
        const { game, level, space, cost, evaluate } = this.work;
        return { kind: 'value', value: evaluate(packedRow(space, game.rules(level, cost).start()), 0, -1) };
      }
      case 'values': {
        const { space, evaluate } = this.work!;
        const { states, first, count, careful } = request;
        const values = new Float64Array(count);
        for (let index = first; index < count; index += 1) {
          if (careful) this.sign(index);
          values[index] = evaluate(states, index * space.words, index);
        }
        return { kind: 'values', values };
      }
      case 'search':
        return this.search(request);
    }
  }

  private load(): (state: unknown) => unknown {
    let h: unknown;
    try {
      h = this.program();
    } catch (error) {
      throw this.trouble('threw', error, -1, undefined);
    }
    if (typeof h !== 'function') throw this.trouble('no-h', undefined, -1, undefined);
    return h as (state: unknown) => unknown;
  }

  private begin(text: string, cost: string): Work {
    const known = readLevel(text);
    const space = known.game.space(known.level, cost);
    const rules = known.game.rules(known.level, cost);
    const h = this.h!;
    const evaluate = (words: Uint32Array, at: number, index: number): number => {
      if (now() - this.lastSign > signMilliseconds) this.sign(index);
      if (this.callsLeft === 0) throw this.trouble('too-many-calls', undefined, index, undefined);
      this.callsLeft -= 1;
      const state = studentState(rules.view(space.unpack(words, at)));
      let value: unknown;
      let code: TroubleCode | undefined;
      try {
        value = h(state);
        code = wrongWith(value);
      } catch (error) {
        throw this.trouble('threw', error, index, words.slice(at, at + space.words));
      }
      if (code) throw this.trouble(code, value, index, words.slice(at, at + space.words));
      return value as number;
    };
    return { ...known, space, cost, evaluate };
  }

  private search({ algorithm, limits }: Extract<SandboxRequest, { kind: 'search' }>): SandboxReply {
    const { game, level, cost, evaluate } = this.work!;
    // Rounding errors must not push an estimate over the next whole number; see judge.ts.
    const estimate: Estimate = (words, at) => Math.max(0, evaluate(words, at, -1) - roundingRoom);
    const { status, moves, expanded, generated } = solveNow(game, level, {
      algorithm: mustChoose(game, { algorithm, cost }).algorithm,
      heuristic: ownHeuristic(estimate),
      cost,
      limits,
      onProgress: () => this.sign(-1),
    });
    return { kind: 'searched', search: { status, moves, expanded, generated } };
  }

  private sign(index: number): void {
    this.#tell({ kind: 'alive', index });
    this.lastSign = now();
  }

  private trouble(
    code: TroubleCode,
    cause: unknown,
    index: number,
    state: Uint32Array | undefined,
  ): TroubleError {
    const place = code === 'threw' ? placeIn(cause, this.range) : undefined;
    return new TroubleError({ code, message: messageOf(cause), place, index, state });
  }
}

const ownHeuristic = (estimate: Estimate): Heuristic => ({
  id: 'own',
  name: 'own',
  summary: '',
  admissible: [],
  consistent: [],
  argument: '',
  prepare: () => estimate,
});

/** Infinity is a value: from here no goal can be reached. */
function wrongWith(value: unknown): TroubleCode | undefined {
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return 'nan';
    return value < 0 ? 'negative' : undefined;
  }
  const isPromise = typeof value === 'object' && value !== null && 'then' in value;
  return isPromise ? 'promise' : 'not-a-number';
}

/** Whatever was thrown or returned, in a few words; it may be something that cannot even be written. */
function messageOf(cause: unknown): string {
  try {
    const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    return text.slice(0, longestMessage);
  } catch {
    return typeof cause;
  }
}

/** The innermost line of the student's own code that an error came through. */
export function placeIn(error: unknown, { before, lines }: CodeRange): CodePlace | undefined {
  try {
    const { stack } = error as { stack?: unknown };
    for (const [, line, column] of String(stack).matchAll(/:(\d+):(\d+)\)?\s*$/gm)) {
      const own = Number(line) - before;
      if (own >= 1 && own <= lines) return { line: own, column: Number(column) };
    }
  } catch {
    // Something thrown that does not like to be looked at has no place.
  }
  return undefined;
}
