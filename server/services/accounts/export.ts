import type { AccountExport } from '#model/contract/account/own';
import type { StoredProfiles } from '#model/contract/account/profile';
import { findDocument } from '../../store/accounts/documents.ts';
import { countFollows, listFollows } from '../../store/accounts/follows.ts';
import { listMessages } from '../../store/accounts/messages.ts';
import type { User } from '../../store/accounts/users.ts';
import { postsOf } from '../../store/community/posts.ts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import type { Db } from '../../store/store.ts';
import { readProfile } from './profiles.ts';

const MOST_ROWS = 10_000;
const EVERYTHING = { limit: MOST_ROWS, offset: 0, after: null };

/** All that is kept of somebody but their secrets, for themself and for the operator. */
export async function exportOf(db: Db, user: User): Promise<AccountExport> {
  const { id, username, email, role, createdAt } = user;
  const [stored, following, followedByCount, messages, posts] = await Promise.all([
    findDocument(db, id, 'profiles'),
    listFollows(db, 'followerId', id, EVERYTHING),
    countFollows(db, 'followedId', id),
    listMessages(db, id, EVERYTHING),
    postsOf(db, id, MOST_ROWS),
  ]);
  return {
    username,
    email: email ?? '',
    role,
    createdAt,
    followedByCount,
    profile: readProfile(user.profile),
    profiles: stored ? (JSON.parse(stored.content) as StoredProfiles) : [],
    following: following.map((person) => person.username),
    messages: messages.map((row) => ({
      id: row.id,
      kind: row.kind,
      actor: row.username,
      time: timeOfId(row.id),
      read: row.readAt !== null,
    })),
    posts: posts.map((post) => ({ ...post, time: timeOfId(post.id) })),
  };
}
