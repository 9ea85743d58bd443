import type { PerServer } from '../vocabulary/servers.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import type { CardRecord } from './card.ts';
import type { Reward } from './reward.ts';

/** Kinds of a card's stories as the data names them (reference R3). */
export const EPISODE_TYPES = ['standard', 'memorial', 'animation'] as const;
type EpisodeType = (typeof EPISODE_TYPES)[number];

export interface CardEpisode {
  /** Its place among the stories of the card, from 0. */
  readonly nth: number;
  readonly type: EpisodeType | null;
  /** Names the file of its script; null where the data names none, as for animated ones. */
  readonly scenarioId: string | null;
  readonly title: PerServer<string>;
  /** The level from which it can be read; null where the data does not say. */
  readonly releaseLevel: number | null;
  /** What each parameter gains by it; null where none does. */
  readonly gains: StatTriple | null;
  /** What unlocks it, and what reading it brings. */
  readonly costs: readonly Reward[];
  readonly rewards: readonly Reward[];
}

/** Where a card comes from on one server. */
export interface CardSource {
  /** In per cent of one pull; null where the data does not say. */
  readonly gachas: readonly { readonly id: number; readonly percent: number | null }[];
  /** With the event points that give it. */
  readonly events: readonly { readonly id: number; readonly points: number | null }[];
}

/** What `cards/{id}` has besides the row of the list. */
export interface CardDetails {
  /** The row with its parameters at every level. */
  readonly card: CardRecord | null;
  readonly episodes: readonly CardEpisode[];
  /** Null on servers without data. */
  readonly sources: PerServer<CardSource>;
  /** How its skill is called. */
  readonly skillName: PerServer<string>;
  /** What she says when she is drawn. */
  readonly gachaText: PerServer<string>;
  /** Names the picture of her small figure; null where there is none. */
  readonly figureName: string | null;
  readonly costumeId: number | null;
  /** Names the film of an animated card; null where there is none. */
  readonly filmName: string | null;
}
