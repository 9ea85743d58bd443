import type { Db } from '../store.ts';
import { type Ids, ofPost, type PostFilter } from './matching.ts';

/** Where a page of comments by their times ended. */
export interface MomentPlace {
  readonly moment: number;
  readonly id: number;
}

export interface MomentStretch {
  readonly order: 'moment';
  readonly limit: number;
  readonly offset: number;
  readonly after: MomentPlace | null;
}

/** The ids of the comments of a thread that are about a time, in the order of those times. */
export function momentIds(db: Db, filter: PostFilter, { after, limit, offset }: MomentStretch): Ids {
  let query = db
    .selectFrom('posts')
    .select('posts.id as id')
    .where((eb) => ofPost({ ...filter, isTimed: true }, eb));
  if (after !== null) {
    query = query.where(({ eb, and, or }) =>
      or([
        eb('posts.moment', '>', after.moment),
        and([eb('posts.moment', '=', after.moment), eb('posts.id', '>', after.id)]),
      ]),
    );
  }
  return query
    .orderBy('posts.moment', 'asc')
    .orderBy('posts.id', 'asc')
    .limit(limit)
    .offset(after === null ? offset : 0)
    .as('page');
}
