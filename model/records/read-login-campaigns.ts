import type { LoginCampaignDetails, LoginCampaignRecord, LoginDay } from './login-campaign.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { positive, readReward } from './read-reward.ts';
import {
  asList,
  asObject,
  asPerServer,
  asText,
  isJsonObject,
  perServerText,
  perServerTime,
} from './reading.ts';
import type { Records } from './records.ts';
import type { Reward } from './reward.ts';

const readOne: RowReader<LoginCampaignRecord> = (id, row, problem) => {
  const caption = perServerText(row.caption);
  if (caption.every((text) => text === null)) {
    problem('has no caption and is left out');
    return null;
  }
  return {
    id,
    type: asText(row.loginBonusType) ?? '',
    caption,
    assetBundleName: perServerText(row.assetBundleName),
    publishedAt: perServerTime(row.publishedAt),
    closedAt: perServerTime(row.closedAt),
  };
};

/** Reads `loginCampaigns/all` of any level. */
export const readLoginCampaigns = (json: unknown): Records<LoginCampaignRecord> =>
  readRecords('login campaign', json, readOne);

interface Gift {
  readonly day: number;
  /** Its place among what the day brings. */
  readonly place: number;
  readonly reward: Reward;
}

function readGift(value: unknown): Gift | null {
  const row = asObject(value);
  const day = positive(row.days);
  const reward = readReward(row);
  return day === null || reward === null ? null : { day, place: positive(row.seq) ?? 1, reward };
}

/** The list on one server; null where it holds nothing. */
function readDays(value: unknown): readonly LoginDay[] | null {
  const gifts = [...asList(value, readGift)].sort((a, b) => a.day - b.day || a.place - b.place);
  const byDay = new Map<number, Reward[]>();
  for (const { day, reward } of gifts) byDay.set(day, [...(byDay.get(day) ?? []), reward]);
  return byDay.size === 0 ? null : [...byDay].map(([day, rewards]) => ({ day, rewards }));
}

/** Reads `loginCampaigns/{id}`; null when it cannot be used. */
export const readLoginCampaignDetails = (json: unknown): LoginCampaignDetails | null =>
  isJsonObject(json) ? { days: asPerServer(json.details, readDays) } : null;
