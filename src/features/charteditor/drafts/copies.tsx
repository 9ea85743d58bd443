import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { EMPTY_ABOUT } from '#model/writing/chart/about';
import { type ChartDraft, draftOf } from '#model/writing/chart/draft';
import type { Post } from '#src/features/posts/post/post.data.ts';
import { useSongs } from '#src/kit/data/lists.ts';
import { useDrawnChart } from '../../charts/drawn-chart.data.ts';
import { Copy, CopyFailed, Copying } from '../../drafts/copies.tsx';
import { useSongTitle } from '../about/use-song-title.ts';
import { CHARTS } from './chart-kind.tsx';

/** The copy of a member's chart says whose it is, and not what they say about it. */
export function copiedChart(draft: ChartDraft, { id, author, title }: Post): ChartDraft {
  const origin = { kind: 'post', id, author: author?.username ?? null, title: title ?? '' } as const;
  return { ...draft, about: { ...draft.about, origin, summary: '' } };
}

interface SongProps {
  readonly id: number;
  readonly difficulty: Difficulty;
}

/** Makes a copy of a chart of the game. */
export function CopyOfSong({ id, difficulty }: SongProps) {
  const { data: drawn, error, refetch } = useDrawnChart(id, difficulty);
  const songs = useSongs();
  const title = useSongTitle(id) ?? '';
  if (error && !drawn) return <CopyFailed kind={CHARTS} error={error} onRetry={() => void refetch()} />;
  if (songs.error && !songs.data)
    return <CopyFailed kind={CHARTS} error={songs.error} onRetry={() => void songs.refetch()} />;
  if (!drawn || !songs.data) return <Copying kind={CHARTS} />;
  const diff = DIFFICULTIES.indexOf(difficulty);
  const origin = { kind: 'song', id, difficulty: diff } as const;
  const about = { ...EMPTY_ABOUT, music: { type: 'bandori', id }, title, diff, origin } as const;
  return <Copy kind={CHARTS} of={origin} contentOf={() => draftOf(drawn.parsed, about)} />;
}
