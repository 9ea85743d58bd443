import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOUNDS, startingCard } from '#model/profile/defaults';
import { withMissions, withPotentials } from '#model/profile/edit/bonuses';
import { applyPatch, type CardPatch, FINISHED, newEntry, typedLevel } from '#model/profile/edit/card-values';
import {
  applied,
  changeBetween,
  invertChange,
  mergeChanges,
  type ProfileChange,
} from '#model/profile/edit/change';
import { highestLevel, withCards, withItemLevels, withoutCards, withValues } from '#model/profile/edit/edits';
import { keyEdit, type Typing } from '#model/profile/edit/typing';
import { ITEM_IDS_BY_LIST, ITEM_LIST_KEYS, itemLevelsById } from '#model/profile/item-lists';
import { bonusParts } from '#model/profile/potentials';
import type { Profile, ProfileCard } from '#model/profile/profile';
import type { AreaItemRecord } from '#model/records/area-item';
import type { CardRecord } from '#model/records/card';
import { cardMaxLevel } from '#model/rules/card-parameters';
import { maxPotential } from '#model/vocabulary/characters';
import { anyAreaItem } from '../../arbitraries/area-item.ts';
import { anyCard } from '../../arbitraries/card.ts';
import { anyProfile } from '../../arbitraries/profile.ts';
import { anyProfileCard } from '../../arbitraries/profile-card.ts';

const IDS = [3, 7, 11, 12, 20, 31, 44, 58];
const anyNumber = fc.oneof(fc.integer({ min: -9, max: 120 }), fc.double(), fc.constant(Number.NaN));
const bit = fc.constantFrom<0 | 1>(0, 1);
const anyPatch: fc.Arbitrary<CardPatch> = fc.record(
  {
    level: fc.oneof(anyNumber, fc.constant('top' as const)),
    skill: anyNumber,
    master: anyNumber,
    ep: anyNumber,
    train: bit,
    art: bit,
    exclude: fc.boolean(),
  },
  { requiredKeys: [] },
);
/** Some of the cards are unknown to the data. */
const anyCards = fc
  .tuple(...IDS.slice(0, 6).map((id) => anyCard({ id })))
  .map((cards) => new Map<number, CardRecord>(cards.map((card) => [card.id, card])));
const anyItems = fc
  .array(anyAreaItem)
  .map((items) => new Map<number, AreaItemRecord>(items.map((item) => [item.id, item])));

type Edit = (profile: Profile) => Profile;

/** Any edit that a page can make. */
const anyEdit: fc.Arbitrary<Edit> = fc
  .record({
    ids: fc.subarray([...IDS, 99]),
    patch: anyPatch,
    cards: anyCards,
    items: anyItems,
    levels: fc.array(fc.tuple(fc.integer({ min: 1, max: 103 }), fc.option(anyNumber))),
    potentials: fc.array(fc.tuple(fc.integer({ min: 0, max: 42 }), anyNumber)),
    kind: fc.constantFrom('set', 'add', 'remove', 'items', 'potentials', 'missions'),
  })
  .map(({ ids, patch, cards, items, levels, potentials, kind }) => (profile: Profile) => {
    if (kind === 'set') return withValues(profile, ids, patch, cards);
    if (kind === 'add') return withCards(profile, ids, patch, cards);
    if (kind === 'remove') return withoutCards(profile, ids);
    if (kind === 'items') return withItemLevels(profile, new Map(levels), items);
    const edit = kind === 'missions' ? withMissions : withPotentials;
    return edit(profile, new Map(potentials));
  });

const within = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

function isPossible(entry: ProfileCard, card: CardRecord): boolean {
  return (
    within(entry.level, 1, cardMaxLevel(card, entry.train === 1)) &&
    within(entry.skill, 0, 4) &&
    within(entry.master, 0, 4) &&
    within(entry.ep, 0, card.episodes.length) &&
    (card.training !== null || entry.train === 0) &&
    (entry.train === 1 || entry.art === 0)
  );
}

describe('setting values of a card', () => {
  test('gives what the card can have, whatever is asked of it', () => {
    fc.assert(
      fc.property(anyCard({ id: 3 }), anyProfileCard({ id: 3 }), anyPatch, (card, entry, patch) => {
        const next = applyPatch(entry, patch, card);
        if (next !== entry) expect(isPossible(next, card)).toBe(true);
        expect(isPossible(newEntry(card, patch), card)).toBe(true);
        expect(applyPatch(next, patch, card)).toBe(next);
      }),
    );
  });

  test('finishes a card to its very end', () => {
    fc.assert(
      fc.property(anyCard({ id: 3 }), anyProfileCard({ id: 3 }), (card, entry) => {
        expect(applyPatch(entry, FINISHED, card)).toMatchObject({
          level: cardMaxLevel(card, true),
          skill: BOUNDS.skill,
          master: BOUNDS.master,
          ep: card.episodes.length,
          train: card.training ? 1 : 0,
        });
      }),
    );
  });

  test('shows the art that training brings, and takes levels back with it', () => {
    const [card] = fc.sample(
      anyCard({ id: 3 }).filter(({ training }) => training?.levelLimit === 10),
      { numRuns: 1, seed: 5 },
    );
    if (!card) throw new Error('no card can be trained');
    const fresh = newEntry(card, { level: 'top' });
    expect(fresh).toMatchObject({ level: card.levelLimit, train: 0, art: 0 });
    const trained = applyPatch(fresh, { train: 1, level: 'top' }, card);
    expect(trained).toMatchObject({ level: card.levelLimit + 10, art: 1 });
    expect(applyPatch(trained, { train: 0 }, card)).toMatchObject({ level: card.levelLimit, art: 0 });
    expect(applyPatch(fresh, typedLevel(fresh, card.levelLimit + 4, card), card)).toMatchObject({
      level: card.levelLimit + 4,
      train: 1,
    });
  });
});

describe('edits', () => {
  test('can be taken back and done again, to the same profile each', () => {
    fc.assert(
      fc.property(anyProfile({ cardIds: IDS }), fc.array(anyEdit, { maxLength: 8 }), (first, edits) => {
        const changes: ProfileChange[] = [];
        const states = [first];
        for (const edit of edits) {
          const before = states.at(-1) ?? first;
          const after = edit(before);
          const change = changeBetween(before, after);
          expect(change === null).toBe(after === before);
          if (!change) continue;
          expect(applied(before, change)).toEqual(after);
          expect(applied(after, invertChange(change))).toEqual(before);
          changes.push(change);
          states.push(after);
        }
        let now = states.at(-1) ?? first;
        for (const [at, change] of [...changes.entries()].reverse()) {
          now = applied(now, invertChange(change));
          expect(now).toEqual(states[at]);
        }
        for (const [at, change] of changes.entries()) {
          now = applied(now, change);
          expect(now).toEqual(states[at + 1]);
        }
      }),
    );
  });

  test('leave every card alone that they do not touch', () => {
    fc.assert(
      fc.property(anyProfile({ cardIds: IDS }), anyPatch, anyCards, (profile, patch, cards) => {
        const next = withValues(profile, [IDS[0] ?? 0], patch, cards);
        for (const [place, entry] of profile.cards.entries()) {
          if (entry.id !== IDS[0]) expect(next.cards[place]).toBe(entry);
        }
      }),
    );
  });

  test('add only known cards, once each, at the end', () => {
    fc.assert(
      fc.property(
        anyProfile({ cardIds: IDS }),
        fc.array(fc.constantFrom(...IDS)),
        anyCards,
        (profile, ids, cards) => {
          const next = withCards(profile, ids, FINISHED, cards);
          expect(next.cards.slice(0, profile.cards.length)).toEqual(profile.cards);
          expect(new Set(next.cards.map(({ id }) => id)).size).toBe(next.cards.length);
          const had = new Set(profile.cards.map(({ id }) => id));
          const expected = new Set(ids.filter((id) => cards.has(id) && !had.has(id)));
          expect(next.cards).toHaveLength(profile.cards.length + expected.size);
        },
      ),
    );
  });

  test('keep area items within what the server has, and potentials within the game', () => {
    const wishes = fc.array(fc.tuple(fc.integer({ min: 1, max: 103 }), fc.option(anyNumber)));
    fc.assert(
      fc.property(anyProfile({ maxCards: 0 }), anyItems, wishes, (profile, items, wished) => {
        const before = itemLevelsById(profile.items);
        const levels = new Map(wished);
        const after = itemLevelsById(withItemLevels(profile, levels, items).items);
        for (const id of ITEM_LIST_KEYS.flatMap((key) => ITEM_IDS_BY_LIST[key])) {
          const level = after.get(id) ?? null;
          if (!levels.has(id)) expect(level).toBe(before.get(id) ?? null);
          else if (level !== null)
            expect(within(level, 0, highestLevel(id, profile, items) ?? -1)).toBe(true);
        }
      }),
    );
    fc.assert(
      fc.property(
        anyProfile({ maxCards: 0 }),
        fc.integer({ min: 1, max: 40 }),
        anyNumber,
        (profile, id, value) => {
          const after = withPotentials(profile, new Map([[id, value]]));
          const { items } = after;
          expect(within(bonusParts(after, id).potential, 0, maxPotential(profile.server))).toBe(true);
          expect(items.potentials.toSpliced(id - 1, 1)).toEqual(
            profile.items.potentials.toSpliced(id - 1, 1),
          );
        },
      ),
    );
  });
});

describe('two changes in a row', () => {
  const entry = startingCard(3);
  const level = (from: number, to: number) => ({
    cards: [{ place: 0, before: { ...entry, level: from }, after: { ...entry, level: to } }],
    items: null,
  });

  test('are one when both set values of the same cards, as typing digit by digit does', () => {
    expect(mergeChanges(level(1, 4), level(4, 45))).toEqual(level(1, 45));
    const added = { cards: [{ place: 0, before: null, after: entry }], items: null };
    expect(mergeChanges(added, level(1, 4))).toBeNull();
  });
});

describe('typing on a card', () => {
  const keys = fc.constantFrom(...'0123456789smetaxfSMETAXF+q', 'Delete', 'Enter', 'F5');

  test('never makes a card impossible, whatever is typed', () => {
    fc.assert(
      fc.property(anyCard({ id: 3 }), fc.array(keys, { maxLength: 30 }), (card, typed) => {
        let entry = newEntry(card, {});
        let typing: Typing | null = null;
        for (const key of typed) {
          const edit = keyEdit(key, entry, card, typing);
          if (edit?.kind !== 'set') continue;
          typing = edit.typing;
          entry = applyPatch(entry, edit.patch, card);
          expect(isPossible(entry, card)).toBe(true);
        }
      }),
    );
  });

  test('counts up, with Shift down, and starts a new level after two digits', () => {
    const [card] = fc.sample(
      anyCard({ id: 3 }).filter(({ levelLimit }) => levelLimit === 50),
      { numRuns: 1, seed: 1 },
    );
    if (!card) throw new Error('no such card');
    const entry = newEntry(card, {});
    expect(keyEdit('s', entry, card, null)).toMatchObject({ patch: { skill: 1 } });
    expect(keyEdit('S', entry, card, null)).toMatchObject({ patch: { skill: 4 } });
    expect(keyEdit('M', entry, card, null)).toMatchObject({ patch: { master: 4 } });
    const two = { id: 3, digits: '45' };
    expect(keyEdit('5', entry, card, { id: 3, digits: '4' })).toMatchObject({
      patch: { level: 45 },
      typing: two,
    });
    expect(keyEdit('6', entry, card, two)).toMatchObject({ patch: { level: 6 } });
    expect(keyEdit('6', entry, card, { id: 8, digits: '4' })).toMatchObject({ patch: { level: 6 } });
    expect(keyEdit('q', entry, card, null)).toBeNull();
    expect(keyEdit('s', null, card, null)).toBeNull();
    expect(keyEdit('+', null, card, null)).toEqual({ kind: 'add' });
  });
});
