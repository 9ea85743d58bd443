import { useMemo } from 'react';
import { type DateStyle, dayAt } from '#model/rules/dates';
import { type EventSpan, midnightsIn } from '#model/tracker/pace';
import { useDates } from '../actors/use-dates.ts';

interface Calendar {
  readonly midnights: readonly number[];
  /** Saturdays and Sundays within the span. */
  readonly weekends: readonly { readonly from: number; readonly to: number }[];
}

function isWeekend(time: number, style: DateStyle): boolean {
  const { year, month, day } = dayAt(time, style);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekday === 0 || weekday === 6;
}

function calendarOf(span: EventSpan, style: DateStyle): Calendar {
  const nameOf = (time: number): string => {
    const { year, month, day } = dayAt(time, style);
    return `${year}-${month}-${day}`;
  };
  const midnights = midnightsIn(span, nameOf);
  const edges = [span.startAt, ...midnights, span.endAt];
  const days = edges.slice(0, -1).map((from, at) => ({ from, to: edges[at + 1] ?? span.endAt }));
  return { midnights, weekends: days.filter(({ from }) => isWeekend(from, style)) };
}

/** Days of an event in the visitor's zone. */
export function useCalendar({ startAt, endAt }: EventSpan): Calendar {
  const { style } = useDates();
  return useMemo(() => calendarOf({ startAt, endAt }, style), [startAt, endAt, style]);
}
