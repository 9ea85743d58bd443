import { readAreaItems } from './read-area-items.ts';
import { readBands } from './read-bands.ts';
import { readBirthdays } from './read-birthdays.ts';
import { readCards } from './read-cards.ts';
import { readCharacterProfiles } from './read-character-profile.ts';
import { readBystanders, readCharacters } from './read-characters.ts';
import { readCostumes } from './read-costumes.ts';
import { readEvents } from './read-events.ts';
import { readGacha } from './read-gacha.ts';
import { readNews } from './read-news.ts';
import { readSkills } from './read-skills.ts';
import { readSongMeta } from './read-song-meta.ts';
import { readSongReadings } from './read-song-readings.ts';
import { readSongs } from './read-songs.ts';

/** The reader of every list of records (`LIST_FILES`), for client and server. */
export const LIST_READERS = {
  cards: readCards,
  skills: readSkills,
  songs: readSongs,
  songReadings: readSongReadings,
  songMeta: readSongMeta,
  events: readEvents,
  characters: readCharacters,
  characterProfiles: readCharacterProfiles,
  birthdays: readBirthdays,
  bystanders: readBystanders,
  bands: readBands,
  areaItems: readAreaItems,
  costumes: readCostumes,
  gacha: readGacha,
  news: readNews,
} as const;

/** A list of records by their ids. */
export type RecordList = keyof typeof LIST_READERS;
export type RecordOf<N extends RecordList> =
  ReturnType<(typeof LIST_READERS)[N]>['byId'] extends ReadonlyMap<number, infer T> ? T : never;

/** Records of every list by their ids; a list that was not asked for, or has not come, is empty. */
export type Lists = { readonly [N in RecordList]: ReadonlyMap<number, RecordOf<N>> };
