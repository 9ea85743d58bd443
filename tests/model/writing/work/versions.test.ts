import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  freeTime,
  isVersionDue,
  MAX_VERSIONS,
  readVersions,
  VERSION_PAUSE_MS,
  type WorkVersion,
  withVersion,
} from '#model/writing/work/versions';

const versions = fc
  .array(fc.record({ at: fc.nat(1e9), size: fc.nat(9_000) }), { maxLength: 80 })
  .map((list) => readVersions(list));

const added = (list: readonly WorkVersion[], version: WorkVersion): readonly WorkVersion[] =>
  withVersion(list, version).kept;

describe('the versions of a draft', () => {
  test('are at most fifty, in order, with the first and the newest among them', () => {
    fc.assert(
      fc.property(versions, fc.nat(1e9), (list, at) => {
        const { kept, dropped } = withVersion(list, { at, size: 1 });
        expect(kept.length).toBeLessThanOrEqual(MAX_VERSIONS);
        expect(kept.map((each) => each.at)).toEqual(kept.map((each) => each.at).toSorted((a, b) => a - b));
        expect(kept[0]?.at).toBe(Math.min(at, ...list.map((each) => each.at)));
        expect(kept.at(-1)?.at).toBe(Math.max(at, ...list.map((each) => each.at)));
        expect(new Set([...kept, ...dropped].map((each) => each.at)).size).toBe(kept.length + dropped.length);
      }),
    );
  });

  test('lie close together near now and farther apart before', () => {
    let list: readonly WorkVersion[] = [];
    const [minutes, first] = [600, 1_000_000];
    for (let i = 0; i < minutes; i++) list = added(list, { at: first + i * VERSION_PAUSE_MS, size: i });
    const ages = list.map(({ at }) => (first + (minutes - 1) * VERSION_PAUSE_MS - at) / VERSION_PAUSE_MS);
    expect(list).toHaveLength(MAX_VERSIONS);
    // The last ten minutes whole, and something of every hour.
    expect(ages.filter((age) => age < 10)).toHaveLength(10);
    for (let hour = 0; hour < 10; hour++)
      expect(ages.filter((age) => age >= hour * 60 && age < (hour + 1) * 60)).not.toEqual([]);
  });

  test('are taken once a minute, and when the clock was set back', () => {
    const last = { at: 5_000_000, size: 1 };
    expect(isVersionDue([], 0)).toBe(true);
    expect(isVersionDue([last], last.at + VERSION_PAUSE_MS - 1)).toBe(false);
    expect(isVersionDue([last], last.at + VERSION_PAUSE_MS)).toBe(true);
    expect(isVersionDue([last], last.at - 1)).toBe(true);
  });

  test('have a time each', () => {
    fc.assert(
      fc.property(versions, fc.nat(1e9), (list, now) => {
        const at = freeTime(list, now);
        expect(at).toBeGreaterThanOrEqual(now);
        expect(list.some((version) => version.at === at)).toBe(false);
      }),
    );
  });

  test('are read past anything that is none', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (others) => {
        const list = readVersions([...others, { at: 7, size: 3 }]);
        expect(list).toContainEqual({ at: 7, size: 3 });
      }),
    );
  });
});
