import { shallowEqual, useSelector } from '@xstate/react';
import { type LayoutView, layoutView } from '#machines/layout/layout.view';
import { useMachineActor } from '../app-actor.tsx';

export type { LayoutView };

/** What the page is shown on and to whom. */
export const useLayout = (): LayoutView => useSelector(useMachineActor('layout'), layoutView, shallowEqual);
