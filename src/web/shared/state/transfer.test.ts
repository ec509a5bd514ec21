import { describe, expect, it } from 'vitest';
import { maxFileBytes } from '../../../core/level-text.ts';
import { readTransfer } from './transfer.ts';

const good = 'game: folding-blocks\ntitle: Ação\n\nA.\n';
const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer)]);

describe('a text', () => {
  it('is read as levels, and comes back in the one way to write them', async () => {
    expect(await readTransfer(`; mine\r\n${good}---\n; next\n${good}`)).toEqual({
      ok: true,
      value: { levels: 2, text: `${good}\n---\n\n${good}` },
    });
  });

  it('gives every mistake with the line it is in', async () => {
    expect(await readTransfer('game: folding-blocks\r\nfoo: 1\r\n\r\nA?.\r\n.\r\n')).toMatchObject({
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

  it('has a few mistakes at most that anyone reads, and short lines', async () => {
    const read = await readTransfer(`game: folding-blocks\n\n${`${'?'.repeat(60)}\n`.repeat(30)}`);
    const error = read.ok || read.error.code !== 'problems' ? undefined : read.error;
    expect(error?.problems).toHaveLength(100);
    expect(error?.more).toBe(1700);
    const long = await readTransfer(`game: folding-blocks\n${'x'.repeat(5000)}\n\nA.\n`);
    expect(long.ok || (long.error.code === 'problems' && long.error.problems[0]!.text.length)).toBe(200);
  });

  it('is refused when it is empty or not text', async () => {
    expect(await readTransfer(' \n ')).toMatchObject({ error: { problems: [{ code: 'empty-file' }] } });
    expect(await readTransfer('game\0')).toEqual({ ok: false, error: { code: 'binary' } });
  });
});

describe('a file', () => {
  it('is read in UTF-8 and UTF-16, with or without a mark', async () => {
    const little = utf16(good);
    const big = little.map((_, index) => little[index ^ 1]!);
    for (const file of [good, `\uFEFF${good}`, little, big])
      expect(await readTransfer(new Blob([file]))).toEqual({ ok: true, value: { levels: 1, text: good } });
  });

  it('that is a picture or anything else is binary', async () => {
    const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    const zip = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]);
    for (const file of [picture, zip, Uint8Array.from([0xc3, 0x28])])
      expect(await readTransfer(new Blob([file]))).toEqual({ ok: false, error: { code: 'binary' } });
  });
});

describe('the limit', () => {
  const largest = `game: folding-blocks\ntitle: ${'é'.repeat(1000)}\n\nA.\n\n;`.padEnd(
    maxFileBytes - 1000,
    'x',
  );
  const tooLarge = { ok: false, error: { code: 'too-large' } };

  it('is that of the format, whatever the encoding of the file', async () => {
    for (const source of [largest, new Blob([largest]), new Blob([utf16(largest)])])
      expect(await readTransfer(source)).toMatchObject({ ok: true, value: { levels: 1 } });
    for (const source of [`${largest}x`, new Blob([largest, 'x']), new Blob([utf16(`${largest}x`)])])
      expect(await readTransfer(source)).toEqual(tooLarge);
  });

  it('needs no look at a file that is far beyond it', async () => {
    const huge = { size: 2 ** 40 } as Blob;
    expect(await readTransfer(huge)).toEqual(tooLarge);
  });
});
