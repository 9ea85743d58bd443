import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SongRecord } from '#model/records/song';
import { simulatorPath } from '#model/site/objects';
import { useAddress } from '#src/kit/address/use-address.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CHART_CODEC, type ChartInputs } from '../chart/address.ts';
import styles from '../chart/chart.module.css';
import { Head } from '../chart/head.tsx';
import { Toolbar } from '../chart/toolbar.tsx';
import { Viewer } from '../chart/viewer.tsx';
import { useChartAnalysis, useDrawnChart, useShownChart } from '../drawn-chart.data.ts';
import { NoChart, SongOfAddress, useChartOfAddress } from '../song-of-address.tsx';
import strip from '../strip/strip.module.css';

/** Analysed after it is drawn. */
const Panel = lazy(async () => ({ default: (await import('../chart/panel.tsx')).Panel }));
/** Most visitors look at one chart: pickers and the table of two come with the first press. */
const Comparison = lazy(async () => ({ default: (await import('../chart/comparison.tsx')).Comparison }));

/** `/tool/chart/{id}/{difficulty}/{name?}`: a whole chart at a glance, and what it asks of two hands (reference R71, R72). */
export const Screen = () => (
  <SongOfAddress name="page.chart">{(song) => <SongChart song={song} />}</SongOfAddress>
);

/** The chart to compare with, as far as it is there. */
function useOther(compared: ChartInputs['compared']) {
  const [songId, difficulty] = [compared?.songId ?? 0, compared?.difficulty ?? null];
  const { data: drawn, error, refetch } = useDrawnChart(songId, difficulty);
  const analysis = useChartAnalysis(songId, difficulty, drawn);
  return { drawn, analysis, error: drawn ? null : error, refetch };
}

interface ComparisonPlaceProps {
  /** The address names a chart to compare with. */
  readonly isWanted: boolean;
  readonly children: ReactNode;
}

function ComparisonPlace({ isWanted, children }: ComparisonPlaceProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isWanted);
  return (
    <section className={styles.comparison} id="comparison">
      <h2>{t('chart.comparison')}</h2>
      {!isOpen && (
        <>
          <p className="muted">{t('chart.comparisonText')}</p>
          <Button onClick={() => setOpen(true)}>{t('chart.compare')}</Button>
        </>
      )}
      {isOpen && (
        <Suspense fallback={<div className={styles.comparing} aria-busy="true" />}>{children}</Suspense>
      )}
    </section>
  );
}

function SongChart({ song }: { readonly song: SongRecord }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useAddress(CHART_CODEC);
  const { inputs } = address;
  const found = useChartOfAddress(song);
  const { view, difficulty, level, drawn, error } = found;
  const analysis = useChartAnalysis(song.id, difficulty, drawn);
  const other = useOther(inputs.compared);
  const chart = useShownChart(drawn, inputs.isMirrored);
  return (
    <div className={`${styles.page} ${strip.colors}`}>
      <Head song={view} difficulty={difficulty} drawn={drawn} chart={chart} inputs={inputs} />
      <NoChart {...found} />
      {difficulty !== null && (drawn || !error) && (
        <div className={styles.columns}>
          <section className={styles.board} id="chart" aria-label={t('chart.title')}>
            <Toolbar address={address} />
            {drawn && chart ? (
              <Viewer
                key={difficulty}
                chart={chart}
                scoring={drawn.scoring}
                inputs={inputs}
                onOpen={(seconds) =>
                  void navigate(`${simulatorPath(song.id, difficulty)}?t=${seconds.toFixed(2)}`)
                }
              />
            ) : (
              <div className={styles.waiting} role="status" aria-label={t('action.loading')} />
            )}
          </section>
          {drawn && (
            <Suspense fallback={<aside className={styles.panel} />}>
              <Panel
                drawn={drawn}
                analysis={analysis}
                difficulty={difficulty}
                level={level}
                skill={inputs.skill}
                onSkill={(skill) => address.change({ skill })}
              />
            </Suspense>
          )}
          <ComparisonPlace isWanted={inputs.compared !== null}>
            {other.error && <DataError message={other.error.message} onRetry={() => void other.refetch()} />}
            <Comparison
              own={{ name: { songId: song.id, difficulty }, drawn, analysis }}
              other={inputs.compared && { name: inputs.compared, ...other }}
              onCompare={(compared) => address.change({ compared })}
            />
          </ComparisonPlace>
        </div>
      )}
    </div>
  );
}
