import type { PerServer } from '../vocabulary/servers.ts';
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
