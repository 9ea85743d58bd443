import { ListMusic } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { bandColor } from '#model/listing/views/bands';
import { songView } from '#model/listing/views/song-view';
import type { SongRecord } from '#model/records/song';
import { DIFFICULTIES, type Difficulty, isDifficulty } from '#model/vocabulary/difficulties';
import { useServers } from '#src/actors/use-servers.ts';
import { DataError } from '#src/components/data-error.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Gradually } from '#src/components/gradually.tsx';
import { usePageName } from '#src/components/page-name.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useIdOfAddress } from '#src/components/use-id-of-address.ts';
import { useDrawnChart } from '#src/data/drawn-chart.ts';
import { useBands, useSongs } from '#src/data/lists.ts';
import { Board } from '#src/parts/simulator/board.tsx';
import { Head } from './simulator/head.tsx';
import styles from './simulator/simulator.module.css';

const ICON = 32;

/** `/tool/simulator/{id}/{difficulty}/{name?}`: a chart as it comes towards a player, with its music (reference R78). */
export function Simulator() {
  const { t } = useTranslation();
  const id = useIdOfAddress();
  const { data, error, refetch } = useSongs();
  const song = id === null ? undefined : data?.byId.get(id);
  if (song) return <SongSimulator song={song} />;
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
        <h1>{t('page.simulator')}</h1>
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

function SongSimulator({ song }: { readonly song: SongRecord }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { data: bands } = useBands();
  const { difficulty: asked } = useParams();
  const view = useMemo(
    () => songView(song, { bands: bands?.byId ?? new Map(), main, sub }),
    [song, bands, main, sub],
  );
  const difficulty = difficultyOf(asked, song);
  const { data: drawn, error, refetch } = useDrawnChart(song.id, difficulty);
  usePageName(view.title);
  const source = useMemo(
    () => ({ kind: 'song', song: song.id, servers: [main, sub] }) as const,
    [song.id, main, sub],
  );
  return (
    <div className={styles.page}>
      <Head song={view} difficulty={difficulty} notes={drawn?.plain.notes.length ?? null} />
      {difficulty === null && <p className={styles.empty}>{t('chart.noChart')}</p>}
      {error && !drawn && <DataError message={error.message} onRetry={() => void refetch()} />}
      {difficulty !== null && !drawn && !error && <Waiting />}
      {difficulty !== null && drawn && (
        <Gradually>
          <Board
            drawn={drawn}
            source={source}
            colour={bandColor(song.bandId)}
            difficulty={difficulty}
            level={song.difficulties[difficulty]?.level ?? null}
          />
        </Gradually>
      )}
    </div>
  );
}
