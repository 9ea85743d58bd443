import { ListMusic } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { type SongView, songView } from '#model/listing/views/song-view';
import type { SongRecord } from '#model/records/song';
import type { TextKey } from '#model/texts/groups';
import { DIFFICULTIES, type Difficulty, isDifficulty } from '#model/vocabulary/difficulties';
import { useServers } from '../../kit/actors/use-servers.ts';
import { useIdOfAddress } from '../../kit/address/use-id-of-address.ts';
import { useBands, useSongs } from '../../kit/data/lists.ts';
import { usePageName } from '../../kit/page/page-name.ts';
import { DataError } from '../../kit/page/state/data-error.tsx';
import { EmptyState } from '../../kit/page/state/empty-state.tsx';
import { useTranslation } from '../../kit/text/translation.tsx';
import styles from './charts.module.css';
import { useDrawnChart } from './drawn-chart.data.ts';

interface Props {
  /** Of the page, while there is no song. */
  readonly name: TextKey;
  readonly children: (song: SongRecord) => ReactNode;
}

const ICON = 32;

/** A page about a chart of the song in the address, or what is to say while there is no song. */
export function SongOfAddress({ name, children }: Props) {
  const { t } = useTranslation();
  const id = useIdOfAddress();
  const { data, error, refetch } = useSongs();
  const song = id === null ? undefined : data?.byId.get(id);
  if (song) return children(song);
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
        <h1>{t(name)}</h1>
      )}
      {error && !data && <DataError message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </div>
  );
}

export function Waiting() {
  const { t } = useTranslation();
  return <div className={styles.waiting} role="status" aria-label={t('action.loading')} />;
}

/** The difficulty in the address, by name or by number; null where the song has no such chart. */
function difficultyOf(text: string | undefined, song: SongRecord): Difficulty | null {
  const found = isDifficulty(text) ? text : DIFFICULTIES[/^\d$/.test(text ?? '') ? Number(text) : -1];
  return found !== undefined && song.difficulties[found] ? found : null;
}

/** The song as it shows, which also names the page, and the chart in the address. */
export function useChartOfAddress(song: SongRecord) {
  const { main, sub } = useServers();
  const { data: bands } = useBands();
  const { difficulty: asked } = useParams();
  const view = useMemo(
    (): SongView => songView(song, { bands: bands?.byId ?? new Map(), main, sub }),
    [song, bands, main, sub],
  );
  usePageName(view.title);
  const difficulty = difficultyOf(asked, song);
  const { data: drawn, error, refetch } = useDrawnChart(song.id, difficulty);
  const level = difficulty === null ? null : (song.difficulties[difficulty]?.level ?? null);
  return { view, difficulty, level, drawn, error: drawn ? null : error, refetch };
}

/** Why there is no chart to see; nothing while there is one, or one is on its way. */
export function NoChart({ difficulty, error, refetch }: ReturnType<typeof useChartOfAddress>) {
  const { t } = useTranslation();
  if (difficulty === null) return <p className={styles.empty}>{t('chart.noChart')}</p>;
  return error && <DataError message={error.message} onRetry={() => void refetch()} />;
}
