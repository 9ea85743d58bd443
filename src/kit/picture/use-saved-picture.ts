import { useState } from 'react';
import type { ResultPicture } from './picture.types.ts';

const fetchDrawing = () => Promise.all([import('./save.ts'), import('./file-name.ts')]);

interface Input {
  /** What the name of the file begins with. */
  readonly name: string;
  readonly contentOf: (fileName: string) => ResultPicture;
  readonly texts: { readonly saved: string; readonly failed: string };
}

/** Draws and saves a picture on request. `said` is the outcome, for a status. */
export function useSavedPicture({ name, contentOf, texts }: Input) {
  const [outcome, setOutcome] = useState<'drawing' | 'saved' | 'failed' | null>(null);
  const draw = async () => {
    const [{ savePicture }, { pictureName }] = await fetchDrawing();
    await savePicture(contentOf(pictureName([name], new Date())));
  };
  return {
    said: outcome === null || outcome === 'drawing' ? '' : texts[outcome],
    isDrawing: outcome === 'drawing',
    save: () => {
      setOutcome('drawing');
      draw().then(
        () => setOutcome('saved'),
        () => setOutcome('failed'),
      );
    },
  };
}
