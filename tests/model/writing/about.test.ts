import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_PROFILE } from '#model/contract/account/profile';
import {
  type AboutDraft,
  aboutChanges,
  EMPTY_ABOUT,
  FAVOURITES,
  faultsOfAbout,
  moved,
  readAbout,
} from '#model/writing/about';

const filled: AboutDraft = {
  ...EMPTY_ABOUT,
  titles: [{ id: 3, type: 'bandori', server: 0 }],
  posterCard: { id: 7, offset: 0.25, trainedArt: true },
  intro: [{ type: 'text', data: 'Hello' }],
  serverIds: [{ id: '123', server: 1 }],
  socialMedia: 'https://example.org',
  favCards: [5, 1, 4],
};

describe('what a member says about themself', () => {
  test('is read from what the API answers, and sent back as nothing where nothing changed', () => {
    const about = readAbout({
      ...EMPTY_PROFILE,
      username: 'Mika',
      favCards: [5, 1],
      serverIds: [{ id: 9, server: 2 }],
    });
    expect(about).toEqual({ ...EMPTY_ABOUT, favCards: [5, 1], serverIds: [{ id: '9', server: 2 }] });
    if (about) expect(aboutChanges(about, { ...about })).toEqual({});
  });

  test('is sent by the fields that changed alone', () => {
    expect(aboutChanges(EMPTY_ABOUT, filled)).toEqual({
      titles: filled.titles,
      posterCard: filled.posterCard,
      selfIntroRich: filled.intro,
      serverIds: [{ id: 123, server: 1 }],
      socialMedia: 'https://example.org',
      favCards: [5, 1, 4],
    });
    expect(aboutChanges(filled, { ...filled, favCards: [5, 4, 1], posterCard: null })).toEqual({
      favCards: [5, 4, 1],
      posterCard: null,
    });
  });

  test('can be taken unless an id is no number, stands there twice, or a bound is passed', () => {
    const faults = (change: Partial<AboutDraft>) => faultsOfAbout({ ...filled, ...change });
    expect(faults({})).toEqual([]);
    for (const id of ['', 'x', '-1', '1e3', '1234567890123456', '1.5'])
      expect(faults({ serverIds: [{ id, server: 0 }] })).toEqual(['player']);
    expect(faults({ serverIds: [{ id: ' 00123', server: 0 }] })).toEqual([]);
    const twice = [
      { id: '123', server: 0 },
      { id: '１２３', server: 0 },
    ];
    expect(faults({ serverIds: twice })).toEqual(['twice']);
    const long = 'x'.repeat(9_000);
    const nodes = (count: number) => Array.from({ length: count }, () => ({ type: 'text', data: long }));
    expect(faults({ intro: nodes(2) })).toEqual([]);
    expect(faults({ intro: nodes(3) })).toEqual(['letters']);
    expect(faults({ intro: nodes(4) })).toEqual(['letters', 'weight']);
    expect(faults({ intro: Array.from({ length: 201 }, () => ({ type: 'br' })) })).toEqual(['nodes']);
    expect(faults({ intro: [{ type: 'heading', data: 'x'.repeat(201) }] })).toEqual(['node']);
  });

  test('is read of anything as something that can be written again, or not at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ intro: fc.constant([]), favCards: fc.anything() })),
        (json) => {
          const about = readAbout(json);
          if (about === null) return;
          expect(readAbout(JSON.parse(JSON.stringify(about)))).toEqual(about);
          for (const list of FAVOURITES) expect(new Set(about[list]).size).toBe(about[list].length);
        },
      ),
    );
  });
});

describe('an order', () => {
  test('keeps all its entries wherever one of them is moved', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(99), { maxLength: 9 }),
        fc.nat(10),
        fc.integer(),
        (list, from, to) => {
          const after = moved(list, from, to);
          expect([...after].sort()).toEqual([...list].sort());
          const entry = list[from];
          if (entry !== undefined && to >= 0 && to < list.length) {
            expect(after[to]).toBe(entry);
            expect(moved(after, to, from)).toEqual(list);
          } else expect(after).toBe(list);
        },
      ),
    );
  });
});
