import type { PerServer } from '../vocabulary/servers.ts';
import type { Reward } from './reward.ts';

/** What a goal of a live-goals event is about, in the order in which most events list them. */
export const GOAL_KINDS = ['score', 'combo', 'judge', 'life', 'multi'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** Goals and levels come in an easier and a harder row. */
export const GOAL_TIERS = ['normal', 'extra'] as const;
export type GoalTier = (typeof GOAL_TIERS)[number];

export interface LiveGoal {
  readonly id: number;
  readonly kind: GoalKind;
  readonly tier: GoalTier;
  readonly level: number;
  /** What is to be done, and with which songs and difficulties. */
  readonly text: PerServer<string>;
  readonly songs: PerServer<string>;
  readonly difficulties: PerServer<string>;
  readonly rewards: readonly Reward[];
}

export interface LevelReward {
  readonly tier: GoalTier;
  readonly level: number;
  readonly reward: Reward;
}

/** `masterLiveTry…` of `events/{id}` (reference R9). */
export interface LiveGoals {
  /** By kind in the order of the event, then the easier row first, then by level. */
  readonly goals: readonly LiveGoal[];
  /** What reaching a level brings. */
  readonly levels: PerServer<readonly LevelReward[]>;
}
