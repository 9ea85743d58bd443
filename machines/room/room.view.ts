import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Answer, type Hint, nextStreak, pointsAt } from '#model/games/play';
import type { RoomView } from '#model/games/room/player-view';
import type { RoomChoice } from '#model/games/room/room.types';
import type { roomMachine } from './room.machine.ts';
import type { RoomFault, RoomLook, RoomMachineEvent } from './room.types.ts';

export type { RoomFault };
export type RoomLogic = typeof roomMachine;
export type RoomActor = ActorRefFrom<RoomLogic>;

type RoomStatus =
  | Exclude<SnapshotFrom<RoomLogic>['value'], object>
  | 'connecting'
  | 'connected'
  | 'reconnecting';

/** A place in a room, and the room as it is seen from there. */
export interface RoomPlace {
  readonly status: RoomStatus;
  readonly look: RoomLook | null;
  /** As it was sent last; null before and after. */
  readonly room: RoomView | null;
  readonly isHost: boolean;
  /** Of the phase, in milliseconds, by the clock of the server. */
  readonly leftMs: number;
  /** What a right answer would bring now. */
  readonly worth: number;
  readonly fault: RoomFault | null;
  /** There was a place here, and it is free again. */
  readonly wasSeated: boolean;
}

export function roomPlace({ value, context }: SnapshotFrom<RoomLogic>): RoomPlace {
  const { look, room, elapsedMs, fault, wasSeated } = context;
  const leftMs = room ? Math.max(0, room.leftMs - elapsedMs) : 0;
  return {
    status: typeof value === 'object' ? value.seated : value,
    look,
    room,
    isHost: room !== null && room.host === room.you,
    leftMs,
    worth: room ? worthOf(room, leftMs) : 0,
    fault,
    wasSeated,
  };
}

function worthOf({ phase, standing, streak, choice }: RoomView, leftMs: number): number {
  if (standing === null || phase === 'feedback') return 0;
  // Before the question is shown nothing of its time is over.
  if (phase === 'ready') return pointsAt(standing, 1, 0, nextStreak(standing, streak), choice);
  return pointsAt(standing, 1, standing.deadlineMs - leftMs, nextStreak(standing, streak), choice);
}

export interface RoomCommands {
  join(nickname: string): void;
  leave(): void;
  retry(): void;
  choose(choice: RoomChoice): void;
  begin(): void;
  answer(answer: Answer): void;
  takeHint(hint: Hint): void;
}

export const roomCommands = (send: (event: RoomMachineEvent) => void): RoomCommands => ({
  join: (nickname) => send({ type: 'ROOM.JOIN', nickname }),
  leave: () => send({ type: 'ROOM.LEAVE' }),
  retry: () => send({ type: 'ROOM.RETRY' }),
  choose: (choice) => send({ type: 'ROOM.CHOOSE', choice }),
  begin: () => send({ type: 'ROOM.BEGIN' }),
  answer: (answer) => send({ type: 'ANSWER.GIVEN', answer }),
  takeHint: (hint) => send({ type: 'HINT.TAKEN', hint }),
});

/** What pages of rooms need: the machine of a place, and the way to a new room. */
export interface RoomKit {
  readonly logic: RoomLogic;
  /** Opens a room and takes its first place; its code, or why there is none. */
  readonly open: (nickname: string, choice: RoomChoice) => Promise<OpenedRoom>;
}

export type OpenedRoom =
  | { readonly code: string; readonly fault: null }
  | { readonly code: null; readonly fault: RoomFault };
