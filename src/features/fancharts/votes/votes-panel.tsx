import { useId } from 'react';
import type { ChartVotes } from '#model/contract/community/votes';
import { CHART_FEELS } from '#model/rules/chart-votes';
import type { Post } from '#src/features/posts/post/post.data.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { VoteForm } from './vote-form.tsx';
import { useVotes } from './votes.data.ts';
import styles from './votes.module.css';

interface Props {
  readonly post: Post;
}

/** How hard members find a chart, and what the reader says. */
export function VotesPanel({ post }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const reader = useSession().user?.username ?? null;
  const { data, error, refetch } = useVotes(post.id, reader);
  return (
    <section className={styles.panel} id="votes" aria-labelledby={title}>
      <h2 id={title}>{t('fanCharts.votes')}</h2>
      {error && <DataError message={error.message} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <div className={styles.waiting} role="status" aria-label={t('action.loading')} />
      )}
      {data && <Result votes={data} />}
      {data && <VoteForm post={post} reader={reader} own={data.own} />}
    </section>
  );
}

function Result({ votes: { count, mean, median, levels, feels } }: { readonly votes: ChartVotes }) {
  const { t } = useTranslation();
  const { decimal, integer } = useFormat();
  if (mean === null || median === null) return <p className={styles.quiet}>{t('fanCharts.noVotes')}</p>;
  const most = Math.max(...levels.map((each) => each.count));
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('fanCharts.meanLevel')}</dt>
          <dd>{decimal(mean)}</dd>
        </div>
        <div>
          <dt>{t('fanCharts.medianLevel')}</dt>
          <dd>{decimal(median)}</dd>
        </div>
        <div>
          <dt>{t('fanCharts.voters')}</dt>
          <dd>{integer(count)}</dd>
        </div>
      </dl>
      <ol className={styles.levels} aria-label={t('fanCharts.levelVotes')}>
        {levels.map((each) => (
          <li key={each.level}>
            <span>{integer(each.level)}</span>
            <span className={styles.bar} style={{ inlineSize: `${(100 * each.count) / most}%` }} />
            <span className={styles.quiet}>{t('fanCharts.voteCount', { count: each.count })}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.feels} aria-label={t('fanCharts.feel')}>
        {CHART_FEELS.map((feel) => (
          <li key={feel}>
            {t(`fanCharts.feelOf.${feel}`)} <strong>{integer(feels[feel])}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
