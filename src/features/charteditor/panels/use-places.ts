import { useMemo } from 'react';
import { type ChartSheet, spansOf } from '#model/chart/editing/sheet';
import { beatToSeconds } from '#model/chart/time';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { exactTime } from '../canvas/exact-time.ts';
import { placeOfBeat } from '../canvas/scene.ts';

/** Beats of a chart as they are written: by bar, and by time. */
export function usePlaces(sheet: ChartSheet) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  return useMemo(() => {
    const spans = spansOf(sheet);
    return {
      bar: (beat: number): string => {
        const { bar, beatInBar } = placeOfBeat(sheet.meters, beat);
        const words = t('chartEditor.bar', { bar: integer(bar) });
        return beatInBar === 1 ? words : `${words} · ${decimal(beatInBar)}`;
      },
      seconds: (beat: number): number => beatToSeconds(spans, beat),
      time: (beat: number): string => exactTime(beatToSeconds(spans, beat)),
    };
  }, [sheet, t, integer, decimal]);
}
