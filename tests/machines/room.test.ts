import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { roomMachine } from '#machines/room/room.machine';
import { RoomFailure, type RoomFault, type RoomLook, type RoomMachineEvent } from '#machines/room/room.types';
import { roomPlace } from '#machines/room/room.view';
import type { RoomView } from '#model/games/room/player-view';
import type { RoomChoice } from '#model/games/room/room.types';
import { type RoomSeat, readSeats, seatIn, withSeat } from '#model/games/room/seats';
import { USUAL_GAME } from '#model/games/settings';
import { walkMachine } from '../laws/machine-walk.ts';

const CHOICE: RoomChoice = { ...USUAL_GAME, game: 'guesswho', server: 0 };
const SEAT: RoomSeat = { code: 'K7M2QX9B', token: 'secret' };
const LOOK: RoomLook = { game: 'guesswho', players: 2, most: 8 };
const room = (more: Partial<RoomView> = {}): RoomView => ({
  phase: 'question',
  choice: CHOICE,
  you: 2,
  host: 1,
  players: [],
  round: 3,
  leftMs: 5_000,
  question: null,
  standing: null,
  streak: 0,
  points: null,
  ...more,
});

describe('room machine', () => {
  const seated = ['seated.connecting', 'seated.connected', 'seated.reconnecting'];
  const apart = [
    'recalling',
    'looking',
    'entering',
    'joining',
    'leaving',
    'left',
    'full',
    'gone',
    'unreached',
  ];
  const unconnected = [...apart, 'seated.connecting', 'seated.reconnecting'];
  walkMachine({
    machine: roomMachine,
    input: { code: SEAT.code },
    events: [
      { type: 'ROOM.JOIN', nickname: 'Ann' },
      { type: 'ROOM.LEAVE' },
      { type: 'ROOM.RETRY' },
      { type: 'ROOM.CHOOSE', choice: CHOICE },
      { type: 'ROOM.BEGIN' },
      { type: 'ANSWER.GIVEN', answer: { game: 'guesswho', character: 1 } },
      { type: 'HINT.TAKEN', hint: 'wider' },
      { type: 'ROOM.CHANGED', room: room() },
      { type: 'ROOM.GONE' },
      { type: 'STREAM.LOST' },
      { type: 'CALL.DONE' },
      { type: 'CALL.REFUSED', fault: 'cards' },
      { type: 'TIME.PASSED', ms: 100 },
      { type: 'xstate.done.actor.recall', output: null },
      { type: 'xstate.done.actor.recall', output: SEAT },
      { type: 'xstate.error.actor.recall', error: new Error('boom') },
      { type: 'xstate.done.actor.look', output: LOOK },
      { type: 'xstate.done.actor.look', output: { ...LOOK, players: 8 } },
      { type: 'xstate.error.actor.look', error: new RoomFailure('gone') },
      { type: 'xstate.error.actor.look', error: new Error('boom') },
      { type: 'xstate.done.actor.join', output: SEAT },
      { type: 'xstate.error.actor.join', error: new RoomFailure('nickname') },
      { type: 'xstate.done.actor.leave', output: undefined },
      { type: 'xstate.error.actor.leave', error: new Error('boom') },
    ],
    ignored: {
      'ROOM.JOIN': [...apart.filter((state) => state !== 'entering'), ...seated],
      'ROOM.LEAVE': apart,
      'ROOM.RETRY': ['recalling', 'looking', 'entering', 'joining', 'leaving', ...seated],
      'ROOM.CHOOSE': unconnected,
      'ROOM.BEGIN': unconnected,
      'ANSWER.GIVEN': unconnected,
      'HINT.TAKEN': unconnected,
      'ROOM.CHANGED': apart,
      'ROOM.GONE': apart,
      'STREAM.LOST': [...apart, 'seated.reconnecting'],
      'CALL.DONE': apart,
      'CALL.REFUSED': apart,
      'TIME.PASSED': apart,
    },
  });
});

interface Server {
  readonly kept?: RoomSeat | null;
  readonly look?: RoomLook | RoomFault;
  readonly join?: RoomSeat | RoomFault;
}

const answered = async <T extends object>(answer: T | RoomFault): Promise<T> => {
  if (typeof answer === 'string') throw new RoomFailure(answer);
  return answer;
};

/** A room whose stream and time are the test's. */
function start({ kept = null, look = LOOK, join = SEAT }: Server) {
  const calls: unknown[] = [];
  const machine = roomMachine.provide({
    actors: {
      recall: fromPromise<RoomSeat | null, string>(async () => kept),
      look: fromPromise<RoomLook, string>(() => answered(look)),
      join: fromPromise<RoomSeat, { code: string; nickname: string }>(() => answered(join)),
      leave: fromPromise<undefined, RoomSeat | null>(async () => undefined),
      stream: fromCallback<RoomMachineEvent, RoomSeat | null>(() => undefined),
      timer: fromCallback<RoomMachineEvent>(() => undefined),
      calls: fromCallback(({ receive }) => receive((event) => calls.push(event))),
    },
  });
  const actor = createActor(machine, { input: { code: SEAT.code } }).start();
  const view = () => roomPlace(actor.getSnapshot());
  const until = (status: string) => expect.poll(() => view().status, { interval: 1 }).toBe(status);
  return { send: actor.send, view, until, calls };
}

describe('a place in a room', () => {
  test('is asked for by nickname, and sees all of the room', async () => {
    const { send, view, until } = start({});
    await until('entering');
    expect(view().look).toEqual(LOOK);
    send({ type: 'ROOM.JOIN', nickname: 'Ann' });
    await until('connecting');
    send({ type: 'ROOM.CHANGED', room: room() });
    expect(view()).toMatchObject({ status: 'connected', isHost: false, leftMs: 5_000 });
    send({ type: 'TIME.PASSED', ms: 2_000 });
    expect(view().leftMs).toBe(3_000);
    send({ type: 'ROOM.CHANGED', room: room({ host: 2, leftMs: 900 }) });
    expect(view()).toMatchObject({ isHost: true, leftMs: 900 });
  });

  test('is there again after a reload', async () => {
    const { until } = start({ kept: SEAT });
    await until('connecting');
  });

  test('keeps in sight what was sent while the connection is lost, and takes no answers then', async () => {
    const { send, view, until, calls } = start({ kept: SEAT });
    await until('connecting');
    send({ type: 'ROOM.CHANGED', room: room() });
    send({ type: 'ANSWER.GIVEN', answer: { game: 'guesswho', character: 4 } });
    send({ type: 'STREAM.LOST' });
    send({ type: 'ANSWER.GIVEN', answer: { game: 'guesswho', character: 5 } });
    expect(view()).toMatchObject({ status: 'reconnecting', room: { round: 3 } });
    expect(calls).toMatchObject([{ call: { answer: { character: 4 } }, round: 3 }]);
    send({ type: 'ROOM.CHANGED', room: room({ round: 4 }) });
    expect(view()).toMatchObject({ status: 'connected', room: { round: 4 } });
  });

  test('says why there is none', async () => {
    await start({ look: 'gone' }).until('gone');
    await start({ look: { ...LOOK, players: 8 } }).until('full');
    await start({ look: 'other' }).until('unreached');
    const named = start({ join: 'nickname' });
    await named.until('entering');
    named.send({ type: 'ROOM.JOIN', nickname: 'Admin' });
    await expect.poll(() => named.view().fault, { interval: 1 }).toBe('nickname');
    expect(named.view().status).toBe('entering');
    const full = start({ join: 'full' });
    await full.until('entering');
    full.send({ type: 'ROOM.JOIN', nickname: 'Ann' });
    await full.until('full');
  });

  test('looks whether the room is still there when the place is gone', async () => {
    const { send, until, view } = start({ kept: SEAT });
    await until('connecting');
    send({ type: 'ROOM.GONE' });
    await until('entering');
    expect(view().room).toBeNull();
  });

  test('says why the server refused no longer than the round lasts', async () => {
    const { send, view, until } = start({ kept: SEAT });
    await until('connecting');
    send({ type: 'ROOM.CHANGED', room: room() });
    send({ type: 'CALL.REFUSED', fault: 'other' });
    send({ type: 'ROOM.CHANGED', room: room() });
    expect(view().fault).toBe('other');
    send({ type: 'ROOM.CHANGED', room: { ...room(), phase: 'question', round: 1 } });
    expect(view().fault).toBeNull();
  });

  test('says why the server refused, until something is done', async () => {
    const { send, view, until } = start({ kept: SEAT });
    await until('connecting');
    send({ type: 'ROOM.CHANGED', room: room() });
    send({ type: 'CALL.REFUSED', fault: 'cards' });
    expect(view().fault).toBe('cards');
    send({ type: 'CALL.DONE' });
    expect(view().fault).toBeNull();
    send({ type: 'ROOM.LEAVE' });
    await until('left');
  });
});

describe('places that a browser keeps', () => {
  const seat = fc.record({
    code: fc.stringMatching(/^[B-Z]{1,4}$/),
    token: fc.stringMatching(/^[a-z]{1,8}$/),
  });

  test('are one for each room, the newest first, and few', () => {
    fc.assert(
      fc.property(fc.array(seat, { maxLength: 20 }), (all) => {
        let seats: readonly RoomSeat[] = [];
        for (const one of all) {
          seats = withSeat(seats, one.code, one);
          expect(seatIn(seats, one.code)).toEqual(one);
          expect(new Set(seats.map(({ code }) => code)).size).toBe(seats.length);
          expect(seats.length).toBeLessThanOrEqual(8);
        }
        expect(readSeats(JSON.parse(JSON.stringify(seats)))).toEqual(seats);
        const [first] = seats;
        if (first) expect(seatIn(withSeat(seats, first.code, null), first.code)).toBeNull();
      }),
    );
  });

  test('are read one by one, whatever lies there', () => {
    expect(readSeats([SEAT, { code: 1 }, null, { code: '../x', token: 'y' }])).toEqual([SEAT]);
    fc.assert(fc.property(fc.jsonValue(), (json) => void readSeats(json)));
  });
});
