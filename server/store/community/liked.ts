import { sql } from 'kysely';
import type { Db } from '../store.ts';
import { hasTag, hasTerm, type Ids, matchingIds, ofPost, type PostFilter } from './matching.ts';
import { SHOWN } from './posts.ts';

/** Where a page of the most liked ended. */
export interface LikedPlace {
  readonly likes: number;
  readonly id: number;
}

export interface LikedStretch {
  readonly order: 'liked';
  readonly limit: number;
  readonly offset: number;
  readonly after: LikedPlace | null;
}

/** Fewer than these are ordered when asked; among more, walking along the index soon finds a page of them. */
export const MAX_ORDERED = 1_000;

/** Words of the index itself: engines use it only where a query says the same. */
const isOwn = sql<boolean>`posts.category_name = 'SELF_POST' and posts.standing = 1`;

function pageOf(db: Db, { after, limit, offset }: LikedStretch) {
  let query = db.selectFrom('posts').select('posts.id as id');
  if (after !== null) {
    query = query.where(({ eb, and, or }) =>
      or([
        eb('posts.likes', '<', after.likes),
        and([eb('posts.likes', '=', after.likes), eb('posts.id', '<', after.id)]),
      ]),
    );
  }
  return query
    .orderBy('posts.likes', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .offset(after === null ? offset : 0);
}

/**
 * The ids of the posts that match, the most liked first; `matched` is how many those are, or as far as they were counted. Among
 * others than members' own posts, which no index has in this order, those are looked at that are the newest.
 */
export function likedIds(db: Db, filter: PostFilter, stretch: LikedStretch, matched: number): Ids {
  const page = pageOf(db, stretch);
  if (filter.categoryName !== 'SELF_POST' || matched < MAX_ORDERED) {
    const all = { order: 'desc', limit: MAX_ORDERED, offset: 0, after: null } as const;
    return page
      .where('posts.standing', '=', SHOWN)
      .where('posts.id', 'in', (eb) => eb.selectFrom(matchingIds(db, filter, all)).select('page.id'))
      .as('page');
  }
  const { terms = [], tagIds = [], categoryName: _name, ...others } = filter;
  return (
    page
      .where(isOwn)
      // Says nothing, but has SQLite take the index in whose order it is asked.
      .where('posts.likes', '>=', 0)
      .where((eb) => ofPost(others, eb))
      .where((eb) => eb.and(tagIds.map((id) => hasTag(eb.ref('posts.id'), id))))
      .where((eb) => eb.and(terms.map((term) => hasTerm(eb.ref('posts.id'), term))))
      .as('page')
  );
}
