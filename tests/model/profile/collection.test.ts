import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activeProfile,
  NO_PROFILES,
  type ProfileCollection,
  withActive,
  withAdded,
  withNew,
  withRemoved,
  withReplaced,
} from '#model/profile/collection';
import { emptyProfile } from '#model/profile/defaults';
import { readCollection, writeCollection } from '#model/profile/stored';
import { anyJunk, anyRowOf } from '../../arbitraries/hostile.ts';
import { anyProfile } from '../../arbitraries/profile.ts';

const of = (names: string, active: number): ProfileCollection => ({
  profiles: [...names].map((name) => emptyProfile(name, 0)),
  active,
});
const shown = ({ profiles, active }: ProfileCollection) => [
  profiles.map(({ name }) => name).join(''),
  active,
];

/** Any collection that the rules themselves can reach. */
const anyCollection: fc.Arbitrary<ProfileCollection> = fc
  .tuple(fc.array(anyProfile({ maxCards: 3 }), { maxLength: 5 }), fc.nat(6))
  .map(([profiles, active]) => withActive(withAdded(NO_PROFILES, profiles), active));

describe('adding', () => {
  test('makes the new profile the active one', () => {
    expect(shown(withAdded(of('ab', 0), of('c', 0).profiles))).toEqual(['abc', 2]);
  });

  test('makes the last of several active', () => {
    expect(shown(withAdded(of('a', 0), of('cde', 0).profiles))).toEqual(['acde', 3]);
  });

  test('changes nothing when there is nothing to add', () => {
    expect(shown(withAdded(of('ab', 0), []))).toEqual(['ab', 0]);
  });

  test('names a new profile by the smallest free number', () => {
    const once = withNew(withNew(NO_PROFILES, 1), 1);
    const again = withNew(withRemoved(once, 0), 2);
    expect(again.profiles.map(({ name, server }) => [name, server])).toEqual([
      ['Profile 2', 1],
      ['Profile 1', 2],
    ]);
  });
});

describe('removing', () => {
  test('the active profile makes the first active', () => {
    expect(shown(withRemoved(of('abcd', 2), 2))).toEqual(['abd', 0]);
  });

  test('an earlier one keeps the same profile active', () => {
    expect(shown(withRemoved(of('abcd', 2), 0))).toEqual(['bcd', 1]);
  });

  test('a later one changes nothing else', () => {
    expect(shown(withRemoved(of('abcd', 1), 3))).toEqual(['abc', 1]);
  });

  test('the only one leaves none', () => {
    const left = withRemoved(of('a', 0), 0);
    expect(left).toEqual(NO_PROFILES);
    expect(activeProfile(left)).toBeNull();
  });

  test.each([-1, 4, 1.5, Number.NaN])('does nothing at index %d', (index) => {
    expect(shown(withRemoved(of('abcd', 1), index))).toEqual(['abcd', 1]);
  });

  test('keeps the active profile unless it is the one removed', () => {
    fc.assert(
      fc.property(anyCollection, fc.nat(6), (collection, index) => {
        const before = activeProfile(collection);
        const after = withRemoved(collection, index);
        if (index !== collection.active) expect(activeProfile(after)).toBe(before);
        else if (after.profiles.length > 0) expect(after.active).toBe(0);
      }),
    );
  });
});

describe('the active index', () => {
  test.each([
    [-3, 0],
    [1, 1],
    [99, 2],
    [1.9, 1],
    [Number.NaN, 0],
  ])('asked for %d becomes %i of three', (index, expected) => {
    expect(withActive(of('abc', 0), index).active).toBe(expected);
  });

  test('always points at a profile while there is one', () => {
    fc.assert(
      fc.property(
        anyCollection,
        fc.array(fc.tuple(fc.nat(2), fc.integer({ min: -2, max: 8 }))),
        (start, steps) => {
          let collection = start;
          for (const [kind, index] of steps) {
            if (kind === 0) collection = withRemoved(collection, index);
            else if (kind === 1) collection = withActive(collection, index);
            else collection = withNew(collection, 0);
            expect(activeProfile(collection) === null).toBe(collection.profiles.length === 0);
          }
        },
      ),
    );
  });
});

describe('replacing', () => {
  test('changes one profile and nothing else', () => {
    expect(shown(withReplaced(of('abc', 1), 2, emptyProfile('x', 0)))).toEqual(['abx', 1]);
    expect(shown(withReplaced(of('abc', 1), 3, emptyProfile('x', 0)))).toEqual(['abc', 1]);
  });
});

describe('the stored collection', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(anyCollection, (collection) => {
        const stored: unknown = JSON.parse(JSON.stringify(writeCollection(collection)));
        expect(readCollection(stored)).toEqual(collection);
      }),
    );
  });

  test('clamps an index that points nowhere', () => {
    expect(readCollection({ ...writeCollection(of('ab', 0)), active: 7 }).active).toBe(1);
    expect(readCollection({ ...writeCollection(of('ab', 0)), active: 'x' }).active).toBe(0);
  });

  test('reads a bare list of profiles', () => {
    expect(shown(readCollection(writeCollection(of('ab', 1)).profiles))).toEqual(['ab', 0]);
  });

  test('is empty for anything else, and never throws', () => {
    expect(readCollection('broken')).toEqual(NO_PROFILES);
    fc.assert(
      fc.property(fc.oneof(anyJunk, anyRowOf(['profiles', 'active'])), (value) => {
        const { profiles, active } = readCollection(value);
        expect(active).toBeLessThanOrEqual(Math.max(0, profiles.length - 1));
      }),
    );
  });
});
