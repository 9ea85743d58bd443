import type { ServerIndex } from '../../vocabulary/servers.ts';
import type { Answer, Hint, Move, PlayedRound } from '../play.ts';
import type { GameQuestion } from '../questions.ts';
import type { BegunSettings, GameName, GameSettings } from '../settings.ts';

/** What the host chooses. The seed and the day are the server's. */
export interface RoomChoice extends Omit<GameSettings, 'server' | 'seed' | 'data'> {
  readonly game: GameName;
  readonly server: ServerIndex;
}

/** `ready`: the pictures of the next question are fetched. */
export const ROOM_PHASES = ['lobby', 'ready', 'question', 'feedback', 'result'] as const;
export type RoomPhase = (typeof ROOM_PHASES)[number];

export interface Player {
  readonly id: number;
  readonly nickname: string;
  /** When the connection was lost; null while there is one. */
  readonly awaySince: number | null;
  /** Of the round; null for those who came after it began. */
  readonly moves: readonly Move[] | null;
  /** Of the game, those that are over. */
  readonly rounds: readonly PlayedRound[];
}

/** A game as it was begun. */
export interface RoomPlay {
  readonly settings: BegunSettings;
  readonly questions: readonly GameQuestion[];
}

/** A room. Times are milliseconds of one clock that never goes back. */
export interface Room {
  readonly phase: RoomPhase;
  /** When the phase began. */
  readonly since: number;
  /** Up to when everything that was due has happened. */
  readonly seen: number;
  /** When a player last did something. */
  readonly activeAt: number;
  readonly choice: RoomChoice;
  /** Null before the first game. */
  readonly play: RoomPlay | null;
  /** Which of the questions. */
  readonly at: number;
  /** In the order in which they came. Without players the room is over. */
  readonly players: readonly Player[];
  /** Who may change the settings and begin. */
  readonly host: number;
  /** Ids are never used again. */
  readonly nextId: number;
}

export type RoomEvent =
  | { readonly type: 'join'; readonly nickname: string }
  | { readonly type: 'leave'; readonly player: number }
  /** The connection of a player is lost, or there again. */
  | { readonly type: 'away'; readonly player: number }
  | { readonly type: 'back'; readonly player: number }
  | { readonly type: 'choose'; readonly player: number; readonly choice: RoomChoice }
  /** The first game, or a rematch. */
  | { readonly type: 'start'; readonly player: number; readonly play: RoomPlay }
  /** `round` from 1: an answer to another question does not count. */
  | { readonly type: 'answer'; readonly player: number; readonly round: number; readonly answer: Answer }
  | { readonly type: 'hint'; readonly player: number; readonly round: number; readonly hint: Hint }
  /** Time passes. */
  | { readonly type: 'tick' };
