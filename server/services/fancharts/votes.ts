import type { ChartVotes } from '#model/contract/community/votes';
import { CHART_FEELS, meanLevel, medianLevel, totalOf } from '#model/rules/chart-votes';
import { coAuthorsOf } from '../../store/community/charts/co-authors.ts';
import { countVotes, deleteVote, findVote, putVote } from '../../store/community/charts/votes.ts';
import { findPost, lockPost, type PostRow } from '../../store/community/posts.ts';
import type { Db, Store } from '../../store/store.ts';
import type { Caller } from '../accounts/caller.ts';
import { holdToBlocks } from '../accounts/muting.ts';
import { refuseLocked } from '../community/locked.ts';
import { asChart } from './shown-chart.ts';

type Vote = NonNullable<ChartVotes['own']>;

const readVote = (row: { readonly level: number; readonly feel: string } | undefined): Vote | null => {
  const feel = CHART_FEELS.find((each) => each === row?.feel);
  return row && feel ? { level: row.level, feel } : null;
};

/** What members say of how hard a chart is. Those who made it have a vote that does not count. */
export class ChartVoting {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async #summary(db: Db, { id, authorId }: PostRow, userId: number | null): Promise<ChartVotes> {
    const makers = [authorId, ...(await coAuthorsOf(db, [id])).map((each) => each.userId)];
    const rows = await countVotes(db, id, makers);
    const byLevel = new Map<number, number>();
    for (const { level, votes } of rows) byLevel.set(level, (byLevel.get(level) ?? 0) + votes);
    const levels = [...byLevel].map(([level, count]) => ({ level, count }));
    const felt = (feel: string) =>
      rows.filter((row) => row.feel === feel).reduce((sum, { votes }) => sum + votes, 0);
    return {
      count: totalOf(levels),
      mean: meanLevel(levels),
      median: medianLevel(levels),
      levels,
      feels: { easier: felt('easier'), asStated: felt('asStated'), harder: felt('harder') },
      own: userId === null ? null : readVote(await findVote(db, id, userId)),
    };
  }

  async show(caller: Caller | null, id: number): Promise<ChartVotes> {
    const { db } = this.#store;
    return this.#summary(db, asChart(await findPost(db, id)), caller?.userId ?? null);
  }

  /** A vote can be taken back from a locked chart, too, and from one whose author blocked the member since. */
  vote(caller: Caller, id: number, vote: Vote | null): Promise<ChartVotes> {
    const { userId } = caller;
    return this.#store.write(async (trx) => {
      const post = asChart(await lockPost(trx, id));
      if (vote === null) await deleteVote(trx, id, userId);
      else {
        await holdToBlocks(trx, caller, [post.authorId]);
        refuseLocked(post);
        await putVote(trx, { postId: id, userId, id: this.#store.newId(), ...vote });
      }
      return this.#summary(trx, post, userId);
    });
  }
}
