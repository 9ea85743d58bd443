import type { Difficulty } from '../vocabulary/difficulties.ts';
import type { PlayerFailureKind } from '../vocabulary/player-answers.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import type { StatTriple } from '../vocabulary/stats.ts';

/** A part of a profile: private, missing, or public. */
export type ProfileValue<T> =
  | { readonly kind: 'private' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'shown'; readonly value: T };

/** What the game adds to a card's parameters at its level. */
export interface AppendedParameters {
  /** Training, episodes and master rank. */
  readonly own: StatTriple;
  /** Potential of the character. */
  readonly potential: StatTriple;
  /** Missions of the character. */
  readonly mission: StatTriple;
}

/** A card of the main deck. */
export interface DeckCard {
  readonly id: number;
  readonly level: number;
  readonly isTrained: boolean;
  /** Which picture its owner chose, whether it is trained or not. */
  readonly hasTrainedArt: boolean;
  /** From 1; null when unknown. */
  readonly skillLevel: number | null;
  /** 0–4; null when unknown. */
  readonly masterRank: number | null;
  readonly appended: AppendedParameters | null;
}

export interface RatedSong {
  readonly songId: number;
  readonly difficulty: Difficulty;
  readonly rating: number;
}

/** The best songs of a band; `bandId` is null for all other bands together. */
export interface RatingGroup {
  readonly bandId: number | null;
  /** Empty when the game sent none. */
  readonly songs: readonly RatedSong[];
}

export interface DeckRank {
  /** Letters and a level, as the game's screen shows it, such as `SS5`. */
  readonly rank: string;
  readonly score: number;
}

export interface ItemOfPlayer {
  readonly id: number;
  /** From 1; 0 is not owned. */
  readonly level: number;
}

export const COUNT_KINDS = ['cleared', 'fullCombo', 'allPerfect'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];
export type ById<T> = ReadonlyMap<number, T>;
type ByDifficulty = ReadonlyMap<Difficulty, number>;

/** A player of the game as `player/{server}/{id}` shows them (reference R17). */
export interface PlayerProfileRecord {
  readonly name: string;
  readonly rank: number | null;
  readonly introduction: string;
  /** Their number, with all its digits. */
  readonly id: ProfileValue<string>;
  /** At most two, the first one first. */
  readonly titles: readonly number[];
  /** Whose picture stands for the player. */
  readonly portrait: { readonly cardId: number; readonly isTrained: boolean } | null;
  /** As they stand on stage: the leader in the middle. */
  readonly deck: readonly DeckCard[];
  readonly leader: number | null;
  /** Whether the owner lets others see the power of the deck. */
  readonly isPowerPrivate: boolean;
  readonly bandRanks: ProfileValue<ById<number>>;
  readonly counts: Readonly<Record<CountKind, ProfileValue<ByDifficulty>>>;
  readonly ratings: ProfileValue<readonly RatingGroup[]>;
  /** Stars of the stage challenge of each band that has one. */
  readonly stageStars: ProfileValue<ById<number>>;
  readonly deckRanks: ProfileValue<ById<DeckRank>>;
  readonly characterRanks: ProfileValue<ById<number>>;
  /** Null when unknown. */
  readonly items: readonly ItemOfPlayer[] | null;
}

/** Whom a search is for. */
export interface PlayerQuery {
  readonly server: ServerIndex;
  /** 1–20 digits without leading zeros. */
  readonly id: string;
}

/** How a search ended. */
export type PlayerOutcome =
  | {
      readonly kind: 'found';
      readonly player: PlayerProfileRecord;
      /** When the game was asked, epoch milliseconds. */
      readonly readAtMs: number;
    }
  /** `retryAfterSeconds` is null where no one said. */
  | { readonly kind: PlayerFailureKind; readonly retryAfterSeconds: number | null };
