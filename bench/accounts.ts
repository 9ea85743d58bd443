import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import { premadeProfile } from '#model/profile/premade';
import type { Profile, ProfileCard } from '#model/profile/profile';
import { readAreaItems } from '#model/records/area-item';
import { readCards } from '#model/records/card';
import { readCharacters } from '#model/records/character';
import { readSkills } from '#model/records/read-skills';
import { readSongs } from '#model/records/song';

/** Demo data and seeded accounts of a given size, the same for every run. */

export const SEED = 20261101;
export const DATE = '2026-11-01';

/** A small seeded generator (mulberry32): numbers in [0, 1). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Answers of the API that the benchmarks need; the same in Node and in a browser. */
export interface BenchJson {
  readonly cards: unknown;
  readonly skills: unknown;
  readonly characters: unknown;
  readonly areaItems: unknown;
  readonly songs: unknown;
  /** Expert charts by song id. */
  readonly charts: Readonly<Record<number, unknown>>;
}

export interface BenchSong {
  readonly data: TeamData;
  readonly level: number;
}

export interface BenchData {
  readonly premade: Profile;
  readonly songs: readonly BenchSong[];
}

/** Parses once, so that all songs share the same card, skill and item objects. */
export function readBenchData(json: BenchJson): BenchData {
  const base = {
    cards: readCards(json.cards).byId,
    skills: readSkills(json.skills).byId,
    characters: readCharacters(json.characters).byId,
    areaItems: readAreaItems(json.areaItems).byId,
  };
  const songs = readSongs(json.songs).byId;
  return {
    premade: premadeProfile(base.cards, base.areaItems, 0, Date.parse(DATE)),
    songs: Object.entries(json.charts).map(([id, chart]) => ({
      data: { ...base, chart: scoringChart(parseChart(chart)) },
      level: songs.get(Number(id))?.difficulties.expert?.level ?? 25,
    })),
  };
}

/** `size` cards of the premade profile; `uneven` also lowers cards, items and potentials at random. */
export function account({ premade }: Pick<BenchData, 'premade'>, size: number, uneven: boolean): Profile {
  const next = random(SEED + size + (uneven ? 1 : 0));
  const shuffled = premade.cards
    .map((card) => ({ card, key: next() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, size)
    .map(({ card }) => card);
  if (!uneven) return { ...premade, cards: shuffled };
  const lowered = (card: ProfileCard): ProfileCard => ({
    ...card,
    level: Math.max(1, card.level - Math.floor(next() * next() * 30)),
    skill: Math.floor(next() * 5),
    master: Math.floor(next() * 5),
    ep: Math.floor(next() * 3),
  });
  const items = Object.fromEntries(
    Object.entries(premade.items).map(([key, levels]) => [
      key,
      key === 'potentials'
        ? levels.map(() => 1 + Math.floor(next() * 50))
        : levels.map((level) => (level === null || next() < 0.1 ? null : Math.floor(next() * (level + 1)))),
    ]),
  ) as unknown as Profile['items'];
  return { ...premade, items, cards: shuffled.map(lowered) };
}

export const question = (profile: Profile, level: number, top: number): TeamQuestion => ({
  server: 0,
  profile,
  level,
  perfectRate: 0.97,
  live: 'free',
  room: { averagePower: 250_000, skillPercent: 100, skillSeconds: 7, encore: 'own' },
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
  top,
});
