import { type Alike, alikeOf, FIRST_HOUR } from './alike.ts';
import { comparisonOf, nearestTier, withTier } from './comparison.ts';
import { type Curve, lastHourOf, pointsAt } from './curve.ts';
import type { EventCurves } from './event-curves.ts';
import type { ForecastNoteKind } from './notes.ts';
import { knownValue, type Outlook, priorOutlook, restOutlook } from './outlook.ts';
import { traitsAt } from './traits.ts';

export interface TierOutlook {
  readonly outlook: Outlook;
  /** The past events it was learnt from. */
  readonly alike: readonly Alike[];
  readonly notes: readonly ForecastNoteKind[];
}

const DAY = 24;
/** With fewer past events than this a forecast says so. */
export const ENOUGH_EVENTS = 8;
/** Readings further apart than this are a gap. */
const GAP_HOURS = 6;
/** An interval is this much wider for a tier, or a type, that no past event had. */
const STRANGE_TIER = 1.5;
const STRANGE_TYPE = 1.3;

/** Hours without a reading within the last two days before `latest`, at most. */
function widestGap({ hours }: Curve, latest: number): number {
  const recent = [...hours.filter((hour) => hour >= latest - 2 * DAY), latest];
  return Math.max(
    latest - lastHourOf({ hours, points: [] }),
    ...recent.slice(1).map((hour, i) => hour - (recent[i] ?? 0)),
  );
}

function outlookOf(
  history: readonly EventCurves[],
  event: EventCurves,
  tier: string,
  like: string | null,
  curve: Curve,
): Pick<TierOutlook, 'outlook' | 'alike'> {
  const hour = lastHourOf(curve);
  const now = pointsAt(curve, hour);
  const restHours = event.durationHours - hour;
  const comparison = comparisonOf(history, event, tier, like ?? tier);
  const beside = comparison.beside.flatMap((one) => event.curves.get(one) ?? []);
  const traits = hour < FIRST_HOUR ? null : traitsAt(event, curve, beside, comparison.types, hour);
  if (traits !== null) {
    const alike = like === null ? [] : alikeOf(history, comparison, event.durationHours, restHours);
    return { outlook: restOutlook(traits, alike, restHours), alike };
  }
  if (like === null) return { outlook: { ...knownValue(now), rest: now, spread: 2 }, alike: [] };
  return { outlook: priorOutlook(withTier(history, like), like, event.type, now), alike: [] };
}

/** What is to be expected of one tier, from its last reading on. `latest` is the last reading of all tiers, in hours. */
export function tierOutlook(
  history: readonly EventCurves[],
  event: EventCurves,
  tier: string,
  curve: Curve,
  latest: number,
): TierOutlook {
  const hour = lastHourOf(curve);
  if (hour >= event.durationHours) {
    return { outlook: knownValue(pointsAt(curve, hour)), alike: [], notes: ['over'] };
  }
  const like = nearestTier(history, tier);
  const { outlook, alike } = outlookOf(history, event, tier, like, curve);
  const isStrange = like !== null && like !== tier;
  const isNewType = !history.some(({ type }) => type === event.type);
  const spread = outlook.spread * (isStrange ? STRANGE_TIER : 1) * (isNewType ? STRANGE_TYPE : 1);
  const told: readonly (readonly [boolean, ForecastNoteKind])[] = [
    [hour < DAY, 'firstHours'],
    [pointsAt(curve, hour) <= 0, 'noPoints'],
    [widestGap(curve, latest) > GAP_HOURS, 'gap'],
    [isStrange, 'unknownTier'],
    [withTier(history, like ?? tier).length < ENOUGH_EVENTS, 'fewPastEvents'],
  ];
  return {
    outlook: { ...outlook, spread },
    alike,
    notes: told.flatMap(([holds, kind]) => (holds ? kind : [])),
  };
}
