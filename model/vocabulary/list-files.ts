/**
 * Where each list that pages ask for lies, below `/api` and without `.json`. The first file is the richest; a dump may hold only a
 * later one.
 */
export const LIST_FILES = {
  cards: ['cards/all.5'],
  skills: ['skills/all.10'],
  songs: ['songs/all.7', 'songs/all.5'],
  songReadings: ['songs/all.reading'],
  songNicknames: ['songs/all.nickname'],
  songMeta: ['songs/meta/all.5'],
  events: ['events/all.5'],
  archives: ['archives/all.5'],
  characters: ['characters/main.3'],
  characterProfiles: ['characters/main.profile'],
  birthdays: ['characters/main.birthday'],
  bystanders: ['characters/all.2', 'characters/all.5'],
  bands: ['bands/all.1', 'bands/main.1'],
  areaItems: ['areaItems/main.5'],
  costumes: ['costumes/all.5'],
  gacha: ['gacha/all.5', 'gacha/all.3'],
  loginCampaigns: ['loginCampaigns/all.5', 'loginCampaigns/all.1'],
  missions: ['missions/all.5'],
  missionRewards: ['missions/all.reward'],
  comics: ['comics/all.5'],
  miracleTickets: ['miracleTicketExchanges/all.5'],
  recent: ['news/dynamic/recent'],
  news: ['news/all.5'],
  titles: ['degrees/all.3'],
  stamps: ['stamps/all.2'],
  siteTitles: ['misc/titles'],
  noteSkins: ['skin/notes.all.3'],
  flickSkins: ['skin/directionalFlicks.all.3'],
  laneSkins: ['skin/lanes.all.3'],
  soundSkins: ['skin/soundEffects.all.3'],
  frames: ['deco/frames.all.3'],
  pins: ['deco/pins.all.3'],
  pinSets: ['deco/pinSets.all.3'],
  mainStories: ['misc/mainstories.5'],
  bandStories: ['misc/bandstories.5'],
  eventStories: ['events/all.stories'],
  cardEpisodes: ['cards/all.episodes'],
  areas: ['misc/areas.1'],
  actionSets: ['misc/actionsets.5'],
  afterLiveTalks: ['misc/afterlivetalks.5'],
} as const;
export type ListName = keyof typeof LIST_FILES;

/** Lists that a page cannot do without; where the origin lacks another one it counts as empty. */
export const REQUIRED_LISTS: ReadonlySet<ListName> = new Set<ListName>([
  'cards',
  'skills',
  'songs',
  'songMeta',
  'events',
  'bands',
]);

/** The address at which a list is asked for first. */
export const listAddress = (name: ListName): string => `/api/${LIST_FILES[name][0]}.json`;
