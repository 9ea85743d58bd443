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
export const playerId = integer(1, 9_999_999_999_999);

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
export const syncFlags = fields(flags);
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
export const MOST_TITLES = 500;
const titles = listOf(id, MOST_TITLES);

/** An account of the caller, with all that the game told of it. */
const account = fields({
  server,
  uid: playerId,
  name: text(200),
  stats,
  titles,
  ...flags,
  syncedAt: time,
  /** When it may be asked for anew. */
  nextSyncAt: time,
});
export type SyncAccount = Static<typeof account>;

/** An account that the caller says is theirs: the code belongs into its comment in the game. */
const request = fields({ server, uid: playerId, code: text(32), expiresAt: time });
export type SyncRequest = Static<typeof request>;

const accounts = { accounts: listOf(account, SERVERS), requests: listOf(request, SERVERS) };

export const SYNC_DEEDS = ['request', 'verify', 'refresh', 'remove'] as const;

const shownStat = Type.Optional(count);

/** Accounts of the game that members proved to be theirs: one for each server, each one person's. */
export const SYNC_ENDPOINTS = {
  'GET sync': {
    summary: 'Tells which accounts of the game the caller has linked, and which codes they were given.',
    dataName: 'syncAccounts',
    caller: 'member',
    rate: 'read',
    request: fields({}),
    answer: success(accounts),
    errors: [],
  },
  'POST sync': {
    summary:
      'Links an account of the game: `request` with the uid gives a code for the comment in the game; `verify`, `refresh` and `remove` do what they say.',
    dataName: 'syncAccounts',
    caller: 'member',
    rate: 'sync',
    request: fields({
      type: oneOf(SYNC_DEEDS),
      server,
      uid: Type.Optional(playerId),
    }),
    answer: success({ code: Type.Optional(text(32)), ...accounts }),
    errors: ['NOT_FOUND', 'CODE_INVALID', 'ORIGIN_UNAVAILABLE'],
  },
  'GET sync/account': {
    summary: 'Gives one linked account of the caller.',
    dataName: 'syncAccounts',
    caller: 'member',
    rate: 'read',
    request: fields({ server: decimal(0, SERVERS - 1) }),
    answer: success({ account }),
    errors: ['NOT_FOUND'],
  },
  'POST sync/account': {
    summary: 'Sets what everybody may see of a linked account.',
    dataName: 'syncAccounts',
    caller: 'member',
    rate: 'save',
    request: fields({ server, ...flags }),
    answer: success({ account }),
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
          rank: shownStat,
          clearCount: shownStat,
          fullComboCount: shownStat,
          allPerfectCount: shownStat,
          hsr: shownStat,
          dtr: shownStat,
          titles: Type.Optional(titles),
        }),
        SERVERS,
      ),
    }),
    errors: ['USER_INVALID'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
