import { type Alike, meanWay } from './alike.ts';
import { byRank } from './comparison.ts';
import { type Curve, type CurveSample, HOUR_MS, lastHourOf, pointsAt } from './curve.ts';
import { type EventCurves, type EventSamples, eventCurves, finished } from './event-curves.ts';
import { type ForecastNote, gatherNotes } from './notes.ts';
import type { Outlook } from './outlook.ts';
import { inOrderOfRank } from './rank-order.ts';
import { ENOUGH_EVENTS, eventView, type TierOutlook, tierOutlook } from './tier.ts';

/** Points of one tier. The final value lies between `low` and `high` in nine of ten events. */
export interface TierForecast {
  readonly now: number;
  readonly final: number;
  readonly low: number;
  readonly high: number;
  /** Points per hour in the last day, or since the start while that is shorter. */
  readonly speed: number;
  /** The expected way from the last reading to the end, both included. */
  readonly path: readonly CurveSample[];
}

export interface Forecast {
  /** By tier, best rank first. A tier that no one read has none where there are no past events. */
  readonly tiers: ReadonlyMap<string, TierForecast>;
  readonly notes: readonly ForecastNote[];
}

/** Past events made ready once for many forecasts. */
export type ForecastHistory = readonly { readonly server: string; readonly event: EventCurves }[];

/** Tiers that were not read until the end, and events without any other, are left out. */
export const historyOf = (past: readonly EventSamples[]): ForecastHistory =>
  past
    .filter(({ startAt, endAt }) => endAt > startAt)
    .map((one) => ({ server: one.server, event: finished(eventCurves(one)) }))
    .filter(({ event }) => event.curves.size > 0);

const DAY = 24;
const PATH_STEPS = 48;

function speedOf(curve: Curve): number {
  const hour = lastHourOf(curve);
  const span = Math.min(DAY, hour);
  return span > 0 ? (pointsAt(curve, hour) - pointsAt(curve, hour - span)) / span : 0;
}

const valuesOf = ({ made, rest, spread }: Outlook): Pick<TierForecast, 'final' | 'low' | 'high'> => ({
  final: made + rest,
  low: made + rest * Math.exp(-spread),
  high: made + rest * Math.exp(spread),
});

/** The mean way of the past events that were alike; a straight line without any. */
function pathOf(
  alike: readonly Alike[],
  share: number,
  from: CurveSample,
  to: CurveSample,
): readonly CurveSample[] {
  if (from[0] >= to[0]) return [from];
  const way = meanWay(alike, share, PATH_STEPS);
  return way.map((made, step): CurveSample => {
    const straight = step / PATH_STEPS;
    const part = alike.length === 0 ? straight : made;
    return [
      from[0] + (to[0] - from[0]) * straight,
      step === PATH_STEPS ? to[1] : Math.min(from[1] + (to[1] - from[1]) * part, to[1]),
    ];
  });
}

/** What concerns the event as a whole. */
function eventNotes(
  history: readonly EventCurves[],
  event: EventCurves,
  isForeign: boolean,
): readonly ForecastNote[] {
  const lengths = history.map(({ durationHours }) => durationHours);
  const { durationHours } = event;
  const isUnusual = durationHours > Math.max(...lengths) + 1 || durationHours < Math.min(...lengths) - 1;
  return [
    ...(history.some(({ type }) => type === event.type) ? [] : [{ kind: 'unknownType' as const, tiers: [] }]),
    ...(isForeign ? [{ kind: 'otherServer' as const, tiers: [] }] : []),
    ...(history.length > 0 && isUnusual ? [{ kind: 'unusualLength' as const, tiers: [] }] : []),
  ];
}

/**
 * As `forecast`, but stops after each tier, so that the caller can do other work between two steps. The values that a
 * generator hands out on the way are nothing.
 */
export function* forecastSteps(past: ForecastHistory, running: EventSamples): Generator<undefined, Forecast> {
  const event = eventCurves(running);
  const own = past.filter(({ server }) => server === running.server);
  const isForeign = own.length < ENOUGH_EVENTS && past.length > own.length;
  const history = (isForeign ? past : own).map((one) => one.event);
  const view = eventView(history, event);
  const told: Told[] = [];
  for (const [tier, curve] of [...event.curves].toSorted(([a], [b]) => byRank(a, b))) {
    if (curve.hours.length === 0 && history.length === 0) continue;
    told.push({ tier, curve, ...tierOutlook(view, tier, curve) });
    yield;
  }
  const notes = told.flatMap(({ tier, notes }) => notes.map((kind) => ({ kind, tiers: [tier] })));
  return {
    tiers: tiersOf(told, running),
    notes: gatherNotes([...notes, ...eventNotes(history, event, isForeign)]),
  };
}

interface Told extends TierOutlook {
  readonly tier: string;
  readonly curve: Curve;
}

function tiersOf(told: readonly Told[], running: EventSamples): ReadonlyMap<string, TierForecast> {
  const read = new Set(told.flatMap(({ tier, curve }) => (curve.hours.length > 0 ? tier : [])));
  const values = inOrderOfRank(new Map(told.map(({ tier, outlook }) => [tier, valuesOf(outlook)])), read);
  return new Map(
    told.map(({ tier, curve, outlook, alike }): [string, TierForecast] => {
      const value = values.get(tier) ?? valuesOf(outlook);
      const hour = lastHourOf(curve);
      const now = pointsAt(curve, hour);
      const from: CurveSample = [running.startAt + hour * HOUR_MS, now];
      const share = (from[0] - running.startAt) / (running.endAt - running.startAt);
      const path = pathOf(alike, share, from, [running.endAt, value.final]);
      return [tier, { now, ...value, speed: speedOf(curve), path }];
    }),
  );
}

/**
 * Final values and intervals of each tier, from what was read so far (reference R61). Past events of other servers count only where the
 * server has too few of its own.
 */
export function forecast(past: ForecastHistory, running: EventSamples): Forecast {
  const steps = forecastSteps(past, running);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
