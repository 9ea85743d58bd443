import type { LoginCampaignRecord } from './login-campaign.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { asText, perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';

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
