import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasBoundedShape } from '#server/routes/api/raw-json';
import { openMemberSite } from '../accounts/member-site.ts';
import { JSON_TYPE } from '../contract/call.ts';
import { tempFolder } from '../temp-folder.ts';

const shaped = (text: string): boolean => hasBoundedShape(Buffer.from(text));
const times = (count: number, text: string): string => Array.from({ length: count }, () => text).join(',');
const members = (count: number): string =>
  Array.from({ length: count }, (_, nth) => `"${nth.toString(36)}":0`).join(',');

describe('the shape of JSON, before it is read', () => {
  test('lets through whatever is neither deep nor wide, whatever its texts hold', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20 }), fc.string({ unit: 'grapheme' }), (value, text) => {
        expect(shaped(JSON.stringify({ value, text, [text]: `${text}\\` }))).toBe(true);
        expect(shaped(JSON.stringify([text, value], null, 2))).toBe(true);
      }),
      { examples: [[['[[[', ',,"', '\\'], '\\"[{,']] },
    );
    expect(shaped(JSON.stringify({ text: '[{,'.repeat(200_000) }))).toBe(true);
  });

  test('is refused where one more would be too much', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect([34, 35].map((depth) => shaped(nested(depth)))).toEqual([true, false]);
    expect([1_000, 1_001].map((count) => shaped(`{${members(count)}}`))).toEqual([true, false]);
    expect([100_000, 100_001].map((count) => shaped(`[${times(count, '0')}]`))).toEqual([true, false]);
    // Each list counts by itself.
    expect(shaped(`[[${times(60_000, '0')}],[${times(60_000, '0')}]]`)).toBe(true);
  });

  test('is left to the parser where it is no JSON', () => {
    for (const text of [']', '{"a', '"\\', '', 'null', '[,']) expect(shaped(text)).toBe(true);
  });
});

test('a large body that is refused costs as much as ten calls, a small one as much as one', async () => {
  const file = join(await tempFolder(), 'setori.db');
  const site = await openMemberSite({ engine: 'sqlite', file }, { RATE_LIMITS: 'on' });
  const token = await site.join('Sender');
  const send = async (payload: string) => {
    const headers = { 'content-type': JSON_TYPE };
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/user/profiles',
      payload,
      headers,
      cookies: { token },
    });
    return [answer.statusCode, answer.headers['ratelimit-remaining']];
  };
  expect(await send('{"profiles":[0]}')).toEqual([400, '59']);
  const large = [
    `{"profiles":[${times(60_000, '0')}]}`,
    `[${times(100_001, '0')}]`,
    `{"a":"${'x'.repeat(100_000)}`,
  ];
  for (const payload of large) expect((await send(payload))[0]).toBe(400);
  expect(await send('{"profiles":[0]}')).toEqual([400, '28']);
});
