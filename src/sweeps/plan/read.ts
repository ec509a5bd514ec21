import { basename, dirname, extname } from 'node:path';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import { failure, type Result, success } from '../../core/result.ts';
import type { Mistake, Path } from './form.ts';
import { type Plan, planForm } from './plan.ts';

/** Reads a plan in YAML or JSON; on failure, every mistake with its place. `where` is the path of its file. */
export function readPlan(text: string, where: string): Result<Plan, readonly string[]> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${where}:${line}:${col}: `;
  };
  if (document.errors.length > 0)
    return failure(document.errors.map(({ message, pos }) => `${at(pos[0])}${firstLine(message)}`));
  const value = contentsOf(document);
  if (!value.ok) return failure([`${where}:1:1: ${value.error}`]);
  const placeOf = (path: Path, isKey = false): string => at(offsetOf(document, path, isKey));
  const mistakes: Mistake[] = [];
  const contents = planForm.read(value.value, [], mistakes);
  if (mistakes.length > 0) return failure(told(mistakes, placeOf));
  const name = contents.name ?? basename(where, extname(where));
  return success({ ...contents, name, base: dirname(where), placeOf });
}

/** Sentences in the order of their places. */
export const told = (mistakes: readonly Mistake[], placeOf: Plan['placeOf']): readonly string[] =>
  mistakes.map(({ path, sentence, isKey }) => `${placeOf(path, isKey)}${sentence}`);

const firstLine = (message: string): string => message.split('\n')[0]!;

/** Anchors are read, but a text of a few lines must not become one without end. */
function contentsOf(document: Document): Result<unknown> {
  try {
    return success(document.toJS({ maxAliasCount: 100 }));
  } catch (error) {
    return failure(`${(error as Error).message}.`);
  }
}

/** Where a value or its key begins; of the nearest thing around it that is there. */
function offsetOf(document: Document, path: Path, isKey: boolean): number {
  let node = document.contents as Node | null | undefined;
  let offset = node?.range?.[0] ?? 0;
  for (const [index, step] of path.entries()) {
    if (isAlias(node)) node = node.resolve(document);
    if (!isCollection(node)) break;
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      const key = pair?.key as Node | undefined;
      const value = pair?.value as Node | null | undefined;
      const shown = isLast && isKey ? key : (value ?? key);
      offset = shown?.range?.[0] ?? offset;
      node = value;
    } else {
      node = node.items[Number(step)] as Node | undefined;
      offset = node?.range?.[0] ?? offset;
    }
  }
  return offset;
}
