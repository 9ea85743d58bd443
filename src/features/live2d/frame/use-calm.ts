import { useEffect } from 'react';
import { useLayout } from '#src/kit/actors/use-layout.ts';
import { currentView, type Viewer } from '../use-live2d.ts';

/** Figures do nothing by themselves where a device asks for less motion, until the visitor says otherwise. */
export function useCalm(viewer: Viewer): void {
  const isCalm = useLayout((layout) => layout.isCalm);
  useEffect(() => {
    currentView(viewer).setCalm(isCalm);
  }, [viewer, isCalm]);
}
