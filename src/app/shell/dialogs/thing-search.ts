import { type Lexicon, lexiconOfKinds } from '#model/search/lexicon';
import { matches, type Subject } from '#model/search/matching';
import { normalise } from '#model/search/normalise';
import { parseQuery } from '#model/search/query';
import { CARD_WORDS, type CardItem } from '#src/routes/info/cards/card-item.ts';
import { SONG_WORDS, type SongItem } from '#src/routes/info/songs/song-item.ts';

const CARD_LEXICON = lexiconOfKinds(CARD_WORDS);
const SONG_LEXICON = lexiconOfKinds(SONG_WORDS);
/** Of each family; its list finds the others. */
const MOST = 8;

interface Thing {
  readonly id: number;
  readonly subject: Subject;
  readonly view: { readonly title: string };
}

/** 0 for a title that begins with what was typed, 1 for one that has it, 2 for what is found by other words. */
function distance({ view }: Thing, text: string): number {
  const at = normalise(view.title).indexOf(text);
  return at === 0 ? 0 : at > 0 ? 1 : 2;
}

function found<T extends Thing>(items: readonly T[], typed: string, lexicon: Lexicon): readonly T[] {
  const text = normalise(typed);
  const query = parseQuery(typed, lexicon);
  if (query.length === 0) return [];
  return items
    .filter(({ subject }) => matches(query, subject))
    .map((item) => ({ item, far: distance(item, text) }))
    .sort((a, b) => a.far - b.far || b.item.id - a.item.id)
    .slice(0, MOST)
    .map(({ item }) => item);
}

/** Songs by title in any language, band, level; the nearest titles first, then the newest. */
export const findSongs = (items: readonly SongItem[], typed: string): readonly SongItem[] =>
  found(items, typed, SONG_LEXICON);

/** Cards by title or character in any language, short name, attribute, stars. */
export const findCards = (items: readonly CardItem[], typed: string): readonly CardItem[] =>
  found(items, typed, CARD_LEXICON);
