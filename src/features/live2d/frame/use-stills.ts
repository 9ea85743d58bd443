import { useEffect } from 'react';
import { costumeThumbPath } from '#model/rules/media-paths';
import { useModelNames } from '../model-names.ts';
import type { Viewer } from '../use-live2d.ts';

/** The picture of a costume stands for its model where that cannot be drawn. */
export function useStills({ setStills }: Viewer): void {
  const nameOf = useModelNames();
  useEffect(() => {
    setStills((model) => {
      const { costume } = nameOf(model);
      return costume && model.kind === 'bundle' ? costumeThumbPath(model.server, costume) : null;
    });
  }, [setStills, nameOf]);
}
