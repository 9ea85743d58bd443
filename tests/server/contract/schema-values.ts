import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { DOCUMENT } from '#model/contract/bounds';
import { NAUGHTY } from './naughty.ts';

export type Node = Readonly<Record<string, unknown>>;
export const asNode = (value: unknown): Node => value as Node;
const number = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

const fits = (schema: Node, text: string): boolean =>
  typeof schema.pattern !== 'string' || new RegExp(schema.pattern, 'u').test(text);

function strings(schema: Node): fc.Arbitrary<string> {
  const minLength = number(schema.minLength, 0);
  const maxLength = Math.min(number(schema.maxLength, 100), 300);
  if (typeof schema.minimum === 'number') {
    return fc.integer({ min: schema.minimum, max: number(schema.maximum, schema.minimum) }).map(String);
  }
  if (typeof schema.pattern === 'string') {
    return fc.stringMatching(new RegExp(schema.pattern), { maxLength }).filter((text) => fits(schema, text));
  }
  return fc
    .string({ unit: 'grapheme', minLength, maxLength })
    .filter((text) => [...text].length <= maxLength);
}

/** Values that a schema takes. */
export function valuesOf(schema: Node): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map((each) => valuesOf(asNode(each))));
  const [min, max] = [number(schema.minimum, 0), number(schema.maximum, 0)];
  if (schema.type === 'integer')
    return fc.maxSafeInteger().map((each) => min + (Math.abs(each) % (max - min + 1)));
  if (schema.type === 'number') return fc.double({ min, max, noNaN: true });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return strings(schema);
  if (schema.type === 'array') {
    const maxLength = Math.min(number(schema.maxItems, 3), 3);
    return fc.array(valuesOf(asNode(schema.items)), { minLength: number(schema.minItems, 0), maxLength });
  }
  return objects(schema);
}

function objects(schema: Node): fc.Arbitrary<unknown> {
  if (DOCUMENT in schema)
    return fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4, noNullPrototype: true });
  if ('patternProperties' in schema) {
    const [[pattern, each] = ['', {}]] = Object.entries(asNode(schema.patternProperties));
    const keys = fc.stringMatching(new RegExp(pattern), { maxLength: 20 });
    return fc.dictionary(keys, valuesOf(asNode(each)), { maxKeys: 4 });
  }
  const properties = Object.entries(asNode(schema.properties));
  const model = Object.fromEntries(properties.map(([name, each]) => [name, valuesOf(asNode(each))]));
  const required = Array.isArray(schema.required) ? schema.required : [];
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

/** What no one should send: other types, extremes, hostile strings. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...NAUGHTY),
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e300, 2 ** 53, [], {}, [[]], '1', 'true'),
  fc.jsonValue({ maxDepth: 3 }),
);

export type Path = readonly (string | number)[];

export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]))];
}

export function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  Object.defineProperty(copy, key, {
    value: replaced(copy[key], rest, by),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

/** Requests that are right, and requests of which one part is not. */
export function requestsOf(schema: TSchema): fc.Arbitrary<unknown> {
  const right = valuesOf(asNode(schema));
  const wrong = fc.tuple(right, fc.nat(), hostile).map(([value, at, bad]) => {
    const paths = pathsIn(value);
    return replaced(value, paths[at % paths.length] ?? [], bad);
  });
  const extra = fc.tuple(right, fc.constantFrom('id', 'userId', 'role', 'result', 'constructor'), hostile);
  const added = extra.map(([value, name, bad]) => ({ ...(value as object), [name]: bad }));
  return fc.oneof({ weight: 2, arbitrary: right }, { weight: 3, arbitrary: wrong }, added, hostile);
}
