import type { TRACKER_ENDPOINTS } from '#model/contract/tracker/tracker';
import type { Tracker } from '../../services/tracker/tracker.ts';
import type { HandlersOf } from './mount.ts';

/** While an event runs nobody sees older points than 30 seconds. */
const BRIEFLY = 'public, max-age=10';

export const trackerHandlers = (tracker: Tracker): HandlersOf<typeof TRACKER_ENDPOINTS> => ({
  'GET tracker/data': async ({ request: { server, event, tier }, http }) => {
    const cutoffs = await tracker.cutoffs(server, event, tier);
    http.reply.header('cache-control', BRIEFLY);
    return { result: true, cutoffs: [...cutoffs] };
  },
  'GET eventtop/data': async ({ request, http }) => {
    const { server, event, mid = 0, latest = 0, interval = 0 } = request;
    const question = { server, event, mid, isLatest: latest === 1, intervalMs: interval };
    const { points, users } = await tracker.top(question);
    http.reply.header('cache-control', BRIEFLY);
    return {
      points: [...points],
      users: users.map((user) => ({ ...user, degrees: [...user.degrees] })),
    };
  },
});
