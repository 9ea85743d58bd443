import { Button } from '@mantine/core';
import { ListMusic } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { songView } from '#model/listing/views/song-view';
import type { SongRecord } from '#model/records/song';
import { simulatorPath } from '#model/site/objects';
import { DIFFICULTIES, type Difficulty, isDifficulty } from '#model/vocabulary/difficulties';
import { useServers } from '#src/actors/use-servers.ts';
import { DataError } from '#src/components/data-error.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { usePageName } from '#src/components/page-name.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useAddress } from '#src/components/use-address.ts';
import { useIdOfAddress } from '#src/components/use-id-of-address.ts';
import { useChartAnalysis, useDrawnChart, useShownChart } from '#src/data/drawn-chart.ts';
import { useBands, useSongs } from '#src/data/lists.ts';
import { CHART_CODEC, type ChartInputs } from './chart/address.ts';
import styles from './chart/chart.module.css';
import { Head } from './chart/head.tsx';
import { Toolbar } from './chart/toolbar.tsx';
import { Viewer } from './chart/viewer.tsx';

const ICON = 32;

/** Most visitors look at one chart: pickers and the table of two come with the first press. */
/** Analysed after it is drawn. */
const Panel = lazy(async () => ({ default: (await import('./chart/panel.tsx')).Panel }));
const Comparison = lazy(async () => ({ default: (await import('./chart/comparison.tsx')).Comparison }));

/** `/tool/chart/{id}/{difficulty}/{name?}`: a whole chart at a glance, and what it asks of two hands (reference R71, R72). */
export function ChartPreview() {
  const { t } = useTranslation();
  const id = useIdOfAddress();
  const { data, error, refetch } = useSongs();
  const song = id === null ? undefined : data?.byId.get(id);
  if (song) return <SongChart song={song} />;
  return (
    <div className={styles.page}>
      {data ? (
        <EmptyState
          icon={<ListMusic size={ICON} />}
          title={t('chart.noSong')}
          text={t('chart.noSongText')}
          isPage
        >
          <Link to="/info/songs">{t('page.songs')}</Link>
        </EmptyState>
      ) : (
        <h1>{t('page.chart')}</h1>
      )}
      {error && !data && <DataError message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return <div className={styles.waiting} role="status" aria-label={t('action.loading')} />;
}

/** The difficulty in the address, by name or by number; null where the song has no such chart. */
function difficultyOf(text: string | undefined, song: SongRecord): Difficulty | null {
  const found = isDifficulty(text) ? text : DIFFICULTIES[/^\d$/.test(text ?? '') ? Number(text) : -1];
  return found !== undefined && song.difficulties[found] ? found : null;
}

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
  const { main, sub } = useServers();
  const { data: bands } = useBands();
  const { difficulty: asked } = useParams();
  const navigate = useNavigate();
  const address = useAddress(CHART_CODEC);
  const { inputs } = address;
  const view = useMemo(
    () => songView(song, { bands: bands?.byId ?? new Map(), main, sub }),
    [song, bands, main, sub],
  );
  const difficulty = difficultyOf(asked, song);
  const { data: drawn, error, refetch } = useDrawnChart(song.id, difficulty);
  const analysis = useChartAnalysis(song.id, difficulty, drawn);
  const other = useOther(inputs.compared);
  usePageName(view.title);
  const chart = useShownChart(drawn, inputs.isMirrored);
  return (
    <div className={styles.page}>
      <Head song={view} difficulty={difficulty} drawn={drawn} chart={chart} inputs={inputs} />
      {difficulty === null && <p className={styles.empty}>{t('chart.noChart')}</p>}
      {error && !drawn && <DataError message={error.message} onRetry={() => void refetch()} />}
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
              <Waiting />
            )}
          </section>
          {drawn && (
            <Suspense fallback={<aside className={styles.panel} />}>
              <Panel
                drawn={drawn}
                analysis={analysis}
                difficulty={difficulty}
                level={song.difficulties[difficulty]?.level ?? null}
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
