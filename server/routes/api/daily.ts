import { DONE } from '#model/contract/bounds';
import type { DAILY_ENDPOINTS } from '#model/contract/games/daily';
import type { Dailies } from '../../services/games/dailies.ts';
import type { HandlersOf } from './mount.ts';

export const dailyHandlers = (dailies: Dailies): HandlersOf<typeof DAILY_ENDPOINTS> => ({
  'POST game/daily': async ({ caller, request }) => ({
    result: true,
    row: await dailies.take(caller, request),
  }),
  'GET game/daily': async ({ request: { game, day, ...page } }) => ({
    result: true,
    ...(await dailies.table({ game, day }, page)),
  }),
  'GET game/daily/followed': async ({ caller, request }) => ({
    result: true,
    rows: await dailies.followed(caller, request),
  }),
  'GET game/daily/own': async ({ caller, request }) => ({
    result: true,
    row: await dailies.own(caller, request),
  }),
  'GET game/daily/shown': async ({ caller }) => ({ result: true, isShown: await dailies.isShown(caller) }),
  'POST game/daily/shown': async ({ caller, request: { isShown } }) => {
    await dailies.show(caller, isShown);
    return DONE;
  },
});
