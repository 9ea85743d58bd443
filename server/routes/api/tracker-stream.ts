import type { FastifyInstance } from 'fastify';
import { STREAM_COST } from '#model/contract/account/work';
import { TRACKER_STREAM } from '#model/contract/tracker/stream';
import { countingHeld } from '../../services/access/held-places.ts';
import { addressKey } from '../../services/access/places.ts';
import type { Windows } from '../../services/accounts/windows.ts';
import type { Live } from '../../services/tracker/live.ts';
import { beginStream, listenerOf } from './event-stream.ts';
import { spendRate } from './rates.ts';

/** A browser has one stream for each tab in sight; a household or a school has some browsers. */
const MAX_OF_ADDRESS = 100;

/** What a browser says it heard last; what no one can have said counts as nothing. */
export function readLastId(header: string | readonly string[] | undefined): number | null {
  if (typeof header !== 'string' || !/^\d{1,16}$/.test(header)) return null;
  const id = Number(header);
  return Number.isSafeInteger(id) ? id : null;
}

/** `GET /api/tracker/stream`: an event `sample` for every event of the game that has new samples (reference R62). */
export function addTrackerStream(app: FastifyInstance, live: Live, counts: Windows | null): void {
  const take = countingHeld(counts ? MAX_OF_ADDRESS : Number.POSITIVE_INFINITY);
  app.get(
    TRACKER_STREAM.path,
    { config: { work: 'none', isOpen: true, costMs: STREAM_COST } },
    async (request, reply) => {
      if (counts) spendRate(counts, 'stream', null, request, reply);
      live.refuseWhenFull();
      const giveBack = take(addressKey(request));
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
      const raw = beginStream(reply);
      try {
        leave = await live.join(listenerOf(raw), lastId);
        if (isGone) leave();
      } catch {
        // The browser comes back by itself.
        raw.destroy();
      }
    },
  );
  app.addHook('preClose', async () => live.close());
}
