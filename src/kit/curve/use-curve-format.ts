import { useMemo } from 'react';
import { dayAt } from '#model/rules/dates';
import { useDates } from '../actors/use-dates.ts';
import { useFormat } from '../text/format.ts';
import { useTranslation } from '../text/translation.tsx';
import type { CurveFormat } from './curves.types.ts';

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
