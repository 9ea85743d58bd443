import { HOUR_MS, pointsAt } from '#model/forecast/curve';
import { type EventCurves, type EventSamples, eventCurves } from '#model/forecast/event-curves';
import { type ForecastHistory, forecast, historyOf } from '#model/forecast/forecast';
import { type Baseline, lineOfLastDay, nearestShapes, rateMethod, rateOf, valueNow } from './baselines.ts';

/** How far the final values were missed, in percent of them, and how often an interval of 90 % held, 0–1. */
export interface Score {
  readonly progress: number;
  readonly cases: number;
  readonly held: number;
  readonly misses: Readonly<Record<Method, number>>;
  readonly byTier: Readonly<Record<string, number>>;
}

export const METHODS = [
  'forecast',
  'nearest shapes',
  'rate method',
  'line of the last day',
  'value now',
] as const;
type Method = (typeof METHODS)[number];

const PROGRESS = [0.2, 0.35, 0.5, 0.7, 0.85, 0.9, 0.95] as const;

interface Case {
  readonly tier: string;
  readonly held: boolean;
  readonly misses: Record<Method, number>;
}

const USUAL_HOURS = 198;

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

function judgeEvent(history: ForecastHistory, event: EventSamples, progress: number): readonly Case[] {
  const known = eventCurves(cutAt(event, progress));
  const truth = eventCurves(event);
  const answer = forecast(history, cutAt(event, progress));
  return [...answer.tiers].map(([tier, told]): Case => {
    const curve = known.curves.get(tier) ?? { hours: [], points: [] };
    const hour = curve.hours.at(-1) ?? 0;
    const final = pointsAt(truth.curves.get(tier) ?? curve, truth.durationHours);
    const past = history.map((one) => one.event);
    const rate = usualRate(past, event.type, tier);
    const miss = (value: number): number => (Math.abs(value - final) / final) * 100;
    const simple = (method: Baseline): number => miss(method(curve, hour, known.durationHours));
    return {
      tier,
      held: told.low <= final && final <= told.high,
      misses: {
        forecast: miss(told.final),
        'nearest shapes': simple(nearestShapes(past, tier)),
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
      'nearest shapes': misses('nearest shapes'),
      'rate method': misses('rate method'),
      'line of the last day': misses('line of the last day'),
      'value now': misses('value now'),
    },
    byTier: Object.fromEntries(
      tiers.map((tier) => [tier, meanOf(ofTier(tier).map((one) => one.misses.forecast))]),
    ),
  };
}

/** An event of which only the points are known: its type is hidden and its period is one of usual length. */
export function hidden(event: EventSamples): EventSamples {
  const endAt = event.startAt + USUAL_HOURS * HOUR_MS;
  const scale = (endAt - event.startAt) / (event.endAt - event.startAt);
  const tiers = Object.entries(event.tiers).map(([tier, samples]) => [
    tier,
    samples.map(([timeMs, points]) => [event.startAt + (timeMs - event.startAt) * scale, points] as const),
  ]);
  return { ...event, type: null, endAt, tiers: Object.fromEntries(tiers) };
}

export interface Walk {
  /** So many events are only past. */
  readonly least: number;
  /** What of a running event is known; all of it unless said otherwise. */
  readonly tell?: (event: EventSamples) => EventSamples;
  readonly shares?: readonly number[];
}

/** Every event from those before it. */
export function walkForward(
  events: readonly EventSamples[],
  { least, tell = (event) => event, shares = PROGRESS }: Walk,
): Score[] {
  const inTime = events.toSorted((a, b) => a.startAt - b.startAt);
  const history = historyOf(inTime);
  return shares.map((progress) =>
    scoreOf(
      progress,
      inTime
        .slice(least)
        .flatMap((event, i) => judgeEvent(history.slice(0, least + i), tell(event), progress)),
    ),
  );
}
