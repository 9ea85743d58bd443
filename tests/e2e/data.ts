import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import { premadeProfile } from '#model/profile/premade';
import type { Profile } from '#model/profile/profile';
import type { ArchiveRecord } from '#model/records/archive';
import { readAreaItems } from '#model/records/area-item';
import { readCards } from '#model/records/card';
import { readCharacters } from '#model/records/character';
import { readEvents } from '#model/records/event';
import { readArchives } from '#model/records/read-archives';
import { readSkills } from '#model/records/read-skills';
import { readSongs, type SongRecord } from '#model/records/song';
import { STUDIO_KEYS } from '#model/vocabulary/area-items';
import type { EventType } from '#model/vocabulary/event-types';

/** A song with an expert chart and what its chart is asked with. */
export interface Challenge {
  readonly song: SongRecord;
  readonly level: number;
  readonly data: TeamData;
}

async function json(url: string, name: string): Promise<unknown> {
  const response = await fetch(`${url}/api/${name}.json`);
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response.json();
}

/** The events of which something is kept on the worldwide server. */
export async function loadArchived(url: string): Promise<ReadonlySet<number>> {
  const archives = readArchives(await json(url, 'archives/all.5')).byId;
  const isKept = ({ cutoffs, best }: ArchiveRecord): boolean => cutoffs[1] !== null || best[1] !== null;
  return new Set([...archives.values()].filter(isKept).map(({ id }) => id));
}

/** Everything a team search on the n-th song needs, as the site at `url` serves it. */
export async function loadChallenge(url: string, position = 0): Promise<Challenge> {
  const songs = readSongs(await json(url, 'songs/all.7')).byId;
  const song = [...songs.values()].filter(({ difficulties }) => difficulties.expert)[position];
  const expert = song?.difficulties.expert;
  if (!song || !expert) throw new Error(`no song ${position} with an expert chart`);
  const [cards, skills, characters, areaItems, chart] = await Promise.all(
    ['cards/all.5', 'skills/all.10', 'characters/main.3', 'areaItems/main.5', `charts/${song.id}/expert`].map(
      (name) => json(url, name),
    ),
  );
  return {
    song,
    level: expert.level,
    data: {
      cards: readCards(cards).byId,
      skills: readSkills(skills).byId,
      characters: readCharacters(characters).byId,
      areaItems: readAreaItems(areaItems).byId,
      chart: scoringChart(parseChart(chart)),
    },
  };
}

/** The latest event of a kind the site at `url` knows. */
export async function lastEvent(url: string, wanted: EventType): Promise<number> {
  const events = [...readEvents(await json(url, 'events/all.6')).byId.values()];
  const event = events.findLast(({ type }) => type === wanted);
  if (!event) throw new Error(`no event ${wanted}`);
  return event.id;
}

/** A song of the site at `url` that has all five charts. */
export async function songWithSpecial(url: string): Promise<number> {
  const songs = [...readSongs(await json(url, 'songs/all.7')).byId.values()];
  const song = songs.find(({ difficulties }) => difficulties.special);
  if (!song) throw new Error('no song with a special chart');
  return song.id;
}

/** A finished collection of `count` cards spread over all released ones, with uneven items: small enough to try everything. */
export function reducedProfile({ data }: Challenge, count: number): Profile {
  const whole = premadeProfile(data.cards, data.areaItems, 0, Date.now());
  const step = Math.floor(whole.cards.length / count);
  return {
    ...whole,
    name: 'Reduced',
    cards: whole.cards.filter((_, index) => index % step === 0).slice(0, count),
    items: { ...whole.items, Plaza: [0, 1, 2, null], Menu: [2, null, 1, 0] },
  };
}

/** All the cards, none as far as it goes. */
export function unfinishedProfile({ data }: Challenge): Profile {
  const whole = premadeProfile(data.cards, data.areaItems, 0, Date.now());
  return {
    ...whole,
    name: 'Unfinished',
    cards: whole.cards.map((card, index) => ({
      ...card,
      skill: index % 5,
      master: index % 4,
      ep: index % 3,
      level: card.level - (index % 7),
    })),
    items: { ...whole.items, Plaza: [0, 1, 2, null], Menu: [2, null, 1, 0] },
  };
}

/** A collection whose bands have the first places of the studio only, everyone the others: one set never fills it. */
export function patchyProfile({ data }: Challenge): Profile {
  const whole = premadeProfile(data.cards, data.areaItems, 1, Date.now());
  const studio = STUDIO_KEYS.map((key) => [
    key,
    whole.items[key].map((level, place) => (place < 3 === (key !== 'Everyone') ? level : null)),
  ]);
  return { ...whole, name: 'Patchy', items: { ...whole.items, ...Object.fromEntries(studio) } };
}

/** The question the page asks when nothing but profile and song is set. */
export const plainQuestion = ({ level }: Challenge, profile: Profile): TeamQuestion => ({
  server: profile.server,
  profile,
  level,
  perfectRate: 1,
  live: 'free',
  room: { averagePower: 0, skillPercent: 0, skillSeconds: 0, encore: 'own' },
  order: 'uniform',
  skillDelay: 0,
  skillQueue: false,
  target: 'score',
  points: null,
  powerBonus: null,
  sixth: 'leader',
  itemSets: 'uniform',
  treatAs: { maxLevel: false, trained: false, episodesRead: false },
  temporary: [],
  constraints: { exclude: [], must: [], leader: null, minPower: 0 },
  top: 1,
});
