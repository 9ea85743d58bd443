import { Button } from '@mantine/core';
import { ShieldAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { warningsOf } from '#model/contract/community/warnings';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Post } from '../../post/post.data.ts';
import type { WorkProps } from '../../post/post-view.tsx';
import { useWarnings } from '../../post/use-warnings.ts';
import { useFanStory } from './fan-story.data.ts';
import { Head } from './head.tsx';
import { Series } from './series.tsx';
import styles from './story.module.css';

const Reading = lazy(async () => ({ default: (await import('./reading.tsx')).Reading }));

/** A community story itself: what it is, the story to read, and the chapters around it. */
export function Work({ post, isAskedFor }: WorkProps) {
  const { t } = useTranslation();
  const story = useFanStory(post);
  const [isPassed, pass] = useState(false);
  const isShown = isAskedFor || isPassed || warningsOf(post).length === 0;
  return (
    <div className={styles.work} id="story">
      <Head post={post} story={story ?? null} hasCover={isShown} />
      {isShown ? <Reader post={post} story={story} /> : <Gate post={post} onShow={() => pass(true)} />}
      <Series post={post} />
      {story && story.lines === 0 && <p className={styles.quiet}>{t('fanStories.empty')}</p>}
    </div>
  );
}

interface ReaderProps {
  readonly post: Post;
  readonly story: ReturnType<typeof useFanStory>;
}

function Reader({ post, story }: ReaderProps) {
  const { t } = useTranslation();
  const waiting = <div className={styles.waiting} role="status" aria-label={t('action.loading')} />;
  if (story === undefined) return waiting;
  if (story === null) return <p className={styles.broken}>{t('fanStories.broken')}</p>;
  return (
    <Suspense fallback={waiting}>
      <Reading title={post.title ?? ''} story={story} />
    </Suspense>
  );
}

/** Before a story that warns of something, until its reader asks for it. */
function Gate({ post, onShow }: { readonly post: Post; readonly onShow: () => void }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const what = list(useWarnings(post));
  return (
    <EmptyState icon={<ShieldAlert size={28} />} title={t('fanStories.contains', { what })} text="">
      <Button variant="filled" onClick={onShow}>
        {t('fanStories.show')}
      </Button>
    </EmptyState>
  );
}
