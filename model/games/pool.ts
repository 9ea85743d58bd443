import { fingerprint } from '../encoding/fingerprint.ts';
import { uniformAt } from '../gacha/dice.ts';
import type { CardRecord } from '../records/card.ts';
import type { CharacterRecord } from '../records/character.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import type { BegunSettings, GameSettings } from './settings.ts';

/** Cards that a game may ask about, and who is on them. */
export interface GameCards {
  readonly cards: ReadonlyMap<number, CardRecord>;
  readonly characters: ReadonlyMap<number, CharacterRecord>;
}

const DAY_LETTERS = 10;
const SHORT = 6;

type Choice = Pick<GameSettings, 'bands' | 'attributes' | 'rarities'>;

const isAmong = <T>(chosen: readonly T[], one: T): boolean => chosen.length === 0 || chosen.includes(one);

/** Cards of the chosen kinds that were out on the server when the day (`2026-11-27`) began, by number. */
export function poolOf(
  { cards, characters }: GameCards,
  choice: Choice,
  server: ServerIndex,
  day: string,
): readonly CardRecord[] {
  const from = Date.parse(day);
  return [...cards.values()]
    .filter((card) => {
      const character = characters.get(card.characterId);
      const releasedAt = card.releasedAt[server];
      if (!character || releasedAt === null || !(releasedAt < from)) return false;
      return (
        isAmong(choice.bands, character.bandId) &&
        isAmong(choice.attributes, card.attribute) &&
        isAmong(choice.rarities, card.rarity)
      );
    })
    .sort((a, b) => a.id - b.id);
}

const NONE: Choice = { bands: [], attributes: [], rarities: [] };

/** All that questions are made of, in a few letters. */
const lettersOf = (cards: readonly CardRecord[]): string => {
  const text = cards.map((card) => [card.id, card.characterId, card.resourceSetName].join(' ')).join();
  return fingerprint(text).split('.').at(-1)?.slice(0, SHORT) ?? '';
};

/** The version of the data that a game begun on this day is made of: `2026-11-27.k3j2z1`. */
export const versionOf = (all: GameCards, server: ServerIndex, day: string): string =>
  `${day}.${lettersOf(poolOf(all, NONE, server, day))}`;

/** What happened to the data since a game was made. */
export interface Since {
  /** Cards that came out later; the game is played without them. */
  readonly newer: number;
  /** What was known then reads otherwise now, so that some questions may be others. */
  readonly isCorrected: boolean;
}

export function sinceOf(all: GameCards, { server, data }: BegunSettings, today: string): Since {
  const day = data.slice(0, DAY_LETTERS);
  const then = poolOf(all, NONE, server, day).length;
  return {
    newer: Math.max(0, poolOf(all, NONE, server, today).length - then),
    isCorrected: data.length > DAY_LETTERS && versionOf(all, server, day) !== data,
  };
}

/** Draws of one card, which other cards have no part in. */
const DRAWS = 64;

/** Draw number `at` of what is asked about a card; 0 is its place in the order. */
export const drawOf = (seed: number, card: number, at: number): number => uniformAt(seed, card * DRAWS + at);

/** A card and its place in the order of a seed, in [0, 1). */
export interface Placed {
  readonly card: CardRecord;
  readonly place: number;
}

/** The pool in the order of the seed. A card that joins or leaves it moves no other two. */
export const shuffled = (pool: readonly CardRecord[], seed: number): readonly Placed[] =>
  pool
    .map((card) => ({ card, place: drawOf(seed, card.id, 0) }))
    .sort((a, b) => a.place - b.place || a.card.id - b.card.id);

/** The first that are wanted from a place on, then from the beginning; no more than `most`. A loop, for it goes through thousands. */
export function cardsFrom(
  order: readonly Placed[],
  place: number,
  most: number,
  isWanted: (card: CardRecord) => boolean,
): readonly CardRecord[] {
  const found: CardRecord[] = [];
  const start = Math.max(
    0,
    order.findIndex((one) => one.place >= place),
  );
  for (let step = 0; step < order.length && found.length < most; step++) {
    const one = order[(start + step) % order.length];
    if (one && isWanted(one.card)) found.push(one.card);
  }
  return found;
}

/** The pool that a begun game is made of. */
export const poolOfGame = (all: GameCards, settings: BegunSettings): readonly CardRecord[] =>
  poolOf(all, settings, settings.server, settings.data.slice(0, DAY_LETTERS));
