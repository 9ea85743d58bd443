import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeBase64 } from '#model/encoding/base64';
import { emptyProfile, startingCard } from '#model/profile/defaults';
import { decodeV1 } from '#model/profile/files/decode-v1';
import { decodeV2 } from '#model/profile/files/decode-v2';
import { encodeV2 } from '#model/profile/files/encode-v2';
import type { Profile, ProfileCard } from '#model/profile/profile';
import { anyJunk, anyRowOf } from '../../arbitraries/hostile.ts';
import { anyProfile } from '../../arbitraries/profile.ts';

const byId = (cards: readonly ProfileCard[]) => cards.toSorted((a, b) => a.id - b.id);

describe('compression 2', () => {
  test('gives back any profile, cards in any order', () => {
    fc.assert(
      fc.property(anyProfile(), (profile) => {
        const { file, skipped } = encodeV2(profile);
        const reading = decodeV2(JSON.parse(JSON.stringify(file)));
        expect(skipped).toEqual([]);
        if (!reading.ok) throw new Error(reading.reason);
        expect(reading.droppedCards).toBe(0);
        expect(byId(reading.profile.cards)).toEqual(byId(profile.cards));
        expect({ ...reading.profile, cards: [] }).toEqual({ ...profile, cards: [] });
      }),
    );
  });

  test('lists cards by every field, the highest first, and those that are alike by id', () => {
    const fields = ['level', 'master', 'skill', 'ep', 'train', 'art', 'exclude'] as const;
    const inOrder = (a: ProfileCard, b: ProfileCard) =>
      fields.map((field) => Number(b[field]) - Number(a[field])).find((difference) => difference !== 0) ??
      a.id - b.id;
    fc.assert(
      fc.property(anyProfile(), (profile) => {
        const reading = decodeV2(JSON.parse(JSON.stringify(encodeV2(profile).file)));
        expect(reading.ok && reading.profile.cards).toEqual(profile.cards.toSorted(inOrder));
      }),
    );
  });

  test('adds 65536 to ids above 24464', () => {
    const ids = encodeBase64(Uint8Array.of(0x90, 0x5f, 0x91, 0x5f));
    const reading = decodeV2({ data: { cards: { ids, levels: [2, 60] } } });
    expect(reading.ok && reading.profile.cards.map((card) => card.id)).toEqual([24_464, 90_001]);
  });

  test('packs a finished collection into a few runs', () => {
    const cards = Array.from({ length: 2000 }, (_, i) => ({
      id: i + 1,
      level: 60,
      master: 4,
      skill: 4,
      ep: 2,
      train: 1 as const,
      art: 1 as const,
      exclude: false,
    }));
    const { file } = encodeV2({ ...emptyProfile('Big', 0), cards });
    expect(file.data.cards.levels).toEqual([2000, 60]);
    expect(file.data.items.Plaza).toEqual([4, 4]);
    expect(JSON.stringify(file).length).toBeLessThan(6500);
  });

  test('names ids that two bytes cannot hold', () => {
    const card = startingCard(30_000);
    const { file, skipped } = encodeV2({ ...emptyProfile('Odd', 0), cards: [card, { ...card, id: 5 }] });
    expect(skipped).toEqual([30_000]);
    const reading = decodeV2({ ...file });
    expect(reading.ok && reading.profile.cards.map(({ id }) => id)).toEqual([5]);
  });

  const ids = encodeBase64(Uint8Array.of(1, 0, 2, 0, 3, 0));
  const cardsOf = (packed: object) => {
    const reading = decodeV2({ data: { cards: { ids, ...packed } } });
    return reading.ok ? reading.profile.cards : [];
  };

  test('repeats the last value of short lists', () => {
    expect(cardsOf({ levels: [1, 60, 1, 50] }).map((card) => card.level)).toEqual([60, 50, 50]);
  });

  test('shows trained art where the list of arts is missing', () => {
    expect(cardsOf({ trains: [1, 1, 2, 0] }).map((card) => card.art)).toEqual([1, 0, 0]);
  });

  test('reads excludes as booleans or as numbers', () => {
    expect(cardsOf({ excludes: [1, true, 2, false] }).map((card) => card.exclude)).toEqual([
      true,
      false,
      false,
    ]);
    expect(cardsOf({ excludes: [1, 1, 2, 0] }).map((card) => card.exclude)).toEqual([true, false, false]);
  });

  test('falls back where a list is missing or of the wrong type', () => {
    expect(cardsOf({ levels: 'x', masters: {}, skills: [1] })[0]).toEqual({
      id: 1,
      level: 1,
      master: 0,
      skill: 0,
      ep: 0,
      train: 0,
      art: 0,
      exclude: false,
    });
  });

  test('unpacks items that are not owned', () => {
    const reading = decodeV2({
      data: { cards: { ids: '' }, items: { Roselia: [3, 7, 4, null], potentials: [40, 50] } },
    });
    const items = reading.ok ? reading.profile.items : null;
    expect(items?.Roselia).toEqual([7, 7, 7, null, null, null, null]);
    expect(items?.potentials).toEqual(Array.from({ length: 40 }, () => 50));
    expect(items?.MyGO).toEqual(Array.from({ length: 7 }, () => null));
  });

  test.each<[string, object]>([
    ['no data', {}],
    ['data that is no object', { data: '04y0K' }],
    ['no cards', { data: { items: {} } }],
    ['ids that are no text', { data: { cards: { ids: [1, 2] } } }],
    ['ids that are not base 64', { data: { cards: { ids: '***' } } }],
    ['half an id', { data: { cards: { ids: 'AQID' } } }],
  ])('is broken with %s', (_name, file) => {
    expect(decodeV2({ ...file })).toEqual({ ok: false, reason: 'brokenData' });
  });

  test('never throws', () => {
    const anyPacked = anyRowOf(['ids', 'levels', 'masters', 'skills', 'eps', 'trains', 'arts', 'excludes']);
    const anyFile = fc.record({
      data: fc.record({ cards: anyPacked, items: anyRowOf(['Roselia', 'potentials']) }),
    });
    fc.assert(
      fc.property(anyFile, (file) => {
        expect(typeof decodeV2(file).ok).toBe('boolean');
      }),
    );
  });
});

describe('compression 1', () => {
  const cardsOf = (data: string) => {
    const reading = decodeV1({ name: 'Old', server: 0, compression: '1', data });
    if (!reading.ok) throw new Error(reading.reason);
    return reading.profile.cards;
  };

  test('reads the published example', () => {
    const common = { master: 0, skill: 0, ep: 2, train: 1, exclude: false };
    expect(cardsOf('04y0K07o0M0Bo0M2Ko0K')).toEqual([
      { id: 4, level: 60, art: 0, ...common },
      { id: 7, level: 50, art: 1, ...common },
      { id: 11, level: 50, art: 1, ...common },
      { id: 148, level: 50, art: 0, ...common },
    ]);
  });

  test('adds 6928 to ids from 3072 on', () => {
    // l- and l_ would be 3070 and 3071; m0 is 3072.
    expect(cardsOf('l_100m0100').map((card) => card.id)).toEqual([3071, 10_000]);
  });

  test('reads any card it can express', () => {
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
    const two = (value: number) => `${digits[Math.floor(value / 64)]}${digits[value % 64]}`;
    const anyOld = fc.record({
      id: fc.integer({ min: 1, max: 3071 }),
      level: fc.integer({ min: 1, max: 60 }),
      skill: fc.integer({ min: 0, max: 4 }),
      ep: fc.integer({ min: 0, max: 2 }),
      train: fc.constantFrom(0, 1),
      art: fc.constantFrom(0, 1),
      exclude: fc.boolean(),
    });
    fc.assert(
      fc.property(anyOld, (card) => {
        const rest = Number(card.exclude) + 2 * card.art + 4 * card.train + 8 * card.ep + 24 * card.skill;
        expect(cardsOf(two(card.id) + digits[card.level] + two(rest))).toEqual([{ ...card, master: 0 }]);
      }),
    );
  });

  test('clamps a skill level the game does not have', () => {
    expect(cardsOf('04y__')[0]?.skill).toBe(4);
  });

  test('reads items in the plain form', () => {
    const reading = decodeV1({ data: '', items: { Plaza: [1, 2, 3, null] } });
    expect(reading.ok && reading.profile.items.Plaza).toEqual([1, 2, 3, null]);
  });

  test.each<[string, unknown]>([
    ['no text', undefined],
    ['an object', { cards: {} }],
    ['half a card', '04y0K07'],
    ['foreign characters', '04y0+'],
  ])('is broken with %s', (_name, data) => {
    expect(decodeV1({ data })).toEqual({ ok: false, reason: 'brokenData' });
  });

  test('never throws', () => {
    fc.assert(
      fc.property(anyJunk, anyJunk, (data, items) => {
        expect(typeof decodeV1({ data, items }).ok).toBe('boolean');
      }),
    );
  });
});

describe('all formats', () => {
  test('agree on a profile they can all express', () => {
    const card = { id: 4, level: 60, master: 0, skill: 0, ep: 2, train: 1, art: 0, exclude: false } as const;
    const profile: Profile = { ...emptyProfile('Same', 1), cards: [card] };
    const old = decodeV1({ ...profile, data: '04y0K' });
    const packed = decodeV2({ ...encodeV2(profile).file });
    expect(old.ok && old.profile).toEqual(profile);
    expect(packed.ok && packed.profile).toEqual(profile);
  });
});
