import type { Upgrade } from '../rules/upgrades.ts';
import type { TeamRequest } from './request.ts';
import type { NoTeamReason } from './team.ts';

/** What one step brings. */
export interface RankedUpgrade {
  readonly upgrade: Upgrade;
  /** The target of the best team afterwards: average score, or event points. */
  readonly value: number;
  readonly gain: number;
  /** Five card ids of that team, the leader in the middle. */
  readonly cards: readonly number[];
}

/** Which single steps raise the target most. */
export interface UpgradeAnswer {
  /** Best first and exact; while the search runs, as many as are known for certain. */
  readonly upgrades: readonly RankedUpgrade[];
  /** True when no step that is not listed brings more than the last that is, or anything at all below the number asked for. */
  readonly isFinished: boolean;
  /** What the best team reaches today; null without a team. */
  readonly base: number | null;
  readonly noTeam: NoTeamReason | null;
  /** Steps that are left to take at all. */
  readonly possible: number;
  /** Team searches that it took. */
  readonly searches: number;
  readonly ms: number;
  readonly engine: 'wasm' | 'ts';
}

/** Asks what certain steps bring the best team for a song. */
export interface GainRequest {
  readonly now: TeamRequest;
  readonly upgrades: readonly Upgrade[];
}

/** Average scores of the best team today and after those steps, where it may be another one; null without a team. */
export interface GainAnswer {
  readonly isFinished: boolean;
  readonly before: number | null;
  readonly after: number | null;
}
