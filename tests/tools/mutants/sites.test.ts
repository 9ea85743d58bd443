import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { instrumented, type Site } from '#tools/mutants/sites.ts';
import { Endless, MutantSwitch } from '#tools/mutants/switch.ts';

const SOURCE = `
const MAX: number = 3;
const half = { 4: 0.5 } as const;
export function count(values: readonly (number | 7)[]): number {
  let sum = 0;
  for (const value of values) if (value < MAX) sum += value;
  while (sum > 100) sum = Math.max(sum - MAX, 100);
  return sum === 5 ? (sum + 1) * half[4] : sum;
}
`;
const { sites, code } = instrumented('model/example.ts', SOURCE, 0);

/** What the example answers while one change is on, or none. */
async function answer(on: number | null, values: readonly number[], limit?: number): Promise<unknown> {
  const mutants = new MutantSwitch();
  mutants.turn(on, limit);
  const { code: script } = await transformWithOxc(code.replace('export ', 'return '), 'example.ts');
  return new Function('$mutants', script)(mutants)(values);
}

const siteOf = (name: string): number => sites.findIndex((site: Site) => site.name === name);

describe('the changes of a file', () => {
  test('are its comparisons and bounds, each once, by names that do not depend on what is above', () => {
    expect(sites.map(({ line, name }) => [line, name])).toEqual([
      [2, 'MAX: 3 → 4'],
      [3, 'half: 0.5 → 0.25'],
      [6, 'count: value < MAX → <='],
      [7, 'count: sum > 100 → >='],
      [7, 'count: Math.max(sum - MAX, 100) → min'],
      [7, 'count: sum - MAX → sum'],
      [8, 'count: sum === 5 → !=='],
      [8, 'count: sum + 1 → sum'],
    ]);
  });

  test('leave every line where it is', () => {
    expect(code.split('\n')).toHaveLength(SOURCE.split('\n').length);
  });

  test('make no difference while none is on', async () => {
    expect(await answer(null, [2, 2, 1, 3])).toBe(3);
    expect(await answer(null, [1, 1])).toBe(2);
    expect(
      await answer(
        null,
        Array.from({ length: 80 }, () => 2),
      ),
    ).toBe(100);
  });

  test('make their own difference, one at a time', async () => {
    const five = [2, 2, 1, 3];
    expect(await answer(siteOf('MAX: 3 → 4'), five)).toBe(8);
    expect(await answer(siteOf('half: 0.5 → 0.25'), five)).toBe(1.5);
    expect(await answer(siteOf('count: value < MAX → <='), five)).toBe(8);
    expect(await answer(siteOf('count: sum === 5 → !=='), five)).toBe(5);
    expect(await answer(siteOf('count: sum + 1 → sum'), five)).toBe(2.5);
  });

  test('are stopped where they make a loop endless', async () => {
    const many = Array.from({ length: 80 }, () => 2);
    await expect(answer(siteOf('count: sum > 100 → >='), many, 10_000)).rejects.toThrow(Endless);
    await expect(answer(siteOf('count: sum - MAX → sum'), many, 10_000)).rejects.toThrow(Endless);
  });
});
