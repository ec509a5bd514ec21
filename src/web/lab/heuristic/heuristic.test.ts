import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../test/samples.ts';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { exactDistances } from '../../../analysis/distances.ts';
import { createRandom } from '../../../core/random.ts';
import { packedRow } from '../../../core/space.ts';
import { languages } from '../../../core/words.ts';
import { studentState } from '../../../extension/student-state.ts';
import { games } from '../../../games/index.ts';
import { formatLevel, type GameLevel, readPack } from '../../../games/pack.ts';
import { mustChoose } from '../../../search/method.ts';
import { solveNow } from '../../../search/solve.ts';
import { KeyValueStore } from '../../shared/state/storage.ts';
import { packCode, readSetup, unpackCode, writeSetup } from './code-link.ts';
import { declaration } from './declaration.ts';
import { exploreExactly } from './exact.ts';
import { examplesOf } from './examples.ts';
import { keepCode, keptCode } from './kept-code.ts';
import { placeOfH } from './place-of-h.ts';
import { Examiner } from './run-examine.ts';
import { Kernel } from './sandbox/kernel.ts';
import type { SandboxReply } from './sandbox/protocol.ts';
import { placeBefore } from './source-map.ts';
import { translate } from './translate.ts';

const byGame = games.map((game) => [game.id, game] as const);

const startersOf = (game: string): readonly GameLevel[] => {
  const read = readPack(readFileSync(`levels/${game}/starter.txt`, 'utf8'));
  if (!read.ok) throw new Error(read.error[0]!.code);
  return read.value;
};

/** JavaScript of a student's text, as a function that returns `h`. */
const programOf = (source: string): (() => unknown) => {
  const translated = translate(source);
  if (!translated.ok) throw new Error(translated.error.message);
  return new Function(`'use strict';${translated.value.code};return h;`) as () => unknown;
};

/** The verdict of a test of a heuristic on a level, without a browser. */
function verdictOn(level: GameLevel, source: string, states = 20_000) {
  const heard: SandboxReply[] = [];
  const kernel = new Kernel(programOf(source), { before: 0, lines: 0 }, (reply) => heard.push(reply));
  const cost = level.game.costs[0]!.id;
  const text = formatLevel(level);
  const examiner = new Examiner();
  const explored = examiner.answer({
    kind: 'explore',
    level: { text, cost },
    states,
    milliseconds: Number.POSITIVE_INFINITY,
  });
  if (explored.kind !== 'explored') throw new Error('not explored');
  kernel.answer({ kind: 'begin', level: text, cost });
  const { states: packed, count } = explored;
  kernel.answer({ kind: 'values', states: packed, first: 0, count, careful: false });
  const answer = heard.at(-1)!;
  if (answer.kind !== 'values') throw new Error(JSON.stringify(answer));
  const judged = examiner.answer({ kind: 'judge', values: answer.values });
  if (judged.kind !== 'verdict') throw new Error(JSON.stringify(judged));
  return { ...judged.verdict, values: answer.values, optimum: explored.optimum };
}

describe('the state that a heuristic is given', () => {
  it.each(byGame)('says of every position of %s what is drawn', (_, game) => {
    const random = createRandom(3);
    for (let tries = 0; tries < 30; tries += 1) {
      const level = sampleOf(game)(random, 2 + random.below(4), 2 + random.below(4));
      if (!level) continue;
      const rules = game.rules(level);
      for (let state = rules.start(), steps = 0; steps < 8; steps += 1) {
        const view = rules.view(state);
        const { rows, columns, cells, pieces, goals } = studentState(view);
        expect([rows, columns]).toEqual([level.rows, level.columns]);
        const drawn = view.cells.flatMap((line, row) =>
          line.map((cell, column) => ({ ...cell, row, column })),
        );
        expect(pieces).toEqual(
          drawn.flatMap(({ piece, row, column }) => (piece ? [{ ...piece, row, column }] : [])),
        );
        expect(goals).toEqual(
          drawn.flatMap(({ ground, groundColour, row, column }) =>
            ground === 'goal' ? [{ colour: groundColour, row, column }] : [],
          ),
        );
        expect(cells.flat()).toEqual(
          drawn.map(({ row, column, ground, part, groundLabel, piece }) => ({
            ground: part?.kind ?? ground,
            label: groundLabel,
            piece: piece && { ...piece, row, column },
          })),
        );
        // The same pieces in the list and on the board.
        expect(new Set(cells.flat().flatMap(({ piece }) => piece ?? []))).toEqual(new Set(pieces));
        const moves = rules.moves(state);
        if (moves.length === 0) break;
        const next = rules.apply(state, random.pick(moves));
        if (next.ok) state = next.value;
      }
    }
  });

  it('is new for every call', () => {
    const { game, level } = startersOf('match-the-tiles')[0]!;
    const view = game.rules(level).view(game.rules(level).start());
    const first = studentState(view) as unknown as { pieces: unknown[]; cells: unknown[][] };
    first.pieces.length = 0;
    first.cells[0]![0] = undefined;
    expect(studentState(view).pieces).not.toHaveLength(0);
    expect(studentState(view).cells[0]![0]).toBeDefined();
  });

  it('has the types that stand beside the editor, in both languages', () => {
    /** The declarations, without comments, modifiers and layout. */
    const bare = (text: string): string =>
      text
        .replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .replace(/export |readonly /g, '')
        .replace('(Cell[])[]', 'Cell[][]')
        .replace(/\s+/g, ' ')
        .trim();
    const types = bare(readFileSync(new URL('../../../extension/state-types.ts', import.meta.url), 'utf8'));
    expect(types).toContain('interface Goal');
    for (const language of languages)
      for (const { words } of games) {
        const text = declaration(language, words.en);
        expect(bare(text)).toBe(types);
        for (const [kind, name] of Object.entries(words.en.parts))
          expect(text).toContain(`'${kind}' (${name})`);
      }
  });
});

describe('exact distances', () => {
  it.each(byGame)(
    'are those of the whole graph in %s, and right as far as they are called certain',
    (_, game) => {
      const random = createRandom(11);
      let compared = 0;
      for (let tries = 0; tries < 400 && compared < 25; tries += 1) {
        const level = sampleOf(game)(random, 2 + random.below(4), 2 + random.below(4));
        if (!level) continue;
        for (const { id: cost } of game.costs) {
          const space = game.space(level, cost);
          const start = packedRow(space, game.rules(level, cost).start());
          const exact = exactDistances(space, start, 3000);
          if (!exact || exact.count < 12) continue;
          compared += 1;
          const keyOf = (states: Uint32Array, at: number): string =>
            states.subarray(at * space.words, (at + 1) * space.words).join();
          const truth = new Map(
            Array.from({ length: exact.count }, (_, at) => [keyOf(exact.states, at), exact.toGoal[at]!]),
          );
          const limits = { milliseconds: Number.POSITIVE_INFINITY };
          const whole = exploreExactly(space, start, { ...limits, states: 10_000 });
          expect(whole).toMatchObject({ complete: true, count: exact.count, certainCount: exact.count });
          for (const states of [4, Math.ceil(exact.count / 2)]) {
            const {
              count,
              toGoal,
              certain,
              states: packed,
            } = exploreExactly(space, start, { ...limits, states });
            for (let at = 0; at < count; at += 1) {
              const distance = truth.get(keyOf(packed, at))!;
              expect(toGoal[at]).toBeGreaterThanOrEqual(distance);
              if (certain[at] === 1) expect(toGoal[at]).toBe(distance);
            }
          }
        }
      }
      expect(compared).toBeGreaterThan(3);
    },
  );
});

describe('the examples', () => {
  it.each(byGame)('of %s: one keeps its promises on all the first levels, one is caught', async (id) => {
    const { admissible, tempting } = await examplesOf(id);
    const caught: boolean[] = [];
    for (const level of startersOf(id)) {
      const kept = verdictOn(level, admissible);
      expect(kept.tooMuch, formatLevel(level)).toBeUndefined();
      expect(kept.drop, formatLevel(level)).toBeUndefined();
      if (tempting !== undefined) caught.push(verdictOn(level, tempting, 2000).tooMuch !== undefined);
    }
    expect(caught.includes(true)).toBe(tempting !== undefined);
  });
});

describe('a verdict', () => {
  const level = startersOf('match-the-tiles')[6]!;

  it('agrees with the heuristics of the game', () => {
    const { tooMuch, drop, complete, certain, states, optimum } = verdictOn(level, 'const h = () => 0;');
    expect({ tooMuch, drop, complete }).toEqual({ tooMuch: undefined, drop: undefined, complete: true });
    expect(certain).toBe(states);
    expect(optimum).toBe(level.level.info.optimal);
  });

  it('names the state nearest to the start for which too much is said, and the first drop', () => {
    const optimal = level.level.info.optimal!;
    const { tooMuch } = verdictOn(level, 'function h() { return 1000; }');
    expect(tooMuch).toEqual({ path: [], h: 1000, distance: optimal, exact: true });
    // Only the goal is 0: every move onto it drops by 7.
    const { drop } = verdictOn(
      level,
      'const h = (s: State) => s.pieces.every((p) => s.goals.some((g) => g.row === p.row && g.column === p.column && g.colour === p.colour)) ? 0 : 7;',
    );
    expect(drop).toMatchObject({ h: 7, cost: 1, next: 0 });
    const rules = level.game.rules(level.level);
    let state = rules.start();
    for (const notation of [...drop!.path, drop!.move]) {
      const move = rules.parseMove(notation);
      const next = move.ok ? rules.apply(state, move.value) : move;
      if (!next.ok) throw new Error(next.error.code);
      state = next.value;
    }
    expect(rules.isGoal(state)).toBe(true);
  });

  it('takes rounding for what it is, and refuses values that are none', () => {
    expect(verdictOn(level, 'const h = () => 1e-12;').tooMuch).toBeUndefined();
    const examiner = new Examiner();
    const task = { text: formatLevel(level), cost: 'unit' };
    examiner.answer({ kind: 'explore', level: task, states: 100, milliseconds: 1000 });
    expect(() => examiner.answer({ kind: 'judge', values: new Float64Array(3) })).toThrow('values');
    expect(() =>
      examiner.answer({ kind: 'explore', level: { ...task, text: 'x' }, states: 1, milliseconds: 1 }),
    ).toThrow('read');
  });
});

describe('a solution', () => {
  const level = startersOf('match-the-tiles')[6]!;
  const task = { text: formatLevel(level), cost: 'unit' };
  const { moves } = solveNow(level.game, level.level, mustChoose(level.game, { algorithm: 'astar' }));
  const examiner = new Examiner();

  it('is played by the rules, however many moves it has', () => {
    expect(examiner.answer({ kind: 'replay', level: task, moves })).toEqual({
      kind: 'replayed',
      cost: moves.length,
    });
    const detour = Array.from({ length: 50_000 }, () => ['U', 'D']).flat();
    const refused = { kind: 'replayed', cost: undefined };
    expect(examiner.answer({ kind: 'replay', level: task, moves: detour })).toEqual(refused);
    expect(examiner.answer({ kind: 'replay', level: task, moves: ['U', 'X'] })).toEqual(refused);
  });
});

describe('translating', () => {
  it('takes types out and finds places again', () => {
    const source =
      'const a: Map<string, number> = new Map();\nfunction h(s: State): number {\n  return (s as any).x.y.z;\n}\n';
    const translated = translate(source);
    if (!translated.ok) throw new Error(translated.error.message);
    const { code, mappings } = translated.value;
    expect(code).not.toContain('any');
    const lines = code.split('\n');
    expect(lines).toHaveLength(source.split('\n').length);
    const column = lines[2]!.indexOf('.y') + 2;
    const there = placeBefore({ line: 3, column }, mappings);
    expect(there).toEqual({ line: 3, column: source.split('\n')[2]!.indexOf('.y') + 2 });
  });

  it('tells mistakes with their place', () => {
    expect(translate('function h(s {\n}')).toEqual({
      ok: false,
      error: { message: expect.stringContaining('Unexpected token'), place: { line: 1, column: 14 } },
    });
    expect(placeOfH('// h\nconst h = 1;')).toEqual({ line: 2, column: 7 });
    expect(placeOfH('function h(s) {}')).toEqual({ line: 1, column: 10 });
    expect(placeOfH('function * h(s) {}')).toEqual({ line: 1, column: 12 });
    expect(placeOfH('nothing')).toBeUndefined();
    // In one go, not from every space anew.
    expect(placeOfH(`function${' '.repeat(200_000)}g`)).toBeUndefined();
  });
});

describe('the address and what is kept', () => {
  it('holds code, and tells damage from a later version', async () => {
    for (const game of games) {
      const { admissible, tempting = '' } = await examplesOf(game.id);
      for (const code of [admissible, tempting, '', '// é 🎉\n']) {
        const packed = packCode(code)!;
        expect(packed).toMatch(/^[\w-]+$/);
        expect(unpackCode(packed)).toEqual({ ok: true, value: code });
      }
    }
    // Addresses live for years.
    expect(unpackCode('1grdiI0oR1FRDkKkA')).toEqual({
      ok: true,
      value: 'function h(state: State): number {\n  return 1;\n}\n',
    });
    const packed = packCode('function h(state) { return 1; }')!;
    const problem = (code: string) => ({ ok: false, error: { code } });
    expect(unpackCode(packed.slice(0, -3))).toEqual(problem('damaged'));
    expect(unpackCode(`2${packed.slice(1)}`)).toEqual(problem('newer'));
    expect(unpackCode('1!')).toEqual(problem('damaged'));
    expect(packCode('x'.repeat(40_000))).toBeUndefined();
  });

  it('holds the rest of the set-up', () => {
    const setup = { level: '~1abc-_', cost: 'roll', pack: 'starter', code: '1abcd' };
    expect(readSetup(writeSetup(setup))).toEqual(setup);
    expect(readSetup('')).toEqual({ level: undefined, cost: undefined, pack: undefined, code: undefined });
  });

  it('keeps code a game', () => {
    const store = new KeyValueStore(() => new FakeStorage());
    const example = 'const h = 0';
    expect(keptCode(store, 'match-the-tiles', example)).toBe(example);
    keepCode(store, 'match-the-tiles', 'const h = 1', example);
    expect(keptCode(store, 'match-the-tiles', example)).toBe('const h = 1');
    expect(keptCode(store, 'break-the-ice', 'const h = 2')).toBe('const h = 2');
    keepCode(store, 'match-the-tiles', example, example);
    expect(store.names('heuristic')).toEqual([]);
  });
});
