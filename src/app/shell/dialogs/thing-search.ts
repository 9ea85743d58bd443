import { type Lexicon, lexiconOfKinds } from '#model/search/lexicon';
import { matches, type Subject } from '#model/search/matching';
import { normalise } from '#model/search/normalise';
import { parseQuery } from '#model/search/query';
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

interface Thing {
  readonly id: number;
  readonly subject: Subject;
}

interface Family<T extends Thing> {
  readonly lexicon: Lexicon;
  readonly titleOf: (item: T) => string;
}

/** 0 for a title that begins with what was typed, 1 for one that has it, 2 for what is found by other words. */
function distance(title: string, text: string): number {
  const at = normalise(title).indexOf(text);
  return at === 0 ? 0 : at > 0 ? 1 : 2;
}

function found<T extends Thing>(
  items: readonly T[],
  typed: string,
  { lexicon, titleOf }: Family<T>,
): readonly T[] {
  const text = normalise(typed);
  const query = parseQuery(typed, lexicon);
  if (query.length === 0) return [];
  return items
    .filter(({ subject }) => matches(query, subject))
    .map((item) => ({ item, far: distance(titleOf(item), text) }))
    .sort((a, b) => a.far - b.far || b.item.id - a.item.id)
    .slice(0, MOST)
    .map(({ item }) => item);
}

/** Songs by title in any language, band, level; the nearest titles first, then the newest. */
export const findSongs = (items: readonly SongItem[], typed: string): readonly SongItem[] =>
  found(items, typed, { lexicon: SONG_LEXICON, titleOf: ({ view }) => view.title });

/** Cards by title or character in any language, short name, attribute, stars. */
export const findCards = (items: readonly CardItem[], typed: string): readonly CardItem[] =>
  found(items, typed, { lexicon: CARD_LEXICON, titleOf: ({ view }) => view.title });

/** Characters by any of their names, short name, band. */
export const findCharacters = (items: readonly CharacterItem[], typed: string): readonly CharacterItem[] =>
  found(items, typed, { lexicon: CHARACTER_LEXICON, titleOf: ({ name }) => name });

/** Events by name in any language, kind, and who has a bonus in them. */
export const findEvents = (items: readonly EventItem[], typed: string): readonly EventItem[] =>
  found(items, typed, { lexicon: EVENT_LEXICON, titleOf: ({ view }) => view.name });
