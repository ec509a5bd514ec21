import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun } from '../../test/sample-results.ts';
import { field, toCsv } from './csv.ts';

/** Reads RFC 4180 back, in the plainest way. */
function parse(text: string): string[][] {
  const lines: string[][] = [[]];
  const fields = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (fields.lastIndex < text.length) {
    const match = fields.exec(text);
    if (!match) throw new Error('not RFC 4180');
    lines.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2]!);
    if (match[3] === '\r\n') lines.push([]);
  }
  lines.pop();
  return lines;
}

it('quotes what would end a field, and nothing else', () => {
  expect(field('plain text')).toBe('plain text');
  expect(field('a,b')).toBe('"a,b"');
  expect(field('say "hi"')).toBe('"say ""hi"""');
  expect(field('two\nlines')).toBe('"two\nlines"');
  expect([field(null), field(undefined), field(0), field(false)]).toEqual(['', '', '0', 'false']);
});

/** A field as a spreadsheet shows it; it must not begin as a formula does. */
function asText(field: string): string {
  expect(field).not.toMatch(/^[=+\-@\t\r]/);
  return field.replace(/^'('*[=+\-@\t\r])/, '$1');
}

it('reads back whatever a title contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (title, file) => {
      const text = toCsv(sampleComparison([sampleLevel([sampleRun(), sampleRun()], { level: title, file })]));
      const [header, ...lines] = parse(text);
      expect(lines).toHaveLength(2);
      for (const line of lines) {
        expect(line).toHaveLength(header!.length);
        expect(asText(line[header!.indexOf('level')]!)).toBe(title);
        expect(asText(line[header!.indexOf('file')]!)).toBe(file);
      }
    }),
  );
});

it('leaves figures empty where there are none', () => {
  const run = sampleRun({
    status: 'crashed',
    milliseconds: null,
    repeatMilliseconds: [],
    options: { weight: 2 },
  });
  const [header, line] = parse(toCsv(sampleComparison([sampleLevel([run])])));
  const value = (name: string): string | undefined => line![header!.indexOf(name)];
  expect([value('status'), value('milliseconds'), value('mostMilliseconds')]).toEqual(['crashed', '', '']);
  expect(value('options')).toBe('weight=2');
});
