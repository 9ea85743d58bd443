import type { RoomAnswer, RoomChoice, RoomGame, RoomHint } from '#model/games/room/room.types';
import type { RoomSeat } from '#model/games/room/seats';
import type { RoomTold } from '#model/games/room/told';

/** What anybody with the link may know before they come in. */
export interface RoomLook {
  readonly game: RoomGame;
  readonly players: number;
  readonly most: number;
}

/** Why something was not done: `gone` is no room, `other` may be better next time. */
export const ROOM_FAULTS = ['gone', 'full', 'nickname', 'cards', 'other'] as const;
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
  /** The latest; kept while the connection is lost. */
  readonly told: RoomTold | null;
  /** Since it was told, in milliseconds. */
  readonly elapsedMs: number;
  /** Of what was tried last; null when it was done. */
  readonly fault: RoomFault | null;
}

/** What a player does in a room; the server decides about it. */
export type RoomDeed =
  | { readonly type: 'ROOM.CHOOSE'; readonly choice: RoomChoice }
  | { readonly type: 'ROOM.BEGIN' }
  | { readonly type: 'ANSWER.GIVEN'; readonly answer: RoomAnswer }
  | { readonly type: 'HINT.TAKEN'; readonly hint: RoomHint };

export type RoomCommand =
  | RoomDeed
  | { readonly type: 'ROOM.JOIN'; readonly nickname: string }
  | { readonly type: 'ROOM.LEAVE' }
  | { readonly type: 'ROOM.RETRY' };

export type RoomMachineEvent =
  | RoomCommand
  /** From `stream`. */
  | { readonly type: 'ROOM.TOLD'; readonly told: RoomTold }
  | { readonly type: 'ROOM.GONE' }
  | { readonly type: 'STREAM.LOST' }
  /** From `deeds`. */
  | { readonly type: 'DEED.DONE' }
  | { readonly type: 'DEED.REFUSED'; readonly fault: RoomFault }
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
