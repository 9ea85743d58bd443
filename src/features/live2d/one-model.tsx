import { useState } from 'react';
import { EMPTY_SCENE, type LayerModel, modelKey, newLayer } from '#model/media/live2d/scene/scene';
import { usePageName } from '#src/kit/page/page-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { fullName, useModelNames } from './model-names.ts';
import { Viewer } from './viewer.tsx';

/** The viewer with one figure, which gives the page its name. */
export function OneModel({ model }: { readonly model: LayerModel }) {
  const { t } = useTranslation();
  const nameOf = useModelNames();
  usePageName(fullName(nameOf(model)));
  // The same model may be another object when a list comes.
  return <OneFigure key={modelKey(model)} model={model} title={t('page.live2d')} />;
}

function OneFigure({ model, title }: { readonly model: LayerModel; readonly title: string }) {
  const [start] = useState(() => ({ ...EMPTY_SCENE, layers: [newLayer(model)] }));
  return <Viewer start={start} title={title} />;
}
