import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProfileCollection } from '#model/profile/collection';
import { emptyProfile } from '#model/profile/defaults';
import { writePlain } from '#model/profile/plain';
import type { Profile, ProfileCard } from '#model/profile/profile';
import { readCollection } from '#model/profile/stored';
import { type CopySize, holdingsOf, isSmaller, sizeOf } from '#model/rules/copies/holding';
import { inPlaceOf, joinCollections } from '#model/rules/copies/joining';
import { type Agreement, markOf, relationOf } from '#model/rules/copies/relation';
import { anyProfile } from '#tests/arbitraries/profile';

/** Few different ones, so that both sides often have some in common. */
const POOL = fc.sample(anyProfile({ maxCards: 4 }), { numRuns: 5, seed: 7 });
const anyProfiles = fc.array(fc.constantFrom(...POOL), { maxLength: 5 });
const anyCollection: fc.Arbitrary<ProfileCollection> = fc
  .tuple(anyProfiles, fc.nat(4))
  .map(([profiles, active]) => ({ profiles, active: Math.min(active, Math.max(0, profiles.length - 1)) }));

const side = (profiles: readonly Profile[]) => ({ profiles, mark: markOf(profiles) });
const cloudOf = (profiles: readonly Profile[], revision: number) => ({ ...side(profiles), revision });
const agreedOn = (profiles: readonly Profile[], revision: number): Agreement => ({
  member: 'Kasumi',
  revision,
  mark: markOf(profiles),
});
const sizeOfAll = (profiles: readonly Profile[]) => sizeOf(holdingsOf(profiles));
const textsOf = (profiles: readonly Profile[]) => profiles.map((each) => JSON.stringify(each)).sort();

describe('two copies brought together', () => {
  test('hold all of both, and never fewer than one of them', () => {
    fc.assert(
      fc.property(anyCollection, anyCollection, (mine, theirs) => {
        const both = joinCollections(mine, theirs);
        const texts = textsOf(both.profiles);
        for (const { profiles } of [mine, theirs]) {
          expect(isSmaller(sizeOfAll(both.profiles), sizeOfAll(profiles))).toBe(false);
          for (const text of textsOf(profiles)) expect(texts).toContain(text);
        }
        expect(both.profiles.length).toBeLessThanOrEqual(mine.profiles.length + theirs.profiles.length);
        expect(both.profiles.slice(0, theirs.profiles.length)).toEqual(theirs.profiles);
      }),
    );
  });

  test('are the same as one of them when they are alike', () => {
    fc.assert(
      fc.property(anyCollection, (one) => {
        expect(joinCollections(one, { ...one })).toEqual(one);
      }),
    );
  });

  test('do not care in which order fields were written', () => {
    const [profile = emptyProfile('A', 0)] = POOL;
    const turned = Object.fromEntries(Object.entries(profile).reverse()) as unknown as Profile;
    expect(
      joinCollections({ profiles: [turned], active: 0 }, { profiles: [profile], active: 0 }).profiles,
    ).toHaveLength(1);
  });
});

describe('another copy in the place of this one', () => {
  test('keeps the profile of the active one’s name active, and always has an active one', () => {
    fc.assert(
      fc.property(anyCollection, anyProfiles, (old, profiles) => {
        const next = inPlaceOf(old, profiles);
        expect(next.profiles).toBe(profiles);
        const name = old.profiles[old.active]?.name;
        const has = profiles.some((each) => each.name === name);
        if (has) expect(profiles[next.active]?.name).toBe(name);
        else expect(next.active).toBe(0);
      }),
    );
  });
});

describe('a mark', () => {
  test('is the same for what the server gives back', () => {
    fc.assert(
      fc.property(fc.array(anyProfile(), { maxLength: 3 }), (profiles) => {
        const there: unknown = JSON.parse(JSON.stringify(profiles.map(writePlain)));
        expect(markOf(readCollection(there).profiles)).toBe(markOf(profiles));
      }),
    );
  });

  test('is the same for cards in another order', () => {
    fc.assert(
      fc.property(anyProfile(), (profile) => {
        const turned = { ...profile, cards: profile.cards.toReversed() };
        expect(markOf([turned])).toBe(markOf([profile]));
      }),
    );
  });

  test('differs when a single card does', () => {
    fc.assert(
      fc.property(anyProfile(), fc.nat(), (profile, at) => {
        fc.pre(profile.cards.length > 0);
        const place = at % profile.cards.length;
        const card = profile.cards[place];
        if (!card) return;
        const cards = profile.cards.with(place, { ...card, level: card.level === 1 ? 2 : 1 });
        expect(markOf([{ ...profile, cards }])).not.toBe(markOf([profile]));
        expect(markOf([{ ...profile, cards: profile.cards.toSpliced(place, 1) }])).not.toBe(
          markOf([profile]),
        );
      }),
    );
  });
});

describe('how this device stands to the cloud', () => {
  const revisions = fc.integer({ min: 1, max: 3 });

  test('is decided by who changed something since both were the same', () => {
    fc.assert(
      fc.property(anyProfiles, anyProfiles, anyProfiles, revisions, revisions, (base, mine, theirs, r, s) => {
        const isChangedHere = markOf(mine) !== markOf(base);
        const isChangedThere = r !== s;
        const there = isChangedThere ? theirs : base;
        const relation = relationOf(side(mine), cloudOf(there, s), agreedOn(base, r));
        if (markOf(mine) === markOf(there)) expect(relation).toBe('same');
        else if (isChangedHere && isChangedThere) expect(relation).toBe('diverged');
        else expect(relation).toBe(isChangedHere ? 'ahead' : 'behind');
      }),
    );
  });

  test('is never ahead or behind of something unknown that would be lost', () => {
    fc.assert(
      fc.property(anyProfiles, anyProfiles, revisions, (mine, theirs, revision) => {
        const relation = relationOf(side(mine), cloudOf(theirs, revision), null);
        if (relation === 'ahead') expect(theirs).toEqual([]);
        if (relation === 'behind') expect(mine).toEqual([]);
      }),
    );
  });

  test('is ahead of a cloud that no one put anything into, also of one that forgot', () => {
    const mine = side(POOL);
    expect(relationOf(mine, cloudOf([], 0), null)).toBe('ahead');
    expect(relationOf(mine, cloudOf([], 0), agreedOn(POOL, 4))).toBe('ahead');
  });
});

describe('a copy is smaller', () => {
  const NOTHING = { cards: 0, items: 0 };
  const size = (profiles: number, cards: number, grown: CopySize['grown'] = NOTHING): CopySize => ({
    profiles,
    cards,
    grown,
  });
  const further = { cards: 900, items: 90 };

  test('when it has fewer profiles or fewer cards', () => {
    expect(isSmaller(size(1, 9), size(2, 5))).toBe(true);
    expect(isSmaller(size(2, 5), size(1, 9))).toBe(true);
    expect(isSmaller(size(2, 9), size(2, 9))).toBe(false);
    expect(isSmaller(size(0, 0), size(0, 0))).toBe(false);
  });

  test('when its cards or items went less far, however many there are', () => {
    expect(isSmaller(size(1, 9, { cards: 899, items: 99 }), size(1, 9, further))).toBe(true);
    expect(isSmaller(size(1, 9, { cards: 999, items: 89 }), size(1, 9, further))).toBe(true);
    expect(isSmaller(size(1, 9, further), size(1, 9, further))).toBe(false);
    expect(isSmaller(size(2, 12, { cards: 899, items: 99 }), size(1, 9, further))).toBe(true);
  });

  test('when a single card loses whatever takes work', () => {
    const full: ProfileCard = {
      id: 7,
      level: 60,
      master: 4,
      skill: 4,
      ep: 2,
      train: 1,
      art: 1,
      exclude: false,
    };
    const owner = (card: ProfileCard) => sizeOfAll([{ ...emptyProfile('A', 0), cards: [card] }]);
    const losses = [{ level: 59 }, { master: 3 }, { skill: 3 }, { ep: 1 }, { train: 0 }] as const;
    for (const loss of losses) {
      expect(isSmaller(owner({ ...full, ...loss }), owner(full))).toBe(true);
      expect(isSmaller(owner(full), owner({ ...full, ...loss }))).toBe(false);
    }
    expect(isSmaller(owner({ ...full, art: 0, exclude: true }), owner(full))).toBe(false);
  });
});
