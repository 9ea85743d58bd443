import fc from 'fast-check';

/** A damaged text, and how it was damaged. */
export interface Damage {
  readonly how: string;
  readonly text: string;
}

const named = (how: string, texts: fc.Arbitrary<string>): fc.Arbitrary<Damage> =>
  texts.map((text) => ({ how, text }));

/** What hardly ever may stand where something else stood. */
const anotherType = fc.constantFrom<unknown>(...[null, true, '', 'one', -1, 0.5, 1e300, 99, [], [[]]]);

/** Replaces one value of an object or list, some levels down, by one of another type. */
function withWrongType(json: unknown, path: readonly number[], put: unknown): unknown {
  const [at, ...deeper] = path;
  if (at === undefined || typeof json !== 'object' || json === null || Object.keys(json).length === 0)
    return put;
  const entries = Object.entries(json).map(([key, value], index, { length }) =>
    index === at % length ? [key, withWrongType(value, deeper, put)] : [key, value],
  );
  return Array.isArray(json) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const POLLUTED = [
  '{"__proto__":{"polluted":1},"theme":"x","language":"x","closed":"x","profiles":"x","widgets":"x","players":"x"}',
  '{"constructor":{"prototype":{"polluted":1}},"theme":{},"language":{},"closed":{},"profiles":{},"widgets":7,"players":{}}',
  '[{"__proto__":{"polluted":1}}]',
];
const OTHER_VERSIONS = [
  '{"version":99,"theme":"night","language":"mars","closed":"later","profiles":[{"compression":"99"}],"widgets":"all","players":[{"id":7}]}',
  '{"theme":7,"uiLang":99,"timezone":400,"language":5,"closed":2,"profiles":[{"compression":"9","data":{}}],"widgets":[],"players":"none"}',
];

/** How many ways `damageOf` has. */
export const WAYS = 10;

/** All the ways in which a kept text goes bad; `good` is one that can be read. */
export function damageOf(good: string): fc.Arbitrary<Damage> {
  const json: unknown = JSON.parse(good);
  const path = fc.array(fc.nat(40), { minLength: 1, maxLength: 4 });
  const huge = fc.integer({ min: 50_000, max: 200_000 });
  return fc.oneof(
    named(
      'cut off',
      fc.integer({ min: 0, max: good.length - 1 }).map((end) => good.slice(0, end)),
    ),
    named(
      'of a wrong type',
      fc.tuple(path, anotherType).map(([at, put]) => JSON.stringify(withWrongType(json, at, put))),
    ),
    named(
      'huge',
      huge.map((size) => 'x'.repeat(size)),
    ),
    named(
      'a huge list',
      huge.map((size) => `[${'0,'.repeat(size)}0]`),
    ),
    named(
      'nested deeply',
      huge.map((size) => '['.repeat(size)),
    ),
    named('binary', fc.string({ unit: 'binary', minLength: 1, maxLength: 200 })),
    named(
      'half a pair',
      fc.string({
        unit: fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
        minLength: 1,
      }),
    ),
    named('a web page', fc.constant('<!doctype html><title>Not found</title>')),
    named('polluted', fc.constantFrom(...POLLUTED)),
    named('of another version', fc.constantFrom(...OTHER_VERSIONS)),
  );
}
