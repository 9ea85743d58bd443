import type { PageSlice } from '../accounts/follows.ts';
import type { Db } from '../store.ts';
import { MAX_ANSWER, weightBefore, weightOf } from './weighing.ts';

export interface NewReport {
  readonly id: number;
  readonly postId: number;
  readonly reporterId: number;
  readonly reason: string;
  readonly note: string;
}

/** One for each member and post: the newest word counts, and opens it again. */
export async function putReport(db: Db, report: NewReport): Promise<void> {
  const { reason, note } = report;
  const open = { state: 'open', resolvedAt: null, resolverId: null };
  await db
    .insertInto('reports')
    .values({ ...report, ...open })
    .onConflict((conflict) =>
      conflict.columns(['postId', 'reporterId']).doUpdateSet({ reason, note, ...open }),
    )
    .execute();
}

/** Newest first, with who reported, as many as fit into an answer with their posts; each says how many `matched` the page. */
export function listReports(db: Db, state: string, page: PageSlice) {
  let query = db
    .selectFrom('reports')
    .selectAll()
    .where('state', '=', state)
    .orderBy('id', 'desc')
    .limit(page.limit);
  query = page.after === null ? query.offset(page.offset) : query.where('id', '<', page.after);
  const weights = db
    .selectFrom(query.as('reports'))
    .leftJoin('posts', 'posts.id', 'reports.postId')
    .selectAll('reports')
    .select(weightOf('posts.facts', 'posts.content', 'reports.note').as('weight'));
  const weighed = db
    .selectFrom(weights.as('reports'))
    .selectAll('reports')
    .select(({ fn, ref }) => [
      weightBefore(ref('reports.weight'), 'reports.id', 'desc').as('before'),
      fn.countAll<number>().over().as('matched'),
    ]);
  return db
    .selectFrom(weighed.as('reports'))
    .leftJoin('users as reporter', (join) =>
      join.onRef('reporter.id', '=', 'reports.reporterId').on('reporter.deletedAt', 'is', null),
    )
    .selectAll('reports')
    .select(['reporter.username', 'reporter.nickname'])
    .where('reports.before', '<', MAX_ANSWER)
    .orderBy('reports.id', 'desc')
    .execute();
}

/** The number of cases, counted up to `most`. */
export async function countReports(db: Db, state: string, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(db.selectFrom('reports').select('id').where('state', '=', state).limit(most).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Closes what is open about a post. */
export async function closeReports(
  db: Db,
  postId: number,
  verdict: { readonly state: string; readonly resolvedAt: number; readonly resolverId: number | null },
): Promise<void> {
  await db
    .updateTable('reports')
    .set(verdict)
    .where('postId', '=', postId)
    .where('state', '=', 'open')
    .execute();
}

/** Opens again what was closed when a post was taken away. */
export async function reopenReports(db: Db, postId: number, resolvedAt: number): Promise<void> {
  await db
    .updateTable('reports')
    .set({ state: 'open', resolvedAt: null, resolverId: null })
    .where('postId', '=', postId)
    .where('resolvedAt', '=', resolvedAt)
    .execute();
}
