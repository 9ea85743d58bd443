import { EMPTY_SCENE } from '#model/media/live2d/scene/scene';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Viewer } from '../viewer.tsx';

/** `/tool/live2d`: an empty stage, or the scene of a link (reference R130). */
export function Screen() {
  const { t } = useTranslation();
  return <Viewer start={EMPTY_SCENE} title={t('page.live2d')} />;
}
