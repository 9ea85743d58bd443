import type { TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { DOCUMENT } from '#model/contract/bounds';
import { ENDPOINT_NAMES, endpointOf } from '#model/contract/endpoints';
import { failure } from '#model/contract/errors';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What a schema leaves open, by the path of the place. */
function openEnds(schema: Node, path = ''): string[] {
  const open: string[] = [];
  const isFixed = 'const' in schema || 'enum' in schema;
  const lacks = (keyword: string): void => {
    if (!isFixed && typeof schema[keyword] !== 'number') open.push(`${path}: no ${keyword}`);
  };
  if (schema.type === 'string') lacks('maxLength');
  if (schema.type === 'array') lacks('maxItems');
  if (schema.type === 'integer' || schema.type === 'number') {
    lacks('minimum');
    lacks('maximum');
  }
  if (schema.type === 'object') {
    if (DOCUMENT in schema) lacks(DOCUMENT);
    else if ('patternProperties' in schema) lacks('maxProperties');
    else if (schema.additionalProperties !== false) open.push(`${path}: takes unknown fields`);
  }
  if (!('type' in schema) && !isFixed && !('anyOf' in schema)) open.push(`${path}: no type`);
  for (const [key, value] of Object.entries(schema)) {
    if (!isNode(value)) continue;
    if (key === 'properties' || key === 'patternProperties') {
      for (const [name, each] of Object.entries(value)) {
        if (isNode(each)) open.push(...openEnds(each, `${path}/${name}`));
      }
    } else if (key === 'items') open.push(...openEnds(value, `${path}/items`));
    else if (key === 'anyOf' && Array.isArray(value)) {
      open.push(...value.filter(isNode).flatMap((each, at) => openEnds(each, `${path}/${at}`)));
    }
  }
  return open;
}

const asNode = (schema: TSchema): Node => schema as Node;

describe('the bounds of the contract', () => {
  test.each(ENDPOINT_NAMES)('hold every string, list and number of %s', (name) => {
    const { request, answer } = endpointOf(name);
    expect([...openEnds(asNode(request), 'request'), ...openEnds(asNode(answer), 'answer')]).toEqual([]);
  });

  test('hold every part of a failure', () => {
    expect(openEnds(asNode(failure))).toEqual([]);
  });

  test.each([
    [{ type: 'string' }, ': no maxLength'],
    [{ type: 'array', maxItems: 2, items: { type: 'string' } }, '/items: no maxLength'],
    [{ type: 'integer', minimum: 0 }, ': no maximum'],
    [{ type: 'object', properties: {} }, ': takes unknown fields'],
    [{ type: 'object', [DOCUMENT]: true }, `: no ${DOCUMENT}`],
    [{ anyOf: [{ type: 'number', minimum: 0, maximum: 1 }, {}] }, '/1: no type'],
  ])('would be missed in %o', (schema, complaint) => {
    expect(openEnds(schema)).toEqual([complaint]);
  });

  test('let no GET have fields that are no text, and no request be anything but an object', () => {
    for (const name of ENDPOINT_NAMES) {
      const { request } = endpointOf(name);
      expect(asNode(request).type).toBe('object');
      if (!name.startsWith('GET')) continue;
      const types = Object.values(request.properties).map((each) => asNode(each).type);
      expect(types.filter((type) => type !== 'string')).toEqual([]);
    }
  });
});
