import type { PerServer } from '../vocabulary/servers.ts';

/** What is given: stars, a card, a title. */
export interface Reward {
  /** One of REWARD_TYPES, or an unknown word that is kept. */
  readonly type: string;
  /** Of the card, the song, the item; null where the type says all. */
  readonly id: number | null;
  readonly quantity: number;
}

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
  readonly caption: PerServer<string>;
  readonly title: PerServer<string>;
  /** Event points that open it; null where the data says none. */
  readonly points: number | null;
  readonly rewards: readonly Reward[];
}

/** What `events/{id}` tells beyond the list (game-data 2.6); null on a server where it says nothing. */
export interface EventDetails {
  readonly songs: PerServer<readonly number[]>;
  /** Fewest points first. */
  readonly pointRewards: PerServer<readonly PointReward[]>;
  /** Best places first. */
  readonly rankRewards: PerServer<readonly RankReward[]>;
  readonly stories: readonly EventStory[];
}
