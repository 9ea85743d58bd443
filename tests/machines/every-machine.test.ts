import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { allMachines } from '#tools/charts/all-machines.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const TESTS = readdirSync(HERE)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(HERE + name, 'utf8'));

const machines = await allMachines();
const named = machines.map(({ machine }) => [machine.id, machine] as const);

describe('every machine', () => {
  test('is walked by generated paths', () => {
    const walked = TESTS.flatMap((text) =>
      [...text.matchAll(/walkMachine\(\{\s*machine: (\w+)Machine\b/g)].map(([, id]) => id),
    );
    expect(walked.toSorted()).toEqual(named.map(([id]) => id).sort());
  });

  test('has properties of what it decides', () => {
    const withProperties = TESTS.filter((text) => text.includes('fc.assert'));
    const without = named
      .map(([id]) => id)
      .filter(
        (id) =>
          !withProperties.some((text) => text.includes(`${id}.logic'`) || text.includes(`${id}Machine`)),
      );
    expect(without).toEqual([]);
  });

  test.each(named)('%s opens alone, with nothing provided', async (id, machine) => {
    const errors: unknown[] = [];
    const actor = createActor(machine, { input: id });
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await new Promise((resolve) => setTimeout(resolve));
    expect(errors).toEqual([]);
    expect(actor.getSnapshot().status).toBe('active');
    actor.stop();
  });
});
