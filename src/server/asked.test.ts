import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './server.ts';
import { newToken } from './token.ts';

const folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
const token = newToken();
const asked: string[] = [];
let server: RunningServer;

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.address + path, { method, headers: { Authorization: `Bearer ${token}`, ...headers } });

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Fourfold</title>');
  const started = await startServer(folder, 0, {
    asked: {
      path: '/sweep/',
      token,
      answer: async (question, values) => {
        asked.push(question);
        if (question === 'broken') throw new Error('the disk is gone');
        return question === 'state' ? { game: values.get('game') } : undefined;
      },
    },
  });
  if (!started.ok) throw new Error(started.error);
  server = started.value;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('questions of the page', () => {
  it('are answered as JSON that nobody keeps, with the values that were given', async () => {
    const response = await ask('sweep/state?game=a%26b');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ game: 'a&b' });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await ask('')).status, 'files as before').toBe(200);
  });

  it('say what is wrong with them', async () => {
    expect((await ask('sweep/nothing')).status).toBe(404);
    expect((await ask('sweep/state', {}, 'POST')).status).toBe(405);
    const broken = await ask('sweep/broken');
    expect(broken.status).toBe(500);
    expect(await broken.json()).toEqual({ trouble: 'failed', reason: 'the disk is gone' });
  });

  it('are not heard from strangers', async () => {
    asked.length = 0;
    expect((await ask('sweep/state', { Authorization: 'Bearer guess' })).status).toBe(401);
    expect((await fetch(`${server.address}sweep/state`)).status).toBe(401);
    expect((await ask('sweep/state', { Origin: 'http://127.0.0.1:1' })).status).toBe(403);
    expect((await ask('sweep/state', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(asked).toEqual([]);
  });
});
