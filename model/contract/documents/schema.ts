import type { DOCUMENT } from '../bounds.ts';

/** JSON Schema as the contract uses it, which is what OpenAPI 3.1 takes. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly maxProperties?: number;
  readonly [DOCUMENT]?: number;
  readonly $ref?: string;
}

/** A schema without what only the compiler of schemas knows. */
export const plainSchema = (schema: object): Schema => JSON.parse(JSON.stringify(schema)) as Schema;

/** Digits in an address that stand for a number; strings have no range otherwise. */
export const isDecimal = (schema: Schema): boolean =>
  schema.type === 'string' && typeof schema.minimum === 'number';

function mapParts(schema: Schema, change: (part: Schema) => Schema): Schema {
  const mapAll = (parts: Readonly<Record<string, Schema>>) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]));
  return {
    ...schema,
    ...(schema.anyOf && { anyOf: schema.anyOf.map(change) }),
    ...(schema.items && { items: change(schema.items) }),
    ...(schema.properties && { properties: mapAll(schema.properties) }),
    ...(schema.patternProperties && { patternProperties: mapAll(schema.patternProperties) }),
  };
}

/** Puts names in the place of shapes that have one; `names` is by the shape as JSON. */
export function withReferences(schema: Schema, names: ReadonlyMap<string, string>): Schema {
  const name = names.get(JSON.stringify(schema));
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return mapParts(schema, (part) => withReferences(part, names));
}

/** The same without the reference at the top: how a named shape itself is written down. */
export const definition = (schema: Schema, names: ReadonlyMap<string, string>): Schema =>
  mapParts(schema, (part) => withReferences(part, names));
