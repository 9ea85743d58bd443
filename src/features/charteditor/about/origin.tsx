import { chartPath } from '#model/site/objects';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import type { ChartOrigin } from '#model/writing/chart/about';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { PostOrigin } from '../../drafts/about/post-origin.tsx';
import { useSongTitle } from './use-song-title.ts';

/** Whose chart a draft began as, with the way to it. */
export function Origin({ origin }: { readonly origin: ChartOrigin | null }) {
  const { t } = useTranslation();
  const title = useSongTitle(origin?.kind === 'song' ? origin.id : null);
  if (origin === null) return null;
  if (origin.kind === 'post') return <PostOrigin category="chart" origin={origin} />;
  const difficulty = DIFFICULTIES[origin.difficulty] ?? 'easy';
  return (
    <p>
      <PageLink to={chartPath(origin.id, difficulty)}>
        {t('chartDraft.fromSong', {
          difficulty: t(`difficulty.${difficulty}`),
          song: title ?? t('song.unknown', { id: origin.id }),
        })}
      </PageLink>
    </p>
  );
}
