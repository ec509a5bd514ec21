import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldingBlocks } from '../../src/games/folding-blocks/game.ts';
import { pddl as foldingPddl } from '../../src/games/folding-blocks/pddl/pddl.ts';
import { readPlan } from '../../src/play/plan.ts';
import { fourfold, temporaryFolder } from '../command-line.ts';
import { Planner } from './planner.ts';

const { path: folder } = temporaryFolder();
const starter = (game: string): string => `levels/${game}/starter.txt`;

/** Writes a level for planners, and has it solved by the planner of the tests. */
function planned(game: string, level: number, ...more: string[]) {
  const out = join(folder, `${game}-${level}-${more.join('')}`);
  const exported = fourfold(['export-pddl', starter(game), '--level', String(level), '--out', out, ...more]);
  expect(exported.err).toBe('');
  const [domain, problem] = ['domain', 'problem'].map((name) =>
    readFileSync(join(out, `${name}.pddl`), 'utf8'),
  );
  const plan = new Planner(domain!, problem!).solve(1e6);
  if (plan === undefined || plan === 'limit') throw new Error(`${game} ${level} has no plan`);
  const file = join(out, 'sas_plan');
  writeFileSync(file, `${plan.steps.join('\n')}\n; cost = ${plan.cost} (general cost)\n`);
  const verify = (...words: string[]) =>
    fourfold(['verify', starter(game), '--level', String(level), '--plan', file, ...more, ...words]);
  return { out, plan, file, verify };
}

describe('a level that is written for a planner, and its plan read back', () => {
  it('is solved at the stated optimum', () => {
    const { verify, plan } = planned('match-the-tiles', 3);
    const { code, out } = verify();
    expect(code).toBe(0);
    expect(out).toMatch(/^valid: \d+ steps are \d+ moves? that solves? the level, cost \d+\n/);
    expect(out).toContain(`The level states ${plan.cost} as its optimum: nothing is cheaper.`);
    const record = JSON.parse(verify('--json').out);
    expect(record).toMatchObject({
      valid: true,
      cost: plan.cost,
      length: plan.cost,
      steps: plan.steps.length,
    });
  });

  it('counts by another cost model as the planner does', () => {
    const { verify, plan } = planned('roll-the-block', 2, '--cost', 'roll');
    const solved = JSON.parse(
      fourfold(['solve', starter('roll-the-block'), '--level', '2', '--cost', 'roll', '--json']).out,
    );
    expect(plan.cost).toBe(solved.cost);
    expect(verify().out).toMatch(new RegExp(`cost ${plan.cost} \\(roll\\)`));
    expect(verify().out).toContain('not known here');
  });

  it('names the first wrong step by its line', () => {
    const { verify, file, plan } = planned('folding-blocks', 3);
    const says = (text: string): string => {
      writeFileSync(file, text);
      const { code, out } = verify();
      expect(code).toBe(1);
      expect(out.startsWith(`not valid: ${file}:`)).toBe(true);
      return out.slice(`not valid: ${file}:`.length).trim();
    };
    const [first, ...rest] = plan.steps as [string, ...string[]];
    expect(says(`; made by hand\n\n${first}\n${first}\n`)).toMatch(
      /^4: .* is not possible there: \(now \S+\) does not hold/,
    );
    expect(says(`${first}\n`)).toMatch(
      /^1: this is the last step, but the level is not solved: \(covered \S+\) does not hold\.$/,
    );
    expect(says('')).toMatch(/^1: there is no step, but the level is not solved/);
    expect(says(`${first}\n${rest[0]!.slice(0, 9)}`)).toBe(
      '2: this step has no closing bracket; the file may be cut off here.',
    );
    expect(says('Solution found!\n')).toMatch(/^1: expected a step in brackets.*not "Solution found!"\.$/);
    expect(says('(pick-up a b)\n')).toBe(
      '1: there is no action "pick-up" in the domain folding-blocks of this level.',
    );
    expect(says(`${first.slice(0, -1)} r1c1)\n`)).toMatch(/^1: fold-\S+ takes 0 objects, not 1\.$/);
  });

  it('says what an object is and what was expected, and what the rules say of a move', () => {
    const says = (plan: string): string => {
      const file = join(folder, 'wrong');
      writeFileSync(file, plan);
      const { code, out } = fourfold(['verify', starter('match-the-tiles'), '--level', '5', '--plan', file]);
      expect(code).toBe(1);
      return out.trim().slice(`not valid: ${file}:`.length);
    };
    expect(says('(go-on a r9c9)')).toBe('1: "r9c9" is no object of this level; go-on takes a cell there.');
    expect(says('(go-on a b)')).toBe('1: "b" is a colour; go-on takes a cell there.');
    // Both tiles are in the upper row.
    expect(says('(go-on a r1c1)\n(slide up a r1c1 r1c1 r1c1)')).toMatch(
      /^2: \(slide up a r1c1 r1c1 r1c1\) is not possible there: .* does not hold\. By the rules: no tile can move up\.$/i,
    );
  });
});

describe('export-pddl', () => {
  it('prints both files where none are named', () => {
    const { out } = fourfold(['export-pddl', starter('roll-the-block'), '--level', '1']);
    const [domain, problem] = out.split('; problem.pddl\n');
    expect(new Planner(domain!, problem!).solve(1e6)).toMatchObject({ cost: expect.any(Number) });
  });

  it('overwrites nothing unless it is told to', () => {
    const { out } = planned('roll-the-block', 1);
    const again = ['export-pddl', starter('roll-the-block'), '--level', '1', '--out', out];
    const refused = fourfold(again);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('domain.pddl: this file is there already; --force overwrites it.');
    expect(fourfold([...again, '--force']).code).toBe(0);
  });

  it('says why a game has no such files, and what goes together', () => {
    const says = (game: string, ...more: string[]): string => {
      const { code, err } = fourfold(['export-pddl', starter(game), '--level', '1', ...more]);
      expect(code).toBe(2);
      return err;
    };
    expect(says('break-the-ice')).toContain('Break the Ice is not written in PDDL: one move');
    expect(says('roll-the-block', '--cost', 'steps')).toContain('steps');
    expect(says('roll-the-block', '--out-domain', 'x')).toContain('Expected --out-problem as well');
    expect(says('roll-the-block', '--out', 'x', '--out-domain', 'y')).toContain('Expected either --out');
    expect(says('roll-the-block', '--out-domain', 'y', '--out-problem', 'y')).toContain('expected two files');
  });
});

it('is refused where the folds of a board are too many for single actions', () => {
  const cells = Array.from({ length: 64 * 64 }, () => '.');
  for (let group = 0; group < 26; group += 1) cells[group * 150 + 77] = String.fromCharCode(65 + group);
  const task = foldingPddl.task({ info: {}, rows: 64, columns: 64, cells: cells.join('') });
  expect(task).toMatchObject({ ok: false, error: expect.stringMatching(/64 x 64.*more than 500,000 cells/) });
  expect(foldingBlocks.pddl).toBeDefined();
});

it('reads plans in the forms of planners', () => {
  const text = '; Version LPG\n0.000: (MOVE A B)  [1.0000]\n1: (move a c)\n\n (move a d) ; note\n(finish)';
  expect(readPlan(text)).toEqual({
    ok: true,
    value: [
      { line: 2, words: ['move', 'a', 'b'] },
      { line: 3, words: ['move', 'a', 'c'] },
      { line: 5, words: ['move', 'a', 'd'] },
      { line: 6, words: ['finish'] },
    ],
  });
});
