import { isDifficulty } from '#model/vocabulary/difficulties';
import { cardItem, episodeTitles } from './cards/card-item.ts';
import { costumeItem } from './cards/costumes.ts';
import { characterItem, townsPersonItem } from './cast/characters.ts';
import { demoProfile } from './cast/player-profile.ts';
import { writeChart } from './charts/write-chart.ts';
import type { DemoSet, DemoSound } from './demo.types.ts';
import { eventMusics } from './events/event-musics.ts';
import { eventRewards, eventStories } from './events/event-rewards.ts';
import { eventItem } from './events/events.ts';
import { festivalTimes } from './events/festival.ts';
import { gachaItem } from './events/gacha-item.ts';
import { loginCampaignItem } from './events/login-campaigns.ts';
import { missionItem } from './events/missions.ts';
import { createExplorer } from './explorer/explorer.ts';
import { figureFile } from './figures/files.ts';
import { figureNames } from './figures/names.ts';
import { expTable, isExpTable } from './lists/exp-tables.ts';
import { createLists, type DemoLists, isListName, LIST_NAMES } from './lists/lists.ts';
import { once } from './lists/once.ts';
import { soundNameAt } from './music/sound-paths.ts';
import { soundOf } from './music/sounds.ts';
import { drawPicture } from './pictures/pictures.ts';
import { soundAt } from './pictures/sounds.ts';
import { createSources } from './pictures/sources.ts';
import { songItem } from './songs/song-item.ts';
import { rankingOf } from './tracker/ranking.ts';
import { ratesOf } from './tracker/rates.ts';
import { PEOPLE } from './words/people.ts';
import { createWorld, firstOfMonth } from './world.ts';

export interface DemoOptions {
  /** Any whole number; 1 when left out. */
  readonly seed?: number;
  /** `YYYY-MM-DD`; callers that want today's set pass `firstOfMonth(new Date())`. */
  readonly date?: string;
}

/** The date of a set that no one gave one: fixed, because the set itself never looks at a clock. */
const UNDATED = '2026-01-01';
const ITEM =
  /^(cards|skills|songs|events|characters|costumes|gacha|loginCampaigns|missions|comics|news)\/(\d{1,6})$/;
const FESTIVAL = /^festival\/(stages|rotationMusics)\/(\d{1,15})$/;
const CHART = /^charts\/(\d{1,6})\/([a-z]+)$/;

/** `news/{id}`: the row and the text. */
function newsItem(lists: DemoLists, id: number): unknown {
  const row = lists.news().rows[id];
  const content = lists.news().content(id, {
    songs: lists.songRows(),
    cards: lists.cardSet().rows,
    events: lists.eventRows(),
    gacha: lists.gacha().rows,
    logins: lists.loginCampaigns().rows,
  });
  return row && content ? { ...row, content } : undefined;
}

/** What is offered for a time besides events. */
function offerOf(lists: DemoLists, family: 'gacha' | 'loginCampaigns' | 'missions', id: number): unknown {
  switch (family) {
    case 'gacha': {
      const { rows, member } = lists.gacha();
      const row = rows[id];
      return row && gachaItem(id, row, lists.cardSet().rows, member(id));
    }
    case 'loginCampaigns': {
      const row = lists.loginCampaigns().rows[id];
      return row && loginCampaignItem(id, row);
    }
    case 'missions': {
      const row = lists.missions()[id];
      return row && missionItem(id, row);
    }
  }
}

function musicAt(lists: DemoLists, seed: number, path: string): DemoSound | null {
  const name = soundNameAt(seed, path);
  if (!name || (name.kind === 'event' && !lists.eventRows()[name.id])) return null;
  return soundOf(name, seed, lists.song(name.id));
}

/** `events/all.stories`: the stories of all events, without their rewards. */
const allStories = (lists: DemoLists, seed: number): unknown =>
  Object.fromEntries(
    Object.entries(lists.eventRows()).map(([id, row]) => [id, eventStories(seed, Number(id), row)]),
  );

/** `cards/all.episodes`: what the stories of all cards are called. */
const allEpisodes = (lists: DemoLists, seed: number): unknown =>
  Object.fromEntries(
    Object.entries(lists.cardSet().rows)
      .filter(([, { stat }]) => (stat.episodes ?? []).length > 0)
      .map(([id, row]) => [id, episodeTitles(seed, Number(id), row)]),
  );

function itemOf(lists: DemoLists, seed: number, family: string, id: number): unknown {
  switch (family) {
    case 'cards':
      return cardItem(seed, lists.cardSet(), id, lists.cardGivers()) ?? undefined;
    case 'characters':
      return characterItem(seed, id) ?? townsPersonItem(id) ?? undefined;
    case 'costumes':
      return costumeItem(lists.costumes(), lists.cardSet().rows, id);
    case 'songs': {
      const song = lists.song(id);
      const row = lists.songRows()[id];
      return song && row ? songItem(song, row) : undefined;
    }
    case 'events': {
      const row = lists.eventRows()[id];
      if (!row) return undefined;
      return eventItem(id, row, eventRewards(seed, id, row), eventMusics(seed, id, row, lists.songRows()));
    }
    case 'gacha':
    case 'loginCampaigns':
    case 'missions':
      return offerOf(lists, family, id);
    case 'comics':
      return lists.comics()[id];
    case 'news':
      return newsItem(lists, id);
    case 'skills':
      return lists.list('skills/all')[id];
    default:
      return undefined;
  }
}

function festivalOfEvent(lists: DemoLists, part: string, id: number): unknown {
  const row = lists.eventRows()[id];
  return row && festivalTimes(part, id, row, Object.keys(lists.songRows()).map(Number));
}

function chartOf(lists: DemoLists, seed: number, id: number, difficulty: string): unknown {
  const song = lists.song(id);
  const plan = song?.charts.find((chart) => chart.difficulty === difficulty);
  return song && plan && isDifficulty(difficulty) ? writeChart({ seed, song, plan }) : undefined;
}

/**
 * The invented data set: lists are made at the first question for them and kept, items and charts on demand.
 * Throws a RangeError when the date is not a day.
 */
export function createDemo({ seed = 1, date = UNDATED }: DemoOptions = {}): DemoSet {
  const world = createWorld(seed, date);
  const lists = createLists(world);
  const sources = createSources(lists);
  const explorer = createExplorer(world, lists);
  const figures = once(() => new Set(figureNames(lists)));
  return {
    seed: world.seed,
    date,
    names: LIST_NAMES,
    json: (name) => {
      if (isListName(name)) return lists.list(name);
      const [, family = '', id = ''] = ITEM.exec(name) ?? [];
      if (family) return itemOf(lists, world.seed, family, Number(id));
      const [, part = '', event = ''] = FESTIVAL.exec(name) ?? [];
      if (part) return festivalOfEvent(lists, part, Number(event));
      const [, song = '', difficulty = ''] = CHART.exec(name) ?? [];
      if (song) return chartOf(lists, world.seed, Number(song), difficulty);
      if (name.startsWith('explorer/')) return explorer.json(name);
      if (name === 'emoji/all') return { emoji: PEOPLE.map((_person, place) => String(place + 1)) };
      if (name === 'events/all.stories') return allStories(lists, world.seed);
      if (name === 'cards/all.episodes') return allEpisodes(lists, world.seed);
      if (name === 'tracker/rates') return ratesOf(world.seed, lists.eventRows(), world.now);
      const table = name.startsWith('expTables/') ? name.slice('expTables/'.length) : '';
      return isExpTable(table) ? expTable(table) : undefined;
    },
    prepare: explorer.prepare,
    player: (question, nowMs) => demoProfile(lists, { seed: world.seed, ...question }, nowMs),
    tracker: (question, nowMs) => rankingOf(lists, world.seed, question, nowMs),
    sound: (path) => musicAt(lists, world.seed, path),
    asset: async (path) =>
      soundAt(sources, path) ??
      (await explorer.asset(path)) ??
      (await figureFile(path, (name) => figures().has(name))) ??
      drawPicture(sources, path),
  };
}

export { firstOfMonth };
