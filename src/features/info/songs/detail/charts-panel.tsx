import { Play } from 'lucide-react';
import { Link } from 'react-router';
import type { SongRecord } from '#model/records/song';
import { chartPath, simulatorPath } from '#model/site/objects';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './song-detail.module.css';

const ICON = 16;

/** Level and notes of each chart. */
export function ChartsPanel({ song }: { readonly song: SongRecord }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const charts = DIFFICULTIES.flatMap((difficulty) => {
    const chart = song.difficulties[difficulty];
    return chart ? [{ difficulty, ...chart }] : [];
  });
  const most = Math.max(...charts.map(({ notes }) => notes ?? 0));
  if (charts.length === 0) return null;
  const notes: DataColumn<(typeof charts)[number]> = {
    key: 'notes',
    title: t('songs.notes'),
    className: styles.wide,
    cell: ({ difficulty, notes: count }) => (
      <span className={styles.notes}>
        <span
          className={styles.bar}
          style={{ '--part': `${((count ?? 0) / most) * 100}%`, '--fill': `var(--diff-${difficulty})` }}
          aria-hidden="true"
        />
        {count === null ? '–' : integer(count)}
      </span>
    ),
  };
  return (
    <Panel id="charts" title={t('songs.charts')}>
      <DataTable
        className={pieces.table}
        rows={charts}
        rowKey={({ difficulty }) => difficulty}
        columns={[
          {
            key: 'difficulty',
            title: t('live.difficulty'),
            isRowHead: true,
            cell: ({ difficulty }) => (
              <span className={styles.chart}>
                <PageLink to={chartPath(song.id, difficulty)}>{t(`difficulty.${difficulty}`)}</PageLink>
                <Link
                  to={simulatorPath(song.id, difficulty)}
                  aria-label={`${t('page.simulator')}: ${t(`difficulty.${difficulty}`)}`}
                  title={t('page.simulator')}
                >
                  <Play size={ICON} aria-hidden="true" />
                </Link>
              </span>
            ),
          },
          {
            key: 'level',
            title: t('meta.level'),
            cell: ({ difficulty, level }) => <DifficultyTag difficulty={difficulty} level={level} />,
          },
          ...(most > 0 ? [notes] : []),
        ]}
      />
    </Panel>
  );
}
