import { queryOptions, useQuery } from '@tanstack/react-query';
import { readAreaItems } from '#model/records/read-area-items';
import { readBands } from '#model/records/read-bands';
import { readBirthdays } from '#model/records/read-birthdays';
import { readCards } from '#model/records/read-cards';
import { readCharacters } from '#model/records/read-characters';
import { readEvents } from '#model/records/read-events';
import { readNews } from '#model/records/read-news';
import { readRecent } from '#model/records/read-recent';
import { readSkills } from '#model/records/read-skills';
import { readSongMeta } from '#model/records/read-song-meta';
import { readSongs } from '#model/records/read-songs';
import type { Records } from '#model/records/records';
import type { DataName } from '#model/vocabulary/data-names';
import { DataFailure } from './failure.ts';
import { getJson } from './http.ts';

/** The first of the levels that the origin has, for a dump may hold only the poorer list; `otherwise` when it has none. */
async function firstLevel(
  name: DataName,
  files: readonly string[],
  signal: AbortSignal,
  otherwise?: unknown,
): Promise<unknown> {
  for (const file of files) {
    try {
      return await getJson(`/api/${file}.json`, name, signal);
    } catch (error) {
      if (!(error instanceof DataFailure && error.kind === 'missing')) throw error;
    }
  }
  if (otherwise === undefined) throw new DataFailure(name, 'missing');
  return otherwise;
}

/** Parsing and reading thousands of rows are two tasks, so that the page can answer in between. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function list<T>(
  name: DataName,
  files: readonly string[],
  read: (json: unknown) => Records<T>,
  otherwise?: unknown,
  /** Where two lists have one name before visitors. */
  key: string = name,
) {
  return queryOptions({
    queryKey: ['list', key],
    queryFn: async ({ signal }) => {
      const json = await firstLevel(name, files, signal, otherwise);
      await nextTask();
      return read(json);
    },
  });
}

/** A list that a small dump may lack: without it there is less to show, and an answer says what it did without. */
function optionalList<T>(name: DataName, files: readonly string[], read: (json: unknown) => Records<T>) {
  return list(name, files, read, {});
}

/** What is recent changes with the clock, not with the data alone. */
const RECENT_FRESH_MS = 10 * 60_000;

/** The one answer of the home page; a dump without any list has none, and then nothing is recent. */
const recent = queryOptions({
  queryKey: ['recent'],
  staleTime: RECENT_FRESH_MS,
  queryFn: async ({ signal }) => readRecent(await firstLevel('recent', ['news/dynamic/recent'], signal, {})),
});

/** Every list the product reads, by its friendly name. */
export const LISTS = {
  cards: list('cards', ['cards/all.5'], readCards),
  skills: list('skills', ['skills/all.10'], readSkills),
  songs: list('songs', ['songs/all.7', 'songs/all.5'], readSongs),
  events: list('events', ['events/all.5'], readEvents),
  characters: optionalList('characters', ['characters/main.3'], readCharacters),
  birthdays: list('characters', ['characters/main.birthday'], readBirthdays, {}, 'birthdays'),
  bands: list('bands', ['bands/all.1', 'bands/main.1'], readBands),
  areaItems: optionalList('areaItems', ['areaItems/main.5'], readAreaItems),
  songMeta: list('songMeta', ['songs/meta/all.5'], readSongMeta),
  recent,
  news: optionalList('news', ['news/all.5'], readNews),
} as const;

export const useCards = () => useQuery(LISTS.cards);
export const useSkills = () => useQuery(LISTS.skills);
export const useSongs = () => useQuery(LISTS.songs);
export const useEvents = () => useQuery(LISTS.events);
export const useCharacters = () => useQuery(LISTS.characters);
export const useBirthdays = () => useQuery(LISTS.birthdays);
export const useBands = () => useQuery(LISTS.bands);
export const useAreaItems = () => useQuery(LISTS.areaItems);
export const useSongMeta = () => useQuery(LISTS.songMeta);
export const useRecent = () => useQuery(LISTS.recent);
export const useNews = () => useQuery(LISTS.news);
