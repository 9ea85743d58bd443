import { shallowEqual, useSelector } from '@xstate/react';
import { type ThemeView, themeView } from '#machines/theme/theme.machine';
import { useMachineActor } from './app-actor.tsx';

export type { ThemeView };

/** The colours that show; they are chosen in the preferences. */
export const useTheme = (): ThemeView => useSelector(useMachineActor('theme'), themeView, shallowEqual);
