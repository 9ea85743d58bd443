import type { SongRecord } from '#model/records/song';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { DifficultyTag } from '#src/components/difficulty-tag.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import pieces from '#src/parts/detail/pieces.module.css';
import styles from './song-detail.module.css';

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
  return (
    <Panel id="charts" title={t('songs.charts')}>
      <table className={pieces.table}>
        <thead>
          <tr>
            <th scope="col">{t('live.difficulty')}</th>
            <th scope="col">{t('meta.level')}</th>
            {most > 0 && (
              <th scope="col" className={styles.wide}>
                {t('songs.notes')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {charts.map(({ difficulty, level, notes }) => (
            <tr key={difficulty}>
              <th scope="row">{t(`difficulty.${difficulty}`)}</th>
              <td>
                <DifficultyTag difficulty={difficulty} level={level} />
              </td>
              {most > 0 && (
                <td className={styles.wide}>
                  <span className={styles.notes}>
                    <span
                      className={styles.bar}
                      style={{
                        '--part': `${((notes ?? 0) / most) * 100}%`,
                        '--fill': `var(--diff-${difficulty})`,
                      }}
                      aria-hidden="true"
                    />
                    {notes === null ? '–' : integer(notes)}
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
