import { useCallback } from 'react';
import { isMature } from '#model/rules/mature';
import { usePreferences } from './use-preferences.ts';

/** Whether a post waits until its reader asks for it: rated mature, unless they always want to see such posts (reference R57). */
export function useHeldBack(): typeof isMature {
  const { mature } = usePreferences();
  return useCallback((rated) => mature === 'hidden' && isMature(rated), [mature]);
}
