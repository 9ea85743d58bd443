import { SHOWN } from '../community/posts.ts';
import type { Db } from '../store.ts';
import type { PageSlice } from './follows.ts';

/** All rows that are a member's own, for themself; the newest first, on from where the last page ended. */

const NONE_YET = Number.MAX_SAFE_INTEGER;

/**
 * Posts except those that their author deleted. Posts that moderators or the operator's command line deleted still belong to the
 * author; the command line names no one in `deletedBy`.
 */
export const postsOf = (db: Db, authorId: number, { limit, after }: PageSlice) =>
  db
    .selectFrom('posts')
    .leftJoin('postWorks', 'postWorks.postId', 'posts.id')
    .select([
      'posts.id',
      'posts.categoryName',
      'posts.categoryId',
      'posts.repliesTo',
      'posts.moment',
      'posts.facts',
      'posts.content',
      'postWorks.content as work',
    ])
    .where('posts.authorId', '=', authorId)
    .where(({ or, and, eb, ref }) =>
      or([
        eb('posts.standing', '=', SHOWN),
        and([
          eb('posts.deletedAt', 'is not', null),
          eb('posts.deletedBy', 'is distinct from', ref('posts.authorId')),
        ]),
      ]),
    )
    .where('posts.id', '<', after ?? NONE_YET)
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .execute();

export const versionsOf = (db: Db, userId: number, { limit, after }: PageSlice) =>
  db
    .selectFrom('versions')
    .select(['id', 'kind', 'objectId', 'revision', 'keptAt', 'content'])
    .where('userId', '=', userId)
    .where('id', '<', after ?? NONE_YET)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const likesOf = (db: Db, userId: number, { limit, after }: PageSlice) =>
  db
    .selectFrom('likes')
    .select(['id', 'postId'])
    .where('userId', '=', userId)
    .where('id', '<', after ?? NONE_YET)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const reportsOf = (db: Db, reporterId: number, { limit, after }: PageSlice) =>
  db
    .selectFrom('reports')
    .select(['id', 'postId', 'reason', 'note', 'state'])
    .where('reporterId', '=', reporterId)
    .where('id', '<', after ?? NONE_YET)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The reports of a member about others. */
export const memberReportsOf = (db: Db, reporterId: number, { limit, after }: PageSlice) =>
  db
    .selectFrom('memberReports')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'memberReports.memberId').on('users.deletedAt', 'is', null),
    )
    .select(['memberReports.id', 'users.username', 'memberReports.reason', 'memberReports.note'])
    .where('reporterId', '=', reporterId)
    .where('memberReports.id', '<', after ?? NONE_YET)
    .orderBy('memberReports.id', 'desc')
    .limit(limit)
    .execute();

/** As many as a member has room for. */
export const uploadsOf = (db: Db, ownerId: number) =>
  db
    .selectFrom('uploads')
    .select(['hash', 'type', 'size', 'createdAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt', 'desc')
    .execute();
