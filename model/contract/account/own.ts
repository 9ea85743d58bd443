import { type Static, Type } from 'typebox';
import { count, done, fields, id, listOf, orNull, revision, server, success, text, time } from '../bounds.ts';
import { chartSeconds, levelNumber } from '../community/post.ts';
import { MAX_APPEAL, MAX_DECISION_NOTE } from '../community/verdicts.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { ownDaily } from '../games/daily.ts';
import { email, mailCode } from './access.ts';
import { chosenCollection } from './collection.ts';
import { mutedMember } from './muting.ts';
import { memberProfile } from './profile.ts';
import { holdings, savedFrom, storedProfiles } from './stored.ts';

const MAX_SESSIONS = 20;
const MAX_VERSIONS = 50;
const MAX_ROWS = 10_000_000;
const MAX_JSON = 2_000_000;

/** Names a session without giving access to it. */
const sessionId = Type.String({ pattern: '^[0-9a-f]{16}$', maxLength: 16 });

const session = fields({
  id: sessionId,
  /** The browser's own words. */
  device: text(200),
  createdAt: time,
  /** To the day. */
  seenAt: time,
  current: Type.Boolean(),
});
export type OwnSession = Static<typeof session>;

const version = fields({
  id,
  revision,
  /** When another one took its place. */
  time,
  /** When and from where it was saved; null for older ones. */
  savedAt: orNull(time),
  device: savedFrom,
  profiles: holdings,
});

/** All that is kept of a member but their secrets. */
const accountExport = fields({
  username: text(30),
  email: text(254),
  role: text(20),
  createdAt: time,
  profile: memberProfile,
  profiles: storedProfiles,
  /** Which of them everybody can see. */
  publicCollection: orNull(chosenCollection),
  /** Whether the tables of the daily challenges show them. */
  isInTables: Type.Boolean(),
  following: listOf(text(30), MAX_ROWS),
  followedByCount: count,
  muted: listOf(fields({ id, ...mutedMember.properties }), MAX_ROWS),
  messages: listOf(
    fields({ id, kind: text(20), actor: orNull(text(30)), time, read: Type.Boolean() }),
    MAX_ROWS,
  ),
  posts: listOf(
    fields({
      id,
      categoryName: text(64),
      categoryId: text(64),
      repliesTo: orNull(id),
      /** The time of the chart that it is about. */
      seconds: orNull(chartSeconds),
      time,
      /** JSON, as it is kept; `work` is the chart or story. */
      facts: text(MAX_JSON),
      content: text(MAX_JSON),
      work: orNull(text(MAX_JSON)),
    }),
    MAX_ROWS,
  ),
  /** Posts that are published later. */
  planned: listOf(
    fields({
      id,
      categoryId: text(64),
      time,
      failure: orNull(text(64)),
      /** JSON, as it is kept. */
      request: text(MAX_JSON),
    }),
    MAX_ROWS,
  ),
  /** What was saved over. */
  versions: listOf(
    fields({
      kind: text(20),
      objectId: id,
      revision,
      keptAt: time,
      /** JSON, as it is kept. */
      content: text(MAX_JSON),
    }),
    MAX_ROWS,
  ),
  sessions: listOf(fields({ device: text(200), createdAt: time, seenAt: time }), MAX_SESSIONS),
  /** Accounts of the game. */
  linkedAccounts: listOf(
    fields({
      server,
      uid: count,
      name: text(200),
      /** JSON, as it is kept. */
      stats: text(10_000),
      flags: text(10_000),
      syncedAt: time,
    }),
    MAX_SESSIONS,
  ),
  uploads: listOf(fields({ hash: text(40), type: text(100), size: count, createdAt: time }), MAX_ROWS),
  likes: listOf(fields({ postId: id, time }), MAX_ROWS),
  /** How hard they find charts. */
  chartVotes: listOf(fields({ postId: id, level: levelNumber, feel: text(20), time }), MAX_ROWS),
  /** Charts of others that they were invited to, and whether they accepted. */
  coAuthored: listOf(fields({ postId: id, accepted: Type.Boolean(), time }), MAX_ROWS),
  /** Challenges of the day. */
  dailies: listOf(ownDaily, MAX_ROWS),
  /** Decisions about the member and their texts, with their appeals. */
  decisions: listOf(
    fields({
      id,
      postId: orNull(id),
      verdict: text(20),
      reason: text(20),
      note: text(MAX_DECISION_NOTE),
      time,
      until: orNull(time),
      undoneAt: orNull(time),
      appeal: orNull(text(MAX_APPEAL)),
      answer: orNull(text(20)),
      answerNote: orNull(text(MAX_DECISION_NOTE)),
      answeredAt: orNull(time),
    }),
    MAX_ROWS,
  ),
  /** Their reports about other members. */
  memberReports: listOf(
    fields({ username: orNull(text(30)), reason: text(20), note: text(1_000), time }),
    MAX_ROWS,
  ),
  reports: listOf(
    fields({ postId: id, reason: text(20), note: text(1_000), state: text(20), time }),
    MAX_ROWS,
  ),
});
export type AccountExport = Static<typeof accountExport>;

/** What members do about their accounts as a whole. */
export const OWN_ENDPOINTS = {
  'GET user/sessions': {
    summary: 'Lists where the caller is logged in, the newest first.',
    dataName: 'accountSessions',
    caller: 'member',
    rate: 'read',
    request: fields({}),
    answer: success({ sessions: listOf(session, MAX_SESSIONS) }),
    errors: [],
  },
  'POST user/sessions/end': {
    summary: 'Ends one session of the caller, or all but this one when none is named.',
    dataName: 'accountSessions',
    caller: 'member',
    rate: 'save',
    request: fields({ id: Type.Optional(sessionId) }),
    answer: success({ ended: count }),
    errors: [],
  },
  'POST user/email': {
    summary:
      'Sends a code to another e-mail address of the caller; one that is used is answered like success, and its owner is notified by mail.',
    dataName: 'accountEmail',
    caller: 'member',
    rate: 'password',
    request: fields({ email, password: text(256, 1) }),
    answer: done,
    errors: ['CREDENTIALS_INVALID', 'UNAVAILABLE'],
  },
  'POST user/email/confirm': {
    summary:
      'Changes the e-mail address with the code that was sent to the new one; the old one is notified.',
    dataName: 'accountEmail',
    caller: 'member',
    rate: 'resetConsume',
    request: fields({ code: mailCode }),
    answer: done,
    errors: ['CODE_INVALID'],
  },
  'GET user/export': {
    summary:
      'Gives all that is kept of the caller but their secrets and the files themselves, which have addresses.',
    dataName: 'accountExport',
    caller: 'member',
    rate: 'password',
    request: fields({}),
    answer: success({ account: accountExport }),
    errors: [],
  },
  'POST user/delete': {
    summary: 'Deletes the account of the caller at once and for good; what they wrote stays without a name.',
    dataName: 'accountDelete',
    caller: 'member',
    rate: 'password',
    request: fields({ password: text(256, 1) }),
    answer: done,
    errors: ['CREDENTIALS_INVALID'],
  },
  'GET user/profiles/versions': {
    summary: 'Lists earlier versions of the collections that the caller keeps here, the newest first.',
    dataName: 'storedProfiles',
    caller: 'member',
    rate: 'read',
    request: fields({}),
    answer: success({ versions: listOf(version, MAX_VERSIONS) }),
    errors: [],
  },
  'POST user/profiles/restore': {
    summary: 'Makes an earlier version of the collections the newest one; the present one is kept, too.',
    dataName: 'storedProfiles',
    caller: 'member',
    rate: 'save',
    request: fields({ id, revision: Type.Optional(revision) }),
    answer: success({ revision }),
    errors: ['NOT_FOUND', 'REVISION_STALE'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
