import { Button, Skeleton } from '@mantine/core';
import { MessageCircle, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ReportReason } from '#model/contract/community/reasons';
import { commentIn } from '#model/site/comment-address';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type Comment, commentOf } from './comment/comment.ts';
import { CommentList } from './comment-list.tsx';
import type { ThreadPlace } from './data/list.ts';
import { type CommentOrder, useCommentPosition, useComments } from './data/list.ts';
import { type TakingAway, useTakeAway, useTakenAway } from './data/moderate.ts';
import styles from './thread.module.css';
import { useChartTimes } from './times/chart-times.ts';
import { useShowComment, WriteArea } from './write-area.tsx';

/** In the address, so that a link shows the same. */
const ORDER = 'comments';
const NAMES = { TIME_DESC: 'newest', TIME_ASC: 'oldest', MOMENT_ASC: 'time' } as const;

const orderOf = (name: string | null, hasTimes: boolean): CommentOrder => {
  if (name === NAMES.TIME_ASC) return 'TIME_ASC';
  return name === NAMES.MOMENT_ASC && hasTimes ? 'MOMENT_ASC' : 'TIME_DESC';
};

/** The order in which comments stand, kept in the address. */
function useCommentOrder(hasTimes: boolean) {
  const [search, setSearch] = useSearchParams();
  const order = orderOf(search.get(ORDER), hasTimes);
  const setOrder = (wanted: CommentOrder) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (wanted === 'TIME_DESC') after.delete(ORDER);
        else after.set(ORDER, NAMES[wanted]);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { order, setOrder };
}

/**
 * The loaded part of a thread: from its beginning, or around the comment that the URL points to. By times that one need not be
 * listed at all, so they give way to all comments.
 */
function useThread(place: ThreadPlace, order: CommentOrder, reader: string | null, onMissing: () => void) {
  const target = commentIn(useLocation().hash);
  const [begin, setBegin] = useState({ order, at: 0 });
  const start = begin.order === order ? begin.at : 0;
  const list = useComments(place, order, start, reader);
  const isThere = target === null || list.comments.some(({ id }) => id === target);
  const isByTime = order === 'MOMENT_ASC';
  const isAway = !isThere && list.isSuccess && !list.isFetching;
  const isSought = isAway && !isByTime;
  const leave = useEffectEvent(onMissing);
  useEffect(() => {
    if (isAway && isByTime) leave();
  }, [isAway, isByTime]);
  const found = useCommentPosition(place, order, isSought ? target : null);
  // Set during rendering, so that this render already shows the list from there.
  if (isSought && found !== undefined && found !== null && found !== start) setBegin({ order, at: found });
  const comments: readonly Comment[] = list.comments.map(commentOf);
  return { list, comments, target, isMissing: isSought && (found === null || found === start) };
}

interface TakenNoteProps {
  readonly place: ThreadPlace;
  readonly reader: string | null;
}

/** The comment that the reader deleted last, with a button to restore it as long as the server allows. */
function TakenNote({ place, reader }: TakenNoteProps) {
  const taken = useTakenAway(place, reader);
  return (
    <div role="status">
      {taken && reader !== null && <Taken key={taken.id} place={place} reader={reader} taken={taken} />}
    </div>
  );
}

function Taken({ place, reader, taken: { id, deed } }: TakenNoteProps & { readonly taken: TakingAway }) {
  const { t } = useTranslation();
  const { mutate, isPending, data } = useTakeAway(place, reader);
  const show = useShowComment();
  const undo = () => {
    if (!isPending) mutate({ id, deed: 'undo' }, { onSuccess: ({ isDone }) => isDone && show(id) });
  };
  return (
    <div className={styles.taken}>
      <span>
        {t(data?.isDone === false ? 'thread.notBack' : deed === 'hide' ? 'thread.hidden' : 'thread.gone')}
      </span>
      <Button leftSection={<Undo2 size={16} aria-hidden="true" />} aria-busy={isPending} onClick={undo}>
        {t('action.undo')}
      </Button>
    </div>
  );
}

const ROWS = [1, 2, 3] as const;

/** A placeholder while comments load. */
function RowsWaiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} role="status" aria-label={t('action.loading')}>
      {ROWS.map((row) => (
        <Skeleton key={row} height={56} radius="sm" />
      ))}
    </div>
  );
}

interface Props {
  readonly place: ThreadPlace;
  /** Why moderators locked it. */
  readonly locked?: ReportReason | undefined;
}

/** Comments on anything: reading, writing, answering (reference R57). */
export function Thread({ place, locked }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  const session = useSession();
  const reader = session.user?.username ?? null;
  const isGuest = session.isKnown && session.user === null;
  const hasTimes = useChartTimes() !== null;
  const { order, setOrder } = useCommentOrder(hasTimes);
  const thread = useThread(place, order, reader, () => setOrder('TIME_DESC'));
  const { list, comments } = thread;
  const isEmpty = list.isSuccess && comments.length === 0;
  // A guest reads in one line that there are none and how to write the first.
  const isOneLine = isEmpty && isGuest && locked === undefined && order !== 'MOMENT_ASC';
  return (
    <section className={styles.thread} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>
          {t('thread.title')}
          {list.count !== null && (
            <span className={styles.count}>{t('thread.count', { count: list.count })}</span>
          )}
        </h2>
        {(comments.length > 1 || order === 'MOMENT_ASC') && (
          <SegmentedChoice
            label={t('thread.order')}
            value={order}
            choices={[
              ...(hasTimes ? [{ value: 'MOMENT_ASC', label: t('thread.byTime') } as const] : []),
              { value: 'TIME_DESC', label: t('thread.newest') },
              { value: 'TIME_ASC', label: t('thread.oldest') },
            ]}
            onChange={setOrder}
          />
        )}
      </div>
      {locked === undefined ? (
        <WriteArea
          place={place}
          people={comments.flatMap(({ post }) => post.author ?? [])}
          isEmpty={isOneLine}
        />
      ) : (
        <p className={styles.note}>{t('decision.locked', { reason: t(`report.of.${locked}`) })}</p>
      )}
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
      <div className={styles.panel} hidden={isOneLine}>
        {list.isPending && <RowsWaiting />}
        {list.isError && <DataError message={list.error.message} onRetry={() => void list.refetch()} />}
        {isEmpty && !isOneLine && (
          <EmptyState
            icon={<MessageCircle size={28} />}
            title={t(order === 'MOMENT_ASC' ? 'thread.noTimesTitle' : 'thread.emptyTitle')}
            text={t(order === 'MOMENT_ASC' ? 'thread.noTimesText' : 'thread.emptyText')}
          />
        )}
        <CommentList
          place={place}
          comments={comments}
          target={thread.target}
          reader={reader}
          isLocked={locked !== undefined}
        />
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
