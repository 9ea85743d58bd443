import type { Mission, MissionRewardsRecord, MissionSetDetails, MissionSetRecord } from './mission.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { positive, readReward } from './read-reward.ts';
import { asList, asPerServer, asText, isJsonObject, perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';
import type { Reward } from './reward.ts';

const readOne: RowReader<MissionSetRecord> = (id, row, problem) => {
  const title = perServerText(row.title);
  if (title.every((text) => text === null)) {
    problem('has no title and is left out');
    return null;
  }
  return {
    id,
    type: asText(row.type) ?? '',
    title,
    startAt: perServerTime(row.startAt),
    endAt: perServerTime(row.endAt),
  };
};

/** Reads `missions/all` of any level. */
export const readMissions = (json: unknown): Records<MissionSetRecord> =>
  readRecords('mission', json, readOne);

function readMission(value: unknown): Omit<Mission, 'place'> & { readonly place: number | null } {
  const row = isJsonObject(value) ? value : {};
  return {
    place: positive(row.seq),
    title: asText(row.title),
    description: asText(row.description),
    target: positive(row.maxProgress),
    reward: readReward(row.reward),
  };
}

/** The missions of one server; those without a number stand where the list has them. */
function readMissionList(value: unknown): readonly Mission[] | null {
  const missions = asList(value, (entry) => (isJsonObject(entry) ? readMission(entry) : null))
    .map((mission, at): Mission => ({ ...mission, place: mission.place ?? at + 1 }))
    .sort((a, b) => a.place - b.place);
  return missions.length === 0 ? null : missions;
}

/** Reads `missions/{id}`; null when it cannot be used. */
export const readMissionDetails = (json: unknown): MissionSetDetails | null =>
  isJsonObject(json) ? { missions: asPerServer(json.details, readMissionList) } : null;

function readRewardList(value: unknown): readonly Reward[] | null {
  const rewards = asList(value, readReward);
  return rewards.length === 0 ? null : rewards;
}

/** Reads `missions/all.reward`. */
export const readMissionRewards = (json: unknown): Records<MissionRewardsRecord> =>
  readRecords('mission', json, (id, row) => ({ id, rewards: asPerServer(row.rewards, readRewardList) }));
