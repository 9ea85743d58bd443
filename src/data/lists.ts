import { queryOptions, useQuery } from '@tanstack/react-query';
import { readAreaItems } from '#model/records/read-area-items';
import { readBands } from '#model/records/read-bands';
import { readBirthdays } from '#model/records/read-birthdays';
import { readCards } from '#model/records/read-cards';
import { readCharacters } from '#model/records/read-characters';
import { readEvents } from '#model/records/read-events';
import { readNews } from '#model/records/read-news';
import { joinedRecords } from '#model/records/read-records';
import { readSkills } from '#model/records/read-skills';
import { readSongMeta } from '#model/records/read-song-meta';
import { readSongs } from '#model/records/read-songs';
import type { Records } from '#model/records/records';
import type { DataName } from '#model/vocabulary/data-names';
import { LIST_FILES } from '#model/vocabulary/list-files';
import { readable } from './http.ts';
import { firstLevel } from './levels.ts';
import { listKey } from './list-key.ts';
import { recent } from './recent.ts';
import { inSlices } from './slices/in-slices.ts';
import { piecesOf } from './slices/pieces.ts';

function list<T>(
  name: DataName,
  files: readonly string[],
  read: (json: unknown) => Records<T>,
  otherwise?: string,
  /** Where two lists have one name before visitors. */
  key: string = name,
) {
  return queryOptions({
    queryKey: listKey(key),
    queryFn: async ({ signal }) => {
      const pieces = piecesOf(await firstLevel(name, files, signal, otherwise));
      // Parsing and reading thousands of rows in one go would hold up a phone for half a second.
      const work = () => inSlices(pieces, (piece) => read(JSON.parse(piece)), signal);
      return joinedRecords(await readable(name, work, signal));
    },
  });
}

/** A list that a small dump may lack: without it there is less to show, and an answer says what it did without. */
export function optionalList<T>(
  name: DataName,
  files: readonly string[],
  read: (json: unknown) => Records<T>,
  key: string = name,
) {
  return list(name, files, read, '{}', key);
}

/** Every list the product reads, by its friendly name. */
export const LISTS = {
  cards: list('cards', LIST_FILES.cards, readCards),
  skills: list('skills', LIST_FILES.skills, readSkills),
  songs: list('songs', LIST_FILES.songs, readSongs),
  events: list('events', LIST_FILES.events, readEvents),
  characters: optionalList('characters', LIST_FILES.characters, readCharacters),
  birthdays: list('characters', LIST_FILES.birthdays, readBirthdays, '{}', 'birthdays'),
  bands: list('bands', LIST_FILES.bands, readBands),
  areaItems: optionalList('areaItems', LIST_FILES.areaItems, readAreaItems),
  songMeta: list('songMeta', LIST_FILES.songMeta, readSongMeta),
  recent,
  news: optionalList('news', LIST_FILES.news, readNews),
} as const;

export const useCards = () => useQuery(LISTS.cards);
/** For those who can do without them until somebody asks. */
export const useCardsIf = (enabled: boolean) => useQuery({ ...LISTS.cards, enabled });
export const useSkills = () => useQuery(LISTS.skills);
export const useSongs = () => useQuery(LISTS.songs);
export const useEvents = () => useQuery(LISTS.events);
export const useCharacters = () => useQuery(LISTS.characters);
export const useBirthdays = () => useQuery(LISTS.birthdays);
export const useBands = () => useQuery(LISTS.bands);
export const useAreaItems = () => useQuery(LISTS.areaItems);
export const useSongMeta = () => useQuery(LISTS.songMeta);
export const useNews = () => useQuery(LISTS.news);
