import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import type { SongView } from '#model/listing/views/song-view';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { DifficultyTag } from '../difficulty-tag.tsx';
import { EmptyState } from '../empty-state.tsx';
import { useFormat } from '../format.ts';
import { SongJacket } from '../song-jacket.tsx';
import { useTranslation } from '../translation.tsx';
import styles from './chart-columns.module.css';

/** Of a row of a table of charts, in pixels; the taller one has something below the name of the song. */
export const CHART_ROW = 60;
export const TALL_CHART_ROW = 100;
const JACKET = 40;

/** Class of a table of charts: it fills the page, and its head stays in sight. */
export const CHARTS_STYLE = styles.charts;

/** Class of the column of places. */
export const RANK_STYLE = styles.rank;

/** The place of a chart; null where it has none. `mark` stands below it. */
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
  /** Beside the difficulty. */
  readonly fact: string;
  readonly to: To;
  readonly below?: ReactNode;
}

/** Which chart a row is about. */
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

/** In place of a table that has no charts to show. */
export function NoCharts() {
  const { t } = useTranslation();
  return <EmptyState icon={<SearchX size={28} />} title={t('meta.emptyTitle')} text={t('meta.emptyText')} />;
}
