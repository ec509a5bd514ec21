import type { PddlAction, PddlObjects, PddlTask } from './pddl.ts';

/** The domain of a task as planners read it. */
export function domainText({ domain, about, constants, predicates, actions }: PddlTask): string {
  const types = new Set([...Object.values(predicates).flat(), ...Object.keys(constants)]);
  return lines([
    ...about.map((line) => `; ${line}`),
    `(define (domain ${domain})`,
    '  (:requirements :strips :typing :action-costs)',
    ...(types.size > 0 ? [`  (:types ${[...types].join(' ')})`] : []),
    ...listOf(':constants', constants),
    '  (:predicates',
    ...Object.entries(predicates).map(([name, each]) => `    (${[name, ...numbered(each)].join(' ')})`),
    '  )',
    '  (:functions (total-cost) - number)',
    ...actions.flatMap(actionLines),
    ')',
  ]);
}

/** The problem of a task; its name may be any text. */
export function problemText({ domain, objects, start, goal }: PddlTask, name: string): string {
  return lines([
    `(define (problem ${wordOf(name)})`,
    `  (:domain ${domain})`,
    ...listOf(':objects', objects),
    '  (:init',
    '    (= (total-cost) 0)',
    ...start.map((fact) => `    (${fact})`),
    '  )',
    '  (:goal (and',
    ...goal.map((fact) => `    (${fact})`),
    '  ))',
    '  (:metric minimize (total-cost))',
    ')',
  ]);
}

/** Parameters named by their types. */
const numbered = (types: readonly string[]): readonly string[] =>
  types.map((type, at) => `?${type}${types.indexOf(type) < at ? at + 1 : ''} - ${type}`);

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

function listOf(keyword: string, objects: PddlObjects): readonly string[] {
  const types = Object.entries(objects).filter(([, names]) => names.length > 0);
  if (types.length === 0) return [];
  return [`  (${keyword}`, ...types.map(([type, names]) => `    ${names.join(' ')} - ${type}`), '  )'];
}

function actionLines({ name, parameters, needs, adds, removes, cost = 0 }: PddlAction): readonly string[] {
  const given = Object.entries(parameters).map(([parameter, type]) => `${parameter} - ${type}`);
  const effects = [
    ...adds.map((fact) => `(${fact})`),
    ...removes.map((fact) => `(not (${fact}))`),
    ...(cost > 0 ? [`(increase (total-cost) ${cost})`] : []),
  ];
  return [
    `  (:action ${name}`,
    `    :parameters (${given.join(' ')})`,
    `    :precondition (and ${needs.map((fact) => `(${fact})`).join(' ')})`,
    `    :effect (and ${effects.join(' ')})`,
    '  )',
  ];
}

/** A title as one word of PDDL: letters, digits and hyphens, beginning with a letter. */
function wordOf(title: string): string {
  const word = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return /^[a-z]/.test(word) ? word : `level${word && `-${word}`}`;
}
