import { type Lexicon, lexiconOfKinds } from '#model/search/lexicon';
import { matches, type Subject } from '#model/search/matching';
import { normalise } from '#model/search/normalise';
import { parseQuery } from '#model/search/query';
import type { PerServer, ServerIndex } from '#model/vocabulary/servers';
import { CARD_WORDS, type CardItem } from '#src/parts/cards/card-item.ts';
import { CHARACTER_WORDS, type CharacterItem } from '#src/routes/info/characters/character-item.ts';
import { EVENT_WORDS, type EventItem } from '#src/routes/info/events/event-item.ts';
import { SONG_WORDS, type SongItem } from '#src/routes/info/songs/song-item.ts';

const CARD_LEXICON = lexiconOfKinds(CARD_WORDS);
const SONG_LEXICON = lexiconOfKinds(SONG_WORDS);
const CHARACTER_LEXICON = lexiconOfKinds(CHARACTER_WORDS);
const EVENT_LEXICON = lexiconOfKinds(EVENT_WORDS);
/** Of each family; its list finds the others. */
const MOST = 8;
const ALWAYS: PerServer<number> = [1, 1, 1, 1, 1];

/** Whose releases come first. */
export interface Place {
  readonly main: ServerIndex;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface Thing {
  readonly id: number;
  readonly subject: Subject;
}

interface Family<T extends Thing> {
  readonly lexicon: Lexicon;
  readonly titleOf: (item: T) => string;
  /** When it comes to each server. */
  readonly timesOf: (item: T) => PerServer<number>;
}

/** 0 for a title that begins with what was typed, 1 for one that has it, 2 for what is found by other words. */
function distance(title: string, text: string): number {
  const at = normalise(title).indexOf(text);
  return at === 0 ? 0 : at > 0 ? 1 : 2;
}

/** What is out on the main server comes first, in it the nearest titles, of those the newest. */
function found<T extends Thing>(
  items: readonly T[],
  typed: string,
  { main, now }: Place,
  { lexicon, titleOf, timesOf }: Family<T>,
): readonly T[] {
  const text = normalise(typed);
  const query = parseQuery(typed, lexicon);
  if (query.length === 0) return [];
  return items
    .filter(({ subject }) => matches(query, subject))
    .map((item) => {
      const since = timesOf(item)[main] ?? 0;
      return { item, since, isOut: since > 0 && since <= now, far: distance(titleOf(item), text) };
    })
    .sort(
      (a, b) =>
        Number(b.isOut) - Number(a.isOut) || a.far - b.far || b.since - a.since || b.item.id - a.item.id,
    )
    .slice(0, MOST)
    .map(({ item }) => item);
}

/** Songs by title in any language, band, level. */
export const findSongs = (items: readonly SongItem[], typed: string, place: Place): readonly SongItem[] =>
  found(items, typed, place, {
    ...{ lexicon: SONG_LEXICON, titleOf: ({ view }) => view.title },
    timesOf: ({ song }) => song.publishedAt,
  });

/** Cards by title or character in any language, short name, attribute, stars. */
export const findCards = (items: readonly CardItem[], typed: string, place: Place): readonly CardItem[] =>
  found(items, typed, place, {
    ...{ lexicon: CARD_LEXICON, titleOf: ({ view }) => view.title },
    timesOf: ({ card }) => card.releasedAt,
  });

/** Characters by any of their names, short name, band; they are out everywhere. */
export const findCharacters = (
  items: readonly CharacterItem[],
  typed: string,
  place: Place,
): readonly CharacterItem[] =>
  found(items, typed, place, {
    ...{ lexicon: CHARACTER_LEXICON, titleOf: ({ name }) => name, timesOf: () => ALWAYS },
  });

/** Events by name in any language, kind, and who has a bonus in them. */
export const findEvents = (items: readonly EventItem[], typed: string, place: Place): readonly EventItem[] =>
  found(items, typed, place, {
    ...{ lexicon: EVENT_LEXICON, titleOf: ({ view }) => view.name },
    timesOf: ({ event }) => event.startAt,
  });
