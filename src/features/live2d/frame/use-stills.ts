import { useEffect } from 'react';
import type { LayerModel } from '#model/media/live2d/scene/scene';
import { costumeThumbPath } from '#model/rules/media-paths';
import { type ModelName, useModelNames } from '../model-names.ts';
import type { Viewer } from '../use-live2d.ts';

/** The picture of a costume; null for other models. */
export const stillOf = (model: LayerModel, { costume }: ModelName): string | null =>
  costume && model.kind === 'bundle' ? costumeThumbPath(model.server, costume) : null;

/** The picture of a costume stands for its model where that cannot be drawn. */
export function useStills({ setStills }: Viewer): void {
  const nameOf = useModelNames();
  useEffect(() => {
    setStills((model) => stillOf(model, nameOf(model)));
  }, [setStills, nameOf]);
}
