import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyProfile } from '#model/profile/defaults';
import type { Profile, ProfileCard } from '#model/profile/profile';
import { differencesOf } from '#model/rules/copies/differences';
import { markOf } from '#model/rules/copies/relation';
import { anyProfile } from '#tests/arbitraries/profile';

const card = (id: number, change: Partial<ProfileCard> = {}): ProfileCard => ({
  id,
  level: 50,
  master: 2,
  skill: 3,
  ep: 2,
  train: 1,
  art: 1,
  exclude: false,
  ...change,
});
const owner = (name: string, cards: readonly ProfileCard[]): Profile => ({ ...emptyProfile(name, 0), cards });
const NOTHING = { onlyHere: [], onlyThere: [], profiles: [] };

const anyProfiles = fc.array(anyProfile({ maxCards: 4 }), { maxLength: 4 });

describe('differences of two copies', () => {
  test('are none exactly when both hold the same, in whatever order', () => {
    fc.assert(
      fc.property(anyProfiles, anyProfiles, (mine, theirs) => {
        const sorted = (profiles: readonly Profile[]) => profiles.map((each) => markOf([each])).sort();
        const isSame = JSON.stringify(sorted(mine)) === JSON.stringify(sorted(theirs));
        expect(JSON.stringify(differencesOf(mine, theirs)) === JSON.stringify(NOTHING)).toBe(isSame);
        expect(differencesOf(mine, mine.toReversed())).toEqual(NOTHING);
      }),
    );
  });

  test('are the same from the other side, turned round', () => {
    fc.assert(
      fc.property(anyProfiles, anyProfiles, (mine, theirs) => {
        const [one, other] = [differencesOf(mine, theirs), differencesOf(theirs, mine)];
        expect(one.onlyHere.length).toBe(other.onlyThere.length);
        const sum = (list: typeof one.profiles, key: 'furtherHere' | 'furtherThere' | 'items') =>
          list.reduce((all, each) => all + each[key], 0);
        expect(one.profiles.length).toBe(other.profiles.length);
        fc.pre(new Set(mine.map(({ name }) => name)).size === mine.length);
        fc.pre(new Set(theirs.map(({ name }) => name)).size === theirs.length);
        expect(sum(one.profiles, 'furtherHere')).toBe(sum(other.profiles, 'furtherThere'));
        expect(sum(one.profiles, 'items')).toBe(sum(other.profiles, 'items'));
      }),
    );
  });

  test('tell grown cards, lacking cards, settings and items of one profile apart', () => {
    const here = owner('A', [card(1), card(2, { level: 1, master: 0 }), card(3, { exclude: true }), card(4)]);
    const items = { ...here.items, potentials: here.items.potentials.with(2, 3).with(4, 5) };
    const there = { ...owner('A', [card(1, { skill: 0 }), card(2), card(3), card(9)]), items };
    expect(differencesOf([here], [there]).profiles).toEqual([
      {
        name: 'A',
        otherName: null,
        otherServer: null,
        onlyHere: 1,
        onlyThere: 1,
        furtherHere: 1,
        furtherThere: 1,
        otherwise: 1,
        items: 2,
      },
    ]);
  });

  test('know a profile that got another name or server, and those that only one side has', () => {
    const renamed = differencesOf([owner('A', [card(1)])], [owner('B', [card(1)])]);
    expect(renamed).toMatchObject({ onlyHere: [], onlyThere: [], profiles: [{ name: 'A', otherName: 'B' }] });
    const moved = differencesOf([owner('A', [])], [{ ...owner('A', []), server: 1 }]);
    expect(moved.profiles).toMatchObject([{ otherName: null, otherServer: 1 }]);
    const others = differencesOf([owner('A', [card(1)])], [owner('B', [card(2)]), owner('C', [])]);
    expect(others).toEqual({ onlyHere: ['A'], onlyThere: ['B', 'C'], profiles: [] });
  });
});
