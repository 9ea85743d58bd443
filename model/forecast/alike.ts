import { type Curve, pointsAt } from './curve.ts';
import type { EventCurves } from './event-curves.ts';
import { type Traits, traitsAt } from './traits.ts';

/** A past event at the hour that is most like the running one's now. */
export interface Alike {
  readonly curve: Curve;
  readonly durationHours: number;
  readonly hour: number;
  readonly traits: Traits;
  /** Logarithm of what was still to come, in days of the pace, brought to the running event's hours to go. */
  readonly rest: number;
}

/** Which tiers of past events a running tier is compared with. */
export interface Comparison {
  /** The tier itself, or the nearest one that past events have. */
  readonly tier: string;
  readonly beside: readonly string[];
  readonly types: readonly string[];
}

const DAY = 24;
/** Before this hour a curve says nothing. */
export const FIRST_HOUR = 3;

/**
 * The hour of a past event that has as many hours left, so that the last evening comes equally soon. Where lengths differ,
 * whole days bring the progress near: the hour of the day stays.
 */
function hourLike(past: EventCurves, durationHours: number, restHours: number): number {
  const off = (past.durationHours * restHours) / durationHours - restHours;
  return past.durationHours - restHours - Math.round(off / DAY) * DAY;
}

/** The past events that can be compared with an event of that length and that many hours before its end. */
export function alikeOf(
  history: readonly EventCurves[],
  { tier, beside, types }: Comparison,
  durationHours: number,
  restHours: number,
): readonly Alike[] {
  const earliest = Math.min(FIRST_HOUR * 2, durationHours - restHours);
  return history.flatMap((past) => {
    const curve = past.curves.get(tier);
    const others = beside.map((one) => past.curves.get(one)).filter((one) => one !== undefined);
    const hour = hourLike(past, durationHours, restHours);
    if (!curve || others.length < beside.length || hour < earliest || hour >= past.durationHours) return [];
    const traits = traitsAt(past, curve, others, types, hour);
    if (traits === null) return [];
    const rest = pointsAt(curve, past.durationHours) - traits.now;
    if (rest <= 0) return [];
    // As if it had equally long to go.
    const scale = restHours / (past.durationHours - hour);
    return [
      {
        curve,
        durationHours: past.durationHours,
        hour,
        traits,
        rest: Math.log((rest * scale) / traits.pace),
      },
    ];
  });
}

/** The mean share of their remaining points that past events had made after equal steps of their remaining time, 0 to 1. */
export function meanWay(alike: readonly Alike[], steps: number): readonly number[] {
  const way = Array.from({ length: steps + 1 }, () => 0);
  for (const { curve, durationHours, hour, traits } of alike) {
    const rest = pointsAt(curve, durationHours) - traits.now;
    for (let step = 0; step <= steps; step += 1) {
      const at = step === steps ? durationHours : hour + ((durationHours - hour) * step) / steps;
      way[step] = (way[step] ?? 0) + (pointsAt(curve, at) - traits.now) / rest / alike.length;
    }
  }
  return way;
}
