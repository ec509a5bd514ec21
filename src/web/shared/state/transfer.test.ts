import { describe, expect, it } from 'vitest';
import { readTransferFile, readTransferText } from './transfer.ts';

const good = 'game: folding-blocks\ntitle: Ação\n\nA.\n';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a text', () => {
  it('is read as levels', () => {
    const read = readTransferText(`${good}---\n${good}`);
    expect(read.ok && read.value.map(({ level }) => level.info.title)).toEqual(['Ação', 'Ação']);
  });

  it('gives every mistake with the line it is in', () => {
    const read = readTransferText('game: folding-blocks\r\nfoo: 1\r\n\r\nA?.\r\n.\r\n');
    expect(read).toMatchObject({
      error: {
        code: 'problems',
        more: 0,
        problems: [
          { code: 'unknown-header', line: 2, column: 1, text: 'foo: 1' },
          { code: 'bad-cell', line: 4, column: 2, text: 'A?.' },
          { code: 'ragged-row', line: 5, column: 1, text: '.' },
        ],
      },
    });
  });

  it('has a few mistakes at most that anyone reads, and short lines', () => {
    const read = readTransferText(`game: folding-blocks\n\n${`${'?'.repeat(60)}\n`.repeat(30)}`);
    const error = read.ok || read.error.code !== 'problems' ? undefined : read.error;
    expect(error?.problems).toHaveLength(100);
    expect(error?.more).toBe(1700);
    const long = readTransferText(`game: folding-blocks\n${'x'.repeat(5000)}\n\nA.\n`);
    expect(long.ok || (long.error.code === 'problems' && long.error.problems[0]!.text.length)).toBe(200);
  });

  it('is refused when it is empty, too large or not text', () => {
    expect(readTransferText(' \n ')).toMatchObject({ error: { problems: [{ code: 'empty-file' }] } });
    expect(readTransferText('x'.repeat(3_000_000))).toMatchObject({
      error: { code: 'too-large', bytes: 3_000_000 },
    });
    expect(readTransferText('game\0')).toEqual({ ok: false, error: { code: 'binary' } });
  });
});

describe('a file', () => {
  it('is read in UTF-8 and UTF-16, with or without a mark', () => {
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(good, (c) => c.charCodeAt(0)).buffer),
    ]);
    const bigEndian = utf16.map((_, index) => utf16[index ^ 1]!);
    for (const file of [bytes(good), bytes(`\uFEFF${good}`), utf16, bigEndian]) {
      const read = readTransferFile(file);
      expect(read.ok && read.value[0]!.level.info.title).toBe('Ação');
    }
  });

  it('that is a picture or anything else is binary', () => {
    const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    const zip = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]);
    for (const file of [picture, zip, Uint8Array.from([0xc3, 0x28])])
      expect(readTransferFile(file)).toEqual({ ok: false, error: { code: 'binary' } });
    expect(readTransferFile(new Uint8Array(3_000_000))).toMatchObject({ error: { code: 'too-large' } });
  });
});
