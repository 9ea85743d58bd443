import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openApi } from '#model/contract/documents/openapi';
import type { Schema } from '#model/contract/documents/schema';
import { fieldTables, itemSchema, listSchema } from '#server/origin/dump/data-schemas';
import { wholeRows } from '#server/origin/dump/whole-rows';
import { ITEM_FAMILIES, LISTS, levelsOf } from '#server/origin/levels';
import { demo } from '../../demo/demo-set.ts';

const document = openApi(levelsOf, ITEM_FAMILIES, { listSchema, itemSchema });
const schemaOf = (path: string) => {
  const { get } = Object(Object(document.paths)[path]);
  return get.responses[200].content['application/json'].schema;
};

test('the OpenAPI document says which fields lists have at each level, and of which kind', () => {
  const [, , , five] = schemaOf('/api/cards/all.{level}.json').anyOf;
  const { properties, required } = five.patternProperties['^[0-9]+$'];
  expect(properties).toMatchObject({
    characterId: { type: 'integer' },
    attribute: { type: 'string' },
    prefix: { type: 'array', minItems: 5 },
    stat: { type: 'object' },
  });
  expect(required).toContain('resourceSetName');
  const [, two] = schemaOf('/api/cards/all.{level}.json').anyOf;
  expect(two.patternProperties['^[0-9]+$'].properties).not.toHaveProperty('stat');
});

test('the OpenAPI document says what is in a thing of each family that has a form', () => {
  expect(schemaOf('/api/events/{id}.json').properties).toMatchObject({
    eventName: { type: 'array', minItems: 5 },
    rewardCards: { type: 'array' },
  });
  expect(schemaOf('/api/songs/{id}.json').required).toContain('bgmId');
});

/** What a validator of JSON Schema says of values, as programs would be made from the document. */
async function faultsOf(
  schema: Schema | undefined,
  values: readonly (readonly [string, unknown])[],
): Promise<string[]> {
  const app = Fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
  });
  const faults: string[] = [];
  app.get('/', async (request) => {
    const isFit = request.compileValidationSchema(schema ?? {});
    for (const [name, value] of values)
      if (!isFit(value)) faults.push(`${name} ${JSON.stringify(isFit.errors?.slice(0, 2))}`);
    return {};
  });
  await app.inject('/');
  await app.close();
  return faults;
}

const SOME = 60;
const some = <T>(values: readonly T[]): readonly T[] =>
  values.filter((_, nth) => nth % Math.max(1, Math.floor(values.length / SOME)) === 0);
const rowsIn = (json: unknown) => Object.entries(Object(json) as Record<string, unknown>);

test.each(Object.keys(LISTS))('rows of %s on the demo set are of the described form', async (name) => {
  const { patternProperties } = listSchema(name, null) ?? {};
  const [row] = Object.values(patternProperties ?? {});
  expect(await faultsOf(row, some(rowsIn(demo.json(name))))).toEqual([]);
});

test.each(ITEM_FAMILIES)('things of %s on the demo set are of the described form', async (family) => {
  const ids = some(rowsIn(demo.json(`${family}/all`)).map(([id]) => id));
  expect(
    await faultsOf(
      itemSchema(family),
      ids.map((id) => [id, demo.json(`${family}/${id}`)]),
    ),
  ).toEqual([]);
});

test('every field of a level is described, and no other', () => {
  const tables = new Map(fieldTables().map(({ title, fields }) => [title, fields]));
  for (const [name, { levels }] of Object.entries(LISTS)) {
    const named = Object.values(levels).flat();
    if (named.length > 0)
      expect([
        name,
        tables
          .get(name)
          ?.map((field) => field.name)
          .toSorted(),
      ]).toEqual([name, named.toSorted()]);
  }
});

test('a row that is completed has the fields that are not optional, of their form', async () => {
  for (const [name, shape] of Object.entries(LISTS)) {
    const level = Math.max(...Object.keys(shape.levels).map(Number));
    const [row] = Object.values(listSchema(name, null)?.patternProperties ?? {});
    const made = wholeRows(name, shape, { 1: {} }, level);
    // A moment or an id that is not known is no number of its kind.
    const faults = (await faultsOf(row, rowsIn(made))).filter((fault) => fault.includes('"required"'));
    expect([name, faults]).toEqual([name, []]);
  }
});

const folder = join(process.env.SETORI_REAL_SAMPLE ?? '', 'api');
const FILES = {
  'cards/all': 'cards/all.5',
  'events/all': 'events/all.5',
  'skills/all': 'skills/all.10',
  'characters/main': 'characters/main.3',
};
test.skipIf(!process.env.SETORI_REAL_SAMPLE)('published rows are of the described form', async () => {
  for (const [name, file] of Object.entries(FILES)) {
    const path = join(folder, `${file}.json`);
    if (!existsSync(path)) continue;
    const [row] = Object.values(listSchema(name, null)?.patternProperties ?? {});
    expect([name, await faultsOf(row, rowsIn(JSON.parse(readFileSync(path, 'utf8'))))]).toEqual([name, []]);
  }
});
