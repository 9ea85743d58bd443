/**
 * A place in a room: taken by nickname or kept from before, then all of the room as the server sends it, through lost connections.
 * Started by the page of a room; reference R82.
 */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { RoomSeat } from '#model/games/room/seats';
import * as logic from './room.logic.ts';
import type { RoomContext, RoomInput, RoomLook, RoomMachineEvent } from './room.types.ts';

export const roomMachine = setup({
  types: {
    context: {} as RoomContext,
    events: {} as RoomMachineEvent,
    input: {} as RoomInput,
  },
  actors: {
    recall: fromPromise<RoomSeat | null, string>(() => Promise.reject(new Error('not provided: recall'))),
    look: fromPromise<RoomLook, string>(() => Promise.reject(new Error('not provided: look'))),
    join: fromPromise<RoomSeat, { readonly code: string; readonly nickname: string }>(() =>
      Promise.reject(new Error('not provided: join')),
    ),
    leave: fromPromise<undefined, RoomSeat | null>(() => Promise.reject(new Error('not provided: leave'))),
    stream: fromCallback<RoomMachineEvent, RoomSeat | null>(() => {
      throw new Error('not provided: stream');
    }),
    calls: fromCallback<{ type: 'CALL' } & logic.PlacedCall, RoomSeat | null>(() => {
      throw new Error('not provided: calls');
    }),
    timer: fromCallback<RoomMachineEvent>(() => {
      throw new Error('not provided: timer');
    }),
  },
  guards: {
    hasSeat: ({ event }) => logic.hasSeat(event),
    isFull: ({ event }) => logic.isFull(event),
    isGone: ({ event }) => logic.isGone(event),
    isRefusedAsFull: ({ event }) => logic.isRefusedAsFull(event),
  },
  actions: {
    takeSeat: assign(({ event }) => logic.takeSeat(event)),
    takeLook: assign(({ event }) => logic.takeLook(event)),
    takeNickname: assign(({ event }) => logic.takeNickname(event)),
    takeFault: assign(({ event }) => logic.takeFault(event)),
    clearFault: assign(logic.clearFault),
    takeRoom: assign(({ context, event }) => logic.takeRoom(context, event)),
    passTime: assign(({ context, event }) => logic.passTime(context, event)),
    forgetSeat: assign(logic.forgetSeat),
    loseSeat: assign(logic.loseSeat),
    handOn: sendTo('calls', ({ context, event }) => logic.placed(context, event)),
  },
}).createMachine({
  id: 'room',
  context: logic.initialContext,
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        id: 'recall',
        src: 'recall',
        input: logic.codeOf,
        onDone: [{ guard: 'hasSeat', target: 'seated', actions: 'takeSeat' }, { target: 'looking' }],
        onError: {
          target: 'looking',
          description: 'What the browser kept cannot be read: as if nothing was.',
        },
      },
    },
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        input: logic.codeOf,
        onDone: [
          { guard: 'isFull', target: 'full', actions: 'takeLook' },
          { target: 'entering', actions: 'takeLook' },
        ],
        onError: [{ guard: 'isGone', target: 'gone' }, { target: 'unreached' }],
      },
    },
    entering: { on: { 'ROOM.JOIN': { target: 'joining', actions: 'takeNickname' } } },
    joining: {
      invoke: {
        id: 'join',
        src: 'join',
        input: logic.joining,
        onDone: { target: 'seated', actions: 'takeSeat' },
        onError: [
          { guard: 'isGone', target: 'gone' },
          { guard: 'isRefusedAsFull', target: 'full' },
          { target: 'entering', actions: 'takeFault' },
        ],
      },
    },
    seated: {
      initial: 'connecting',
      invoke: [
        { id: 'stream', src: 'stream', input: logic.seatOf },
        { id: 'calls', src: 'calls', input: logic.seatOf },
        { id: 'timer', src: 'timer' },
      ],
      on: {
        'ROOM.CHANGED': { target: '.connected', actions: 'takeRoom' },
        'ROOM.GONE': {
          target: 'looking',
          actions: 'loseSeat',
          description: 'The room or the place in it: a look shows which.',
        },
        'ROOM.LEAVE': 'leaving',
        'TIME.PASSED': { actions: 'passTime' },
        'CALL.DONE': { actions: 'clearFault' },
        'CALL.REFUSED': { actions: 'takeFault' },
      },
      states: {
        connecting: { on: { 'STREAM.LOST': 'reconnecting' } },
        connected: {
          on: {
            'STREAM.LOST': 'reconnecting',
            'ROOM.CHOOSE': { actions: 'handOn' },
            'ROOM.BEGIN': { actions: 'handOn' },
            'ANSWER.GIVEN': { actions: 'handOn' },
            'HINT.TAKEN': { actions: 'handOn' },
          },
        },
        reconnecting: { description: 'What was sent last stays in sight.' },
      },
    },
    leaving: {
      invoke: {
        id: 'leave',
        src: 'leave',
        input: logic.seatOf,
        onDone: { target: 'left', actions: 'forgetSeat' },
        onError: {
          target: 'left',
          actions: 'forgetSeat',
          description: 'The place is free after a while anyway.',
        },
      },
    },
    left: { on: { 'ROOM.RETRY': 'looking' } },
    full: { on: { 'ROOM.RETRY': 'looking' } },
    gone: { on: { 'ROOM.RETRY': 'looking' } },
    unreached: { on: { 'ROOM.RETRY': 'recalling' } },
  },
});
