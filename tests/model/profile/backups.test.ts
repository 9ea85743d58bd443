import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BACKUP_REASONS, readBackup, readSummary, writeBackup } from '#model/profile/backups/backup';
import { isLoss } from '#model/profile/backups/losses';
import { completeFromBackup } from '#model/profile/backups/recovering';
import { backupToDelete, MAX_BACKUPS } from '#model/profile/backups/rolling';
import type { ProfileCollection } from '#model/profile/collection';
import { defaultItems, emptyProfile, startingCard } from '#model/profile/defaults';
import type { Profile } from '#model/profile/profile';
import { anyProfile } from '../../arbitraries/profile.ts';
import { damageOf } from '../../laws/damage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const byId = ({ cards }: Profile) => cards.toSorted((a, b) => a.id - b.id);
const owner = (name: string, count: number): Profile => ({
  ...emptyProfile(name, 0),
  cards: Array.from({ length: count }, (_, i) => ({ ...startingCard(i + 1), level: 40 })),
});
const of = (...profiles: readonly Profile[]): ProfileCollection => ({ profiles, active: 0 });

describe('a backup', () => {
  test('holds what it was made of, and says so before it is opened', () => {
    const reason = fc.constantFrom(...BACKUP_REASONS);
    fc.assert(
      fc.property(fc.array(anyProfile(), { maxLength: 3 }), reason, fc.nat(), (profiles, why, at) => {
        const text = writeBackup({ profiles, active: 0 }, why, at);
        const back = readBackup(text);
        expect(back?.profiles.map(byId)).toEqual(profiles.map(byId));
        expect(back?.profiles.map(({ items }) => items)).toEqual(profiles.map(({ items }) => items));
        expect(readSummary(text)).toMatchObject({ at, reason: why });
        expect(readSummary(text)?.profiles.map(({ cards }) => cards)).toEqual(
          profiles.map(({ cards }) => cards.length),
        );
      }),
    );
  });

  test('keeps cards that two bytes cannot name', () => {
    const profile = { ...emptyProfile('A', 0), cards: [startingCard(50_000)] };
    expect(readBackup(writeBackup(of(profile), 'manual', 1))?.profiles[0]?.cards[0]?.id).toBe(50_000);
  });

  test('is opened whole or not at all, however it was damaged', () => {
    const text = writeBackup(of(owner('A', 3), owner('B', 2)), 'regular', 5);
    fc.assert(
      fc.property(damageOf(text), ({ text: spoilt }) => {
        const back = readBackup(spoilt);
        if (back && back.profiles.length > 0)
          expect(back.profiles.map(byId)).toEqual([owner('A', 3), owner('B', 2)].map(byId));
        readSummary(spoilt);
      }),
      { numRuns: 100 },
    );
  });
});

interface Made {
  readonly at: number;
  readonly cards: number;
}

/** Makes backups at the times given, as the slots do. */
function roll(made: readonly Made[]): readonly Made[] {
  let kept: readonly Made[] = [];
  for (const each of made) {
    const all = [...kept, each];
    const gone = backupToDelete(all, each.at);
    kept = all.filter((backup) => backup !== gone);
  }
  return kept;
}

describe('rolling backups', () => {
  const edits = (from: number, count: number, step: number, cards = 5): readonly Made[] =>
    Array.from({ length: count }, (_, i) => ({ at: from + i * step, cards }));

  test('keep yesterday evening through any number of quick edits', () => {
    const yesterday = edits(100 * DAY, 6, HOUR);
    const today = edits(101 * DAY, 500, MINUTE);
    const kept = roll([...yesterday, ...today]);
    expect(kept).toContain(yesterday.at(-1));
    expect(kept).toHaveLength(MAX_BACKUPS);
    expect(kept.slice(-3)).toEqual(today.slice(-3));
  });

  test('keep the one of most cards, whenever it was', () => {
    const big = { at: 3 * DAY, cards: 900 };
    expect(roll([big, ...edits(50 * DAY, 100, 3 * HOUR)])).toContain(big);
  });

  test('keep the latest three and the last one of the day before, whatever happens', () => {
    const pause = fc.oneof(fc.integer({ min: 1, max: 20 * MINUTE }), fc.integer({ min: HOUR, max: 3 * DAY }));
    const any = fc.array(fc.record({ pause, cards: fc.nat(2_000) }), { maxLength: 60 });
    fc.assert(
      fc.property(any, (steps) => {
        let at = 1_000 * DAY;
        const made = steps.map(({ pause: ms, cards }) => {
          at += ms;
          return { at, cards };
        });
        const kept = roll(made);
        expect(kept.length).toBe(Math.min(made.length, MAX_BACKUPS));
        for (const each of made.slice(-3)) expect(kept).toContain(each);
        const dayOf = (each: Made) => Math.floor(each.at / DAY);
        const last = made.at(-1);
        if (!last) return;
        const days = [...new Set(made.map(dayOf))].filter((day) => day < dayOf(last)).slice(-3);
        // The day before the last one; those before it have places of their own as long as there are any.
        const day = days.at(-1);
        if (day !== undefined) expect(kept).toContain(made.findLast((each) => dayOf(each) === day));
      }),
      { numRuns: 500 },
    );
  });

  test('do not let a clock that was wrong hold places for ever', () => {
    const future = edits(9_000 * DAY, 3, MINUTE);
    const now = edits(100 * DAY, 30, 2 * HOUR);
    const kept = roll([...future, ...now]);
    expect(kept).toContain(now.at(-1));
    expect(kept.filter((each) => future.includes(each)).length).toBeLessThan(3);
  });
});

describe('isLoss', () => {
  test.each([
    ['nothing changed', of(owner('A', 20)), of(owner('A', 20)), false],
    ['a card came', of(owner('A', 20)), of(owner('A', 21)), false],
    ['one card of many went', of(owner('A', 40)), of(owner('A', 39)), false],
    ['several cards went', of(owner('A', 200)), of(owner('A', 195)), true],
    ['one of two cards went', of(owner('A', 2)), of(owner('A', 1)), true],
    ['a profile went', of(owner('A', 2), owner('B', 0)), of(owner('A', 2)), true],
    ['all went', of(owner('A', 2)), of(), true],
    ['a profile was renamed', of(owner('A', 9)), of(owner('B', 9)), false],
    [
      'another collection of the same size came',
      of(owner('A', 9)),
      of({ ...owner('A', 0), cards: owner('A', 18).cards.slice(9) }),
      true,
    ],
    [
      'levels went',
      of(owner('A', 9)),
      of({ ...owner('A', 9), cards: owner('A', 9).cards.map((card) => ({ ...card, level: 1 })) }),
      true,
    ],
    [
      'items went',
      of(owner('A', 9)),
      of({ ...owner('A', 9), items: { ...defaultItems(), Roselia: Array.from({ length: 7 }, () => null) } }),
      true,
    ],
  ] as const)('says of what happened: %s', (_, before, after, expected) => {
    expect(isLoss(before, after)).toBe(expected);
  });
});

describe('completed', () => {
  test('has everything that was read and everything the backup had', () => {
    const named = fc
      .constantFrom('A', 'B', 'C')
      .chain((name) => anyProfile().map((profile) => ({ ...profile, name })));
    const collection = fc
      .uniqueArray(named, { selector: ({ name }) => name, maxLength: 3 })
      .map((profiles) => of(...profiles));
    fc.assert(
      fc.property(collection, collection, (read, backup) => {
        const both = completeFromBackup(read, backup);
        const idsOf = (from: ProfileCollection, name: string) =>
          from.profiles.find((profile) => profile.name === name)?.cards.map(({ id }) => id) ?? [];
        for (const name of ['A', 'B', 'C']) {
          const expected = new Set([...idsOf(read, name), ...idsOf(backup, name)]);
          expect(new Set(idsOf(both, name))).toEqual(expected);
        }
        for (const profile of read.profiles) {
          const now = both.profiles.find(({ name }) => name === profile.name);
          expect(now?.cards).toEqual(expect.arrayContaining([...profile.cards]));
        }
        expect(completeFromBackup(read, { profiles: [], active: 0 })).toBe(read);
      }),
    );
  });
});
