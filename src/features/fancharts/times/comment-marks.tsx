import { useEffect } from 'react';
import type { ListedPost } from '#model/contract/community/post';
import { readPostText } from '#model/records/read-rich-text';
import { plainTextOf } from '#model/rules/rich-text';
import { shownName } from '#model/rules/shown-name';
import { useSilenceOf } from '#src/features/account/people/muting/muted.data.ts';
import { useComments } from '#src/features/community/thread/data/list.ts';
import { useChartTimes } from '#src/features/community/thread/times/chart-times.ts';
import {
  type SimulatorActor,
  useSimulatorCommands,
  useSimulatorPart,
} from '#src/features/simulator/use-simulator.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type Cluster, clustersOf } from './clusters.ts';
import styles from './marks.module.css';

const MAX_MARKED = 100;
/** Of the length: on a phone as wide as a mark. */
const APART = 1 / 14;
const MAX_HINT = 120;

type Timed = ListedPost & { readonly seconds: number };
const isTimed = (post: ListedPost): post is Timed => post.seconds !== undefined && !post.deleted;

interface Props {
  readonly id: number;
  readonly actor: SimulatorActor;
  /** Of the last note. */
  readonly lastSeconds: number;
}

/** Where comments are about the chart, below its time line; they and the comments move its preview. */
export function CommentMarks({ id, actor, lastSeconds }: Props) {
  const { t } = useTranslation();
  const times = useChartTimes();
  const { seek } = useSimulatorCommands(actor);
  useEffect(() => {
    if (times === null) return;
    times.player = { now: () => Math.min(actor.getSnapshot().context.seconds, lastSeconds), seek };
    return () => {
      times.player = null;
    };
  }, [times, actor, seek, lastSeconds]);
  const reader = useSession().user?.username ?? null;
  const place = { categoryName: 'POST_COMMENT', categoryId: String(id) } as const;
  const { comments, hasNextPage, isFetching, fetchNextPage } = useComments(place, 'MOMENT_ASC', 0, reader);
  const hasMore = hasNextPage && !isFetching && comments.length < MAX_MARKED;
  useEffect(() => {
    if (hasMore) void fetchNextPage();
  }, [hasMore, fetchNextPage]);
  const silenceOf = useSilenceOf();
  const whole = useSimulatorPart(actor, (view) => view.length);
  const heard = comments.filter(isTimed).filter(({ author }) => silenceOf(author?.username) === null);
  if (heard.length === 0 || whole <= 0) return null;
  return (
    <ul className={styles.marks} aria-label={t('fanCharts.marks')}>
      {clustersOf(heard, whole, APART).map((cluster) => (
        <li
          key={cluster.seconds}
          className={styles.place}
          style={{ insetInlineStart: `${(100 * Math.min(cluster.seconds, whole)) / whole}%` }}
        >
          <Mark cluster={cluster} onJump={seek} />
        </li>
      ))}
    </ul>
  );
}

interface MarkProps {
  readonly cluster: Cluster<Timed>;
  readonly onJump: (seconds: number) => void;
}

function Mark({ cluster: { seconds, items }, onJump }: MarkProps) {
  const { t } = useTranslation();
  const { length, integer } = useFormat();
  const [first] = items;
  if (!first) return null;
  const name = first.author ? shownName(first.author) : t('thread.nobody');
  const words = plainTextOf(readPostText(first.content), MAX_HINT);
  const [letter = ''] = name;
  return (
    <button
      type="button"
      className={styles.mark}
      title={`${name}: ${words}`}
      aria-label={t('fanCharts.mark', {
        count: items.length,
        name,
        time: length(Math.floor(seconds)),
      })}
      onClick={() => onJump(seconds)}
    >
      {items.length > 1 ? integer(items.length) : letter.toLocaleUpperCase()}
    </button>
  );
}
