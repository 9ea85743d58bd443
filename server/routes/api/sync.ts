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
  | 'GET sync/list/title'
>;

/** @throws Refusal when nobody is named */
async function perform(sync: Sync, caller: Caller, request: RequestOf<'POST sync'>): Promise<string | null> {
  const { type, server, uid } = request;
  if (type !== 'request') {
    await sync[type](caller, server);
    return null;
  }
  if (uid === undefined) throw new Refusal('NOT_FOUND');
  return sync.request(caller, { server, uid });
}

export const syncHandlers = ({ sync, rankings }: SyncServices): SyncHandlers => ({
  'GET sync': async ({ caller }) => ({ result: true, ...(await sync.state(caller)) }),
  'POST sync': async ({ caller, request }) => {
    const code = await perform(sync, caller, request);
    return { result: true, ...(code === null ? {} : { code }), ...(await sync.state(caller)) };
  },
  'GET sync/account': async ({ caller, request }) => ({
    result: true,
    account: await sync.account(caller, request.server),
  }),
  'POST sync/account': async ({ caller, request: { server, ...flags } }) => ({
    result: true,
    account: await sync.show(caller, server, flags),
  }),
  'GET user/sync': async ({ request }) => ({ result: true, accounts: await sync.shown(request.username) }),
  'GET sync/list/player': async ({ request: { server, stats, ...page } }) => ({
    result: true,
    ...(await rankings.players({ server, stat: stats }, page)),
  }),
  'GET sync/list/title': async ({ request: { server, titles, date, ...page } }) => ({
    result: true,
    ...(await rankings.titles(server, titles, date, page)),
  }),
});
