import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { readCostumeDetails } from '#model/records/costume';
import { readExpTable } from '#model/records/exp-table';
import { readFestivalSongs, readFestivalStages } from '#model/records/festival-times';
import { readGachaDetails } from '#model/records/gacha-details';
import { readLoginCampaignDetails } from '#model/records/login-campaign';
import { readPrizes } from '#model/records/prize';
import { readCardDetails } from '#model/records/read-card-details';
import { readCharacterProfile } from '#model/records/read-character-profile';
import { readEventDetails } from '#model/records/read-event-details';
import { readMissionDetails } from '#model/records/read-missions';
import { readSongDetails } from '#model/records/read-song-details';
import { readSprites } from '#model/records/sprite';
import { readStampVoices } from '#model/records/stamp';
import { stampVoicesName } from '#model/rules/look-paths';
import { titleScriptPath } from '#model/rules/media-paths';
import type { DataName } from '#model/vocabulary/data-names';
import type { ServerCode } from '#model/vocabulary/servers';
import { DataFailure } from './failure.ts';
import { getJson } from './http.ts';

const isMissing = (error: unknown): boolean => error instanceof DataFailure && error.kind === 'missing';

/** A file of one thing; null when there is none, as in dumps of lists alone. */
async function fileOf<T>(
  path: string,
  name: DataName,
  signal: AbortSignal,
  read: (json: unknown) => T | null,
) {
  try {
    return read(await getJson(`/api/${path}.json`, name, signal));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The file of one thing; null when the origin has none, as in dumps of lists alone. Without an id nothing is requested. */
const item = <T>(name: DataName, id: number | null, read: (id: number, json: unknown) => T | null) =>
  queryOptions({
    queryKey: ['item', name, id],
    queryFn:
      id === null
        ? skipToken
        : ({ signal }) => fileOf(`${name}/${id}`, name, signal, (json) => read(id, json)),
  });

/** A card with its parameters at every level, where it comes from and what belongs to it. */
export const useCardItem = (id: number | null) => useQuery(item('cards', id, readCardDetails));

/** A costume with its cards, its resource folders and how players get it. */
export const useCostumeItem = (id: number | null) => useQuery(item('costumes', id, readCostumeDetails));

export const characterItem = (id: number | null) =>
  item('characters', id, (_id, json) => readCharacterProfile(json));

/** A character's profile: birthday, school, likes and voice actress. */
export const useCharacterProfile = (id: number | null) => useQuery(characterItem(id));

export const songItem = (id: number | null) => item('songs', id, readSongDetails);

/** A song with its ranks, its credits and how it is got. */
export const useSongItem = (id: number | null) => useQuery(songItem(id));

/** What an event gives, its songs and its stories. */
export const useEventItem = (id: number | null) =>
  useQuery(item('events', id, (_id, json) => readEventDetails(json)));

/** What each day of a login campaign brings. */
export const useLoginCampaignItem = (id: number | null) =>
  useQuery(item('loginCampaigns', id, (_id, json) => readLoginCampaignDetails(json)));

/** What a set of missions asks for and brings. */
export const useMissionItem = (id: number | null) =>
  useQuery(item('missions', id, (_id, json) => readMissionDetails(json)));

/** What can be drawn from a gacha, at which chance, and how one pays. */
export const useGachaItem = (id: number | null) =>
  useQuery(item('gacha', id, (_id, json) => readGachaDetails(json)));

const festival = <T>(part: 'stages' | 'rotationMusics', id: number, read: (json: unknown) => T) =>
  queryOptions({
    queryKey: ['item', 'festival', part, id],
    queryFn: ({ signal }) => fileOf(`festival/${part}/${id}`, 'events', signal, read),
  });

/** What a festival asks for, by time. */
export const useFestivalStages = (id: number) => useQuery(festival('stages', id, readFestivalStages));
/** Which songs a festival plays, by time. */
export const useFestivalSongs = (id: number) => useQuery(festival('rotationMusics', id, readFestivalSongs));

/** Titles and stamps that an event gives. */
export const useEventPrizes = (id: number) =>
  useQuery({
    queryKey: ['item', 'prizes', id],
    queryFn: ({ signal }) => fileOf(`events/${id}/prizes`, 'events', signal, readPrizes),
  });

const NO_VOICES: ReadonlySet<string> = new Set();

/** Names of the stamps that speak; none where the origin does not list its sounds. */
export const useStampVoices = () =>
  useQuery({
    queryKey: ['item', 'stampVoices'],
    queryFn: async ({ signal }) =>
      (await fileOf(stampVoicesName('jp'), 'stamps', signal, readStampVoices)) ?? NO_VOICES,
  });

export const EXP_TABLES = ['player', 'band', 'card', 'character'] as const;
export type ExpTableName = (typeof EXP_TABLES)[number];

/** A table of experience by level; null where the origin has none. */
export const useExpTable = (name: ExpTableName) =>
  useQuery({
    queryKey: ['item', 'expTables', name],
    queryFn: ({ signal }) => fileOf(`expTables/${name}`, `${name}Exp`, signal, readExpTable),
  });

/** Where the pictures of a title that moves lie on its sheet. */
export const useTitleSprites = (server: ServerCode, bundle: string) =>
  useQuery({
    queryKey: ['item', 'titleSprites', server, bundle],
    queryFn: async ({ signal }) =>
      readSprites(await getJson(titleScriptPath(server, bundle), 'degrees', signal)),
  });
