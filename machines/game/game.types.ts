import type { Answer, Hint, Move, PlayedRound } from '#model/games/play';
import type { GameQuestion } from '#model/games/questions';
import type { BegunSettings, GameName } from '#model/games/settings';

/** A game as it is begun. */
export interface BegunGame {
  readonly game: GameName;
  readonly settings: BegunSettings;
  /** More than there are rounds: one that cannot be shown is left out. */
  readonly questions: readonly GameQuestion[];
  /** The day it was begun on, as `2026-11-27`: a challenge that ends after midnight is still of its day. */
  readonly begunOn: string;
  /** The same by the device's clock, in epoch milliseconds. */
  readonly begunAt: number;
  /** The most points with these settings before it; null without any. */
  readonly bestBefore: number | null;
}

export interface GameContext {
  /** Null before the first one. */
  readonly play: BegunGame | null;
  /** The question that is asked, or will be. */
  readonly at: number;
  /** Since it was asked, without pauses. */
  readonly elapsedMs: number;
  readonly moves: readonly Move[];
  /** Rounds that are over. */
  readonly rounds: readonly PlayedRound[];
}

export type GameCommand =
  | { readonly type: 'GAME.START'; readonly play: BegunGame }
  /** Back to the settings, whatever was played. */
  | { readonly type: 'GAME.LEAVE' }
  | { readonly type: 'GAME.PAUSE' }
  | { readonly type: 'GAME.RESUME' }
  /** On to the next question before its time. */
  | { readonly type: 'GAME.NEXT' }
  /** Tries the pictures once more. */
  | { readonly type: 'GAME.RETRY' }
  | { readonly type: 'ANSWER.GIVEN'; readonly answer: Answer }
  | { readonly type: 'HINT.TAKEN'; readonly hint: Hint };

/** To `timer`, which answers at once how much time has passed. */
export interface TimeAsked {
  readonly type: 'TIME.ASKED';
}

export type GameEvent =
  | GameCommand
  /** From `timer`. */
  | { readonly type: 'TIME.PASSED'; readonly ms: number }
  | { readonly type: 'xstate.done.actor.preload'; readonly output: GameQuestion }
  | { readonly type: 'xstate.error.actor.preload'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.ahead'; readonly output: GameQuestion }
  | { readonly type: 'xstate.error.actor.ahead'; readonly error: unknown };
