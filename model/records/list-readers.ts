import { readAreaItems } from './area-item.ts';
import { readBands } from './band.ts';
import { readBirthdays } from './birthday.ts';
import { readCards } from './card.ts';
import { readBystanders, readCharacters } from './character.ts';
import { readComics } from './comic.ts';
import { readCostumes } from './costume.ts';
import { readEvents } from './event.ts';
import { readLoginCampaigns } from './login-campaign.ts';
import { readLooks } from './look.ts';
import { readMiracleTickets } from './miracle-ticket.ts';
import { readTitles } from './prize.ts';
import { readArchives } from './read-archives.ts';
import { readCharacterProfiles } from './read-character-profile.ts';
import { readGacha } from './read-gacha.ts';
import { readMissionRewards, readMissions } from './read-missions.ts';
import { readNews } from './read-news.ts';
import { readSkills } from './read-skills.ts';
import { readSongNicknames } from './read-song-nicknames.ts';
import { readSongReadings } from './read-song-readings.ts';
import { readSiteTitles } from './site-title.ts';
import { readSongs } from './song.ts';
import { readSongMeta } from './song-meta.ts';
import { readStamps } from './stamp.ts';
import type { STORY_READERS } from './story.ts';

/** The reader of every list of records (`LIST_FILES`) but those of stories, which come late in the client (`STORY_READERS`). */
export const LIST_READERS = {
  cards: readCards,
  skills: readSkills,
  songs: readSongs,
  songReadings: readSongReadings,
  songNicknames: readSongNicknames,
  songMeta: readSongMeta,
  events: readEvents,
  archives: readArchives,
  characters: readCharacters,
  characterProfiles: readCharacterProfiles,
  birthdays: readBirthdays,
  bystanders: readBystanders,
  bands: readBands,
  areaItems: readAreaItems,
  costumes: readCostumes,
  gacha: readGacha,
  loginCampaigns: readLoginCampaigns,
  missions: readMissions,
  missionRewards: readMissionRewards,
  comics: readComics,
  miracleTickets: readMiracleTickets,
  news: readNews,
  titles: readTitles,
  stamps: readStamps,
  siteTitles: readSiteTitles,
  noteSkins: readLooks,
  flickSkins: readLooks,
  laneSkins: readLooks,
  soundSkins: readLooks,
  frames: readLooks,
  pins: readLooks,
  pinSets: readLooks,
} as const;

/** A list of records by their ids. */
export type RecordList = keyof ListReaders;
type ListReaders = typeof LIST_READERS & typeof STORY_READERS;
export type RecordOf<N extends RecordList> =
  ReturnType<ListReaders[N]>['byId'] extends ReadonlyMap<number, infer T> ? T : never;

/** Records of every list by their ids; a list that was not asked for, or has not come, is empty. */
export type Lists = { readonly [N in RecordList]: ReadonlyMap<number, RecordOf<N>> };
