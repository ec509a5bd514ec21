import { directions, neighbour } from '../../../core/grid.ts';
import { cellName, directionNames, type Pddl } from '../../../core/pddl.ts';
import { success } from '../../../core/result.ts';
import type { Action, RollLevel, Switch } from '../level.ts';
import { moveCosts } from '../rules/costs.ts';
import { rollActions } from './actions.ts';

const nowhere = 'nowhere';

/** A move is one action, and where it presses switches there is a step of no cost for every bridge that they change. */
export const pddl: Pddl<RollLevel> = {
  task: (level, cost = 'unit') => {
    const { columns, switches } = level;
    const nameOf = (cell: number): string => cellName(cell, columns);
    const bridgeName = (bridge: number): string => `bridge${bridge}`;
    const firm = [...level.cells.keys()].filter((cell) => level.cells[cell]!.kind !== 'void');
    const isFirm = new Set(firm);
    const bridges = new Set([
      ...level.cells.flatMap((cell) => (cell.kind === 'bridge' ? [cell.number] : [])),
      ...switches.flatMap((each) => (each.kind === 'split' ? [] : each.actions.map(({ bridge }) => bridge))),
    ]);
    const hasCubes = switches.some(({ kind }) => kind === 'split');
    const programs = new Programs(bridgeName);

    const next = (cell: number): (number | undefined)[] =>
      directions.map((direction) => {
        const beside = neighbour(cell, direction, level);
        return beside !== undefined && isFirm.has(beside) ? beside : undefined;
      });
    const switchOn = (cell: number): Switch | undefined => {
      const ground = level.cells[cell]!;
      return ground.kind === 'switch' ? switches.find(({ letter }) => letter === ground.letter) : undefined;
    };
    const softOn = (cell: number): readonly Action[] => {
      const found = switchOn(cell);
      return found?.kind === 'soft' ? found.actions : [];
    };

    const start = ['now ready', `standing ${nameOf(level.start)}`, 'shown ground'];
    for (const bridge of bridges)
      start.push(`${level.shown.includes(bridge) ? 'shown' : 'hidden'} ${bridgeName(bridge)}`);
    for (const cell of firm) {
      const name = nameOf(cell);
      const ground = level.cells[cell]!;
      const beside = next(cell);
      start.push(`made-of ${name} ${ground.kind === 'bridge' ? bridgeName(ground.number) : 'ground'}`);
      for (const [index, other] of beside.entries())
        if (other !== undefined)
          start.push(`next ${directionNames[directions[index]!]} ${name} ${nameOf(other)}`);
      if (cell !== level.goal) start.push(`unfinished ${name}`);

      const pressed = switchOn(cell);
      if (pressed?.kind === 'split') {
        const [first, second] = pressed.cells;
        const isWhole = next(first).includes(second);
        start.push(`${isWhole ? 'splits-whole' : 'splits'} ${name} ${nameOf(first)} ${nameOf(second)}`);
      } else if (pressed) start.push(`presses-standing ${name} ${programs.of(pressed.actions)}`);
      else if (ground.kind !== 'fragile') start.push(`quiet-stand ${name}`);

      const soft = softOn(cell);
      if (soft.length === 0) start.push(`no-soft ${name}`);
      else if (hasCubes) start.push(`presses-soft ${name} ${programs.of(soft)}`);
      // To the right and downwards: the other cell comes second.
      for (const other of [beside[1], beside[3]]) {
        const both = other === undefined ? [] : [...soft, ...softOn(other)];
        if (other === undefined || both.length === 0) continue;
        const program = programs.of(both);
        start.push(`presses-lying ${name} ${nameOf(other)} ${program}`);
        start.push(`presses-lying ${nameOf(other)} ${name} ${program}`);
      }
      if (!hasCubes) continue;
      start.push(`away one ${name}`, `away two ${name}`);
      const around = beside.map((other) => (other === undefined ? nowhere : nameOf(other)));
      start.push(`around ${name} ${around.join(' ')}`);
    }
    if (hasCubes) start.push(`away one ${nowhere}`, `away two ${nowhere}`, 'other one two', 'other two one');
    for (const [along, across] of [
      ['up', 'right'],
      ['down', 'right'],
      ['left', 'down'],
      ['right', 'down'],
    ])
      start.push(`across ${along} ${across}`);

    return success({
      domain: `roll-the-block-${cost}-cost`,
      about: [
        `Roll the Block, cost model ${cost}: the paid steps are the moves.`,
        'After a step that presses, the steps without cost change the bridges, one by one.',
      ],
      constants: { point: ['ready'], direction: Object.values(directionNames), cube: ['one', 'two'] },
      objects: {
        cell: [...firm.map(nameOf), ...(hasCubes ? [nowhere] : [])],
        surface: ['ground', ...[...bridges].toSorted((a, b) => a - b).map(bridgeName)],
        point: programs.points,
      },
      predicates: {
        ...{
          standing: ['cell'],
          lying: ['cell', 'cell'],
          'cube-at': ['cube', 'cell'],
          away: ['cube', 'cell'],
        },
        ...{ shown: ['surface'], hidden: ['surface'], now: ['point'] },
        ...{
          next: ['direction', 'cell', 'cell'],
          across: ['direction', 'direction'],
          other: ['cube', 'cube'],
        },
        ...{ around: ['cell', 'cell', 'cell', 'cell', 'cell'], 'made-of': ['cell', 'surface'] },
        ...{ unfinished: ['cell'], 'quiet-stand': ['cell'], 'no-soft': ['cell'] },
        ...{ 'presses-standing': ['cell', 'point'], 'presses-soft': ['cell', 'point'] },
        'presses-lying': ['cell', 'cell', 'point'],
        ...{ splits: ['cell', 'cell', 'cell'], 'splits-whole': ['cell', 'cell', 'cell'] },
        ...{ shows: ['point', 'surface', 'point'], hides: ['point', 'surface', 'point'] },
        toggles: ['point', 'surface', 'point'],
      },
      actions: rollActions(moveCosts(cost)),
      start: [...start, ...programs.lines],
      goal: [`standing ${nameOf(level.goal)}`],
    });
  },
};

/** What switches do, as a chain of points from the first action to `ready`; the same actions are written once. */
class Programs {
  readonly points: string[] = [];
  readonly lines: string[] = [];
  private readonly known = new Map<string, string>();
  private readonly bridgeName: (bridge: number) => string;

  constructor(bridgeName: (bridge: number) => string) {
    this.bridgeName = bridgeName;
  }

  /** The first point of a chain of actions. */
  of(actions: readonly Action[]): string {
    let point = 'ready';
    let key = '';
    // From the end on, so that chains with the same end share it.
    for (const { effect, bridge } of actions.toReversed()) {
      key = `${effect} ${bridge}, ${key}`;
      const known = this.known.get(key);
      if (known === undefined) {
        const made = `p${this.points.length + 1}`;
        this.points.push(made);
        this.lines.push(`${effect}s ${made} ${this.bridgeName(bridge)} ${point}`);
        this.known.set(key, made);
      }
      point = known ?? this.known.get(key)!;
    }
    return point;
  }
}
