import { expect, test } from 'vitest';
import { openApi } from '#model/contract/documents/openapi';
import { itemSchema, listSchema } from '#server/origin/dump/data-schemas';
import { ITEM_FAMILIES, levelsOf } from '#server/origin/levels';

const document = openApi(levelsOf, ITEM_FAMILIES, { listSchema, itemSchema });
const schemaOf = (path: string) => {
  const { get } = Object(Object(document.paths)[path]);
  return get.responses[200].content['application/json'].schema;
};

test('the OpenAPI document says which fields lists have at each level, and of which kind', () => {
  const [, , , five] = schemaOf('/api/cards/all.{level}.json').anyOf;
  const { properties, required } = five.patternProperties['^[0-9]+$'];
  expect(properties).toMatchObject({
    characterId: { type: 'number' },
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
