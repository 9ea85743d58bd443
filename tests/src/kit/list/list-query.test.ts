import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Askable, decodeListQuery, type ListQuery } from '#model/listing/list-query';
import { encodeListQuery } from '#src/kit/list/query/query-code.ts';

const options = (...values: string[]) => values.map((value) => ({ value }));
const ASKABLE: Askable = {
  facets: [
    { key: 'band', options: options('1', '2', '3') },
    { key: 'attr', options: options('cool', 'pure') },
  ],
  views: [{ key: 'art' }],
  looks: { key: 'kind', options: [{ value: 'trained' }, { value: 'normal' }] },
  picks: [{ key: 'event', options: options('7', '8') }],
  ranges: [{ key: 'level', lowest: 1, highest: 40 }],
  sorts: [
    { key: 'release', startsDescending: true },
    { key: 'name', startsDescending: false },
  ],
};
const PLAIN = decodeListQuery(new URLSearchParams(), ASKABLE);

const query: fc.Arbitrary<ListQuery> = fc.record({
  text: fc.string({ maxLength: 30 }),
  chosen: fc
    .record({
      band: fc.subarray(['1', '2', '3']),
      attr: fc.subarray(['cool', 'pure']),
      event: fc.constantFrom([], ['7'], ['8']),
      level: fc.constantFrom([], ['1-26'], ['26-26'], ['27-40']),
    })
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))),
  sort: fc.constantFrom('release', 'name'),
  isDescending: fc.boolean(),
  view: fc.constantFrom('thumbs', 'rows', 'table', 'art'),
  look: fc.constantFrom('trained', 'normal'),
});

test('a question comes back from its address', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const address = new URLSearchParams(String(encodeListQuery(asked, ASKABLE)));
      expect(decodeListQuery(address, ASKABLE)).toEqual(asked);
    }),
  );
});

test('the plain list has a plain address', () => {
  expect(String(encodeListQuery(PLAIN, ASKABLE))).toBe('');
});

test('whatever an address says, the list can be drawn', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('q', 'band', 'event', 'level', 'sort', 'view', 'kind'), fc.string())),
      (pairs) => {
        const read = decodeListQuery(new URLSearchParams(pairs), ASKABLE);
        expect(['release', 'name']).toContain(read.sort);
        expect(['trained', 'normal']).toContain(read.look);
        expect(read.chosen.event?.length ?? 0).toBeLessThan(2);
        expect(
          encodeListQuery(decodeListQuery(encodeListQuery(read, ASKABLE), ASKABLE), ASKABLE).toString(),
        ).toBe(encodeListQuery(read, ASKABLE).toString());
      },
    ),
  );
});

test('values that are not offered are left out', () => {
  const read = decodeListQuery(
    new URLSearchParams('band=2,9&event=7,8&level=30-90&sort=-nothing&view=film&kind=other'),
    ASKABLE,
  );
  expect(read).toEqual({ ...PLAIN, chosen: { band: ['2'], event: ['7'], level: ['30-40'] } });
});
