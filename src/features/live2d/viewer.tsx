import { lazy, Suspense } from 'react';
import type { Live2dScene } from '#model/media/live2d/scene/scene';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './frame/coming.module.css';

/** Five pages have it: were it theirs, what it shares with others would come with all of these. */
const OpenedViewer = lazy(async () => ({
  default: (await import('./frame/opened-viewer.tsx')).OpenedViewer,
}));

interface Props {
  /** What the page begins with, unless its address holds a scene. */
  readonly start: Live2dScene;
  readonly title: string;
}

/** Stage, panels and layers, as soon as their code is there. */
export const Viewer = (props: Props) => (
  <Suspense
    fallback={
      <Meanwhile>
        <Coming title={props.title} />
      </Meanwhile>
    }
  >
    <OpenedViewer {...props} />
  </Suspense>
);

function Coming({ title }: Pick<Props, 'title'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{t('live2d.lead')}</p>
      </header>
      <div className={styles.waiting} role="status">
        {t('live2d.preparing')}
      </div>
    </div>
  );
}
