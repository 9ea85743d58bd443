/**
 * Where the lists that pages ask for lie, below `/api` and without `.json`, by the names that the route table gives them. The
 * first is the richest; a dump may hold only a later one.
 */
export const LIST_FILES = {
  cards: ['cards/all.5'],
  skills: ['skills/all.10'],
  songs: ['songs/all.7', 'songs/all.5'],
  events: ['events/all.5'],
  characters: ['characters/main.3'],
  birthdays: ['characters/main.birthday'],
  bands: ['bands/all.1', 'bands/main.1'],
  areaItems: ['areaItems/main.5'],
  songMeta: ['songs/meta/all.5'],
  recent: ['news/dynamic/recent'],
  news: ['news/all.5'],
} as const;
export type ListName = keyof typeof LIST_FILES;

/** The address at which a list is asked for first. */
export const listAddress = (name: ListName): string => `/api/${LIST_FILES[name][0]}.json`;
