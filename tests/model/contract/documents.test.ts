import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENTRIES } from '#model/contract/documents/entries';
import { openApi } from '#model/contract/documents/openapi';
import { words } from '#model/contract/documents/words';
import { methodOf, pathOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES, endpointOf } from '#model/contract/endpoints';
import { ERROR_STATUS } from '#model/contract/errors';
import { STATIC_NAMES } from '#model/vocabulary/data-names';
import { ITEM_FAMILIES, levelsOf } from '#server/origin/levels';
import { API_DOCUMENT, writeApiDocument } from '#tools/api/api-document.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly operationId?: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}
const document = openApi(levelsOf, ITEM_FAMILIES);
const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.values(paths).flatMap((each) => Object.values(each));
const operationOf = (name: (typeof ENDPOINT_NAMES)[number]): Operation | undefined =>
  paths[pathOf(name)]?.[methodOf(name).toLowerCase()];

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

describe('docs/api.md', () => {
  test('is what `npm run api` writes now', () => {
    expect(readFileSync(API_DOCUMENT, 'utf8'), 'run npm run api').toBe(writeApiDocument());
  });

  test.each(ENDPOINT_NAMES)('says in a sentence what %s does', (name) => {
    expect(endpointOf(name).summary).toMatch(/^[A-Z][^\n]{10,200}\.$/);
    expect(writeApiDocument()).toContain(`### ${name}\n\n${endpointOf(name).summary}`);
  });
});

describe('the OpenAPI document', () => {
  test.each(ENDPOINT_NAMES)('has %s with all its fields and refusals', (name) => {
    const operation = operationOf(name);
    const { request, errors } = endpointOf(name);
    const fields = Object.keys(request.properties);
    if (methodOf(name) === 'GET') {
      expect(operation?.parameters.map((each) => each.name)).toEqual(fields);
    } else {
      expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual([
        endpointOf(name).isFile ? 'multipart/form-data' : 'application/json',
      ]);
    }
    for (const code of errors) {
      expect(operation?.responses[ERROR_STATUS[code]]?.description.split(', ')).toContain(code);
    }
    expect(operation?.responses[200]).toBeDefined();
  });

  test('has every static name', () => {
    for (const name of STATIC_NAMES) expect(paths).toHaveProperty([`/api/${name}.json`]);
  });

  test('declares each part of an address, and nothing that is not there', () => {
    for (const [path, methods] of Object.entries(paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        const declared = parameters.filter((each) => each.in === 'path');
        expect(declared.map((each) => each.name).sort()).toEqual(wanted.sort());
        expect(declared.every((each) => each.required)).toBe(true);
      }
    }
  });

  test('names each operation once and refers to shapes that it has', () => {
    const ids = operations.flatMap(({ operationId }) => operationId ?? []);
    expect(ids).toHaveLength(ENTRIES.length);
    expect(new Set(ids).size).toBe(ids.length);
    const shapes = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const referred = new Set(referencesIn(document));
    expect([...referred].filter((each) => !shapes.includes(each))).toEqual([]);
    expect(shapes.filter((each) => !referred.has(each))).toEqual([]);
  });
});

test.each([
  [{ type: 'string', minLength: 1, maxLength: 9 }, 'text 1–9'],
  [{ type: 'string', pattern: '^[0-9]+$', maxLength: 16, minimum: 1, maximum: 50 }, 'digits 1–50'],
  [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'integer'],
  [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, 'boolean | null'],
  [{ type: 'array', items: { enum: ['a', 'b'] }, maxItems: 3 }, '["a" | "b"] at most 3'],
  [
    { type: 'object', required: ['a'], properties: { a: { const: true }, b: { type: 'boolean' } } },
    '{\n  a: true\n  b?: boolean\n}',
  ],
])('the shape %o is written as %j', (schema, text) => {
  expect(words(schema)).toBe(text);
});
