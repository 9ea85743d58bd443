import { SearchX } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import type { SongView } from '#model/listing/views/song-view';
import type { Difficulty } from '#model/vocabulary/difficulties';
import styles from './chart-frame.module.css';
import { DifficultyTag } from './difficulty-tag.tsx';
import { EmptyState } from './empty-state.tsx';
import { useFormat } from './format.ts';
import { SongJacket } from './song-jacket.tsx';
import { useTranslation } from './translation.tsx';
import { VirtualRows } from './virtual-rows.tsx';

/** Of a row of charts, in pixels. */
const ROW_HEIGHT = 60;
const TALL_ROW_HEIGHT = 100;
const JACKET = 40;

interface FrameProps<Row> {
  readonly label: string;
  readonly className: string | undefined;
  /** Heads of the columns behind place and song. */
  readonly heads: ReactNode;
  /** Others are drawn a few at a time: each is the same object as long as it shows the same. */
  readonly rows: readonly Row[];
  /** Whether something stands below the name of each chart. */
  readonly isTall?: boolean;
  /** Rows of a step of drawing, where each holds much. */
  readonly rowsAtOnce?: number | undefined;
  /** Whether a newer question is being worked out. */
  readonly isOld: boolean;
  /** A `tr` with its `aria-rowindex`. */
  readonly row: (row: Row, index: number) => ReactElement;
}

/** Thousands of charts, of which only those in sight are drawn; the head stays in sight. In words where there is none. */
export function ChartFrame<Row>(props: FrameProps<Row>) {
  const { label, className = '', heads, rows, isTall = false, rowsAtOnce, isOld, row } = props;
  const { t } = useTranslation();
  if (rows.length === 0)
    return (
      <EmptyState icon={<SearchX size={28} />} title={t('meta.emptyTitle')} text={t('meta.emptyText')} />
    );
  return (
    <table
      className={`${styles.table} ${className}`}
      data-tall={isTall || undefined}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-busy={isOld}
    >
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={styles.rank}>
            {t('meta.rank')}
          </th>
          <th scope="col">{t('live.song')}</th>
          {heads}
        </tr>
      </thead>
      <VirtualRows
        items={rows}
        rowHeight={isTall ? TALL_ROW_HEIGHT : ROW_HEIGHT}
        {...(rowsAtOnce && { atOnce: rowsAtOnce })}
        row={row}
      />
    </table>
  );
}

interface CellProps {
  /** Null where it has none. */
  readonly rank: number | null;
  readonly view: SongView;
  readonly difficulty: Difficulty;
  readonly level: number;
  /** Beside the difficulty. */
  readonly fact: string;
  readonly to: To;
  readonly below?: ReactNode;
  /** Below the place. */
  readonly mark?: ReactNode;
}

/** The first two cells: its place, and which chart it is. */
export function ChartCells({
  rank,
  view,
  difficulty,
  level,
  fact,
  to,
  below = null,
  mark = null,
}: CellProps) {
  const { integer } = useFormat();
  return (
    <>
      <td className={styles.rank}>
        {rank === null ? '–' : integer(rank)}
        {mark}
      </td>
      <td>
        <div className={styles.song}>
          <SongJacket src={view.jacket} size={JACKET} isLate />
          <span className={styles.words}>
            <Link to={to}>{view.title}</Link>
            <span className={styles.facts}>
              <DifficultyTag difficulty={difficulty} level={level} named /> {fact}
            </span>
          </span>
        </div>
        {below}
      </td>
    </>
  );
}

/** How a value stands beside the best one, 0–1. */
export function ShareBar({ share }: { readonly share: number }) {
  const { percent } = useFormat();
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ '--part': `${share * 100}%` }} />
      </span>
      <small>{percent(Math.round(share * 1000) / 10)}</small>
    </>
  );
}
