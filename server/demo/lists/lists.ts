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
import { createStamps, createTitles } from '../events/prizes.ts';
import { createTimeline, type Timeline } from '../seeded/timeline.ts';
import { songReadings } from '../songs/song-item.ts';
import { createChartLists } from '../songs/song-meta.ts';
import { planSongs, type SongPlan } from '../songs/song-plan.ts';
import { createSongs, type SongRow, songTitles } from '../songs/songs.ts';
import type { Word } from '../words/words.types.ts';
import type { World } from '../world.ts';
import { areaItems } from './area-items.ts';
import { itemTexts } from './item-texts.ts';
import { createNews, type NewsSet } from './news/news.ts';
import { createOffers, type Offers } from './offers.ts';
import { once } from './once.ts';
import { createSkills } from './skills.ts';

export type Rows = Readonly<Record<string, unknown>>;

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
] as const;
export type ListName = (typeof LIST_NAMES)[number];
export const isListName = (name: string): name is ListName => LIST_NAMES.some((list) => list === name);

export interface DemoLists extends Offers {
  list(name: ListName): Rows;
  cardSet(): CardSet;
  /** What gives which card. */
  cardGivers(): CardGivers;
  costumes(): Readonly<Record<string, CostumeRow>>;
  song(id: number): SongPlan | undefined;
  songRows(): Readonly<Record<string, SongRow>>;
  eventRows(): Readonly<Record<string, EventRow>>;
  news(): NewsSet;
  /** Titles in Latin letters, whether or not a server has the thing; pictures carry them. */
  readonly latinTitle: { song(id: number): string; event(id: number): string };
}

type Makers = Readonly<Record<ListName, () => Rows>>;

/** `news/dynamic/recent` as at the demo date; it reaches far enough for the month after it. */
const recent = (world: World, makers: Makers): Rows =>
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

function songParts(world: World, timeline: Timeline) {
  const plans = once(() => new Map(planSongs(world.seed).map((song) => [song.id, song])));
  const names = once(() => songTitles(world.seed, [...plans().values()]));
  const rows = once(() => createSongs(world, timeline, [...plans().values()], names()));
  return { plans, names, rows };
}

/** Cards follow events, and events name cards. */
function eventParts(world: World, timeline: Timeline) {
  const plans = once(() => planEvents(world.seed));
  const cardSet = once(() => createCards(world, timeline, planCards(world.seed, plans())));
  const eventNames = once(() => eventTitles(world.seed, plans()));
  const events = once(() =>
    createEvents(world, timeline, plans(), eventNames(), [...cardSet().plans.values()]),
  );
  return { cardSet, eventNames, events };
}

/** Both lists from charts in one go, for writing all charts takes seconds. */
const chartLists = (world: World, plans: () => ReadonlyMap<number, SongPlan>, skills: () => Rows) =>
  once(() => {
    const lengths = skillLengths(readSkills(skills()).byId.values());
    return createChartLists(world.seed, [...plans().values()], lengths);
  });

const latinTitles = (
  songs: () => ReadonlyMap<number, Word>,
  events: () => readonly Word[],
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

/** Every list of one world, each made once and only when asked for. */
export function createLists(world: World): DemoLists {
  const timeline = createTimeline(world);
  const songs = songParts(world, timeline);
  const { cardSet, eventNames, events } = eventParts(world, timeline);
  const news = once(() => createNews(world));
  const skills = once(() => createSkills(Object.values(cardSet().rows)));
  const charts = chartLists(world, songs.plans, skills);
  const offers = createOffers(world, timeline, () => cardSet().plans.values(), eventNames);
  const costumes = once(() => createCostumes(cardSet().rows));
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
  };
  return {
    ...offers,
    list: (name) => makers[name](),
    news,
    cardSet,
    costumes,
    cardGivers: once(() => cardGivers(offers.gacha().rows, events())),
    song: (id) => songs.plans().get(id),
    songRows: songs.rows,
    latinTitle: latinTitles(songs.names, eventNames),
    eventRows: events,
  };
}
