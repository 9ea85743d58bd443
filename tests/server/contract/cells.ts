import fc from 'fast-check';
import { NAMES_BY_NUMBER } from '#model/contract/bounds';
import { methodOf, pathFieldsOf } from '#model/contract/endpoint';
import { endpointOf, type KnownEndpoint } from '#model/contract/endpoints';
import { asNode, type Node, type Path, pathsIn, replaced, valuesOf } from './schema-values.ts';

/** The classes of requests that every endpoint is asked with. */
export const CLASSES = [
  'valid',
  'missing',
  'wrong type',
  'too long',
  'wrong method',
  'anonymous',
  "other's object",
  'replay',
] as const;
export type CellClass = (typeof CLASSES)[number];

/** Fields that name something, which may be someone else's. */
const REFERENCE = /^(id|ids|username|hash|uid|categoryId|postId|objectId|parentId)$/;

const fieldsOf = (name: KnownEndpoint): [string, Node][] =>
  Object.entries(endpointOf(name).request.properties).map(([field, schema]) => [field, asNode(schema)]);
/** What stands in the path is never missing: without it the address is another one. */
const requiredOf = (name: KnownEndpoint): readonly string[] => {
  const { required } = asNode(endpointOf(name).request);
  return Array.isArray(required) ? required.filter((field) => !pathFieldsOf(name).includes(field)) : [];
};
const namesThings = (name: KnownEndpoint): boolean => fieldsOf(name).some(([field]) => REFERENCE.test(field));

/** Why a class does not apply to an endpoint; null when it does. */
export function whyNot(name: KnownEndpoint, kind: CellClass): string | null {
  if (kind === 'missing' && requiredOf(name).length === 0) return 'nothing is required';
  if (kind === 'wrong type' && fieldsOf(name).length === 0) return 'it has no fields';
  if (kind === 'too long' && tooLong(name).length === 0) return 'nothing in it has a length';
  if (kind === 'anonymous' && endpointOf(name).caller === 'anyone') return 'anybody may call it';
  if (kind === "other's object" && !namesThings(name)) return 'it names nothing';
  if (kind === 'replay' && methodOf(name) === 'GET') return 'it changes nothing';
  return null;
}

/** A schema of which every field is sent. */
function complete(schema: Node): Node {
  if (Array.isArray(schema.anyOf))
    return { ...schema, anyOf: schema.anyOf.map((each) => complete(asNode(each))) };
  if (schema.type === 'array') {
    const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
    return { ...schema, minItems: Math.max(1, least), items: complete(asNode(schema.items)) };
  }
  if (schema.type !== 'object' || !('properties' in schema)) return schema;
  const properties = Object.entries(asNode(schema.properties));
  return {
    ...schema,
    properties: Object.fromEntries(properties.map(([field, each]) => [field, complete(asNode(each))])),
    required: properties.map(([field]) => field),
  };
}

type Sent = Readonly<Record<string, unknown>>;
const without = (value: Sent, field: string): Sent =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== field));
const SEED = 20_261_121;

/** What no schema says of a request: packed lists of cards must agree with each other, and some deeds need more than others. */
const MADE_WHOLE: Partial<Record<KnownEndpoint, (sent: Sent) => Sent>> = {
  'POST sync': (sent) => ({ server: 0, uid: 1, ...sent }),
  'POST user/profiles': (sent) => ({ ...sent, profiles: (sent.profiles as Sent[]).map(readable) }),
};

function readable(profile: Sent): Sent {
  if (profile.compression === '1') return { ...profile, data: '01y0M4Fo0K' };
  if (profile.compression !== '2') return profile;
  const column = [1, 1];
  const columns = { levels: column, masters: column, skills: column, eps: column, trains: column };
  return {
    ...profile,
    data: { cards: { ids: 'AQA=', ...columns, excludes: column }, items: { Menu: [1, 4] } },
  };
}

const made = new Map<string, Sent[]>();

/** Requests that the contract takes, with all fields and then with some; a cursor is only good from an answer. Made once. */
export function validOf(name: KnownEndpoint, count: number): readonly Sent[] {
  const key = `${name} ${count}`;
  const found = made.get(key) ?? makeValid(name, count);
  made.set(key, found);
  return found;
}

function makeValid(name: KnownEndpoint, count: number): Sent[] {
  const madeWhole = MADE_WHOLE[name] ?? ((sent: Sent) => sent);
  const { request } = endpointOf(name);
  const half = Math.ceil(count / 2);
  const sample = (schema: Node, numRuns: number) =>
    fc.sample(valuesOf(schema) as fc.Arbitrary<Sent>, { seed: SEED, numRuns });
  const all = [...sample(complete(asNode(request)), half), ...sample(asNode(request), half)];
  return all.map((each) => madeWhole(without(each, 'cursor')));
}

/** One request with every field, lists with one thing at least. */
export const fullOf = (name: KnownEndpoint): Sent => validOf(name, 2)[0] ?? {};

/** A request for each required field, which lacks it. */
export const lacking = (name: KnownEndpoint): (readonly [string, Sent])[] =>
  requiredOf(name).map((field) => [field, without(fullOf(name), field)]);

const takes = (schema: Node, type: string): boolean =>
  schema.type === type ||
  (Array.isArray(schema.anyOf) && schema.anyOf.some((each) => takes(asNode(each), type)));

/** Whether a text may come as a number. */
const isNumbered = (schema: Node): boolean =>
  schema[NAMES_BY_NUMBER] === true ||
  (Array.isArray(schema.anyOf) && schema.anyOf.some((each) => isNumbered(asNode(each))));

/** Values of types that a field has not; null counts as not sent. In an address all is text: there only what is no number is wrong. */
function wrongFor(schema: Node, isQuery: boolean): readonly unknown[] {
  if (isQuery) return typeof schema.minimum === 'number' ? ['x', '1.5', '-1', '1e2', ' 1', '+1', ''] : [];
  const all: readonly (readonly [string, unknown])[] = [
    ['string', 'x'],
    ['integer', 3],
    ['boolean', true],
    ['array', []],
    ['object', {}],
    ['number', 0.5],
  ];
  const isWrong = (type: string): boolean =>
    !takes(schema, type) &&
    !('enum' in schema) &&
    !('const' in schema) &&
    !(type === 'integer' && (takes(schema, 'number') || isNumbered(schema)));
  return all.filter(([type]) => isWrong(type)).map(([, value]) => value);
}

/** Requests of which one field has another type. */
export const wrongTypes = (name: KnownEndpoint): (readonly [string, Sent])[] =>
  fieldsOf(name).flatMap(([field, schema]) =>
    wrongFor(schema, methodOf(name) === 'GET').map(
      (value) => [field, { ...fullOf(name), [field]: value }] as const,
    ),
  );

function beyond(schema: Node, isQuery: boolean): readonly unknown[] {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.flatMap((each) => beyond(asNode(each), isQuery));
  const { type, maxLength, maxItems, maximum, minimum } = schema;
  if (type === 'string' && isQuery && typeof maximum === 'number') return [String(maximum + 1)];
  if (type === 'string' && typeof maxLength === 'number') return ['x'.repeat(maxLength + 1)];
  if (type === 'array' && typeof maxItems === 'number')
    return [Array.from({ length: maxItems + 1 }, () => 0)];
  if (typeof maximum !== 'number' || typeof minimum !== 'number') return [];
  return [maximum + 1, minimum - 1, 1e300];
}

/** Requests of which one field is longer or larger than it may be. */
export function tooLong(name: KnownEndpoint): (readonly [string, Sent])[] {
  const isQuery = methodOf(name) === 'GET';
  return fieldsOf(name).flatMap(([field, schema]) =>
    beyond(schema, isQuery).map((value) => [field, { ...fullOf(name), [field]: value }] as const),
  );
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** For each place in a request where there is text: puts another text there. */
export function textPlaces(
  name: KnownEndpoint,
): { readonly place: string; readonly put: (text: string) => unknown }[] {
  const places = new Map<string, (text: string) => unknown>();
  for (const value of validOf(name, 12)) {
    for (const path of pathsIn(value)) {
      if (typeof at(value, path) !== 'string') continue;
      const place = path.map((key) => (/^\d+$/.test(String(key)) ? '*' : key)).join('.');
      if (!places.has(place)) places.set(place, (text) => replaced(value, path, text));
    }
  }
  return [...places].map(([place, put]) => ({ place, put }));
}

/** Fields that no caller decides about. */
const PRIVILEGED = {
  id: 1,
  userId: 1,
  authorId: 1,
  time: 0,
  createdAt: 0,
  deletedAt: 0,
  role: 'admin',
  isAdmin: true,
  likes: 1_000_000,
  likeCount: 1_000_000,
  result: true,
  passwordHash: 'x',
  tokenHash: 'x',
  emailFold: 'x',
  constructor: { prototype: { isAdmin: true } },
  moderator: true,
  verified: true,
  revisions: [],
} as const;

/** Whether a place takes keys of the sender's own. */
function isOpen(schema: Node, [key, ...rest]: Path): boolean {
  if (Array.isArray(schema.anyOf))
    return schema.anyOf.some((each) => isOpen(asNode(each), [key ?? '', ...rest]));
  if (key === undefined || key === '') return 'patternProperties' in schema;
  const inner = schema.type === 'array' ? schema.items : asNode(schema.properties ?? {})[key];
  return inner !== undefined && isOpen(asNode(inner), rest);
}

/** Requests with a field that they have not, at the top and inside; a field of that name of their own is left alone. */
export function privileged(name: KnownEndpoint): unknown[] {
  const value = fullOf(name);
  const objects = pathsIn(value).filter((path) => {
    const inner = at(value, path);
    const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    return isObject && !isOpen(asNode(endpointOf(name).request), path);
  });
  return objects.flatMap((path) =>
    Object.entries(PRIVILEGED).flatMap(([field, bad]) => {
      const inner = at(value, path) as object;
      return field in inner && field !== 'constructor' ? [] : [replaced(value, [...path, field], bad)];
    }),
  );
}
