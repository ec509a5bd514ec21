import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutLevels, hasSeparator, withLevel } from './level-cut.ts';

const textsOf = (file: string): string[] => cutLevels(file).map(({ text }) => text);

describe('cutting a file into its levels', () => {
  it.each([
    ['a\nb\n', ['a\nb\n']],
    ['a', ['a']],
    ['', ['']],
    ['\uFEFFa\r\n\r\n---\r\n\r\nb\r\n', ['a\r\n', 'b\r\n']],
    ['\n\na\n\nb\n\n--- \n\n  c\n\n', ['a\n\nb\n', '  c\n']],
    ['---\n---\na', ['', '', 'a']],
    ['a\n---', ['a\n', '']],
    ['a\r---\rb', ['a\r', 'b']],
    // Neither is a line of its own for the reader of levels.
    ['a\u2028---\u2028b\n----\n-- -', ['a\u2028---\u2028b\n----\n-- -']],
    ['not: a level\n---\n;\n', ['not: a level\n', ';\n']],
  ])('%j gives %j', (file, texts) => {
    expect(textsOf(file)).toEqual(texts);
  });

  const files = fc
    .array(fc.constantFrom('a', '---', ' --- ', '\n', '\r\n', '\r', '\n\n', ' ', ';x', '\uFEFF', '\u2028'))
    .map((pieces) => pieces.join(''));

  it('loses nothing, and replaces one level alone', () => {
    fc.assert(
      fc.property(files, fc.nat(), fc.constantFrom('new\n', 'new', 'x: y\n\n..\n'), (file, at, text) => {
        const cuts = cutLevels(file);
        for (const { before, text: own, after } of cuts) expect(before + own + after).toBe(file);
        const number = at % cuts.length;
        const changed = withLevel(cuts[number]!, text, '\n');
        const expected = textsOf(file).with(number, text);
        // A last line without an end gets one where something follows.
        expect(textsOf(changed).map((each) => each.trimEnd())).toEqual(
          expected.map((each) => each.trimEnd()),
        );
        expect(changed.startsWith(cuts[number]!.before)).toBe(true);
        expect(changed.endsWith(cuts[number]!.after)).toBe(true);
      }),
    );
  });

  it('knows a text that would be several levels', () => {
    expect(['a\n---\nb', '---', 'a\r\n ---\t\r\n'].every(hasSeparator)).toBe(true);
    expect(['', 'a', '----', '-- -', 'a --- b'].some(hasSeparator)).toBe(false);
  });
});
