import { useMemo } from 'react';
import { dayAt } from '#model/rules/dates';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { CurveFormat } from '#src/parts/curves/curves.types.ts';

/** How the charts of the page write values and times. */
export function useCurveFormat(): CurveFormat {
  const format = useFormat();
  const dates = useDates();
  const { language } = useTranslation();
  return useMemo(() => {
    const axis = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 2 });
    return {
      axis: (value: number) => axis.format(value),
      short: format.compact,
      value: format.integer,
      day: dates.shortDay,
      dayNumber: (time: number) => format.integer(dayAt(time, dates.style).day),
      moment: (time: number) => `${dates.shortDay(time)} ${dates.time(time)}`,
    };
  }, [format, dates, language]);
}
