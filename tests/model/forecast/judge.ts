import { pointsAt } from '#model/forecast/curve';
import { type EventCurves, type EventSamples, eventCurves } from '#model/forecast/event-curves';
import { forecast, type History, historyOf } from '#model/forecast/forecast';
import { type Baseline, lineOfLastDay, rateMethod, rateOf, valueNow } from './baselines.ts';

/** How far the final values were missed, in percent of them, and how often an interval of 90 % held, 0–1. */
export interface Score {
  readonly progress: number;
  readonly cases: number;
  readonly held: number;
  readonly misses: Readonly<Record<Method, number>>;
  readonly byTier: Readonly<Record<string, number>>;
}

export const METHODS = ['forecast', 'rate method', 'line of the last day', 'value now'] as const;
export type Method = (typeof METHODS)[number];

export const PROGRESS = [0.5, 0.7, 0.85, 0.9, 0.95] as const;

interface Case {
  readonly tier: string;
  readonly held: boolean;
  readonly misses: Record<Method, number>;
}

/** An event as it was known at a share of its time. */
export function cutAt(event: EventSamples, progress: number): EventSamples {
  const until = event.startAt + (event.endAt - event.startAt) * progress;
  const tiers = Object.entries(event.tiers).map(
    ([tier, samples]) => [tier, samples.filter(([timeMs]) => timeMs <= until)] as const,
  );
  return { ...event, tiers: Object.fromEntries(tiers) };
}

/** The mean rate of the past events of a type, or of all where there is none. */
function usualRate(past: readonly EventCurves[], type: string | null, tier: string): number {
  const same = past.filter((one) => one.type === type);
  const rates = (same.length > 0 ? same : past).flatMap((one) => {
    const curve = one.curves.get(tier);
    return curve ? [rateOf(curve, one.durationHours)] : [];
  });
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

function judgeEvent(history: History, event: EventSamples, progress: number): readonly Case[] {
  const known = eventCurves(cutAt(event, progress));
  const truth = eventCurves(event);
  const answer = forecast(history, cutAt(event, progress));
  return [...answer.tiers].map(([tier, told]): Case => {
    const curve = known.curves.get(tier) ?? { hours: [], points: [] };
    const hour = curve.hours.at(-1) ?? 0;
    const final = pointsAt(truth.curves.get(tier) ?? curve, truth.durationHours);
    const rate = usualRate(
      history.map((one) => one.event),
      event.type,
      tier,
    );
    const miss = (value: number): number => (Math.abs(value - final) / final) * 100;
    const simple = (method: Baseline): number => miss(method(curve, hour, known.durationHours));
    return {
      tier,
      held: told.low <= final && final <= told.high,
      misses: {
        forecast: miss(told.final),
        'rate method': simple(rateMethod(rate)),
        'line of the last day': simple(lineOfLastDay),
        'value now': simple(valueNow),
      },
    };
  });
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function scoreOf(progress: number, cases: readonly Case[]): Score {
  const misses = (method: Method): number => meanOf(cases.map((one) => one.misses[method]));
  const tiers = [...new Set(cases.map(({ tier }) => tier))];
  const ofTier = (tier: string): readonly Case[] => cases.filter((one) => one.tier === tier);
  return {
    progress,
    cases: cases.length,
    held: meanOf(cases.map(({ held }) => (held ? 1 : 0))),
    misses: {
      forecast: misses('forecast'),
      'rate method': misses('rate method'),
      'line of the last day': misses('line of the last day'),
      'value now': misses('value now'),
    },
    byTier: Object.fromEntries(
      tiers.map((tier) => [tier, meanOf(ofTier(tier).map((one) => one.misses.forecast))]),
    ),
  };
}

/** Every event from all the others. */
export function leaveOneOut(events: readonly EventSamples[], shares: readonly number[] = PROGRESS): Score[] {
  const histories = events.map((event) => historyOf(events.filter((one) => one !== event)));
  return shares.map((progress) =>
    scoreOf(
      progress,
      events.flatMap((event, i) => judgeEvent(histories[i] ?? [], event, progress)),
    ),
  );
}

/** Every event from those before it, once there are `least`. */
export function walkForward(
  events: readonly EventSamples[],
  least: number,
  shares: readonly number[] = PROGRESS,
): Score[] {
  const inTime = events.toSorted((a, b) => a.startAt - b.startAt);
  const history = historyOf(inTime);
  return shares.map((progress) =>
    scoreOf(
      progress,
      inTime.slice(least).flatMap((event, i) => judgeEvent(history.slice(0, least + i), event, progress)),
    ),
  );
}
