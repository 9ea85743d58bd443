import {
  type RoomCall,
  type RoomContext,
  RoomFailure,
  type RoomInput,
  type RoomMachineEvent,
} from './room.types.ts';

export const initialContext = ({ input: { code } }: { input: RoomInput }): RoomContext => ({
  code,
  seat: null,
  nickname: '',
  look: null,
  room: null,
  elapsedMs: 0,
  fault: null,
  wasSeated: false,
});

export const codeOf = ({ context: { code } }: { context: RoomContext }): string => code;
export const seatOf = ({ context: { seat } }: { context: RoomContext }) => seat;
/** Input of `join`. */
export const joining = ({ context: { code, nickname } }: { context: RoomContext }) => ({ code, nickname });

export const takeSeat = (event: RoomMachineEvent): Partial<RoomContext> =>
  event.type === 'xstate.done.actor.recall' || event.type === 'xstate.done.actor.join'
    ? { seat: event.output, fault: null, wasSeated: false }
    : {};

export const hasSeat = (event: RoomMachineEvent): boolean =>
  event.type === 'xstate.done.actor.recall' && event.output !== null;

export const takeLook = (event: RoomMachineEvent): Partial<RoomContext> =>
  event.type === 'xstate.done.actor.look' ? { look: event.output } : {};

export const isFull = (event: RoomMachineEvent): boolean =>
  event.type === 'xstate.done.actor.look' && event.output.players >= event.output.most;

export const takeNickname = (event: RoomMachineEvent): Partial<RoomContext> =>
  event.type === 'ROOM.JOIN' ? { nickname: event.nickname, fault: null } : {};

const faultIn = (event: RoomMachineEvent) =>
  'error' in event && event.error instanceof RoomFailure ? event.error.fault : 'other';

export const takeFault = (event: RoomMachineEvent): Partial<RoomContext> => ({
  fault: event.type === 'CALL.REFUSED' ? event.fault : faultIn(event),
});
export const clearFault = (): Partial<RoomContext> => ({ fault: null });

export const isGone = (event: RoomMachineEvent): boolean => faultIn(event) === 'gone';
export const isRefusedAsFull = (event: RoomMachineEvent): boolean => faultIn(event) === 'full';

/** A failure shows until its round or phase ends. */
export function takeRoom({ room, fault }: RoomContext, event: RoomMachineEvent): Partial<RoomContext> {
  if (event.type !== 'ROOM.CHANGED') return {};
  const isSame = room?.phase === event.room.phase && room.round === event.room.round;
  return { room: event.room, elapsedMs: 0, fault: isSame ? fault : null };
}

export const passTime = ({ elapsedMs }: RoomContext, event: RoomMachineEvent): Partial<RoomContext> =>
  event.type === 'TIME.PASSED' ? { elapsedMs: elapsedMs + Math.max(0, Math.round(event.ms)) } : {};

export const forgetSeat = (): Partial<RoomContext> => ({ seat: null, room: null });
/** The server took the place back. */
export const loseSeat = (): Partial<RoomContext> => ({ ...forgetSeat(), wasSeated: true });

/** A call with the place and the round that it is for. */
export interface PlacedCall {
  readonly call: RoomCall;
  readonly round: number;
}

/** What `calls` is sent. */
export function placed(
  { room }: RoomContext,
  event: RoomMachineEvent,
): PlacedCall & { readonly type: 'CALL' } {
  return { type: 'CALL', call: event as RoomCall, round: room?.round ?? 1 };
}
