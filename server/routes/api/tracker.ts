import { PAST_FORECAST_COST } from '#model/contract/account/work';
import type { PLAYER_ENDPOINTS } from '#model/contract/players/players';
import type { FORECAST_ENDPOINTS } from '#model/contract/tracker/forecast';
import { MAX_NEWS, type TRACKER_ENDPOINTS } from '#model/contract/tracker/tracker';
import type { EventRecord } from '#model/records/event';
import type { Cutoff } from '#model/records/tracker';
import { type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import { JSON_TYPE } from '../../services/published/snapshot.ts';
import { Refusal } from '../../services/refusal.ts';
import type { Forecasts } from '../../services/tracker/forecasts.ts';
import type { NewsSource } from '../../services/tracker/news.ts';
import type { PlayerMode, Players } from '../../services/tracker/players.ts';
import { runningEvents, type ServerEvents } from '../../services/tracker/running.ts';
import type { Tracker } from '../../services/tracker/tracker.ts';
import { askerOf } from '../asker.ts';
import type { HandlersOf } from './mount.ts';
import { type TaggedAnswer, written } from './tagged.ts';

/** While an event runs no one sees older points than 30 seconds. */
const BRIEFLY = 'public, max-age=10';

/** A forecast may be as old as its readings, and a little more. */
const SHORTLY = 'public, max-age=5';

export const forecastHandlers = (forecasts: Forecasts): HandlersOf<typeof FORECAST_ENDPOINTS> => ({
  'GET tracker/forecast': async ({ request: { server, event }, http }) => {
    const onMade = () => http.request.server.chargeWork(http.request, PAST_FORECAST_COST);
    const answer = await forecasts.of(server, event, { ...askerOf(http), onMade });
    http.reply.header('cache-control', SHORTLY);
    return answer;
  },
});

/** Everybody who follows a rank asks for the same points: they are written once for all, until there are others. */
function cutoffWriter(): (cutoffs: readonly Cutoff[]) => TaggedAnswer {
  const known = new WeakMap<readonly Cutoff[], TaggedAnswer>();
  return (cutoffs) => {
    const found = known.get(cutoffs) ?? written({ result: true, cutoffs });
    known.set(cutoffs, found);
    return found;
  };
}

interface TrackerParts {
  readonly tracker: Tracker;
  readonly news: NewsSource;
  readonly events: () => Promise<ReadonlyMap<number, EventRecord>>;
}

const writable = (event: ServerEvents['current']) => event && { ...event };

export const trackerHandlers = ({
  tracker,
  news,
  events,
}: TrackerParts): HandlersOf<typeof TRACKER_ENDPOINTS> => {
  const write = cutoffWriter();
  return {
    'GET tracker/news': async ({ request: { after } }) => ({
      result: true,
      samples: after === undefined ? [] : [...(await news.after(after, MAX_NEWS))],
      latest: await news.latest(),
    }),
    'GET tracker/data': async ({ request: { server, event, tier }, http }) => {
      const { bytes, tag } = write(await tracker.cutoffs({ server, event, tier }, askerOf(http)));
      http.reply.header('cache-control', BRIEFLY).header('etag', tag).type(JSON_TYPE);
      return bytes;
    },
    'GET tracker/data/all': async ({ request: { server, event, latest = 0 }, http }) => {
      // One call asks the origin up to nineteen times: not for an event that was never held there.
      const known = await events().catch(() => null);
      const isHeld = known === null || typeof known.get(event)?.startAt[server as ServerIndex] === 'number';
      const tiers = isHeld ? await tracker.allCutoffs({ server, event }, askerOf(http)) : [];
      http.reply.header('cache-control', BRIEFLY);
      return {
        result: true,
        tiers: tiers.map(({ tier, cutoffs }) => ({ tier, cutoffs: cutoffs.slice(latest === 1 ? -1 : 0) })),
      };
    },
    'GET tracker/events': async ({ http }) => {
      const servers = runningEvents((await events()).values(), Date.now());
      http.reply.header('cache-control', BRIEFLY);
      return {
        result: true,
        servers: servers.map(({ server, tiers, current, last, next }) => ({
          server,
          tiers: [...tiers],
          current: writable(current),
          last: writable(last),
          next: writable(next),
        })),
      };
    },
    'GET eventtop/data': async ({ request, http }) => {
      const { server, event, mid = 0, latest = 0, interval = 0 } = request;
      const question = { server, event, mid, isLatest: latest === 1, intervalMs: interval };
      const { points, users } = await tracker.top(question, askerOf(http));
      http.reply.header('cache-control', BRIEFLY);
      return {
        points: [...points],
        users: users.map((user) => ({ ...user, degrees: [...user.degrees] })),
      };
    },
  };
};

/** Clients that name no mode wait a while for fresh data. */
const DEFAULT_MODE = 2;

export const playerHandlers = (players: Players): HandlersOf<typeof PLAYER_ENDPOINTS> => ({
  'GET player/{server}/{id}': async ({ request: { server, id, mode = DEFAULT_MODE }, http }) => {
    const index = serverIndex(server);
    if (index === null) throw new Refusal('REQUEST_INVALID');
    const data = await players.show(index, id, mode as PlayerMode, askerOf(http));
    http.reply.header('cache-control', BRIEFLY);
    return { result: true, data };
  },
});
