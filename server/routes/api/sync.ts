import type { RequestOf } from '#model/contract/endpoints';
import type { Caller } from '../../services/accounts/caller.ts';
import { Refusal } from '../../services/refusal.ts';
import type { Rankings } from '../../services/sync/rankings.ts';
import type { Sync } from '../../services/sync/sync.ts';
import type { Handlers } from './mount.ts';

export interface SyncServices {
  readonly sync: Sync;
  readonly rankings: Rankings;
}

export type SyncHandlers = Pick<
  Handlers,
  | 'GET sync'
  | 'POST sync'
  | 'GET sync/account'
  | 'POST sync/account'
  | 'GET user/sync'
  | 'GET sync/list/player'
  | 'GET sync/list/player/ranked'
  | 'GET sync/list/title'
  | 'GET sync/list/player/own'
  | 'GET sync/list/title/own'
>;

const missing = (field: string): Refusal =>
  new Refusal('REQUEST_INVALID', { fields: { [field]: 'MISSING' } });

/** What clients of such sites call the same. @throws Refusal when something is not named */
async function perform(sync: Sync, caller: Caller, request: RequestOf<'POST sync'>): Promise<string | null> {
  const { type, server, uid } = request;
  if (type === 'linkStart') {
    await sync.tryVerify(caller);
    return null;
  }
  if (server === undefined) throw missing('server');
  if (type === 'request' || type === 'linkPrepare') {
    if (uid === undefined) throw missing('uid');
    return sync.request(caller, { server, uid });
  }
  if (type === 'update') await sync.tryRefresh(caller, server);
  else await sync[type](caller, server);
  return null;
}

export const syncHandlers = ({ sync, rankings }: SyncServices): SyncHandlers => ({
  'GET sync': async ({ caller }) => ({ result: true, ...(await sync.settledState(caller)) }),
  'POST sync': async ({ caller, request }) => {
    const code = await perform(sync, caller, request);
    return { result: true, ...(code === null ? {} : { code }), ...(await sync.state(caller)) };
  },
  'GET sync/account': async ({ caller, request: { server } }) =>
    server === undefined
      ? { result: true, accounts: await sync.linked(caller) }
      : { result: true, account: await sync.account(caller, server) },
  'POST sync/account': async ({ caller, request: { server, ...flags } }) => ({
    result: true,
    account: await sync.show(caller, server, flags),
  }),
  'GET user/sync': async ({ request }) => ({ result: true, accounts: await sync.shown(request.username) }),
  'GET sync/list/player': async ({ request: { server, stats, ...page } }) => {
    const { count, rows } = await rankings.players({ server, stat: stats }, page);
    // Strict clients refuse a list for a field that they do not know.
    return { result: true, count, rows: rows.map((row) => ({ user: row.user, stats: row.stats })) };
  },
  'GET sync/list/player/ranked': async ({ request: { server, stats, ...page } }) => ({
    result: true,
    ...(await rankings.players({ server, stat: stats }, page)),
  }),
  'GET sync/list/title': async ({ request: { server, titles, date, ...page } }) => ({
    result: true,
    ...(await rankings.titles(server, titles, date, page)),
  }),
  'GET sync/list/player/own': async ({ caller, request: { server, stats } }) => ({
    result: true,
    row: await rankings.ownPlayer({ server, stat: stats }, caller),
  }),
  'GET sync/list/title/own': async ({ caller, request: { server, titles, date } }) => ({
    result: true,
    row: await rankings.ownTitles(server, titles, date, caller),
  }),
});
