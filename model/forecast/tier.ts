import { type Alike, alikeOf } from './alike.ts';
import { marksOf, nearestTier, withTier } from './comparison.ts';
import { type Curve, lastHourOf, pointsAt } from './curve.ts';
import type { EventCurves } from './event-curves.ts';
import type { ForecastNoteKind } from './notes.ts';
import { knownValue, type Outlook, priorOutlook, restOutlook } from './outlook.ts';
import { traitsAt } from './traits.ts';
import { curvesOf, type LikelyTypes, typesOf } from './types.ts';

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
/** An interval is this much wider for a tier that no past event had. */
const STRANGE_TIER = 1.5;
/** Before this share of an event a curve says nothing. */
const FIRST_SHARE = 0.015;

/** Hours without a reading within the last two days before `latest`, at most. */
function widestGap({ hours }: Curve, latest: number): number {
  const recent = [...hours.filter((hour) => hour >= latest - 2 * DAY), latest];
  return Math.max(
    latest - lastHourOf({ hours, points: [] }),
    ...recent.slice(1).map((hour, i) => hour - (recent[i] ?? 0)),
  );
}

/** What is known of an event as a whole, for all its tiers. */
export interface EventOutlook {
  readonly history: readonly EventCurves[];
  readonly event: EventCurves;
  /** The last reading of all tiers, in hours. */
  readonly latest: number;
  readonly marks: readonly string[];
  /** The types that the event may have, seen at a share of its time. */
  readonly typesAt: (share: number) => LikelyTypes;
}

export function eventView(history: readonly EventCurves[], event: EventCurves): EventOutlook {
  const latest = Math.max(0, ...[...event.curves.values()].map(lastHourOf));
  const marks = marksOf(history, event, latest);
  const seen = new Map<number, LikelyTypes>();
  const typesAt = (share: number): LikelyTypes => {
    const known = seen.get(share) ?? typesOf(history, event, marks, share);
    seen.set(share, known);
    return known;
  };
  return { history, event, latest, marks, typesAt };
}

function outlookOf(
  { history, event, marks, typesAt }: EventOutlook,
  tier: string,
  like: string | null,
  curve: Curve,
): Pick<TierOutlook, 'outlook' | 'alike'> {
  const share = lastHourOf(curve) / event.durationHours;
  const now = pointsAt(curve, lastHourOf(curve));
  const beside = marks.filter((one) => one !== tier && one !== like);
  const others = curvesOf(event, beside);
  const traits = share < FIRST_SHARE || others === null ? null : traitsAt(event, curve, others, share);
  if (traits !== null) {
    const alike = like === null ? [] : alikeOf(history, like, beside, share);
    return { outlook: restOutlook(traits, typesAt(share), alike, share), alike };
  }
  if (like === null) return { outlook: { ...knownValue(now), rest: now, spread: 2 }, alike: [] };
  return { outlook: priorOutlook(withTier(history, like), like, event.type, now), alike: [] };
}

/** What is to be expected of one tier, from its last reading on. */
export function tierOutlook(view: EventOutlook, tier: string, curve: Curve): TierOutlook {
  const { history, event, latest } = view;
  const hour = lastHourOf(curve);
  if (hour >= event.durationHours) {
    return { outlook: knownValue(pointsAt(curve, hour)), alike: [], notes: ['over'] };
  }
  const like = nearestTier(history, tier);
  const { outlook, alike } = outlookOf(view, tier, like, curve);
  const isStrange = like !== null && like !== tier;
  const spread = outlook.spread * (isStrange ? STRANGE_TIER : 1);
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
