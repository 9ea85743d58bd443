import type { Answer, Hint } from '#model/games/play';
import type { RoomView } from '#model/games/room/player-view';
import type { RoomChoice } from '#model/games/room/room.types';
import type { RoomSeat } from '#model/games/room/seats';
import type { GameName } from '#model/games/settings';

/** What a link shows before a place is taken. */
export interface RoomLook {
  readonly game: GameName;
  readonly players: number;
  readonly most: number;
}

/** Why something was not done: `gone` is no room, `busy` too many of them or too many calls, `other` may be better next time. */
const ROOM_FAULTS = ['gone', 'full', 'nickname', 'cards', 'busy', 'other'] as const;
export type RoomFault = (typeof ROOM_FAULTS)[number];

/** What slots reject with. */
export class RoomFailure extends Error {
  constructor(readonly fault: RoomFault) {
    super(fault);
  }
}

export interface RoomInput {
  readonly code: string;
}

export interface RoomContext {
  readonly code: string;
  /** Null before one is taken. */
  readonly seat: RoomSeat | null;
  readonly nickname: string;
  readonly look: RoomLook | null;
  /** As it was sent last; kept while the connection is lost. */
  readonly room: RoomView | null;
  /** Since then, in milliseconds. */
  readonly elapsedMs: number;
  /** Of what was tried last; null when it was done. */
  readonly fault: RoomFault | null;
  /** There was a place, and it is free again. */
  readonly wasSeated: boolean;
}

/** What a player does in a room; the server decides about it. */
export type RoomCall =
  | { readonly type: 'ROOM.CHOOSE'; readonly choice: RoomChoice }
  | { readonly type: 'ROOM.BEGIN' }
  | { readonly type: 'ANSWER.GIVEN'; readonly answer: Answer }
  | { readonly type: 'HINT.TAKEN'; readonly hint: Hint };

type RoomCommand =
  | RoomCall
  | { readonly type: 'ROOM.JOIN'; readonly nickname: string }
  | { readonly type: 'ROOM.LEAVE' }
  | { readonly type: 'ROOM.RETRY' };

export type RoomMachineEvent =
  | RoomCommand
  /** From `stream`. */
  | { readonly type: 'ROOM.CHANGED'; readonly room: RoomView }
  | { readonly type: 'ROOM.GONE' }
  | { readonly type: 'STREAM.LOST' }
  /** From `calls`. */
  | { readonly type: 'CALL.DONE' }
  | { readonly type: 'CALL.REFUSED'; readonly fault: RoomFault }
  /** From `timer`. */
  | { readonly type: 'TIME.PASSED'; readonly ms: number }
  | { readonly type: 'xstate.done.actor.recall'; readonly output: RoomSeat | null }
  | { readonly type: 'xstate.error.actor.recall'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.look'; readonly output: RoomLook }
  | { readonly type: 'xstate.error.actor.look'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.join'; readonly output: RoomSeat }
  | { readonly type: 'xstate.error.actor.join'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.leave'; readonly output: undefined }
  | { readonly type: 'xstate.error.actor.leave'; readonly error: unknown };
