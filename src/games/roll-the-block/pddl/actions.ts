import { directionLetter, type PddlAction } from '../../../core/pddl.ts';
import type { MoveCosts } from '../rules/costs.ts';

/*
 * One action a move, as long as no bridge changes. Where switches are pressed, the move leads to the first point of a program,
 * and a step of no cost for each of its lines shows, hides or toggles a bridge, until the point `ready` is reached.
 * A block that lies on two cells does so in either order, so that an action need not know which is first.
 */

type Part = Partial<Pick<PddlAction, 'parameters' | 'needs' | 'adds' | 'removes'>>;

/** A cell bears a piece when its surface is shown; all that is no bridge is the surface `ground`. */
const bears = (cell: string): Part => ({
  parameters: { [`${cell}-surface`]: 'surface' },
  needs: [`made-of ${cell} ${cell}-surface`, `shown ${cell}-surface`],
});
const lies = (a: string, b: string): readonly string[] => [`lying ${a} ${b}`, `lying ${b} ${a}`];
const pressing = (fact: string): Part => ({
  parameters: { '?p': 'point' },
  needs: [`${fact} ?p`],
  adds: ['now ?p'],
  removes: ['now ready'],
});

/** A block that stands tips over. On the goal it stays: a goal position is final. */
const tip: Part = {
  parameters: { '?d': 'direction', '?a': 'cell', '?x': 'cell', '?y': 'cell' },
  needs: ['now ready', 'standing ?a', 'unfinished ?a', 'next ?d ?a ?x', 'next ?d ?x ?y'],
  adds: lies('?x', '?y'),
  removes: ['standing ?a'],
};
/** A block that lies across the direction rolls. */
const roll: Part = {
  parameters: { '?d': 'direction', '?e': 'direction', ...cells('?a', '?b', '?x', '?y') },
  needs: ['now ready', 'lying ?a ?b', 'next ?e ?a ?b', 'across ?d ?e', 'next ?d ?a ?x', 'next ?d ?b ?y'],
  adds: lies('?x', '?y'),
  removes: lies('?a', '?b'),
};
/** A block that lies along the direction stands up. */
const stand: Part = {
  parameters: { '?d': 'direction', ...cells('?a', '?b', '?x') },
  needs: ['now ready', 'lying ?a ?b', 'next ?d ?a ?b', 'next ?d ?b ?x'],
  adds: [],
  removes: lies('?a', '?b'),
};
const up: Part = { adds: ['standing ?x'] };
/** A cube moves; the other one stays where it is. */
const cube: Part = {
  parameters: { '?i': 'cube', '?d': 'direction', ...cells('?a', '?x'), '?j': 'cube' },
  needs: ['now ready', 'cube-at ?i ?a', 'other ?i ?j', 'next ?d ?a ?x'],
  adds: ['away ?i ?a'],
  removes: ['cube-at ?i ?a'],
};
/** The other cube is on no cell that shares an edge with the one it comes to. */
const apart: Part = {
  parameters: cells('?up', '?down', '?left', '?right'),
  needs: [
    'around ?x ?up ?down ?left ?right',
    ...['?up', '?down', '?left', '?right'].map((cell) => `away ?j ${cell}`),
  ],
  adds: ['cube-at ?i ?x'],
  removes: ['away ?i ?x'],
};
const join: Part = {
  parameters: { '?e': 'direction', ...cells('?b') },
  needs: ['cube-at ?j ?b', 'next ?e ?x ?b'],
  adds: [...lies('?x', '?b'), 'away ?j ?b'],
  removes: ['cube-at ?j ?b'],
};

const soft = pressing('presses-soft ?x');
const quiet: Part = { needs: ['no-soft ?x'] };
const quietLying: Part = { needs: ['no-soft ?x', 'no-soft ?y'] };
const softLying = pressing('presses-lying ?x ?y');
const split: Part = { parameters: cells('?y', '?z') };

export function rollActions(costs: MoveCosts): readonly PddlAction[] {
  const whole = { move: ([direction]: readonly string[]) => directionLetter(direction!) };
  const tips = { ...whole, cost: costs.standing };
  const rolls = { ...whole, cost: costs.lying };
  const cubes = {
    move: ([which, direction]: readonly string[]) =>
      (which === 'one' ? '1' : '2') + directionLetter(direction!),
    cost: costs.split,
  };
  const both = [bears('?x'), bears('?y')];
  const one = bears('?x');
  return [
    action('tip', [tip, ...both, quietLying], tips),
    action('tip-and-press', [tip, ...both, softLying], tips),
    action('roll', [roll, ...both, quietLying], rolls),
    action('roll-and-press', [roll, ...both, softLying], rolls),
    action('stand', [stand, one, up, { needs: ['quiet-stand ?x'] }], rolls),
    action('stand-and-press', [stand, one, up, pressing('presses-standing ?x')], rolls),
    action(
      'stand-and-split',
      [
        stand,
        one,
        split,
        {
          needs: ['splits ?x ?y ?z'],
          adds: ['cube-at one ?y', 'cube-at two ?z'],
          removes: ['away one ?y', 'away two ?z'],
        },
      ],
      rolls,
    ),
    action(
      'stand-and-lie',
      [stand, one, split, { needs: ['splits-whole ?x ?y ?z'], adds: lies('?y', '?z') }],
      rolls,
    ),
    action('move-cube', [cube, one, apart, quiet], cubes),
    action('move-cube-and-press', [cube, one, apart, soft], cubes),
    action('join-cubes', [cube, one, join, quiet], cubes),
    action('join-cubes-and-press', [cube, one, join, soft], cubes),
    line('show', 'shows', [], ['shown ?s'], ['hidden ?s']),
    line('hide', 'hides', [], ['hidden ?s'], ['shown ?s']),
    line('toggle-hidden', 'toggles', ['hidden ?s'], ['shown ?s'], ['hidden ?s']),
    line('toggle-shown', 'toggles', ['shown ?s'], ['hidden ?s'], ['shown ?s']),
  ];
}

function cells(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, 'cell']));
}

function action(name: string, parts: readonly Part[], more: Pick<PddlAction, 'cost' | 'move'>): PddlAction {
  const all = (key: 'needs' | 'adds' | 'removes'): string[] => parts.flatMap((part) => part[key] ?? []);
  return {
    name,
    parameters: Object.assign({}, ...parts.map(({ parameters }) => parameters)),
    ...{ needs: all('needs'), adds: all('adds'), removes: all('removes') },
    ...more,
  };
}

/** A line of a program: at this point, change this bridge, go on to the next point. */
const line = (
  name: string,
  fact: string,
  needs: readonly string[],
  adds: readonly string[],
  removes: readonly string[],
): PddlAction => ({
  name,
  parameters: { '?p': 'point', '?s': 'surface', '?q': 'point' },
  needs: ['now ?p', `${fact} ?p ?s ?q`, ...needs],
  adds: ['now ?q', ...adds],
  removes: ['now ?p', ...removes],
});
