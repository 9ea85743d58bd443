import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProfileCollection } from '#model/profile/collection';
import { emptyProfile } from '#model/profile/defaults';
import { writePlain } from '#model/profile/plain';
import type { Profile } from '#model/profile/profile';
import { readCollection } from '#model/profile/stored';
import { holdingsOf, isSmaller, sizeOf } from '#model/rules/copies/holding';
import { inPlaceOf, joined } from '#model/rules/copies/joining';
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
        const both = joined(mine, theirs);
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
        expect(joined(one, { ...one })).toEqual(one);
      }),
    );
  });

  test('do not care in which order fields were written', () => {
    const [profile = emptyProfile('A', 0)] = POOL;
    const turned = Object.fromEntries(Object.entries(profile).reverse()) as unknown as Profile;
    expect(
      joined({ profiles: [turned], active: 0 }, { profiles: [profile], active: 0 }).profiles,
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

  test('is told by who changed something since both were the same', () => {
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

  test('is ahead of a cloud that nobody put anything into, also of one that forgot', () => {
    const mine = side(POOL);
    expect(relationOf(mine, cloudOf([], 0), null)).toBe('ahead');
    expect(relationOf(mine, cloudOf([], 0), agreedOn(POOL, 4))).toBe('ahead');
  });
});

test('a copy is smaller when it has fewer profiles or fewer cards', () => {
  expect(isSmaller({ profiles: 1, cards: 9 }, { profiles: 2, cards: 5 })).toBe(true);
  expect(isSmaller({ profiles: 2, cards: 5 }, { profiles: 1, cards: 9 })).toBe(true);
  expect(isSmaller({ profiles: 2, cards: 9 }, { profiles: 2, cards: 9 })).toBe(false);
  expect(isSmaller({ profiles: 0, cards: 0 }, { profiles: 0, cards: 0 })).toBe(false);
});
