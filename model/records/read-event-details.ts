import type { EventDetails, EventStory, PointReward, RankReward, Reward } from './event-details.ts';
import { readEventSongs } from './read-event-songs.ts';
import {
  asInteger,
  asList,
  asObject,
  asPerServer,
  asText,
  isJsonObject,
  type JsonObject,
  perServerText,
} from './reading.ts';

const positive = (value: unknown): number | null => {
  const number = asInteger(value);
  return number !== null && number > 0 ? number : null;
};

function readReward(row: JsonObject): Reward | null {
  const type = asText(row.rewardType);
  if (type === null) return null;
  return { type, id: positive(row.rewardId), quantity: positive(row.rewardQuantity) ?? 1 };
}

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

/** A story without a title and a caption tells nothing. */
function readStory(value: unknown): Omit<EventStory, 'nth'> | null {
  const row = asObject(value);
  const caption = perServerText(row.caption);
  const title = perServerText(row.title);
  if ([...caption, ...title].every((text) => text === null)) return null;
  return {
    ...{ caption, title, points: positive(row.releasePt) },
    rewards: asList(row.rewards, (entry) => readReward(asObject(entry))),
  };
}

/** Reads `events/{id}`; null when it is no record at all. What cannot be read is as if it were not there. */
export function readEventDetails(json: unknown): EventDetails | null {
  if (!isJsonObject(json)) return null;
  return {
    songs: readEventSongs(json),
    pointRewards: asPerServer(json.pointRewards, readPoints),
    rankRewards: asPerServer(json.rankingRewards, readRanks),
    stories: asList(json.stories, readStory).map((story, nth) => ({ ...story, nth })),
  };
}
