import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { isJsonObject } from '#model/records/reading';
import { STATIC_NAMES } from '#model/vocabulary/data-names';
import { demoOrigin } from '#server/origin/demo-origin';
import { levelsOf } from '#server/origin/levels';
import { isObject } from '#server/origin/projection';

const PLAN = { seed: 1, date: '2026-03-01' };
const origin = demoOrigin(PLAN, async () => createDemo(PLAN));

/** Writing every chart for it takes a minute; tests of charts do. */
const NAMES = STATIC_NAMES.filter((name) => name !== 'songs/meta/all');

const rowsOf = async (name: string, level: number | null): Promise<Readonly<Record<string, unknown>>> => {
  const read = await origin.read(name, level);
  return read.status === 'found' && isObject(read.value) ? read.value : {};
};

const keysOf = (rows: Readonly<Record<string, unknown>>): number =>
  Object.values(rows).reduce<number>(
    (sum, row) => sum + (isJsonObject(row) ? Object.keys(row).length : 0),
    0,
  );

describe.each(NAMES)('%s', (name) => {
  test('is answered with rows, whole and at every level', async () => {
    const whole = await rowsOf(name, null);
    expect(Object.keys(whole).length).toBeGreaterThan(0);
    for (const level of levelsOf(name)) {
      const rows = await rowsOf(name, level);
      expect([level, Object.keys(rows)]).toEqual([level, Object.keys(whole)]);
    }
  });

  test('says nothing at level 0, more with every level, and all at the last one', async () => {
    const sizes: number[] = [];
    for (const level of levelsOf(name)) sizes.push(keysOf(await rowsOf(name, level)));
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    if (sizes.length > 0) {
      expect(sizes[0]).toBe(0);
      expect(sizes.at(-1)).toBe(keysOf(await rowsOf(name, null)));
      expect(sizes.at(-1)).toBeGreaterThan(0);
    }
  });
});
