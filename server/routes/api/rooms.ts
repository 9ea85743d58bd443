import type { FastifyInstance } from 'fastify';
import { STREAM_COST } from '#model/contract/account/work';
import { DONE } from '#model/contract/bounds';
import type { RequestOf } from '#model/contract/endpoints';
import type { ROOM_ENDPOINTS } from '#model/contract/games/rooms';
import { ROOM_STREAM } from '#model/contract/games/stream';
import type { RoomChoice } from '#model/games/room/room.types';
import { isServerIndex } from '#model/vocabulary/servers';
import { countingHeld } from '../../services/access/held-places.ts';
import { addressKey } from '../../services/access/places.ts';
import type { Windows } from '../../services/accounts/windows.ts';
import { Refusal } from '../../services/refusal.ts';
import type { Rooms } from '../../services/rooms/rooms.ts';
import { beginStream, listenerOf } from './event-stream.ts';
import type { HandlersOf } from './mount.ts';
import { spendRate } from './rates.ts';

/** Of one address: a school plays in some rooms at once. */
const MAX_OF_ADDRESS = 100;
/** Rooms that an address has open at a time. */
const MAX_ROOMS_OF_ADDRESS = 10;
const MAX_STREAMS = 6_000;
const RETRY_S = 30;

function choiceOf({ server, levels, ...rest }: RequestOf<'POST room'>['choice']): RoomChoice {
  if (!isServerIndex(server)) throw new Refusal('CONTENT_INVALID');
  return { ...rest, server, levels: [levels.lowest, levels.highest] };
}

/** Rooms are counted by the address that opened them for as long as they are open, where calls are counted. */
export const roomHandlers = (
  rooms: Rooms,
  countsCalls: boolean,
  take = countingHeld(countsCalls ? MAX_ROOMS_OF_ADDRESS : Number.POSITIVE_INFINITY),
): HandlersOf<typeof ROOM_ENDPOINTS> => ({
  'POST room': ({ request: { nickname, choice }, visit }) => {
    const chosen = choiceOf(choice);
    return { result: true, ...rooms.make(nickname, chosen, () => take(visit.address)) };
  },
  'GET room': ({ request: { code } }) => ({ result: true, ...rooms.look(code) }),
  'POST room/join': ({ request: { code, nickname } }) => ({ result: true, ...rooms.join(code, nickname) }),
  'POST room/choose': ({ request: { choice, ...seat } }) => {
    rooms.choose(seat, choiceOf(choice));
    return DONE;
  },
  'POST room/start': async ({ request }) => {
    await rooms.start(request);
    return DONE;
  },
  'POST room/answer': ({ request: { round, answer, ...seat } }) => {
    rooms.act(seat, (player) => ({ type: 'answer', player, round, answer }));
    return DONE;
  },
  'POST room/hint': ({ request: { round, hint, ...seat } }) => {
    rooms.act(seat, (player) => ({ type: 'hint', player, round, hint }));
    return DONE;
  },
  'POST room/leave': ({ request }) => {
    rooms.act(request, (player) => ({ type: 'leave', player }));
    return DONE;
  },
});

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `GET /api/room/stream`: all about the room of a player, after each change (reference R82). */
export function addRoomStream(app: FastifyInstance, rooms: Rooms, counts: Windows | null): void {
  const take = countingHeld(counts ? MAX_OF_ADDRESS : Number.POSITIVE_INFINITY);
  let streams = 0;
  app.get(ROOM_STREAM.path, { config: { work: 'none', costMs: STREAM_COST } }, async (request, reply) => {
    if (counts) spendRate(counts, 'stream', null, request, reply);
    if (streams >= MAX_STREAMS) throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_S });
    const giveBack = take(addressKey(request));
    streams++;
    const { code, token } = request.query as Readonly<Record<string, unknown>>;
    const raw = beginStream(reply);
    const leave = rooms.listen({ code: asText(code), token: asText(token) }, listenerOf(raw));
    raw.once('close', () => {
      streams--;
      giveBack();
      leave();
    });
  });
  app.addHook('preClose', async () => rooms.close());
}
