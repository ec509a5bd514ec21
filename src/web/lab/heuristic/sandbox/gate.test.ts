import { expect, it } from 'vitest';
import { Gate, mostSigns } from './gate.ts';
import type { SandboxReply, SandboxRequest } from './protocol.ts';

const begin: SandboxRequest = { kind: 'begin', level: '', cost: 'unit' };
const values: SandboxRequest = {
  kind: 'values',
  states: new Uint32Array(2),
  first: 0,
  count: 2,
  careful: true,
};
const search: SandboxRequest = { kind: 'search', algorithm: 'astar', limits: { states: 1, seconds: 1 } };

/** A gate behind which the worker is ready, and what passed it since. */
function readyGate() {
  const passed: SandboxReply[] = [];
  const gate = new Gate((reply) => passed.push(reply));
  gate.hear({ kind: 'ready' });
  expect(passed.splice(0)).toEqual([{ kind: 'ready' }]);
  return { gate, passed };
}

it('passes one answer a request, and shuts at the next', () => {
  const { gate, passed } = readyGate();
  gate.ask(begin);
  gate.hear({ kind: 'value', value: 3, more: 'x' });
  gate.ask(begin);
  gate.hear({ kind: 'value', value: 4 });
  expect(passed.splice(0)).toEqual([
    { kind: 'value', value: 3 },
    { kind: 'value', value: 4 },
  ]);
  gate.hear({ kind: 'value', value: 5 });
  gate.ask(begin);
  gate.hear({ kind: 'value', value: 6 });
  gate.beat();
  expect(passed).toEqual([{ kind: 'flood' }]);
  expect(gate.isOpen).toBe(false);
});

it('passes one sign a beat, the farthest, however many there are, up to a limit', () => {
  const { gate, passed } = readyGate();
  gate.ask(values);
  gate.beat();
  for (const index of [1, 7, 5, Number.NaN]) gate.hear(index);
  gate.beat();
  gate.beat();
  gate.hear(-1);
  gate.beat();
  expect(passed.splice(0)).toEqual([
    { kind: 'alive', index: 7 },
    { kind: 'alive', index: -1 },
  ]);
  for (let signs = 5; signs < mostSigns; signs += 1) gate.hear(signs);
  expect(passed).toEqual([]);
  gate.hear(1);
  for (let signs = 0; signs < 10; signs += 1) gate.hear(1);
  gate.beat();
  expect(passed).toEqual([{ kind: 'flood' }]);
});

it('shuts at a sign that nobody waits for', () => {
  const { gate, passed } = readyGate();
  gate.hear(1);
  expect(passed).toEqual([{ kind: 'flood' }]);
});

it('tells at any time what is broken', () => {
  const { gate, passed } = readyGate();
  const place = { line: 3, column: 4 };
  gate.hear({ kind: 'broken', message: 'x'.repeat(1000), place: { ...place, more: 1 } });
  gate.hear({ kind: 'broken', message: 'again', place });
  expect(passed).toEqual([{ kind: 'broken', message: 'x'.repeat(300), place }]);
});

it('makes arrays anew, with nothing behind them', () => {
  const { gate, passed } = readyGate();
  gate.ask(values);
  gate.hear({ kind: 'values', values: new Float64Array(new ArrayBuffer(1 << 20), 8, 2) });
  gate.ask(search);
  const state = new Uint32Array(new ArrayBuffer(1 << 20), 4, 3);
  gate.hear({ kind: 'trouble', trouble: { code: 'nan', message: '', place: undefined, index: 2, state } });
  const [first, second] = passed;
  if (first?.kind !== 'values' || second?.kind !== 'trouble') throw new Error(JSON.stringify(passed));
  expect([first.values.length, first.values.buffer.byteLength]).toEqual([2, 16]);
  expect(second.trouble.state!.buffer.byteLength).toBe(12);
});

const found = { status: 'solved', moves: [], expanded: 1, generated: 1 };
it.each<[SandboxRequest, unknown]>([
  [begin, undefined],
  [begin, 'x'],
  [begin, {}],
  [begin, { kind: 'ready' }],
  [begin, { kind: 'flood' }],
  [begin, { kind: 'value' }],
  [begin, { kind: 'value', value: -1 }],
  [begin, { kind: 'value', value: Number.NaN }],
  [values, { kind: 'value', value: 1 }],
  [values, { kind: 'values', values: [1, 2] }],
  [values, { kind: 'values', values: new Float64Array(3) }],
  [search, { kind: 'values', values: new Float64Array(2) }],
  [search, { kind: 'searched', search: { ...found, status: 'won' } }],
  [search, { kind: 'searched', search: { ...found, moves: [7] } }],
  [search, { kind: 'searched', search: { ...found, moves: new Array(3) } }],
  [search, { kind: 'searched', search: { ...found, moves: ['x'.repeat(41)] } }],
  [search, { kind: 'searched', search: { ...found, moves: new Array(100_001).fill('U') } }],
  [search, { kind: 'searched', search: { ...found, expanded: -1 } }],
  [search, { kind: 'trouble', trouble: { code: 'other' } }],
])('%# shuts at what we would not have sent', (request, data) => {
  const { gate, passed } = readyGate();
  gate.ask(request);
  gate.hear(data);
  expect(passed).toEqual([{ kind: 'failed', reason: 'the sandbox said something that makes no sense' }]);
  expect(gate.isOpen).toBe(false);
});
