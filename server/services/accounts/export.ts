import type { AccountExport } from '#model/contract/account/own';
import { findDocument } from '../../store/accounts/documents.ts';
import { countFollows, listFollows } from '../../store/accounts/follows.ts';
import { listMessages } from '../../store/accounts/messages.ts';
import { everyMute } from '../../store/accounts/mutes.ts';
import {
  likesOf,
  memberReportsOf,
  postsOf,
  reportsOf,
  uploadsOf,
  versionsOf,
} from '../../store/accounts/own-rows.ts';
import { listSessions } from '../../store/accounts/sessions.ts';
import type { User } from '../../store/accounts/users.ts';
import { coAuthorshipsOf } from '../../store/community/charts/co-authors.ts';
import { votesOf } from '../../store/community/charts/votes.ts';
import { plansOf } from '../../store/community/planned.ts';
import { dailiesOf } from '../../store/games/daily.ts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import { decisionsOf } from '../../store/moderation/decisions.ts';
import type { Db } from '../../store/store.ts';
import { listAccounts } from '../../store/sync/accounts.ts';
import { secondsOf } from '../fancharts/moments.ts';
import { chosenCollection } from './collections.ts';
import { readProfile } from './kept-profile.ts';

type Lists = Omit<AccountExport, keyof Head | 'profiles' | 'publicCollection'>;
type Head = Pick<
  AccountExport,
  'username' | 'email' | 'role' | 'createdAt' | 'profile' | 'isInTables' | 'followedByCount'
>;
type Rows<T> = AsyncIterable<T> | Iterable<T>;

/** Small rows at a time, and large ones, which may be a megabyte each. */
const MANY = 500;
const FEW = 5;

/** All rows, the newest first, of which few are in memory at a time. */
async function* leafed<T extends { readonly id: number }, R>(
  read: (after: number | null) => Promise<readonly T[]>,
  show: (row: T) => R,
): AsyncIterable<R> {
  for (let after: number | null = null; ; ) {
    const rows: readonly T[] = await read(after);
    for (const row of rows) yield show(row);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

const part = (limit: number, after: number | null) => ({ limit, offset: 0, after });

/** The decisions about a member, and their reports about others. */
const saidToModerators = (db: Db, id: number) => ({
  decisions: leafed(
    (after) => decisionsOf(db, id, part(MANY, after)),
    ({ userId: _user, deciderId: _decider, ...decision }) => ({ ...decision, time: timeOfId(decision.id) }),
  ),
  memberReports: leafed(
    (after) => memberReportsOf(db, id, part(MANY, after)),
    ({ id: reportId, ...report }) => ({ ...report, time: timeOfId(reportId) }),
  ),
});

/** Whom a member follows and mutes, and what messages they have. */
const withOthers = (db: Db, id: number) => ({
  following: leafed(
    (after) => listFollows(db, 'followerId', id, part(MANY, after), null),
    ({ username }) => username,
  ),
  muted: leafed(
    (after) => everyMute(db, id, part(MANY, after)),
    ({ id: muteId, isBlock, ...member }) => ({
      ...member,
      id: muteId,
      blocked: isBlock === 1,
      time: timeOfId(muteId),
    }),
  ),
  messages: leafed(
    (after) => listMessages(db, id, part(MANY, after)),
    ({ id: messageId, kind, username, readAt }) => ({
      id: messageId,
      kind,
      actor: username,
      time: timeOfId(messageId),
      read: readAt !== null,
    }),
  ),
});

/** Charts of others that a member works on, and what they say of charts. */
const ofCharts = (db: Db, id: number) => ({
  coAuthored: leafed(
    (after) => coAuthorshipsOf(db, id, part(MANY, after)),
    ({ id: inviteId, postId, acceptedAt }) => ({
      postId,
      accepted: acceptedAt !== null,
      time: timeOfId(inviteId),
    }),
  ),
  chartVotes: leafed(
    (after) => votesOf(db, id, part(MANY, after)),
    ({ id: voteId, ...vote }) => ({ ...vote, time: timeOfId(voteId) }),
  ),
});

/** What there may be much of. */
async function listsOf(db: Db, { id }: User): Promise<{ [K in keyof Lists]: Rows<Lists[K][number]> }> {
  const [sessions, linked, uploads] = await Promise.all([
    listSessions(db, id),
    listAccounts(db, id),
    uploadsOf(db, id),
  ]);
  return {
    sessions: sessions.map(({ device, createdAt, seenAt }) => ({ device, createdAt, seenAt })),
    linkedAccounts: linked.map(({ server, uid, name, stats, flags, syncedAt }) => ({
      server,
      uid,
      name,
      stats,
      flags,
      syncedAt,
    })),
    uploads,
    ...withOthers(db, id),
    likes: leafed(
      (after) => likesOf(db, id, part(MANY, after)),
      ({ id: likeId, postId }) => ({ postId, time: timeOfId(likeId) }),
    ),
    ...ofCharts(db, id),
    ...saidToModerators(db, id),
    reports: leafed(
      (after) => reportsOf(db, id, part(MANY, after)),
      ({ id: reportId, ...report }) => ({ ...report, time: timeOfId(reportId) }),
    ),
    dailies: leafed(
      (after) => dailiesOf(db, id, part(MANY, after)),
      ({ id: dailyId, marks, ...daily }) => ({
        ...daily,
        marks: JSON.parse(marks) as AccountExport['dailies'][number]['marks'],
        time: timeOfId(dailyId),
      }),
    ),
    planned: leafed(
      (after) => plansOf(db, id, part(FEW, after)),
      ({ publishAt, ...plan }) => ({ ...plan, time: publishAt }),
    ),
    posts: leafed(
      (after) => postsOf(db, id, part(FEW, after)),
      ({ moment, ...post }) => ({
        ...post,
        seconds: moment === null ? null : secondsOf(moment),
        time: timeOfId(post.id),
      }),
    ),
    versions: leafed(
      (after) => versionsOf(db, id, part(FEW, after)),
      ({ id: _id, ...version }) => version,
    ),
  };
}

async function* listText(name: string, rows: Rows<unknown>): AsyncIterable<string> {
  yield `,${JSON.stringify(name)}:[`;
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? '' : ','}${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield ']';
}

/**
 * All that is kept of someone but their secrets, for themself and for the operator: the JSON of an `AccountExport`, piece
 * by piece, because whole it may be larger than the memory.
 */
export async function* exportText(db: Db, user: User): AsyncIterable<string> {
  const { id, username, email, role, createdAt } = user;
  const followedByCount = await countFollows(db, 'followedId', id);
  const profile = readProfile(user.profile);
  const isInTables = user.inTables === 1;
  const head: Head = { username, email: email ?? '', role, createdAt, profile, isInTables, followedByCount };
  yield JSON.stringify(head).slice(0, -1);
  yield `,"profiles":${(await findDocument(db, id, 'profiles'))?.content ?? '[]'}`;
  yield `,"publicCollection":${JSON.stringify(await chosenCollection(db, id))}`;
  for (const [name, rows] of Object.entries(await listsOf(db, user))) yield* listText(name, rows);
  yield '}';
}
