import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useContext, useMemo, useState } from 'react';
import { type Live2dActor, type Live2dView, live2dView } from '#machines/live2d/live2d.view';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import type { OpenedLive2d } from './live2d.actors.ts';

export type { ExportKind, FigureFault, StagedLayer } from '#machines/live2d/live2d.view';
export { missingNames } from '#machines/live2d/live2d.view';
export type { Live2dView };

const load = fetchOnce(async () => (await import('./live2d.actors.ts')).openLive2d);

/** The machine of a page, and the stage that it has. */
export interface Viewer extends Omit<OpenedLive2d, 'logic'> {
  readonly actor: Live2dActor;
}

/** A viewer that ends with the component. Waits for its code. */
export function useLive2d(): Viewer {
  const open = use(load());
  const [opened] = useState(open);
  const actor = useActorRef(opened.logic);
  return useMemo(() => ({ ...opened, actor }), [opened, actor]);
}

const ViewerContext = createContext<Viewer | null>(null);
export const ViewerProvider = ViewerContext.Provider;

/** That of the page. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('no viewer above this component');
  return viewer;
}

/** One thing of it; redraws only when that changes. */
export function useLive2dPart<Part extends string | number | boolean | null | object>(
  read: (view: Live2dView) => Part,
): Part {
  const { actor } = useViewer();
  return useSelector(actor, (snapshot) => read(live2dView(snapshot, actor.send)));
}

/** The view as it is now, for what happens between two drawings. */
export const currentView = ({ actor }: Pick<Viewer, 'actor'>): Live2dView =>
  live2dView(actor.getSnapshot(), actor.send);
