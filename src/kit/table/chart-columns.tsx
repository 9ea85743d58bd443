import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import type { SongView } from '#model/listing/views/song-view';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { EmptyState } from '../page/state/empty-state.tsx';
import { DifficultyTag } from '../song/difficulty-tag.tsx';
import { SongJacket } from '../song/song-jacket.tsx';
import { useFormat } from '../text/format.ts';
import { useTranslation } from '../text/translation.tsx';
import styles from './chart-columns.module.css';

/** Row heights in pixels; the taller row has content below the song. */
export const CHART_ROW = 60;
export const TALL_CHART_ROW = 100;
const JACKET = 40;

/** Class of a table of charts: full width with a sticky header. */
export const CHARTS_STYLE = styles.charts;

/** Class of the rank column. */
export const RANK_STYLE = styles.rank;

/** Rank of a chart, null without one; `mark` is shown below it. */
export function RankCell({ rank, mark }: { readonly rank: number | null; readonly mark?: ReactNode }) {
  const { integer } = useFormat();
  return (
    <>
      {rank === null ? '–' : integer(rank)}
      {mark}
    </>
  );
}

interface CellProps {
  readonly view: SongView;
  readonly difficulty: Difficulty;
  readonly level: number;
  /** Shown beside the difficulty. */
  readonly fact: string;
  readonly to: To;
  readonly below?: ReactNode;
}

/** The song and difficulty of a row. */
export function ChartCell({ view, difficulty, level, fact, to, below = null }: CellProps) {
  return (
    <>
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
    </>
  );
}

/** A bar for a value as a share of the best one, 0–1. */
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

/** Empty state of a table of charts. */
export function NoCharts() {
  const { t } = useTranslation();
  return <EmptyState icon={<SearchX size={28} />} title={t('meta.emptyTitle')} text={t('meta.emptyText')} />;
}
