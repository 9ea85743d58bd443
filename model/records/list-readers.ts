import { readArchives } from './read-archives.ts';
import { readAreaItems } from './read-area-items.ts';
import { readBands } from './read-bands.ts';
import { readBirthdays } from './read-birthdays.ts';
import { readCards } from './read-cards.ts';
import { readCharacterProfiles } from './read-character-profile.ts';
import { readBystanders, readCharacters } from './read-characters.ts';
import { readComics } from './read-comics.ts';
import { readCostumes } from './read-costumes.ts';
import { readEvents } from './read-events.ts';
import { readGacha } from './read-gacha.ts';
import { readLoginCampaigns } from './read-login-campaigns.ts';
import { readLooks } from './read-looks.ts';
import { readMiracleTickets } from './read-miracle-tickets.ts';
import { readMissionRewards, readMissions } from './read-missions.ts';
import { readNews } from './read-news.ts';
import { readTitles } from './read-prizes.ts';
import { readSiteTitles } from './read-site-titles.ts';
import { readSkills } from './read-skills.ts';
import { readSongMeta } from './read-song-meta.ts';
import { readSongNicknames } from './read-song-nicknames.ts';
import { readSongReadings } from './read-song-readings.ts';
import { readSongs } from './read-songs.ts';
import { readStamps } from './read-stamps.ts';

/** The reader of every list of records (`LIST_FILES`), for client and server. */
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
export type RecordList = keyof typeof LIST_READERS;
export type RecordOf<N extends RecordList> =
  ReturnType<(typeof LIST_READERS)[N]>['byId'] extends ReadonlyMap<number, infer T> ? T : never;

/** Records of every list by their ids; a list that was not asked for, or has not come, is empty. */
export type Lists = { readonly [N in RecordList]: ReadonlyMap<number, RecordOf<N>> };
