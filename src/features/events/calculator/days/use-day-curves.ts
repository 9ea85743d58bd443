import { useMemo } from 'react';
import { stairsOf } from '#model/plan/stairs';
import type { Sample } from '#model/tracker/pace';
import { DAY_MS } from '#model/vocabulary/time';
import type {
  CurveBand,
  CurveData,
  CurveLine,
  CurveMark,
  CurvePoint,
  TimeSpan,
} from '#src/kit/curve/curves.types.ts';
import { useCalendar } from '#src/kit/curve/use-calendar.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Plan } from '../plan.ts';
import type { Case } from '../use-case.ts';

/** Longer than any event: more days are no picture. */
const MAX_DAYS = 45;

export const isDrawable = ({ times: { now, end } }: Case): boolean =>
  end > now && end - now <= MAX_DAYS * DAY_MS;

const curve = (samples: readonly Sample[]): readonly CurvePoint[] =>
  samples.map(({ time, ep }) => ({ time, value: ep }));

/** From the beginning of the first day, or of the event on it, to the end. */
function spanOf({ times: { now, end }, event, server }: Case): TimeSpan {
  const date = new Date(now);
  const midnight = new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return { from: Math.min(now, Math.max(midnight, event?.startAt[server] ?? 0)), to: end };
}

type When = Pick<Case, 'times' | 'event' | 'server'>;

/** Plans of an event that is still to come begin with it, not now. */
export const hasBegun = ({ times, event, server }: When): boolean =>
  times.now > (event?.startAt[server] ?? 0);

export const marksOf = (question: When, label: string): readonly CurveMark[] =>
  hasBegun(question) ? [{ time: question.times.now, label, isStrong: true }] : [];

/** What was read of the tier, where it will go, and how surely. */
function tierCurves({ tier }: Case, from: number, label: string) {
  const lines: CurveLine[] = [];
  const bands: CurveBand[] = [];
  if (!tier) return { lines, bands };
  const read = tier.samples.filter(({ time }) => time >= from);
  const color = '--series-1';
  if (read.length > 0) lines.push({ id: 'read', label, color, points: curve(read) });
  const fan = tier.forecast?.fan ?? [];
  if (fan.length > 0) {
    lines.push({ id: 'tier', label, tag: label, color, isDashed: true, points: curve(fan) });
    bands.push({ id: 'fan', color, points: fan });
  }
  return { lines, bands };
}

/** The own stairs beside the tier's way, and the target. */
export function useDayCurves(question: Case, plan: Plan): CurveData {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { from, to } = spanOf(question);
  const { midnights, weekends } = useCalendar({ startAt: from, endAt: to });
  return useMemo((): CurveData => {
    const { inputs, times, tier } = question;
    const own = stairsOf(plan.schedule.blocks, plan, { ...times, current: inputs.current });
    const label = tier ? `T${integer(tier.tier)}` : '';
    const { lines, bands } = tierCurves(question, from, label);
    const you = t('eventCalculator.you');
    const target = t('eventCalculator.targetLine', { points: integer(inputs.target) });
    return {
      lines: [
        { id: 'you', label: you, tag: you, color: '--accent', isMain: true, points: curve(own) },
        ...lines,
        {
          id: 'target',
          label: target,
          tag: t('eventCalculator.goal'),
          color: '--text-2',
          isDashed: true,
          points: [from, to].map((time) => ({ time, value: inputs.target })),
        },
      ],
      bands,
      marks: marksOf(question, t('tracker.chart.now')),
      shades: weekends,
      days: midnights,
      range: { from, to },
    };
  }, [question, plan, t, integer, from, to, midnights, weekends]);
}
