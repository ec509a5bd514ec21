import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bar, ProgressLine, withProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A terminal that keeps what is written. */
function terminal(columns: number) {
  const written: string[] = [];
  return { written, stream: { columns, write: (text: string) => written.push(text) > 0 } as never };
}

it('says nothing for the first second, then how it stands, and leaves nothing behind', () => {
  const { written, stream } = terminal(80);
  let done = 0;
  const line = new ProgressLine(() => `${done} done`, { stream, isShown: true });
  vi.advanceTimersByTime(900);
  expect(written).toEqual([]);
  done = 7;
  vi.advanceTimersByTime(200);
  expect(written.at(-1)).toMatch(/1\.\d s {2}7 done$/);
  line.end();
  expect(written.at(-1)).toBe('\r\x1b[K');
  const { length } = written;
  vi.advanceTimersByTime(1000);
  expect(written).toHaveLength(length);
});

it('never fills a line of the terminal', () => {
  const { written, stream } = terminal(20);
  const line = new ProgressLine(() => 'x'.repeat(100), { stream, isShown: true, after: 0 });
  vi.advanceTimersByTime(200);
  expect(written[0]!.slice('\r\x1b[K'.length)).toHaveLength(19);
  line.end();
});

it('is silent where nobody looks', () => {
  const { written, stream } = terminal(80);
  const line = new ProgressLine(() => 'x', { stream, isShown: false, after: 0 });
  vi.advanceTimersByTime(5000);
  line.end();
  expect(written).toEqual([]);
});

it('hands on what the work gives, and its failure', async () => {
  await expect(
    withProgress(
      () => '',
      async () => 5,
    ),
  ).resolves.toBe(5);
  await expect(
    withProgress(
      () => '',
      () => Promise.reject(new Error('no')),
    ),
  ).rejects.toThrow('no');
});

it('has bars of one width', () => {
  for (const done of [0, 1, 7]) expect([...bar(done, 7)]).toHaveLength(24 + ' 0/7'.length);
  expect(bar(0, 0)).toContain('█ 0/0');
});
