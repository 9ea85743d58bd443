import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyProfile } from '#model/profile/defaults';
import { encodeV2 } from '#model/profile/files/encode-v2';
import { importProfiles, readProfile } from '#model/profile/import';
import { writePlain } from '#model/profile/plain';
import { anyJunk, anyRowOf } from '../../arbitraries/hostile.ts';
import { anyProfile } from '../../arbitraries/profile.ts';

const plain = { name: 'Mine', server: 1, items: {}, cards: [{ id: 5, level: 60 }] };
const old = { name: 'Old', server: 0, compression: '1', data: '04y0K', items: {} };
const imported = (value: unknown, taken: readonly string[] = []) => {
  const result = importProfiles(JSON.stringify(value), taken);
  if (!result.ok) throw new Error(result.reason);
  return result;
};
const reason = (text: string) => {
  const result = importProfiles(text);
  return result.ok ? 'ok' : result.reason;
};

describe('importProfiles', () => {
  test('reads any profile written plain or packed', () => {
    fc.assert(
      fc.property(anyProfile(), fc.boolean(), (profile, packed) => {
        const file = packed ? encodeV2(profile).file : writePlain(profile);
        const [read] = imported(file).profiles;
        expect(read?.cards.toSorted((a, b) => a.id - b.id)).toEqual(
          profile.cards.toSorted((a, b) => a.id - b.id),
        );
        expect(read?.items).toEqual(profile.items);
      }),
    );
  });

  test('reads a list of several formats', () => {
    const packed = encodeV2({ ...emptyProfile('Packed', 2), cards: [] }).file;
    const { profiles, notes } = imported([plain, old, packed]);
    expect(profiles.map(({ name, server }) => [name, server])).toEqual([
      ['Mine', 1],
      ['Old', 0],
      ['Packed', 2],
    ]);
    expect(notes).toEqual([]);
  });

  test('reads the object an account keeps', () => {
    expect(imported({ result: true, profiles: [plain] }).profiles).toHaveLength(1);
  });

  test('reads a text with a byte-order mark', () => {
    expect(importProfiles(`\uFEFF${JSON.stringify(plain)}`).ok).toBe(true);
  });

  test('takes the compression as a number too', () => {
    expect(imported({ ...old, compression: 1 }).profiles[0]?.cards[0]?.id).toBe(4);
  });

  test('gives profiles without a name the next free one', () => {
    const { profiles } = imported([{ cards: [] }, { cards: [], name: '  ' }], ['Profile 1']);
    expect(profiles.map((profile) => profile.name)).toEqual(['Profile 2', 'Profile 3']);
  });

  test('keeps the good ones of a list and reports the others', () => {
    const { profiles, notes } = imported([plain, 7, { ...old, compression: '9' }]);
    expect(profiles).toHaveLength(1);
    expect(notes).toEqual([
      { kind: 'profileSkipped', position: 1, reason: 'notAProfile' },
      { kind: 'profileSkipped', position: 2, reason: 'unknownCompression' },
    ]);
  });

  test('says how many cards it left out', () => {
    expect(imported({ ...plain, cards: [{ id: 5 }, {}, null] }).notes).toEqual([
      { kind: 'cardsDropped', profile: 'Mine', count: 2 },
    ]);
  });

  test('stops at a hundred profiles and says so', () => {
    const { profiles, notes } = imported(Array.from({ length: 130 }, () => plain));
    expect(profiles).toHaveLength(100);
    expect(notes).toEqual([{ kind: 'profilesDropped', count: 30 }]);
  });

  test.each([
    ['nothing', '', 'notJson'],
    ['half a file', '{"name":"Mine","cards":[', 'notJson'],
    ['an HTML page', '<!DOCTYPE html><html></html>', 'notJson'],
    ['a number', '7', 'notAProfile'],
    ['null', 'null', 'notAProfile'],
    ['a text', '"profile"', 'notAProfile'],
    ['an object of something else', '{"result":false,"code":"LOGIN_REQUIRED"}', 'notAProfile'],
    ['an empty list', '[]', 'empty'],
    ['a list of numbers', '[1,2]', 'notAProfile'],
    ['a format of the future', '{"name":"x","server":0,"compression":"3","data":""}', 'unknownCompression'],
    [
      'a hostile compression',
      '{"name":"x","server":0,"compression":{"toString":1},"data":""}',
      'unknownCompression',
    ],
    ['old data cut off', '{"name":"x","server":0,"compression":"1","data":"04y0"}', 'brokenData'],
    ['packed data cut off', '{"name":"x","server":0,"compression":"2","data":{"cards":{}}}', 'brokenData'],
    ['a file too large to be one', `"${'x'.repeat(20_000_000)}"`, 'tooLarge'],
    ['a tower of brackets', '['.repeat(200_000), 'notJson'],
  ])('names the failure of %s', (_name, text, expected) => {
    expect(reason(text)).toBe(expected);
  });

  test('unpacks a run-length bomb to no more than its cards', () => {
    const bomb = { ids: 'AQACAA==', levels: [1e15, 60], masters: Array.from({ length: 5000 }, () => 1e9) };
    const items = { Roselia: [1e15, 4], potentials: [9e15, 50] };
    const started = performance.now();
    const { profiles } = imported({ name: 'B', server: 0, compression: '2', data: { cards: bomb, items } });
    expect(profiles[0]?.cards).toHaveLength(2);
    expect(profiles[0]?.items.Roselia).toHaveLength(7);
    expect(performance.now() - started).toBeLessThan(500);
  });

  test('is not changed by keys named like the prototype', () => {
    const text = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"P","server":0,
      "items":{"__proto__":{"Roselia":[9]}},"cards":[{"__proto__":{"id":9},"level":3},{"id":5}]}`;
    const result = importProfiles(text);
    expect(result.ok && result.profiles[0]?.cards.map((card) => card.id)).toEqual([5]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('never throws, whatever the text', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .oneof(anyJunk, anyRowOf(['name', 'server', 'compression', 'data', 'items', 'cards']))
        .map((value) => String(JSON.stringify(value))),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const result = importProfiles(text);
        if (result.ok) expect(result.profiles.length).toBeGreaterThan(0);
        else expect(result.reason).not.toBe('');
      }),
    );
  });
});

describe('readProfile', () => {
  test('takes what is wrong inside a profile for the default', () => {
    const reading = readProfile({ name: 'A', server: 'x', items: 5, cards: 'none' });
    expect(reading.ok && reading.profile).toEqual(emptyProfile('A', 0));
  });
});
