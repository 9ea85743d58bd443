import { useDeferredValue, useEffect, useMemo } from 'react';
import { type HeardSheet, heardSheet } from '#model/chart/editing/heard';
import type { ChartSheet } from '#model/chart/editing/sheet';
import { currentSound, type HeardChart, useSoundPart } from '../use-editor-sound.ts';

/** Notes and beats sound as they are under edit; what they are is worked out when nothing else is to be drawn. */
export function useHeardSheet(heard: HeardChart, sheet: ChartSheet): HeardSheet {
  const settled = useDeferredValue(sheet);
  const length = useSoundPart(heard, (view) => view.soundSeconds);
  const score = useMemo(() => heardSheet(settled, length), [settled, length]);
  useEffect(() => currentSound(heard).takeScore(score.hits, score.seconds), [heard, score]);
  return score;
}
