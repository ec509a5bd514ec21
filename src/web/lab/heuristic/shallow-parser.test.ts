import { typescriptLanguage } from '@codemirror/lang-javascript';
import { expect, it } from 'vitest';
import { shallow } from './shallow-parser.ts';

const { parser } = typescriptLanguage.configure({ wrap: shallow });

/** The steps that the parser of the editor makes, and what it finds. */
function parse(text: string): { steps: number; functions: number; isEmpty: boolean; length: number } {
  const running = parser.startParse(text);
  let steps = 1;
  let tree = running.advance();
  for (; !tree; steps += 1) tree = running.advance();
  const functions = tree.topNode.getChildren('FunctionDeclaration').length;
  return { steps, functions, isEmpty: tree.children.length === 0, length: tree.length };
}

it('reads what a person writes', () => {
  const code = `function h(state: State): number {\n  return ${'('.repeat(100)}0${')'.repeat(100)};\n}\n`;
  expect(parse(code.repeat(100))).toMatchObject({ functions: 100, length: code.length * 100 });
});

it.each(['--', '(', '-- delete ', '!', '[{a:'])('gives up on %j, thousands of times', (part) => {
  const text = part.repeat(8000);
  const { steps, isEmpty, length } = parse(text);
  expect({ isEmpty, length }).toEqual({ isEmpty: true, length: text.length });
  // Some for each level, but none for the text beyond.
  expect(steps).toBeLessThan(8000);
});
