import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOUNDS, defaultItems } from '#model/profile/defaults';
import { BONUS_KEYS, ITEM_IDS_BY_LIST, ITEM_LIST_KEYS } from '#model/profile/item-lists';
import { uniqueName } from '#model/profile/naming';
import {
  readItems,
  readName,
  readPlain,
  readProfileCard,
  readServer,
  shownValue,
  writePlain,
} from '#model/profile/plain';
import type { Profile } from '#model/profile/profile';
import { anyJunk, anyRowOf } from '../../arbitraries/hostile.ts';
import { anyProfile } from '../../arbitraries/profile.ts';

const CARD_FIELDS = ['id', 'level', 'master', 'skill', 'ep', 'train', 'art', 'exclude'];

/** Whether a profile is one that every other part may trust. */
function expectSound(profile: Profile): void {
  for (const key of ITEM_LIST_KEYS) {
    expect(profile.items[key]).toHaveLength(ITEM_IDS_BY_LIST[key].length);
    expect(
      profile.items[key].every((level) => level === null || (Number.isInteger(level) && level >= 0)),
    ).toBe(true);
  }
  expect(profile.items.potentials).toHaveLength(40);
  expect(profile.items.potentials.every((value) => value >= 0 && value <= 115)).toBe(true);
  expect([0, 1, 2, 3, 4]).toContain(profile.server);
  const ids = profile.cards.map((card) => card.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const card of profile.cards) {
    expect(card.id).toBeGreaterThan(0);
    expect(card.level).toBeGreaterThanOrEqual(1);
    expect([0, 1, 2, 3, 4]).toContain(card.master);
    expect([0, 1, 2, 3, 4]).toContain(card.skill);
    expect([0, 1, 2]).toContain(card.ep);
    expect([0, 1]).toContain(card.train);
    expect([0, 1]).toContain(card.art);
    expect(typeof card.exclude).toBe('boolean');
  }
}

/** Long ones of letters, blanks and both halves of characters, so that any of them may stand at the cut. */
const anyLongName = fc
  .array(fc.constantFrom('a'.repeat(95), 'x', ' ', '\u{1F3B8}', '\uD83C', '\uDFB8', '\uFEFF'), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

describe('a name', () => {
  test('is read the same again, or what is kept would count as damaged', () => {
    fc.assert(
      fc.property(fc.oneof(anyLongName, fc.string()), (given) => {
        const name = readName(given);
        expect(readName(name)).toBe(name);
        expect(name.length).toBeLessThanOrEqual(BOUNDS.nameLength);
      }),
      { examples: [[`${'a'.repeat(99)} b`], [`${'a'.repeat(99)}\u{1F3B8}`]] },
    );
    expect(readName(`${'a'.repeat(99)}\u{1F3B8}`)).toBe('a'.repeat(99));
  });

  test('that is free can be kept as it is, however long the one that is taken', () => {
    fc.assert(
      fc.property(anyLongName, fc.integer({ min: 0, max: 12 }), (given, copies) => {
        const wanted = readName(given) || 'A';
        const taken = [wanted];
        for (let i = 0; i <= copies; i++) taken.push(uniqueName(wanted, taken));
        expect(taken.map(readName)).toEqual(taken);
        expect(new Set(taken).size).toBe(taken.length);
      }),
      { examples: [['x'.repeat(100), 12]] },
    );
  });
});

describe('what stands in a file', () => {
  test('is shown in short, however deep it goes', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 200_000; i++) deep = [deep];
    expect(shownValue(deep)).toBe('[…]');
    expect(readPlain({ name: 'A', cards: [deep, { id: 5, level: deep }] }).problems).toMatchObject([
      { row: 1, kind: 'noId', text: '[…]' },
      { row: 2, kind: 'value', text: '[…]' },
    ]);
    expect([{ a: 1 }, 'x'.repeat(99), -3, true, undefined].map(shownValue)).toEqual([
      '{…}',
      'x'.repeat(40),
      '-3',
      'true',
      '',
    ]);
  });
});

describe('readProfileCard', () => {
  test('reads an entry as it is', () => {
    const entry = { id: 5, level: 42, master: 2, skill: 3, ep: 1, train: 1, art: 0, exclude: true };
    expect(readProfileCard(entry)).toEqual(entry);
  });

  test('falls back field by field', () => {
    expect(readProfileCard({ id: 5, level: 'high', master: {}, skill: null, ep: [], train: 'x' })).toEqual({
      id: 5,
      level: 1,
      master: 0,
      skill: 0,
      ep: 0,
      train: 0,
      art: 0,
      exclude: false,
    });
  });

  test('clamps what is out of bounds and cuts fractions', () => {
    const card = readProfileCard({ id: 5, level: 4000, master: 9, skill: -3, ep: 7.9, train: 5 });
    expect(card).toMatchObject({ level: 99, master: 4, skill: 0, ep: 2, train: 1 });
    expect(readProfileCard({ id: 5, level: -1 })?.level).toBe(1);
  });

  test('shows the trained art of a trained card unless set otherwise', () => {
    expect(readProfileCard({ id: 5, train: 1 })?.art).toBe(1);
    expect(readProfileCard({ id: 5, train: 1, art: 0 })?.art).toBe(0);
  });

  test('reads true, false and numbers as strings', () => {
    expect(readProfileCard({ id: '5', level: '60', train: true, exclude: 1 })).toMatchObject({
      id: 5,
      level: 60,
      train: 1,
      exclude: true,
    });
  });

  test.each([
    [null],
    [7],
    ['5'],
    [[5]],
    [{}],
    [{ id: 0 }],
    [{ id: -5 }],
    [{ id: 1.5 }],
    [{ id: 1_000_001 }],
    [{ id: 'x' }],
  ])('reads no card from %j', (value) => {
    expect(readProfileCard(value)).toBeNull();
  });
});

describe('readItems', () => {
  test('gives the defaults when there are none', () => {
    for (const value of [undefined, null, 7, 'x', []]) expect(readItems(value)).toEqual(defaultItems());
  });

  test('takes null, a missing entry and a missing list for not owned', () => {
    const items = readItems({ Roselia: [0, null, 7], Plaza: [] });
    expect(items.Roselia).toEqual([0, null, 7, null, null, null, null]);
    expect(items.Plaza).toEqual([null, null, null, null]);
    expect(items.MyGO).toEqual(Array.from({ length: 7 }, () => null));
  });

  test('takes the preset for what is of the wrong type', () => {
    const items = readItems({ Roselia: ['x', {}, true, 2, 2, 2, 2], Menu: 'all' });
    expect(items.Roselia).toEqual([4, 4, 4, 2, 2, 2, 2]);
    expect(items.Menu).toEqual([4, 4, 4, 4]);
  });

  test('clamps levels and takes one below the first for not owned', () => {
    expect(readItems({ Magazine: [-1, 500, 2.9] }).Magazine).toEqual([null, 19, 2]);
  });

  test('clamps potentials and fills missing ones with their start', () => {
    const { potentials } = readItems({ potentials: [160, -5, '30', null] });
    expect(potentials.slice(0, 5)).toEqual([115, 0, 30, 1, 1]);
    expect(potentials).toHaveLength(40);
  });

  test('takes missions only from a file that tells them apart', () => {
    expect('missions' in readItems({ potentials: [60] })).toBe(false);
    const { potentials, missions } = readItems({ potentials: [60, 20], missions: [10, null, -3] });
    expect(potentials.slice(0, 3)).toEqual([60, 20, 1]);
    expect(missions?.slice(0, 4)).toEqual([10, 0, 0, 0]);
    expect(missions).toHaveLength(40);
  });
});

describe('readServer', () => {
  test.each<[unknown, number]>([
    [3, 3],
    ['2', 2],
    ['kr', 4],
    ['EN', 1],
    [9, 0],
    [1.5, 0],
    ['mars', 0],
    [null, 0],
  ])('reads %j as %i', (value, expected) => {
    expect(readServer(value)).toBe(expected);
  });
});

describe('readPlain', () => {
  test('gives back what writePlain wrote', () => {
    fc.assert(
      fc.property(anyProfile(), (profile) => {
        const file: unknown = JSON.parse(JSON.stringify(writePlain(profile)));
        expect(readPlain(Object(file))).toEqual({ profile, droppedCards: 0, problems: [] });
      }),
    );
  });

  test('keeps the last of several entries of one card and counts what it drops', () => {
    const { profile, droppedCards } = readPlain({
      name: 'A',
      cards: [{ id: 5, level: 1 }, null, { id: 5, level: 60 }, { level: 3 }],
    });
    expect(profile.cards.map((card) => [card.id, card.level])).toEqual([[5, 60]]);
    expect(droppedCards).toBe(3);
  });

  test('trims names and cuts endless ones', () => {
    expect(readPlain({ name: '  Mine  ' }).profile.name).toBe('Mine');
    expect(readPlain({ name: 'x'.repeat(5000) }).profile.name).toHaveLength(100);
    expect(readPlain({ name: 7 }).profile.name).toBe('');
  });

  test('makes a sound profile of anything', () => {
    const anyFile = fc.record(
      {
        name: anyJunk,
        server: anyJunk,
        cards: fc.oneof(anyJunk, fc.array(fc.oneof(anyJunk, anyRowOf(CARD_FIELDS)))),
        items: fc.oneof(anyJunk, anyRowOf([...ITEM_LIST_KEYS, ...BONUS_KEYS])),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyFile, (file) => {
        expectSound(readPlain(file).profile);
      }),
    );
  });
});
