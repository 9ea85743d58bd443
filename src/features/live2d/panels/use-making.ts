import { useCallback } from 'react';
import { currentView, type ExportKind, useLive2dPart, useViewer } from '../use-live2d.ts';

/** What a file is called where the visitor gave it no name, and how long a film is where they said nothing. */
export const USUAL_NAME = 'live2d';
export const USUAL_SECONDS = 3;

/** Has a file made of the scene, unless one is being made. */
export function useMaking() {
  const viewer = useViewer();
  const isMaking = useLive2dPart((view) => view.export === 'working');
  const isShown = useLive2dPart((view) => view.picture === 'shown');
  const facts = useLive2dPart(({ figure }) => (figure?.status === 'ready' ? figure.facts : null));
  const make = useCallback(
    (kind: ExportKind, name = USUAL_NAME, seconds = USUAL_SECONDS) => {
      const { selected, pngScale, isTransparent, make: start } = currentView(viewer);
      start({ kind, name, seconds, pngScale, isTransparent, layer: selected?.id ?? null });
    },
    [viewer],
  );
  return {
    make,
    isMaking,
    isPossible: isShown && !isMaking,
    hasFigure: facts !== null,
    hasFaces: facts !== null && facts.expressions.length > 0,
    hasMotions: facts !== null && facts.motions.length > 0,
  };
}
