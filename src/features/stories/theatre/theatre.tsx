import { lazy, Suspense } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { OpenStory } from '../open-story.ts';
import styles from './frame/coming.module.css';

const OpenedTheatre = lazy(async () => ({
  default: (await import('./frame/opened-theatre.tsx')).OpenedTheatre,
}));

interface Props {
  readonly story: OpenStory;
}

/** A story on a stage, as soon as the code of the stage is there. */
export const Theatre = ({ story }: Props) => (
  <Suspense fallback={<Coming />}>
    <OpenedTheatre story={story} />
  </Suspense>
);

function Coming() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} role="status">
      {t('stories.theatre.preparing')}
    </div>
  );
}
