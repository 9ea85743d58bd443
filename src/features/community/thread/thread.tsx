import { Button } from '@mantine/core';
import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CommentList } from './comment-list.tsx';
import type { ThreadPlace } from './data/list.ts';
import { RowsWaiting } from './rows-waiting.tsx';
import { TakenNote } from './taken-note.tsx';
import styles from './thread.module.css';
import { useCommentOrder, useThread } from './use-thread.ts';
import { WriteArea } from './write-area.tsx';

interface Props {
  readonly place: ThreadPlace;
}

/** Comments on anything: reading, writing, answering (reference R57). */
export function Thread({ place }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  const reader = useSession().user?.username ?? null;
  const { order, setOrder } = useCommentOrder();
  const thread = useThread(place, order, reader);
  const { list, comments } = thread;
  return (
    <section className={styles.thread} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>
          {t('thread.title')}
          {list.count !== null && (
            <span className={styles.count}>{t('thread.count', { count: list.count })}</span>
          )}
        </h2>
        {comments.length > 1 && (
          <SegmentedChoice
            label={t('thread.order')}
            value={order}
            choices={[
              { value: 'TIME_DESC', label: t('thread.newest') },
              { value: 'TIME_ASC', label: t('thread.oldest') },
            ]}
            onChange={setOrder}
          />
        )}
      </div>
      <WriteArea place={place} people={comments.flatMap(({ post }) => post.author ?? [])} />
      <TakenNote place={place} reader={reader} />
      {thread.isMissing && (
        <p className={styles.note} role="status">
          {t('thread.notHere')}
        </p>
      )}
      {list.hasPreviousPage && (
        <More
          label={t('thread.earlier')}
          isBusy={list.isFetchingPreviousPage}
          onMore={list.fetchPreviousPage}
        />
      )}
      <div className={styles.panel}>
        {list.isPending && <RowsWaiting />}
        {list.isError && <DataError message={list.error.message} onRetry={() => void list.refetch()} />}
        {list.isSuccess && comments.length === 0 && (
          <EmptyState
            icon={<MessageCircle size={28} />}
            title={t('thread.emptyTitle')}
            text={t('thread.emptyText')}
          />
        )}
        <CommentList place={place} comments={comments} target={thread.target} reader={reader} />
      </div>
      {list.hasNextPage && (
        <More label={t('thread.more')} isBusy={list.isFetchingNextPage} onMore={list.fetchNextPage} />
      )}
    </section>
  );
}

interface MoreProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onMore: () => unknown;
}

function More({ label, isBusy, onMore }: MoreProps) {
  return (
    <div className={styles.more}>
      <Button
        variant="default"
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) onMore();
        }}
      >
        {label}
      </Button>
    </div>
  );
}
