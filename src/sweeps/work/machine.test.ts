import { expect, it } from 'vitest';
import { loadNow, thisSweepMachine } from './machine.ts';

it('describes a machine so that it is known again', () => {
  const machine = thisSweepMachine();
  expect(machine).toMatchObject({
    node: process.versions.node,
    cores: expect.any(Number),
    versions: { fourfold: expect.stringMatching(/^\d+\./), v8: process.versions.v8 },
  });
  expect(machine.memoryBytes).toBeGreaterThan(2 ** 26);
  expect(machine.key).toMatch(/^[0-9a-f]{16}$/);
  expect(thisSweepMachine()).toEqual(machine);
  expect(JSON.parse(JSON.stringify(machine))).toEqual(machine);
  expect(loadNow()).toBeGreaterThanOrEqual(0);
});
