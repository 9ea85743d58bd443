import { type Static, Type } from 'typebox';
import { count, fields, integer, listOf, orNull, server, text } from '../bounds.ts';

/** The least and the most of each number of a card. */
export const CARD_RANGES = {
  id: [1, 1_000_000],
  level: [1, 100],
  master: [0, 10],
  skill: [0, 10],
  ep: [0, 2],
  train: [0, 1],
  art: [0, 1],
} as const;
export const MAX_CARDS = 10_000;
/** In all profiles together, packed or not: every one of them is unpacked to be weighed. */
export const MAX_CARDS_IN_ALL = 50_000;
export const MAX_PROFILES = 50;
/** By id of a character or an item. */
export const MAX_OF_LIST = 500;
export const HIGHEST_ITEM = 1_000;

/** A card with what is owned of it. */
export const ownedCard = fields({
  id: integer(...CARD_RANGES.id),
  level: integer(...CARD_RANGES.level),
  master: integer(...CARD_RANGES.master),
  skill: integer(...CARD_RANGES.skill),
  ep: integer(...CARD_RANGES.ep),
  train: integer(...CARD_RANGES.train),
  art: integer(...CARD_RANGES.art),
});

/** A card of a kept collection, in the plain format (reference R35). */
const card = fields({ ...ownedCard.properties, exclude: Type.Boolean() });

const ITEM_LIST = { pattern: '^[A-Za-z]{1,32}$', maxLength: 32 };
const MAX_ITEM_LISTS = { maxProperties: 20 };

/** Levels of items and points of potentials. */
const itemLevels = listOf(orNull(integer(0, HIGHEST_ITEM)), MAX_OF_LIST);
const items = Type.Record(Type.String(ITEM_LIST), itemLevels, MAX_ITEM_LISTS);

const plain = fields({
  name: text(100),
  server,
  compression: Type.Optional(Type.Literal('')),
  items,
  cards: listOf(card, MAX_CARDS),
});

const CHARS_PER_CARD = 5;
/** Five characters for each card (reference R36). */
const packedInText = fields({
  name: text(100),
  server,
  compression: Type.Literal('1'),
  data: Type.String({ pattern: '^[0-9A-Za-z_-]*$', maxLength: CHARS_PER_CARD * MAX_CARDS }),
  items,
});

/** `[count, value, count, value, …]`; what they must come to is checked where they are unpacked. */
const runs = (most: number) =>
  listOf(Type.Union([integer(0, MAX_CARDS), Type.Boolean(), Type.Null()]), 2 * most);
const column = runs(MAX_CARDS);
const MAX_IDS = 4 * Math.ceil((2 * MAX_CARDS) / 3);

/** Ids in base 64, all else as run lengths (reference R36). */
const packedInRuns = fields({
  name: text(100),
  server,
  compression: Type.Literal('2'),
  data: fields({
    cards: fields({
      ids: Type.String({ pattern: '^[A-Za-z0-9+/]*={0,2}$', maxLength: MAX_IDS }),
      levels: column,
      masters: column,
      skills: column,
      eps: column,
      trains: column,
      arts: Type.Optional(column),
      excludes: column,
    }),
    items: Type.Record(Type.String(ITEM_LIST), runs(MAX_OF_LIST), MAX_ITEM_LISTS),
  }),
});
export type PackedInText = Static<typeof packedInText>;
export type PackedInRuns = Static<typeof packedInRuns>;

/** A kept collection in the form in which it was sent. The packed forms come first: `compression` tells them apart. */
export const storedProfile = Type.Union([packedInRuns, packedInText, plain]);
export type StoredProfile = Static<typeof storedProfile>;

export const storedProfiles = listOf(storedProfile, MAX_PROFILES);
export type StoredProfiles = Static<typeof storedProfiles>;

/** What people call the browser and the system that something was saved from; null when no one knows. */
export const savedFrom = orNull(text(60));

/** What a kept collection holds, in short, and how far its cards and area items went. */
export const holdings = listOf(
  fields({ name: text(100), server, cards: count, grown: fields({ cards: count, items: count }) }),
  MAX_PROFILES,
);
export type Holdings = Static<typeof holdings>;
