import type { PerServer } from '../vocabulary/servers.ts';
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

/** Kinds of login campaign as the data names them (reference R14). */
const LOGIN_CAMPAIGN_TYPES = ['normal', 'event', 'birthday', 'rookie', 'comeback'] as const;
export type LoginCampaignType = (typeof LOGIN_CAMPAIGN_TYPES)[number];

/** A login campaign as `loginCampaigns/all.5` has it (reference R14). */
export interface LoginCampaignRecord {
  readonly id: number;
  /** One of LOGIN_CAMPAIGN_TYPES, or an unknown word that is kept; empty where the data has none. */
  readonly type: string;
  readonly caption: PerServer<string>;
  /** Folder of the background; null on a server where the campaign shows none. */
  readonly assetBundleName: PerServer<string>;
  /** Epoch milliseconds; 0 for one that was always there. */
  readonly publishedAt: PerServer<number>;
  /** Epoch milliseconds; far in the future when it never ends. */
  readonly closedAt: PerServer<number>;
}

/** What one day of a login campaign brings. */
export interface LoginDay {
  /** From 1. */
  readonly day: number;
  readonly rewards: readonly Reward[];
}

/** `loginCampaigns/{id}`. */
export interface LoginCampaignDetails {
  /** In the order of days; null on a server where the data has none. */
  readonly days: PerServer<readonly LoginDay[]>;
}

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
