/**
 * The static names of the API (reference R1) and what each is called before visitors: the keys of `data.*` in the locale files.
 * Names of which one stands in for the other share a friendly name.
 */
export const FRIENDLY_NAMES = {
  'cards/all': 'cards',
  'skills/all': 'skills',
  'songs/all': 'songs',
  'songs/all.player': 'playerSongs',
  'songs/meta/all': 'songMeta',
  'events/all': 'events',
  'archives/all': 'archives',
  'characters/all': 'characters',
  'characters/main': 'characters',
  'bands/all': 'bands',
  'bands/main': 'bands',
  'stamps/all': 'stamps',
  'gacha/all': 'gacha',
  'news/all': 'news',
  'comics/all': 'comics',
  'costumes/all': 'costumes',
  'missions/all': 'missions',
  'degrees/all': 'degrees',
  'loginCampaigns/all': 'loginCampaigns',
  'miracleTicketExchanges/all': 'miracleTickets',
  'areaItems/main': 'areaItems',
  'misc/titles': 'titles',
  'misc/itemtexts': 'itemTexts',
  'misc/mainstories': 'mainStories',
  'misc/bandstories': 'bandStories',
  'misc/areas': 'areas',
  'misc/actionsets': 'actionSets',
  'misc/afterlivetalks': 'afterLiveTalks',
  'misc/llsif': 'llsif',
  'deco/frames.all': 'frames',
  'deco/pins.all': 'pins',
  'deco/pinSets.all': 'pinSets',
  'skin/notes.all': 'noteSkins',
  'skin/directionalFlicks.all': 'flickSkins',
  'skin/lanes.all': 'laneSkins',
  'skin/soundEffects.all': 'soundSkins',
  'expTables/band': 'bandExp',
  'expTables/card': 'cardExp',
  'expTables/character': 'characterExp',
  'expTables/player': 'playerExp',
} as const satisfies Readonly<Record<string, string>>;

/** A static name of the API. */
export type StaticName = keyof typeof FRIENDLY_NAMES;
/**
 * A chart has a name of its own for each song; emoji and what skills cover of all charts are our own lists; what is recent is none; the
 * operator's pages are no game data.
 */
const OTHER_NAMES = ['chart', 'emoji', 'songWindows', 'recent', 'sitePages'] as const;
/** Calls of the contract that the pages make: `dataName` of its endpoints. */
const CALL_NAMES = [
  'accountLogIn',
  'accountSignUp',
  'accountLogOut',
  'accountPassword',
  'accountReset',
  'accountMe',
  'messages',
  'following',
  'muted',
  'storedProfiles',
  'member',
  'memberSave',
  'accountSessions',
  'accountEmail',
  'accountExport',
  'accountDelete',
  'syncAccounts',
  'player',
  'playerRanking',
  'upload',
  'charts',
  'consolePermission',
  'consoleRecords',
  'cutoffs',
  'topPlayers',
  'forecast',
  'posts',
  'post',
  'postSave',
  'postLike',
  'postDelete',
  'postReport',
  'userReport',
  'decisions',
  'postVersions',
  'postTags',
  'reports',
  'room',
] as const;
/** What could not be loaded, in a visitor's words. */
export type DataName =
  | (typeof FRIENDLY_NAMES)[StaticName]
  | (typeof OTHER_NAMES)[number]
  | (typeof CALL_NAMES)[number];

export const STATIC_NAMES = Object.keys(FRIENDLY_NAMES).filter(
  (name): name is StaticName => name in FRIENDLY_NAMES,
);
export const DATA_NAMES: readonly DataName[] = [
  ...new Set<DataName>(Object.values(FRIENDLY_NAMES)),
  ...OTHER_NAMES,
  ...CALL_NAMES,
];

const LEVEL = /\.\d+$/;
const isStatic = (name: string): name is StaticName => Object.hasOwn(FRIENDLY_NAMES, name);

/** The friendly name of a static name, with or without a level, or of a friendly name itself; null for others. */
export function friendlyName(name: string): DataName | null {
  const bare = isStatic(name) ? name : name.replace(LEVEL, '');
  if (isStatic(bare)) return FRIENDLY_NAMES[bare];
  return DATA_NAMES.find((each) => each === name) ?? null;
}
