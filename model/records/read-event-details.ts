import type { EventDetails, EventSound, EventStory, PointReward, RankReward } from './event-details.ts';
import { readAssetName } from './read-asset-name.ts';
import { readEventSongs } from './read-event-songs.ts';
import { readFestival } from './read-festival.ts';
import { readLiveGoals } from './read-live-goals.ts';
import { positive, readReward } from './read-reward.ts';
import {
  asArray,
  asList,
  asObject,
  asPerServer,
  asText,
  isJsonObject,
  type JsonObject,
  perServerText,
  perServerTime,
} from './reading.ts';
import type { Reward } from './reward.ts';

/** Rows of one reward each, those of the same goal together. */
function grouped<Goal extends object>(
  value: unknown,
  goalOf: (row: JsonObject) => Goal | null,
  order: (goal: Goal) => number,
): readonly (Goal & { readonly rewards: readonly Reward[] })[] | null {
  const goals = new Map<string, Goal & { readonly rewards: Reward[] }>();
  for (const row of asList(value, (entry) => asObject(entry))) {
    const goal = goalOf(row);
    const reward = readReward(row);
    if (!goal || !reward) continue;
    const key = JSON.stringify(goal);
    const known = goals.get(key) ?? { ...goal, rewards: [] };
    known.rewards.push(reward);
    goals.set(key, known);
  }
  return goals.size === 0 ? null : [...goals.values()].sort((a, b) => order(a) - order(b));
}

const readPoints = (value: unknown): readonly PointReward[] | null =>
  grouped(
    value,
    (row) => {
      const points = positive(row.point);
      return points === null ? null : { points };
    },
    ({ points }) => points,
  );

const readRanks = (value: unknown): readonly RankReward[] | null =>
  grouped(
    value,
    (row) => {
      const from = positive(row.fromRank);
      const to = positive(row.toRank);
      return from === null || to === null || to < from ? null : { from, to };
    },
    ({ from }) => from,
  );

/** A story without a title and a caption says nothing. */
function readStory(value: unknown): Omit<EventStory, 'nth'> | null {
  const row = asObject(value);
  const caption = perServerText(row.caption);
  const title = perServerText(row.title);
  if ([...caption, ...title].every((text) => text === null)) return null;
  return {
    scenarioId: readAssetName(row.scenarioId),
    caption,
    title,
    points: positive(row.releasePt),
    synopsis: perServerText(row.synopsis),
    condition: perServerText(row.releaseConditions),
    rewards: asList(row.rewards, readReward),
  };
}

const BUNDLE = /^[\w-]+(\/[\w-]+){0,7}$/;
const MAX_BUNDLE = 120;
const FILE = /^[\w-]{1,80}$/;

/** Names are made into addresses, so they may hold nothing but names. */
function readSound(row: JsonObject): EventSound | null {
  const bundle = asText(row.bgmAssetBundleName);
  const file = asText(row.bgmFileName);
  if (bundle === null || file === null || bundle.length > MAX_BUNDLE) return null;
  return BUNDLE.test(bundle) && FILE.test(file) ? { bundle, file } : null;
}

/** Reads `events/{id}`; null when it is no record at all. What cannot be read is as if it were not there. */
export function readEventDetails(json: unknown): EventDetails | null {
  if (!isJsonObject(json)) return null;
  return {
    songs: readEventSongs(json),
    pointRewards: asPerServer(json.pointRewards, readPoints),
    rankRewards: asPerServer(json.rankingRewards, readRanks),
    stories: asArray(json.stories).flatMap((entry, nth) => {
      const story = readStory(entry);
      return story ? [{ ...story, nth }] : [];
    }),
    goals: readLiveGoals(json),
    festival: readFestival(json),
    sound: readSound(json),
    rewardsUntil: perServerTime(json.distributionEndAt),
    exchangeUntil: perServerTime(json.exchangeEndAt),
  };
}
