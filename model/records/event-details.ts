import type { PerServer } from '../vocabulary/servers.ts';
import type { LiveGoals } from './live-goals.ts';
import type { Reward } from './reward.ts';

export interface PointReward {
  readonly points: number;
  readonly rewards: readonly Reward[];
}

/** For places from the first to the last, both included. */
export interface RankReward {
  readonly from: number;
  readonly to: number;
  readonly rewards: readonly Reward[];
}

export interface EventStory {
  /** Its place among the stories of the event, from 0. */
  readonly nth: number;
  /** Names the file of its script; null where the data names none. */
  readonly scenarioId: string | null;
  readonly caption: PerServer<string>;
  readonly title: PerServer<string>;
  /** What happens in it, in a few words. */
  readonly synopsis: PerServer<string>;
  /** What opens it, in words of the game, where points are not all. */
  readonly condition: PerServer<string>;
  /** Event points that open it; null where the data says none. */
  readonly points: number | null;
  readonly rewards: readonly Reward[];
}

/** How a festival ends for a team, as the data names it. */
export const FESTIVAL_RESULTS = ['win', 'lose'] as const;
export type FestivalResult = (typeof FESTIVAL_RESULTS)[number];

/** Where the music of an event lies: a bundle of files and one file in it. */
export interface EventSound {
  readonly bundle: string;
  readonly file: string;
}

/** What the two teams of a team live festival stand for, and what winning and losing bring. */
export interface Festival {
  /** What is asked of the players. */
  readonly theme: PerServer<string>;
  readonly teams: readonly { readonly id: number; readonly name: PerServer<string> }[];
  readonly rewards: Readonly<Record<FestivalResult, readonly Reward[]>>;
}

/** What `events/{id}` has beyond the list (reference R9); null on a server where it says nothing. */
export interface EventDetails {
  readonly songs: PerServer<readonly number[]>;
  /** Fewest points first. */
  readonly pointRewards: PerServer<readonly PointReward[]>;
  /** Best places first. */
  readonly rankRewards: PerServer<readonly RankReward[]>;
  readonly stories: readonly EventStory[];
  /** Null where it has none. */
  readonly goals: LiveGoals | null;
  /** Null where there are no teams. */
  readonly festival: Festival | null;
  /** Null where the data names none. */
  readonly sound: EventSound | null;
  /** Until when rewards are handed out … */
  readonly rewardsUntil: PerServer<number>;
  /** … and what was collected is exchanged; epoch milliseconds. */
  readonly exchangeUntil: PerServer<number>;
}
