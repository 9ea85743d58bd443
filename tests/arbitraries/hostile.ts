import fc from 'fast-check';

/** Whole answers that are not the list asked for. */
export const NOT_A_LIST: readonly unknown[] = [
  null,
  undefined,
  42,
  true,
  '',
  '<!DOCTYPE html><html><body>not here</body></html>',
  [],
  [{ id: 1 }],
];

/** Text that JSON.parse turns into an own property named like the prototype. */
export const PROTO_JSON = '{"__proto__":{"rarity":5,"polluted":true},"1":{"__proto__":{"rarity":5}}}';

/** Values that turn up where a field of another type was promised. */
export const anyJunk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'NaN',
    '12',
    '0x10',
    -1,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    {},
    [],
    [null],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Objects with the field names given, each field missing, right by chance, or junk. */
export function anyRowOf(fields: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(fields.map((field) => [field, anyJunk]));
  return fc.record(model, { requiredKeys: [] });
}

/** Lists keyed by ids and by things that are none. */
export const anyListOf = (row: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.dictionary(
    fc.oneof(fc.integer({ min: 0, max: 99 }).map(String), fc.constantFrom('-1', 'all', '1.5', '00')),
    row,
    {
      maxKeys: 5,
    },
  );
