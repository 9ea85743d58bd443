import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartReachOf, type KnownCharts, usableFirst } from '#src/kit/song/chart-reach.ts';

const songs = [1, 2, 3, 4].map((id) => ({ id }));
const ids = (known: KnownCharts) => usableFirst(songs, (id) => chartReachOf(known, id)).map(({ id }) => id);

test('without a connection songs whose chart is kept come first, and those without a chart last', () => {
  const known = { isOnline: false, missing: new Set([1]), kept: new Set([4, 2]) };
  expect(ids(known)).toEqual([2, 4, 3, 1]);
  expect(songs.map(({ id }) => chartReachOf(known, id))).toEqual(['none', 'kept', 'away', 'kept']);
});

test('with a connection only songs without a chart move down, and nothing is said of the others', () => {
  const known = { isOnline: true, missing: new Set([1]), kept: new Set([4]) };
  expect(ids(known)).toEqual([2, 3, 4, 1]);
  expect(songs.map(({ id }) => chartReachOf(known, id))).toEqual(['none', null, null, null]);
});

test('no song is lost or doubled, and each kind keeps its order', () => {
  const set = fc.uniqueArray(fc.integer({ min: 0, max: 30 })).map((list) => new Set(list));
  fc.assert(
    fc.property(set, set, set, fc.boolean(), (all, missing, kept, isOnline) => {
      const list = [...all].map((id) => ({ id }));
      const noteOf = (id: number) => chartReachOf({ isOnline, missing, kept }, id);
      const ordered = usableFirst(list, noteOf).map(({ id }) => id);
      expect(ordered.toSorted()).toEqual([...all].toSorted());
      for (const note of ['kept', 'away', 'none', null] as const) {
        const ofKind = (some: readonly number[]) => some.filter((id) => noteOf(id) === note);
        expect(ofKind(ordered)).toEqual(ofKind([...all]));
      }
    }),
  );
});
