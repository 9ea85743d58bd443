import { skillLengths } from '#model/chart/covered';
import { readSkills } from '#model/records/read-skills';
import { recentOf } from '#model/rules/recent';
import { planCards } from '../cards/card-plan.ts';
import { type CardGivers, cardGivers } from '../cards/card-ways.ts';
import { type CardSet, createCards } from '../cards/cards.ts';
import { type CostumeRow, createCostumes } from '../cards/costumes.ts';
import { allBands, mainBands } from '../cast/bands.ts';
import { allCharacters, mainBirthdays, mainCharacters, mainProfiles } from '../cast/characters.ts';
import { planEvents } from '../events/event-plan.ts';
import { createEvents, type EventRow, eventTitles } from '../events/events.ts';
import { createMiracleTickets } from '../events/miracle-tickets.ts';
import { createMissions, type MissionRow, missionRewards } from '../events/missions.ts';
import { createStamps, createTitles } from '../events/prizes.ts';
import { createFrames, createPinSets, createPins } from '../others/deco.ts';
import { guestSongs } from '../others/guest-songs.ts';
import { playerSongs } from '../others/player-songs.ts';
import { siteTitles } from '../others/site-titles.ts';
import { createSkins } from '../others/skins.ts';
import { actionSets, afterLiveTalks, areas, bandStories, mainStories } from '../others/stories.ts';
import { createTimeline, type ServerTimeline } from '../seeded/timeline.ts';
import { songReadings } from '../songs/song-item.ts';
import { createChartLists } from '../songs/song-meta.ts';
import { planSongs, type SongPlan } from '../songs/song-plan.ts';
import { createSongs, type SongRow, songTitles } from '../songs/songs.ts';
import { createArchives } from '../tracker/archives.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { DemoWorld } from '../world.ts';
import { areaItems } from './area-items.ts';
import { type ComicRow, createComics } from './comics.ts';
import { itemTexts } from './item-texts.ts';
import { createNews, type NewsSet } from './news/news.ts';
import { createOffers, type Offers } from './offers.ts';
import { once } from './once.ts';
import { createSkills } from './skills.ts';

type Rows = Readonly<Record<string, unknown>>;

export const LIST_NAMES = [
  'cards/all',
  'skills/all',
  'songs/all',
  'songs/meta/all',
  'songs/windows/all',
  'events/all',
  'characters/all',
  'characters/main',
  'bands/all',
  'bands/main',
  'areaItems/main',
  'costumes/all',
  'gacha/all',
  'loginCampaigns/all',
  'news/all',
  'news/dynamic/recent',
  'characters/main.birthday',
  'characters/main.profile',
  'songs/all.reading',
  'degrees/all',
  'stamps/all',
  'misc/itemtexts',
  'archives/all',
  'comics/all',
  'missions/all',
  'missions/all.reward',
  'miracleTicketExchanges/all',
  'songs/all.player',
  'misc/titles',
  'misc/mainstories',
  'misc/bandstories',
  'misc/areas',
  'misc/actionsets',
  'misc/afterlivetalks',
  'misc/llsif',
  'deco/frames.all',
  'deco/pins.all',
  'deco/pinSets.all',
  'skin/notes.all',
  'skin/directionalFlicks.all',
  'skin/lanes.all',
  'skin/soundEffects.all',
] as const;
export type DemoListName = (typeof LIST_NAMES)[number];
export const isListName = (name: string): name is DemoListName => LIST_NAMES.some((list) => list === name);

export interface DemoLists extends Offers {
  list(name: DemoListName): Rows;
  cardSet(): CardSet;
  /** What gives which card. */
  cardGivers(): CardGivers;
  costumes(): Readonly<Record<string, CostumeRow>>;
  song(id: number): SongPlan | undefined;
  songRows(): Readonly<Record<string, SongRow>>;
  eventRows(): Readonly<Record<string, EventRow>>;
  missions(): Readonly<Record<string, MissionRow>>;
  comics(): Readonly<Record<string, ComicRow>>;
  news(): NewsSet;
  /** Titles in Latin letters, whether or not a server has the thing; pictures carry them. */
  readonly latinTitle: { song(id: number): string; event(id: number): string };
}

type Makers = Readonly<Record<DemoListName, () => Rows>>;

/** `news/dynamic/recent` as at the demo date; it reaches far enough for the month after it. */
const recent = (world: DemoWorld, makers: Makers): Rows =>
  recentOf(
    {
      songs: makers['songs/all'](),
      events: makers['events/all'](),
      gacha: makers['gacha/all'](),
      loginCampaigns: makers['loginCampaigns/all'](),
      cards: makers['cards/all'](),
      characters: makers['characters/main'](),
      birthdays: makers['characters/main.birthday'](),
      bands: makers['bands/all'](),
      news: makers['news/all'](),
    },
    world.now,
  );

function songParts(world: DemoWorld, timeline: ServerTimeline) {
  const plans = once(() => new Map(planSongs(world.seed).map((song) => [song.id, song])));
  const names = once(() => songTitles(world.seed, [...plans().values()]));
  const rows = once(() => createSongs(world, timeline, [...plans().values()], names()));
  return { plans, names, rows };
}

/** Cards follow events, and events name cards. */
function eventParts(world: DemoWorld, timeline: ServerTimeline) {
  const plans = once(() => planEvents(world.seed));
  const cardSet = once(() => createCards(world, timeline, planCards(world.seed, plans())));
  const eventNames = once(() => eventTitles(world.seed, plans()));
  const events = once(() =>
    createEvents(world, timeline, plans(), eventNames(), [...cardSet().plans.values()]),
  );
  return { cardSet, eventNames, events };
}

/** Both lists from charts in one go, for writing all charts takes seconds. */
const chartLists = (world: DemoWorld, plans: () => ReadonlyMap<number, SongPlan>, skills: () => Rows) =>
  once(() => {
    const lengths = skillLengths(readSkills(skills()).byId.values());
    return createChartLists(world.seed, [...plans().values()], lengths);
  });

const latinTitles = (
  songs: () => ReadonlyMap<number, ServedWord>,
  events: () => readonly ServedWord[],
): DemoLists['latinTitle'] => ({
  song: (id) => songs().get(id)?.[1] ?? '',
  event: (id) => events()[id - 1]?.[1] ?? '',
});

/** What events give besides cards. */
const prizeLists = (events: () => Readonly<Record<string, EventRow>>) => ({
  'degrees/all': once(() => createTitles(events())),
  'stamps/all': once(() => createStamps(events())),
});

/** The same in every world. */
const UNCHANGING = {
  'bands/all': once(allBands),
  'bands/main': once(mainBands),
  'areaItems/main': once(areaItems),
  'misc/itemtexts': once(itemTexts),
} as const;

/** What players choose for their games and profiles, and the short comics of the game. */
const otherLists = ({ seed }: DemoWorld, timeline: ServerTimeline) => ({
  'misc/titles': once(siteTitles),
  'misc/mainstories': once(() => mainStories(seed)),
  'misc/bandstories': once(() => bandStories(seed, timeline)),
  'misc/areas': once(areas),
  'misc/actionsets': once(() => actionSets(seed)),
  'misc/afterlivetalks': once(() => afterLiveTalks(seed)),
  'misc/llsif': once(() => guestSongs(seed)),
  'deco/frames.all': once(() => createFrames(timeline)),
  'deco/pins.all': once(() => createPins(timeline)),
  'deco/pinSets.all': once(() => createPinSets(timeline)),
  'skin/notes.all': once(() => createSkins(timeline, 'notes')),
  'skin/directionalFlicks.all': once(() => createSkins(timeline, 'directionalFlicks')),
  'skin/lanes.all': once(() => createSkins(timeline, 'lanes')),
  'skin/soundEffects.all': once(() => createSkins(timeline, 'soundEffects')),
});

/** Every list of one world, each made once and only when asked for. */
export function createLists(world: DemoWorld): DemoLists {
  const timeline = createTimeline(world);
  const songs = songParts(world, timeline);
  const { cardSet, eventNames, events } = eventParts(world, timeline);
  const news = once(() => createNews(world));
  const skills = once(() => createSkills(Object.values(cardSet().rows)));
  const charts = chartLists(world, songs.plans, skills);
  const offers = createOffers(world, timeline, () => cardSet().plans.values(), eventNames);
  const costumes = once(() => createCostumes(cardSet().rows));
  const comics = once(() => createComics(world, timeline));
  const missions = once(() => createMissions(timeline, events()));
  const makers: Makers = {
    'cards/all': () => cardSet().rows,
    'skills/all': skills,
    'songs/all': songs.rows,
    'songs/meta/all': () => charts().meta,
    'songs/windows/all': () => ({ ...charts().windows }),
    'events/all': events,
    'characters/all': once(allCharacters),
    'characters/main': once(mainCharacters),
    ...UNCHANGING,
    'costumes/all': costumes,
    'gacha/all': () => offers.gacha().rows,
    'loginCampaigns/all': () => offers.loginCampaigns().rows,
    'news/all': () => news().rows,
    'news/dynamic/recent': once(() => recent(world, makers)),
    'characters/main.birthday': once(() => mainBirthdays(world.seed)),
    'characters/main.profile': once(() => mainProfiles(world.seed)),
    'songs/all.reading': once(() => songReadings(songs.rows())),
    ...prizeLists(events),
    ...otherLists(world, timeline),
    'songs/all.player': once(() => playerSongs(songs.rows())),
    'archives/all': once(() => createArchives(world.seed, events(), world.now)),
    'comics/all': comics,
    'missions/all': missions,
    'missions/all.reward': once(() => missionRewards(missions())),
    'miracleTicketExchanges/all': once(() => createMiracleTickets(offers.gacha().rows, cardSet().rows)),
  };
  return {
    ...offers,
    list: (name) => makers[name](),
    news,
    cardSet,
    costumes,
    missions,
    comics,
    cardGivers: once(() => cardGivers(offers.gacha().rows, events())),
    song: (id) => songs.plans().get(id),
    songRows: songs.rows,
    latinTitle: latinTitles(songs.names, eventNames),
    eventRows: events,
  };
}
