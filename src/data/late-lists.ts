import { queryOptions, useQuery } from '@tanstack/react-query';
import { readCharacterProfiles } from '#model/records/read-character-profile';
import { readBystanders } from '#model/records/read-characters';
import { readCostumes } from '#model/records/read-costumes';
import { readGacha } from '#model/records/read-gacha';
import { readItemTexts } from '#model/records/read-reward';
import { readSongReadings } from '#model/records/read-song-readings';
import { readable } from './http.ts';
import { firstLevel } from './levels.ts';
import { listKey } from './list-key.ts';
import { optionalList } from './lists.ts';

/** Lists that only some panels show; the first page does without their readers. */
const COSTUMES = optionalList('costumes', ['costumes/all.5'], readCostumes);
const GACHA = optionalList('gacha', ['gacha/all.3', 'gacha/all.5'], readGacha);
const ITEM_TEXTS = queryOptions({
  queryKey: listKey('itemTexts'),
  queryFn: async ({ signal }) => {
    const text = await firstLevel('itemTexts', ['misc/itemtexts.2'], signal, '{}');
    return readItemTexts(await readable('itemTexts', () => JSON.parse(text)));
  },
});

const BYSTANDERS = optionalList(
  'characters',
  ['characters/all.2', 'characters/all.5'],
  readBystanders,
  'bystanders',
);

const PROFILES = optionalList(
  'characters',
  ['characters/main.profile'],
  readCharacterProfiles,
  'characterProfiles',
);

export const SONG_READINGS = optionalList('songs', ['songs/all.reading'], readSongReadings, 'songReadings');

/** How the titles of songs are read. */
export const useSongReadings = () => useQuery(SONG_READINGS);
/** What each who plays in a band tells of herself. */
export const useCharacterProfiles = () => useQuery(PROFILES);
/** Everybody who plays in no band. */
export const useBystanders = () => useQuery(BYSTANDERS);
export const useCostumes = () => useQuery(COSTUMES);
export const useGacha = () => useQuery(GACHA);

/** How things that are given are called; nothing is asked where none is named by a number. */
export const useItemTexts = (enabled: boolean) => useQuery({ ...ITEM_TEXTS, enabled });
