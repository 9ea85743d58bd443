import type { PerServer } from '../vocabulary/servers.ts';
import type { Reward } from './reward.ts';

/** Kinds of sets of missions as the data names them (reference R14). */
export const MISSION_TYPES = ['normal', 'limited', 'album', 'event', 'ex'] as const;
export type MissionType = (typeof MISSION_TYPES)[number];

/** A set of missions, a row of `missions/all.5` (reference R14). */
export interface MissionSetRecord {
  readonly id: number;
  /** One of MISSION_TYPES, or an unknown word that is kept; empty where the data has none. */
  readonly type: string;
  readonly title: PerServer<string>;
  /** Epoch milliseconds. */
  readonly startAt: PerServer<number>;
  /** Epoch milliseconds; far in the future when it never ends. */
  readonly endAt: PerServer<number>;
}

/** One mission of a set, in the words of its server. */
export interface Mission {
  /** Its place in the set, from 1. */
  readonly place: number;
  readonly title: string | null;
  readonly description: string | null;
  /** How often it is to be done; null where the data does not say. */
  readonly target: number | null;
  readonly reward: Reward | null;
}

/** `missions/{id}`. */
export interface MissionSetDetails {
  /** In their order; null on a server where the data has none. */
  readonly missions: PerServer<readonly Mission[]>;
}

/** A row of `missions/all.reward`, a list of our own: what a set brings, without the missions. */
export interface MissionRewardsRecord {
  readonly id: number;
  readonly rewards: PerServer<readonly Reward[]>;
}
