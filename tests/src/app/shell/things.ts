import { readBands } from '#model/records/read-bands';
import { readCards } from '#model/records/read-cards';
import { readCharacters } from '#model/records/read-characters';
import { readEvents } from '#model/records/read-events';
import { cardItem } from '#src/parts/cards/card-item.ts';
import { characterItem } from '#src/routes/info/characters/character-item.ts';
import { eventItem } from '#src/routes/info/events/event-item.ts';
import { songItem } from '#src/routes/info/songs/song-item.ts';
import { demo, songs as records, skills } from '#tests/server/demo/demo-set';

/** The demo set as the search of the top bar sees it on the English server, when all of it is out. */
export const sources = {
  ...{ main: 1 as const, sub: 0 as const, now: Date.parse('2030-01-01') },
  bands: readBands(demo.json('bands/all')).byId,
  ...{ characters: readCharacters(demo.json('characters/main')).byId, skills: skills.byId },
};
export const songs = [...records.byId.values()].map((song) => songItem(song, sources));
export const events = [...readEvents(demo.json('events/all')).byId.values()].map((event) =>
  eventItem(event, sources),
);
const none = { birthdays: new Map(), cards: new Map(), owned: new Map() };
export const characters = [...sources.characters.values()].map((one) =>
  characterItem(one, { ...sources, ...none, today: { year: 2030, month: 1, day: 1 } }),
);
export const cards = [...readCards(demo.json('cards/all')).byId.values()].map((card) =>
  cardItem(card, sources),
);
