import { fromCallback, fromPromise } from 'xstate';
import type { PlacedCall } from '#machines/room/room.logic';
import { roomMachine } from '#machines/room/room.machine';
import { RoomFailure, type RoomFault, type RoomLook, type RoomMachineEvent } from '#machines/room/room.types';
import type { OpenedRoom, RoomKit, RoomLogic } from '#machines/room/room.view';
import type { Answer } from '#model/games/play';
import { picturesOf } from '#model/games/questions';
import type { RoomView } from '#model/games/room/player-view';
import type { RoomChoice } from '#model/games/room/room.types';
import { type RoomSeat, readSeats, seatIn, withSeat } from '#model/games/room/seats';
import type { Codec } from '#model/vocabulary/storage';
import { followRoom } from '../../browser/network/follow-room.ts';
import { wholePicture } from '../../browser/page/whole-picture.ts';
import { storage } from '../../browser/storage/kept.ts';
import { readKept, writeKept } from '../../browser/storage/kept-value.ts';
import { watchTime } from '../../browser/time/passing-time.ts';
import { type CallOutcome, callApi } from '../../kit/data/api/call.ts';
import { refusedWith } from '../../kit/data/api/queries.ts';

/** Places in rooms: a page that is loaded again comes back to its own. */
const SEATS: Codec<readonly RoomSeat[]> = {
  key: 'games/rooms',
  decode: readSeats,
  encode: (seats) => seats,
};

async function keepSeat(code: string, seat: RoomSeat | null): Promise<void> {
  const { value } = await readKept(storage, SEATS);
  await writeKept(storage, SEATS, withSeat(value, code, seat));
}

const FAULTS: Readonly<Record<string, RoomFault>> = {
  NOT_FOUND: 'gone',
  CREDENTIALS_INVALID: 'gone',
  QUOTA_EXCEEDED: 'full',
  UNAVAILABLE: 'busy',
  RATE_LIMITED: 'busy',
};

/** What a refusal means; `CONTENT_INVALID` is about what was sent. */
function faultOf(outcome: CallOutcome, ofContent: RoomFault): RoomFault | null {
  if (outcome.isDone) return null;
  const { failure } = outcome;
  if (failure.kind !== 'refused') return 'other';
  return failure.code === 'CONTENT_INVALID' ? ofContent : (FAULTS[failure.code] ?? 'other');
}

const sent = ({ bands, attributes, rarities, charts, levels: [lowest, highest], ...rest }: RoomChoice) => ({
  ...rest,
  bands: [...bands],
  attributes: [...attributes],
  rarities: [...rarities],
  charts: [...charts],
  levels: { lowest, highest },
});

/** A new room, and the first place in it, which the browser keeps. */
async function open(nickname: string, choice: RoomChoice): Promise<OpenedRoom> {
  const result = await callApi('POST room', 'room', { nickname, choice: sent(choice) });
  if (!result.isDone) return { code: null, fault: faultOf(result, 'nickname') ?? 'other' };
  const { code, token } = result.answer;
  // Without storage the place lasts as long as the page.
  await keepSeat(code, { code, token }).catch(() => undefined);
  return { code, fault: null };
}

async function join({ code, nickname }: { readonly code: string; readonly nickname: string }) {
  const result = await callApi('POST room/join', 'room', { code, nickname });
  if (!result.isDone) throw new RoomFailure(faultOf(result, 'nickname') ?? 'other');
  const seat: RoomSeat = { code, token: result.answer.token };
  await keepSeat(code, seat).catch(() => undefined);
  return seat;
}

async function look(code: string): Promise<RoomLook> {
  const result = await callApi('GET room', 'room', { code });
  // No room has such a code.
  if (refusedWith(result, 'REQUEST_INVALID')) throw new RoomFailure('gone');
  if (!result.isDone) throw new RoomFailure(faultOf(result, 'other') ?? 'other');
  return result.answer;
}

async function leave(seat: RoomSeat | null): Promise<undefined> {
  if (!seat) return;
  await keepSeat(seat.code, null).catch(() => undefined);
  await callApi('POST room/leave', 'room', { ...seat });
}

const sentAnswer = (answer: Answer) =>
  answer.game === 'findme' ? { ...answer, cells: [...answer.cells] } : answer;

function send({ call, round }: PlacedCall, seat: RoomSeat): Promise<CallOutcome> {
  switch (call.type) {
    case 'ROOM.CHOOSE':
      return callApi('POST room/choose', 'room', { ...seat, choice: sent(call.choice) });
    case 'ROOM.BEGIN':
      return callApi('POST room/start', 'room', { ...seat });
    case 'HINT.TAKEN':
      return callApi('POST room/hint', 'room', { ...seat, round, hint: call.hint });
    case 'ANSWER.GIVEN':
      return callApi('POST room/answer', 'room', { ...seat, round, answer: sentAnswer(call.answer) });
  }
}

/** Fetched before the question is shown, so that all see it at once. */
function fetchAhead({ phase, question }: RoomView): void {
  if (phase !== 'ready' || !question) return;
  for (const picture of picturesOf(question)) void wholePicture(picture).catch(() => undefined);
}

/** The machine of a place in a room with its slots filled. */
const logic: RoomLogic = roomMachine.provide({
  actors: {
    recall: fromPromise<RoomSeat | null, string>(async ({ input }) =>
      seatIn((await readKept(storage, SEATS)).value, input),
    ),
    look: fromPromise<RoomLook, string>(({ input }) => look(input)),
    join: fromPromise<RoomSeat, { readonly code: string; readonly nickname: string }>(({ input }) =>
      join(input),
    ),
    leave: fromPromise<undefined, RoomSeat | null>(({ input }) => leave(input)),
    stream: fromCallback<RoomMachineEvent, RoomSeat | null>(({ input, sendBack }) => {
      if (!input) return;
      return followRoom(input, {
        onRoom: (room) => {
          fetchAhead(room);
          sendBack({ type: 'ROOM.CHANGED', room });
        },
        onGone: () => {
          void keepSeat(input.code, null).catch(() => undefined);
          sendBack({ type: 'ROOM.GONE' });
        },
        onLost: () => sendBack({ type: 'STREAM.LOST' }),
      });
    }),
    calls: fromCallback<{ type: 'CALL' } & PlacedCall, RoomSeat | null>(({ input, receive, sendBack }) => {
      receive((event) => {
        if (!input) return;
        void send(event, input).then((outcome) => {
          const fault = faultOf(outcome, 'cards');
          sendBack(fault === null ? { type: 'CALL.DONE' } : { type: 'CALL.REFUSED', fault });
        });
      });
    }),
    timer: fromCallback<RoomMachineEvent>(
      ({ sendBack }) => watchTime((ms) => sendBack({ type: 'TIME.PASSED', ms })).stop,
    ),
  },
});

export const room: RoomKit = { logic, open };
