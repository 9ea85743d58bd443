import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { RoomAnswer, RoomChoice, RoomHint } from '#model/games/room/room.types';
import type { RoomTold } from '#model/games/room/told';
import type { roomMachine } from './room.machine.ts';
import type { RoomFault, RoomLook, RoomMachineEvent } from './room.types.ts';

export type RoomLogic = typeof roomMachine;
export type RoomActor = ActorRefFrom<RoomLogic>;

export type RoomStatus =
  | Exclude<SnapshotFrom<RoomLogic>['value'], object>
  | 'connecting'
  | 'connected'
  | 'reconnecting';

export interface RoomView {
  readonly status: RoomStatus;
  readonly look: RoomLook | null;
  readonly told: RoomTold | null;
  readonly isHost: boolean;
  /** Of the phase, in milliseconds, by the clock of the server. */
  readonly leftMs: number;
  readonly fault: RoomFault | null;
}

export function roomView({ value, context }: SnapshotFrom<RoomLogic>): RoomView {
  const { look, told, elapsedMs, fault } = context;
  return {
    status: typeof value === 'object' ? value.seated : value,
    look,
    told,
    isHost: told !== null && told.host === told.you,
    leftMs: told ? Math.max(0, told.leftMs - elapsedMs) : 0,
    fault,
  };
}

export interface RoomCommands {
  join(nickname: string): void;
  leave(): void;
  retry(): void;
  choose(choice: RoomChoice): void;
  begin(): void;
  answer(answer: RoomAnswer): void;
  takeHint(hint: RoomHint): void;
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
