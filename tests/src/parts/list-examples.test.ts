import { expect, test } from 'vitest';
import { readCharacterProfiles } from '#model/records/read-character-profile';
import { lexiconOfKinds } from '#model/search/lexicon';
import { matches, type Subject } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import { CARD_EXAMPLES } from '#src/parts/cards/card-examples.ts';
import { CARD_WORDS } from '#src/parts/cards/card-item.ts';
import { CHARACTER_WORDS } from '#src/routes/info/characters/character-item.ts';
import { CHARACTER_EXAMPLES } from '#src/routes/info/characters/list/character-examples.ts';
import { told } from '#src/routes/info/characters/list/told-characters.ts';
import { EVENT_WORDS } from '#src/routes/info/events/event-item.ts';
import { EVENT_EXAMPLES } from '#src/routes/info/events/list/event-examples.ts';
import { SONG_EXAMPLES } from '#src/routes/info/songs/list/song-examples.ts';
import { SONG_WORDS } from '#src/routes/info/songs/song-item.ts';
import { demo } from '#tests/server/demo/demo-set';
import { cards, characters, events, songs } from '#tests/src/app/shell/things';

const profiles = readCharacterProfiles(demo.json('characters/main.profile')).byId;
const people = characters.map((item) => {
  const profile = profiles.get(item.id);
  return told(item, profile, profile?.part ?? '', 1, 0);
});

interface Family {
  readonly examples: readonly { readonly typed: string; readonly meaning: string }[];
  readonly words: readonly string[];
  readonly items: readonly { readonly subject: Subject }[];
}
const FAMILIES: Readonly<Record<string, Family>> = {
  cards: { examples: CARD_EXAMPLES, words: CARD_WORDS, items: cards },
  songs: { examples: SONG_EXAMPLES, words: SONG_WORDS, items: songs },
  events: { examples: EVENT_EXAMPLES, words: EVENT_WORDS, items: events },
  characters: { examples: CHARACTER_EXAMPLES, words: CHARACTER_WORDS, items: people },
};

test.each(Object.entries(FAMILIES))(
  'the help of %s has eight to ten examples, each of something else',
  (_, { examples }) => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
    expect(examples.length).toBeLessThanOrEqual(10);
    expect(new Set(examples.map(({ typed }) => typed)).size).toBe(examples.length);
    expect(new Set(examples.map(({ meaning }) => meaning)).size).toBe(examples.length);
  },
);

const EACH = Object.entries(FAMILIES).flatMap(([name, family]) =>
  family.examples.map(({ typed }) => [name, typed, family] as const),
);

test.each(EACH)('among %s, the example %s finds some and not all', (_, typed, { words, items }) => {
  const query = parseQuery(typed, lexiconOfKinds(words));
  const found = items.filter(({ subject }) => matches(query, subject));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(items.length);
});
