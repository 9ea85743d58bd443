import { type Static, Type } from 'typebox';
import {
  count,
  decimal,
  fields,
  id,
  integer,
  listOf,
  oneOf,
  orNull,
  server,
  success,
  text,
  time,
} from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';

/** A player's number in the game. */
const playerId = integer(1, 9_999_999_999_999);

/** What a member shows of a linked account; nothing until they say so. */
const flags = {
  uidFlag: Type.Boolean(),
  rankFlag: Type.Boolean(),
  clearCountFlag: Type.Boolean(),
  fullComboCountFlag: Type.Boolean(),
  allPerfectCountFlag: Type.Boolean(),
  hsrFlag: Type.Boolean(),
  dtrFlag: Type.Boolean(),
  titleFlag: Type.Boolean(),
};
const syncFlags = fields(flags);
export type SyncFlags = Static<typeof syncFlags>;

export const NO_FLAGS: SyncFlags = {
  uidFlag: false,
  rankFlag: false,
  clearCountFlag: false,
  fullComboCountFlag: false,
  allPerfectCountFlag: false,
  hsrFlag: false,
  dtrFlag: false,
  titleFlag: false,
};

const stat = orNull(count);
const stats = fields({
  rank: stat,
  clearCount: stat,
  fullComboCount: stat,
  allPerfectCount: stat,
  hsr: stat,
  dtr: stat,
});

const SERVERS = 5;
/** Titles that a member was seen with; the newest ones. */
export const MAX_TITLES = 500;
const titles = listOf(id, MAX_TITLES);

/** An account of the caller, with all that the game sent about it. */
const told = {
  server,
  uid: playerId,
  name: text(200),
  stats,
  titles,
  ...flags,
  syncedAt: time,
  /** When it may be requested again. */
  nextSyncAt: time,
};
const account = fields(told);
export type SyncAccount = Static<typeof account>;

const shownStat = Type.Optional(count);
const shownStats = {
  rank: shownStat,
  clearCount: shownStat,
  fullComboCount: shownStat,
  allPerfectCount: shownStat,
  hsr: shownStat,
  dtr: shownStat,
};

/** The same with the numbers beside the rest, as clients of such sites read them: 0 where the game gives none. */
const flatAccount = fields({
  ...told,
  rank: count,
  clearCount: count,
  fullComboCount: count,
  allPerfectCount: count,
  hsr: count,
  dtr: shownStat,
});
export type FlatSyncAccount = Static<typeof flatAccount>;

/** An account that the caller says is theirs: the code belongs into its comment in the game. */
const request = fields({ server, uid: playerId, code: text(32), expiresAt: time });
export type SyncRequest = Static<typeof request>;

/**
 * What clients of such sites know of linking: one thing at a time, which is a code that was given (`NOT_STARTED`), a look into
 * the game (`IN_QUEUE`), or what became of it.
 */
const task = fields({
  status: oneOf(['NOT_STARTED', 'IN_QUEUE', 'COMPLETED']),
  params: fields({
    type: oneOf(['link', 'update']),
    server,
    uid: playerId,
    /** Empty for an update. */
    code: text(32),
  }),
  /** When it is completed: whether it was done. */
  result: Type.Optional(fields({ result: Type.Boolean() })),
});
export type SyncTask = Static<typeof task>;

const accounts = {
  accounts: listOf(account, SERVERS),
  requests: listOf(request, SERVERS),
  syncRequest: Type.Optional(task),
};

/** Ours, and those of clients of such sites: the same deeds, of which the latter report the outcome afterwards. */
const SYNC_DEEDS = ['request', 'verify', 'refresh', 'remove', 'linkPrepare', 'linkStart', 'update'] as const;

/** Accounts of the game that members proved to be theirs: one for each server, each one person's. */
export const SYNC_ENDPOINTS = {
  'GET sync': {
    summary:
      'Returns which accounts of the game the caller has linked, and which codes they were given. Waits up to two seconds while `syncRequest` is `IN_QUEUE`.',
    dataName: 'syncAccounts',
    caller: 'member',
    rate: 'read',
    waitsFor: 'origin',
    request: fields({}),
    answer: success(accounts),
    errors: [],
  },
  'POST sync': {
    summary:
      'Links an account of the game with a code in its comment. `linkPrepare`, `linkStart` (without server: the newest code) and `update` are request, verify and refresh that fail in `syncRequest` alone.',
    dataName: 'syncAccounts',
    caller: 'member',
    rate: 'sync',
    waitsFor: 'origin',
    request: fields({
      type: oneOf(SYNC_DEEDS),
      server: Type.Optional(server),
      uid: Type.Optional(playerId),
    }),
    answer: success({ code: Type.Optional(text(32)), ...accounts }),
    errors: ['NOT_FOUND', 'CODE_INVALID', 'ORIGIN_UNAVAILABLE'],
  },
  'GET sync/account': {
    summary:
      'Gives the linked account of the caller on a server, or lists which there are. `stats` has null where the game does not give a number; the same numbers beside it are 0 then, and `dtr` is absent.',
    dataName: 'syncAccounts',
    caller: 'member',
    rate: 'read',
    request: fields({ server: Type.Optional(decimal(0, SERVERS - 1)) }),
    answer: Type.Union([
      success({ account: flatAccount }),
      success({ accounts: listOf(fields({ server, uid: playerId }), SERVERS) }),
    ]),
    errors: ['NOT_FOUND'],
  },
  'POST sync/account': {
    summary: 'Sets what everybody may see of a linked account.',
    dataName: 'syncAccounts',
    caller: 'member',
    rate: 'save',
    request: fields({ server, ...flags }),
    answer: success({ account: flatAccount }),
    errors: ['NOT_FOUND'],
  },
  'GET user/sync': {
    summary:
      'Shows the accounts of a member; a hidden stat is absent, and so is an account that shows nothing.',
    dataName: 'member',
    caller: 'anyone',
    rate: 'read',
    request: fields({ username: text(100, 1) }),
    answer: success({
      accounts: listOf(
        fields({
          server,
          uid: Type.Optional(playerId),
          ...shownStats,
          titles: Type.Optional(titles),
        }),
        SERVERS,
      ),
    }),
    errors: ['USER_INVALID'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
