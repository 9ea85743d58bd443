import type { FastifyInstance } from 'fastify';
import { DONE } from '#model/contract/bounds';
import type { RequestOf } from '#model/contract/endpoints';
import type { ROOM_ENDPOINTS } from '#model/contract/games/rooms';
import { ROOM_STREAM } from '#model/contract/games/stream';
import { ROUTE_COSTS } from '#model/contract/work';
import type { RoomChoice } from '#model/games/room/room.types';
import { isServerIndex } from '#model/vocabulary/servers';
import { addressKey } from '../../services/access/places.ts';
import { Refusal } from '../../services/refusal.ts';
import type { Rooms } from '../../services/rooms/rooms.ts';
import { beginStream, countingPlaces, listenerOf } from './event-stream.ts';
import type { HandlersOf } from './mount.ts';

/** Of one address: a school plays in some rooms at once. */
const MAX_OF_ADDRESS = 100;
const MAX_STREAMS = 6_000;
const RETRY_S = 30;

function choiceOf({ server, levels, ...rest }: RequestOf<'POST room'>['choice']): RoomChoice {
  if (!isServerIndex(server)) throw new Refusal('CONTENT_INVALID');
  return { ...rest, server, levels: [levels.lowest, levels.highest] };
}

export const roomHandlers = (rooms: Rooms): HandlersOf<typeof ROOM_ENDPOINTS> => ({
  'POST room': ({ request: { nickname, choice } }) => ({
    result: true,
    ...rooms.make(nickname, choiceOf(choice)),
  }),
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
export function addRoomStream(app: FastifyInstance, rooms: Rooms, countsCalls: boolean): void {
  const take = countingPlaces(countsCalls ? MAX_OF_ADDRESS : Number.POSITIVE_INFINITY);
  let streams = 0;
  app.get(
    ROOM_STREAM.path,
    { config: { work: 'none', costMs: ROUTE_COSTS.stream } },
    async (request, reply) => {
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
    },
  );
  app.addHook('preClose', async () => rooms.close());
}
