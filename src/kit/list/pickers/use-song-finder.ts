import { SONGS_HEAD } from '#model/families/songs/head';
import { foundByNames, SONG_WORDS, type SongItem, songItem } from '#model/families/songs/item';
import type { Lists } from '#model/records/list-readers';
import type { Finder } from '../../text/search.ts';
import { useFinder } from './use-finder.ts';
import { useItems } from './use-items.ts';

const withReadings = (item: SongItem, { songReadings, songNicknames }: Lists): SongItem =>
  foundByNames(item, songReadings.get(item.id)?.reading ?? [], songNicknames.get(item.id)?.names ?? []);

/** Songs as their list knows and finds them; null until all are made. */
export const useSongItems = (): ReadonlyMap<number, SongItem> | null =>
  useItems(SONGS_HEAD, 'songs', songItem, withReadings);

/** Finds songs as their list does. */
export const useSongFinder = (): Finder => useFinder(useSongItems(), SONG_WORDS);
