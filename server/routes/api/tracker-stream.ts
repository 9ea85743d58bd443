import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { TRACKER_STREAM } from '#model/contract/tracker/stream';
import { Refusal } from '../../services/refusal.ts';
import type { Listener, Live } from '../../services/tracker/live.ts';
import { OPEN } from '../security.ts';
import { addressKey } from './rates.ts';

/** A browser has one stream for all its tabs; a household or a school has some browsers. */
const MOST_OF_ADDRESS = 100;
const RETRY_S = 30;

const HEADERS = {
  ...OPEN,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would collect what comes and hand it on late.
  'x-accel-buffering': 'no',
};

/** What a browser says it heard last; what nobody can have said counts as nothing. */
export function readLastId(header: string | readonly string[] | undefined): number | null {
  if (typeof header !== 'string' || !/^\d{1,16}$/.test(header)) return null;
  const id = Number(header);
  return Number.isSafeInteger(id) ? id : null;
}

/** The headers that hooks have set, and ours: from here on the answer is written by hand. */
function begin(reply: FastifyReply): ServerResponse {
  reply.headers(HEADERS);
  reply.hijack();
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  reply.raw.writeHead(200, Object.fromEntries(headers));
  return reply.raw;
}

const listenerOf = (raw: ServerResponse): Listener => ({
  write: (bytes) => void raw.write(bytes),
  backlog: () => raw.writableLength,
  drop: () => raw.destroy(),
  end: () => raw.end(),
});

/** Counts the streams of an address. @throws Refusal RATE_LIMITED when it has too many; gives back how to count one less */
function countingPlaces(most: number): (address: string) => () => void {
  const open = new Map<string, number>();
  return (address) => {
    const count = open.get(address) ?? 0;
    if (count >= most) throw new Refusal('RATE_LIMITED', { retryAfter: RETRY_S });
    open.set(address, count + 1);
    return () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    };
  };
}

/** `GET /api/tracker/stream`: an event `sample` for every event of the game that has new samples (reference R62). */
export function addTrackerStream(app: FastifyInstance, live: Live, countsCalls: boolean): void {
  const take = countingPlaces(countsCalls ? MOST_OF_ADDRESS : Number.POSITIVE_INFINITY);
  app.get(TRACKER_STREAM.path, { config: { work: 'none' } }, async (request, reply) => {
    live.refuseWhenFull();
    const giveBack = take(addressKey(request.ip));
    const { after } = request.query as Readonly<Record<string, string | string[] | undefined>>;
    // A browser that comes back by itself has heard more than its address says.
    const lastId = readLastId(request.headers['last-event-id']) ?? readLastId(after);
    let leave: (() => void) | null = null;
    let isGone = false;
    reply.raw.once('close', () => {
      isGone = true;
      giveBack();
      leave?.();
    });
    const raw = begin(reply);
    raw.flushHeaders();
    try {
      leave = await live.join(listenerOf(raw), lastId);
      if (isGone) leave();
    } catch {
      // The browser comes back by itself.
      raw.destroy();
    }
  });
  app.addHook('preClose', async () => live.close());
}
