import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyProfile } from '#model/profile/defaults';
import { withDeck } from '#model/profile/edit/deck';
import { characterRates, meanPotential, toldBonus } from '#model/profile/potentials';
import type { ProfileCard } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import type { DeckCard } from '#model/records/player-profile';
import {
  appendedParameters,
  type CharacterRates,
  cardBase,
  cardParameters,
  ratePoints,
} from '#model/rules/card-parameters';
import { deckEntry } from '#model/rules/player-deck';
import { deckCardParameters } from '#model/rules/player-power';
import type { StatTriple } from '#model/vocabulary/stats';
import { anyCard, topLevelOf } from '../../arbitraries/card.ts';
import { anyProfile } from '../../arbitraries/profile.ts';
import { anyProfileCard } from '../../arbitraries/profile-card.ts';
import { anyServer, anyTriple } from '../../arbitraries/vocabulary.ts';

/** What the game sends of a card that is so far. */
function sent(card: CardRecord, entry: ProfileCard, rates: CharacterRates): DeckCard {
  return {
    id: card.id,
    level: entry.level,
    isTrained: entry.train === 1,
    hasTrainedArt: entry.art === 1,
    skillLevel: entry.skill + 1,
    masterRank: entry.master,
    appended: appendedParameters(card, entry, rates),
  };
}

/** Above this every rate in per mille gives other points. */
const isPlain = (base: StatTriple): boolean => Math.min(...base) >= 2_000;

/** A potential of 1 is the start, which adds nothing. */
const anyPotentials = fc.oneof(
  fc.integer({ min: 2, max: 55 }).map((one): StatTriple => [one, one, one]),
  anyTriple.map(([a, b, c]): StatTriple => [a === 1 ? 0 : a, b === 1 ? 0 : b, c === 1 ? 0 : c]),
);
const anyOwned = anyCard().chain((card) =>
  fc.record({
    card: fc.constant(card),
    entry: anyProfileCard({ id: card.id, maxLevel: topLevelOf(card) }),
    rates: fc.record({ potential: anyPotentials, missions: fc.nat(60) }),
  }),
);

describe('a card of a player’s deck', () => {
  test('gives the very points that the game sent, once it stands in a profile', () => {
    fc.assert(
      fc.property(anyOwned, anyProfile({ maxCards: 4 }), ({ card, entry, rates }, profile) => {
        fc.pre(isPlain(cardBase(card, entry)));
        const told = sent(card, entry, rates);
        const read = deckEntry(told, card);
        if (!read?.bonus) throw new Error('not read');
        const after = withDeck(profile, [read]);
        const owned = after.cards.find(({ id }) => id === card.id);
        if (!owned) throw new Error('not taken');
        const own = characterRates(after.items, card.characterId);
        expect(own).toEqual(rates);
        expect(appendedParameters(card, owned, own)).toEqual(told.appended);
        expect(cardParameters(card, owned, own).params).toEqual(deckCardParameters(told, card));
        expect(owned).toMatchObject({ level: entry.level, master: entry.master, skill: entry.skill });
        expect(withDeck(after, [read])).toBe(after);
      }),
    );
  });

  test('gives the same missions whether the game floors their two kinds together or apart', () => {
    fc.assert(
      fc.property(anyOwned, fc.nat(60), ({ card, entry, rates }, some) => {
        fc.pre(isPlain(cardBase(card, entry)));
        const training = Math.min(some, rates.missions);
        const told = sent(card, entry, rates);
        const points = (parameter: number) =>
          ratePoints(parameter, training) + ratePoints(parameter, rates.missions - training);
        const [a, b, c] = cardBase(card, entry);
        const appended = told.appended && {
          ...told.appended,
          mission: [points(a), points(b), points(c)] as const,
        };
        expect(deckEntry({ ...told, appended }, card)?.bonus?.missions).toBe(rates.missions);
      }),
    );
  });

  const card: CardRecord = {
    id: 7,
    characterId: 3,
    rarity: 4,
    attribute: 'cool',
    levelLimit: 50,
    training: { levelLimit: 10, bonus: [400, 400, 400] },
    episodes: [
      [250, 250, 250],
      [600, 600, 600],
    ],
    levels: new Map([[60, [8_150, 7_333, 6_999]]]),
    skillId: 1,
    type: 'permanent',
    resourceSetName: 'res003',
    name: [null, null, null, null, null],
    releasedAt: [null, null, null, null, null],
  };
  // 8,150 + 800 + 400 + 250; 7,333 and 6,999 alike: master rank 4, trained, the first episode read.
  const base: StatTriple = [9_600, 8_783, 8_449];
  const told: DeckCard = {
    id: 7,
    level: 60,
    isTrained: true,
    hasTrainedArt: false,
    skillLevel: 5,
    masterRank: 4,
    appended: {
      own: [1_450, 1_450, 1_450],
      // 5.5, 4 and 3.2 %; missions 6 %.
      potential: [528, 351, 270],
      mission: [576, 526, 506],
    },
  };

  test('is read part by part, with three potentials where they are not alike', () => {
    expect(deckEntry(told, card)).toEqual({
      entry: { id: 7, level: 60, master: 4, skill: 4, ep: 1, train: 1, art: 0, exclude: false },
      characterId: 3,
      bonus: { potential: 42, missions: 60, apart: [55, 40, 32] },
    });
    expect(meanPotential([55, 40, 32])).toBe(42);
    expect(base.map((parameter, at) => ratePoints(parameter, [55, 40, 32][at] ?? 0))).toEqual([
      528, 351, 270,
    ]);
  });

  const withPoints = (patch: object) => ({
    ...told,
    appended: told.appended && { ...told.appended, ...patch },
  });

  test('works out an unknown master rank, unless another one gives the same points', () => {
    const untold = (own: number) =>
      deckEntry({ ...withPoints({ own: [own, own, own] }), masterRank: null }, card);
    expect(untold(2_050)?.entry).toMatchObject({ master: 4, ep: 2 });
    // Rank 4 with the first episode, or rank 1 with both.
    expect(untold(1_450)).toBeNull();
  });

  test.each([
    ['no rate gives the points', { potential: [529, 351, 270] }],
    ['missions differ by parameter', { mission: [576, 526, 0] }],
    ['a potential stands at its start and adds points', { potential: [9, 8, 8] }],
    // 11.5 % beside 6 %.
    ['both together are more than a profile can hold', { potential: [1_104, 1_010, 971] }],
    ['a potential of 20 % is more, too', { potential: [1_920, 1_756, 1_689], mission: [0, 0, 0] }],
  ])('keeps what its character adds to itself when %s', (_, patch) => {
    expect(deckEntry(withPoints(patch), card)).toMatchObject({ entry: { ep: 1 }, bonus: null });
  });

  test.each([
    ['it is not in the data', told, undefined],
    ['nothing is told of its points', { ...told, appended: null }, card],
    ['its level is beyond what is known', { ...told, level: 61 }, card],
    ['nothing gives its own points', withPoints({ own: [1_449, 1_450, 1_450] }), card],
  ])('is not read when %s', (_, one, record) => {
    expect(deckEntry(one, record)).toBeNull();
  });

  test.each([
    [0, 0],
    [6, 4],
    [999, 4],
  ])('has a skill that a card can have when %i is sent', (skillLevel, skill) => {
    expect(deckEntry({ ...told, skillLevel }, card)?.entry.skill).toBe(skill);
  });

  test('joins a profile whose other cards and characters stay, and stays left out where it was', () => {
    fc.assert(
      fc.property(anyServer, (server) => {
        const read = deckEntry(told, card);
        if (!read) throw new Error('not read');
        const empty = emptyProfile('Mine', server);
        const owned = { ...read.entry, level: 1, exclude: true };
        const before = { ...empty, cards: [{ ...owned, id: 9 }, owned] };
        const after = withDeck(before, [read]);
        expect(after.cards[0]).toBe(before.cards[0]);
        expect(after.cards[1]).toEqual({ ...read.entry, exclude: true });
        expect(toldBonus(after.items, 3)).toEqual(read.bonus);
        expect(toldBonus(after.items, 4)).toEqual(toldBonus(before.items, 4));
        expect(withDeck(empty, [read]).cards).toEqual([read.entry]);
      }),
    );
  });
});
