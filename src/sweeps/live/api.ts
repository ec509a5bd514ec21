import { measured, none } from '../../experiments/format.ts';
import type { SweepAlarm, SweepHead, SweepLevel, SweepMethod, SweepResult } from '../model.ts';
import { type CellPage, type CellQuery, cellList } from '../report/cell-list.ts';
import { type CellFigure, cellFigures, usualMachine } from '../report/cells.ts';
import { runStatuses, type SweepColumns } from '../report/columns.ts';
import { endingsOf } from '../report/endings.ts';
import { failures } from '../report/failures.ts';
import type { ReportMethod } from '../report/layout.ts';
import { named } from '../report/pivot.ts';
import { cactus, pairs } from '../report/plots.ts';
import { methodsOf, summary } from '../report/summary.ts';
import type { SweepResults } from '../results.ts';
import { ColumnsSoFar } from './columns-so-far.ts';
import {
  type LiveAlarm,
  type LiveAnswers,
  type LiveFailures,
  type LiveMethod,
  type LiveQuestion,
  type LiveRecord,
  type LiveState,
  type LiveSummary,
  liveMost,
} from './protocol.ts';

type Values = Pick<URLSearchParams, 'get' | 'getAll'>;
/** All but the state depend on nothing but the results. */
type Question = Exclude<LiveQuestion, 'state'>;

/** Answers what the page of a sweep asks. Every answer is bounded (`liveMost`), whatever the size of the sweep. */
export class LiveApi {
  private readonly results: SweepResults;
  private readonly soFar: ColumnsSoFar;
  /** Answers of the revision that is shown: several pages ask the same, and most ask again before anything is new. */
  private readonly known = new Map<string, object>();
  private knownRevision = -1;

  constructor(results: SweepResults) {
    this.results = results;
    this.soFar = new ColumnsSoFar(results);
  }

  /** Undefined where there is no such question. */
  async answer(question: string, values: URLSearchParams): Promise<object | undefined> {
    const columns = await this.soFar.now();
    if (question === 'state') return this.state(columns);
    if (!Object.hasOwn(answers, question)) return undefined;
    return this.once(`${question}?${values}`, () => answers[question as Question](columns, values));
  }

  private once<T extends object>(key: string, answer: () => T): T {
    if (this.knownRevision !== this.soFar.revision || this.known.size > 50) this.known.clear();
    this.knownRevision = this.soFar.revision;
    const found = (this.known.get(key) as T | undefined) ?? answer();
    this.known.set(key, found);
    return found;
  }

  private async state(columns: SweepColumns): Promise<LiveState> {
    const [progress, machines, alarms] = await Promise.all([
      this.results.progress(),
      this.results.machines(),
      this.results.alarms(liveMost.alarms),
    ]);
    const { levels, methods, modules: _, ...head } = columns.head;
    const runsOf = (key: string): number => columns.madeBy[columns.machines.indexOf(key)] ?? 0;
    const order = ['working', 'silent', 'ended'];
    const workers = progress.workers.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
    return {
      ...head,
      ...progress,
      revision: this.soFar.revision,
      read: columns.made,
      workerCount: workers.length,
      workers: workers.slice(0, liveMost.workers),
      machineCount: machines.length,
      machines: machines
        .map((machine) => ({ ...machine, runs: runsOf(machine.key) }))
        .sort((a, b) => b.runs - a.runs)
        .slice(0, liveMost.machines),
      games: columns.layout.games.map((game) => ({
        game,
        levels: levels.filter((each) => each.game === game).length,
        methods: methods.filter((each) => each.game === game).length,
      })),
      failures: this.once('failures', () => failuresOf(columns)),
      alarms: alarms.slice(0, liveMost.alarms).flatMap((alarm) => alarmOf(columns.head, alarm) ?? []),
    };
  }
}

const answers: {
  readonly [Each in Question]: (columns: SweepColumns, values: Values) => LiveAnswers[Each];
} = {
  summary: summaryOf,
  cactus: (columns, values) => ({
    curves: cactus(columns, {
      ...placeIn(columns, values),
      methods: values.getAll('method').slice(0, liveMost.curves),
      most: liveMost.steps,
    }),
  }),
  pairs: (columns, values) => {
    const place = placeIn(columns, values);
    const method = (name: string): ReportMethod =>
      methodsOf(columns, place).find((each) => each.name === values.get(name)) ??
      unknown(`method ${values.get(name)}`);
    return pairs(columns, {
      ...place,
      figure: oneOf(cellFigures, values.get('figure')) ?? 'expanded',
      first: method('first'),
      second: method('second'),
      most: liveMost.pairs,
    });
  },
  cells: (columns, values) => {
    const [method, text] = [values.get('method'), values.get('text')];
    const status = oneOf(runStatuses, values.get('status'));
    const sort = oneOf<'level' | CellFigure>(['level', ...cellFigures], values.get('sort'));
    return page(columns, {
      ...placeIn(columns, values),
      ...(method && { methods: [method] }),
      ...(text && { text }),
      ...(status && { statuses: [status] }),
      ...(sort && { sort }),
      descending: values.get('descending') === 'yes',
      from: Math.max(0, Math.trunc(Number(values.get('from')) || 0)),
      most: liveMost.cells,
    });
  },
  level: (columns, values) => {
    const key = values.get('key');
    const level = columns.head.levels.find((each) => each.key === key) ?? unknown(`level ${key}`);
    const cells = page(columns, { game: level.game, level: level.key, most: liveMost.methods });
    const ran = new Set(cells.rows.map(({ method }) => method));
    const methods = methodsOf(columns, level).filter(({ name }) => ran.has(name));
    return {
      ...named(level),
      text: level.text,
      methods: methods.map((each) => methodIn(columns, level.game, each)),
      cells,
    };
  },
};

function unknown(what: string): never {
  throw new Error(`This sweep has no ${what}.`);
}

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((each) => each === given);

/** The game of a question, and whose times it wants. */
function placeIn({ layout, machines }: SweepColumns, values: Values): { game: string; machine?: string } {
  const given = values.get('game');
  const game = given === null ? layout.games[0] : oneOf(layout.games, given);
  const machine = oneOf(machines, values.get('machine'));
  return { game: game ?? unknown(`game ${given}`), ...(machine !== undefined && { machine }) };
}

/** A page of runs, with no more of their reasons than can be read. */
function page(columns: SweepColumns, query: CellQuery): CellPage {
  const found = cellList(columns, query);
  return { ...found, rows: found.rows.map((row) => ({ ...row, reason: row.reason && short(row.reason) })) };
}

function summaryOf(columns: SweepColumns, values: Values): LiveSummary {
  const place = placeIn(columns, values);
  const all = methodsOf(columns, place);
  const listed = all.slice(0, liveMost.methods);
  const figures = summary(columns, { ...place, methods: listed.map(({ name }) => name) });
  return {
    game: place.game,
    machine: place.machine ?? usualMachine(columns) ?? null,
    methods: all.length,
    rows: listed.map((method, index) => ({
      method: methodIn(columns, place.game, method),
      ...endingsOf(columns, method, place.game),
      common: figures[index]!.common,
      all: figures[index]!.all,
    })),
  };
}

/** A method as a game has it. */
function methodIn({ layout }: SweepColumns, game: string, method: ReportMethod): LiveMethod {
  for (const row of layout.rowsOf(game)) {
    const cell = layout.cell(row, method);
    if (cell >= 0) return liveMethod(layout.method(row, cell), method.name);
  }
  return unknown(`method ${method.name}`);
}

const liveMethod = ({ key, ...method }: SweepMethod, name = key): LiveMethod => ({ ...method, name });

function failuresOf(columns: SweepColumns): LiveFailures {
  const { total, reasons, rows } = failures(columns, { most: liveMost.failures });
  return {
    total,
    reasons: reasons
      .slice(0, liveMost.failures)
      .map((each) => ({ ...each, reason: each.reason && short(each.reason) })),
    rows: rows.flatMap(({ method: key, reason, ...row }) => {
      const method = columns.head.methods.find((each) => each.key === key && each.game === row.level.game);
      return method ? [{ ...row, reason: reason && short(reason), method: liveMethod(method) }] : [];
    }),
  };
}

function alarmOf(head: SweepHead, { kind, figures, first, second }: SweepAlarm): LiveAlarm | undefined {
  const level = head.levels.find(({ key }) => key === first.level);
  const records = [first, second].flatMap(
    (result) => (result && level && recordOf(head, level, result)) ?? [],
  );
  return level && records.length > 0 ? { kind, level: named(level), figures, records } : undefined;
}

function recordOf({ methods }: SweepHead, { game }: SweepLevel, result: SweepResult): LiveRecord | undefined {
  const { id: _, level, method: key, repeat, machine, worker, ended, moves, ...figures } = result;
  const method = methods.find((each) => each.key === key && each.game === game);
  const texts = Object.entries({ ...figures, moves: moves.join(' ') }).map(
    ([name, value]) => [name, short(figureText(value))] as const,
  );
  return (
    method && {
      ...{ method: liveMethod(method), repeat, machine, worker, ended },
      figures: Object.fromEntries(texts),
    }
  );
}

const figureText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(measured(value)) : value === null ? none : JSON.stringify(value);
};

const short = (text: string): string =>
  text.length > liveMost.text ? `${text.slice(0, liveMost.text)}…` : text;
