import { useMemo } from 'react';
import { type ChartSheet, spansOf } from '#model/chart/editing/sheet';
import { beatToSeconds } from '#model/chart/time';
import { exactTime } from '#src/features/charts/strip/exact-time.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { placeOfBeat } from '../canvas/scene.ts';

/** Beats of a chart as they are written: by bar, and by time. */
export function usePlaces(sheet: ChartSheet) {
  const { t } = useTranslation();
  const { integer, decimal, length } = useFormat();
  return useMemo(() => {
    const spans = spansOf(sheet);
    return {
      bar: (beat: number): string => {
        const { bar, beatInBar } = placeOfBeat(sheet.meters, beat);
        const words = t('chartEditor.bar', { bar: integer(bar) });
        return beatInBar === 1 ? words : `${words} · ${decimal(beatInBar)}`;
      },
      seconds: (beat: number): number => beatToSeconds(spans, beat),
      time: (beat: number): string => exactTime(beatToSeconds(spans, beat), length),
    };
  }, [sheet, t, integer, decimal, length]);
}
