import { lazy, Suspense } from 'react';
import { communityLevel } from '#model/chart/formats/level-names';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { SaveChart } from '#src/features/charts/file/save-chart.tsx';
import type { Post } from '#src/features/posts/post/post.data.ts';
import { Gradually } from '#src/kit/page/gradually.tsx';
import { fileName } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { EditorLinks } from './editor-links.tsx';
import { useFanChart } from './fan-chart.data.ts';
import { Head } from './head.tsx';
import { Stage } from './stage.tsx';
import { useChartSong } from './use-chart-song.ts';
import styles from './work.module.css';

/** Drawn and analysed after it can be played. */
const Reading = lazy(async () => ({ default: (await import('./reading.tsx')).Reading }));
const VotesPanel = lazy(async () => ({ default: (await import('../votes/votes-panel.tsx')).VotesPanel }));
const Invitation = lazy(async () => ({ default: (await import('../authors/invitation.tsx')).Invitation }));

/** A community chart itself: what it is for, the chart as it comes towards a player, and the whole of it with its figures. */
export function Work({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const song = useChartSong(post);
  const drawn = useFanChart(post);
  const difficulty = DIFFICULTIES[post.diff ?? -1] ?? null;
  return (
    <div className={styles.work}>
      <Suspense>
        <Invitation post={post} />
      </Suspense>
      <Head post={post} song={song} drawn={drawn ?? null}>
        {drawn && (
          <SaveChart
            chart={drawn.parsed}
            name={`${fileName(post.title ?? '', 'chart')}-${post.id}`}
            level={communityLevel(post.id)}
          />
        )}
        <EditorLinks post={post} />
      </Head>
      {drawn === undefined && (
        <div className={styles.waiting} role="status" aria-label={t('action.loading')} />
      )}
      {drawn === null && <p className={styles.empty}>{t('fanCharts.noNotes')}</p>}
      {drawn && (
        <Gradually>
          <Stage post={post} drawn={drawn} song={song} difficulty={difficulty} />
          <Suspense>
            <VotesPanel post={post} />
          </Suspense>
          {difficulty !== null && (
            <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
              <Reading post={post} drawn={drawn} difficulty={difficulty} />
            </Suspense>
          )}
        </Gradually>
      )}
    </div>
  );
}
