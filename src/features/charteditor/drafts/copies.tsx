import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { ParsedChart } from '#model/chart/notes';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { type ChartAbout, EMPTY_ABOUT } from '#model/writing/chart/about';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useSongs } from '#src/kit/data/lists.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useDrawnChart } from '../../charts/drawn-chart.data.ts';
import { isPost, type Post, usePost } from '../../posts/post/post.data.ts';
import { useSongTitle } from '../about/use-song-title.ts';
import { useCopyOfPost, useCopyOfSong } from './drafts.data.ts';
import styles from './drafts.module.css';

interface Destination {
  /** Where the editor of a draft is. */
  readonly pathOf: (key: string) => string;
}

/** Makes a copy of a member's chart and leads to it. */
export function CopyOfPost({ id, pathOf }: Destination & { readonly id: number }) {
  const { user } = useSession();
  const { data: post, error, refetch } = usePost(id, user?.username ?? null);
  if (error && !post) return <Failed error={error} onRetry={() => void refetch()} />;
  if (post === undefined) return <Copying />;
  if (!isPost(post) || post.categoryId !== 'chart' || post.deleted) return <NoCopy />;
  return <MadeOfPost post={post} pathOf={pathOf} />;
}

interface SongProps extends Destination {
  readonly id: number;
  readonly difficulty: Difficulty;
}

/** Makes a copy of a chart of the game. */
export function CopyOfSong({ id, difficulty, pathOf }: SongProps) {
  const { data: drawn, error, refetch } = useDrawnChart(id, difficulty);
  const songs = useSongs();
  const title = useSongTitle(id) ?? '';
  if (error && !drawn) return <Failed error={error} onRetry={() => void refetch()} />;
  if (songs.error && !songs.data) return <Failed error={songs.error} onRetry={() => void songs.refetch()} />;
  if (!drawn || !songs.data) return <Copying />;
  const diff = DIFFICULTIES.indexOf(difficulty);
  const about = {
    ...EMPTY_ABOUT,
    music: { type: 'bandori', id },
    title,
    diff,
    origin: { kind: 'song', id, difficulty: diff },
  } as const;
  return <MadeOfSong chart={drawn.parsed} about={about} pathOf={pathOf} />;
}

function MadeOfPost({ post, pathOf }: Destination & { readonly post: Post }) {
  const { data: key, error } = useCopyOfPost(post);
  return <Made copied={key} hasFailed={error !== null} pathOf={pathOf} />;
}

interface OfSong extends Destination {
  readonly chart: ParsedChart;
  readonly about: ChartAbout;
}

function MadeOfSong({ chart, about, pathOf }: OfSong) {
  const { data: key, error } = useCopyOfSong(chart, about);
  return <Made copied={key} hasFailed={error !== null} pathOf={pathOf} />;
}

interface MadeProps extends Destination {
  /** The key of the copy; undefined until it is made. */
  readonly copied: string | undefined;
  readonly hasFailed: boolean;
}

function Made({ copied, hasFailed, pathOf }: MadeProps) {
  const { t } = useTranslation();
  if (hasFailed)
    return (
      <Titled>
        <div role="alert" className={styles.danger}>
          {t('write.draft.unkept')}
        </div>
      </Titled>
    );
  return copied === undefined ? <Copying /> : <Navigate replace to={pathOf(copied)} />;
}

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function Failed({ error, onRetry }: FailedProps) {
  return (
    <Titled>
      <DataError message={error.message} onRetry={onRetry} />
    </Titled>
  );
}

function Copying() {
  const { t } = useTranslation();
  return (
    <Titled>
      <p role="status">{t('chartDraft.copying')}</p>
    </Titled>
  );
}

function NoCopy() {
  const { t } = useTranslation();
  return (
    <Titled>
      <p>{t('chartDraft.noCopy')}</p>
    </Titled>
  );
}

function Titled({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1>{t('page.newChart')}</h1>
      {children}
    </div>
  );
}
