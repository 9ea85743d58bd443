import type { Curve } from './curve.ts';
import type { EventCurves } from './event-curves.ts';
import { pointsAtShare, type Traits, traitsAt } from './traits.ts';
import { curvesOf } from './types.ts';

/** A past event at the share of its time that the running one has reached. */
export interface Alike {
  readonly event: EventCurves;
  readonly curve: Curve;
  readonly traits: Traits;
  /** Logarithm of what was still to come, to the points then. */
  readonly rest: number;
}

/** The past events that a tier can be compared with, read at that share of their time; `beside` are other tiers that take part. */
export function alikeOf(
  history: readonly EventCurves[],
  tier: string,
  beside: readonly string[],
  share: number,
): readonly Alike[] {
  return history.flatMap((event) => {
    const curve = event.curves.get(tier);
    const others = curvesOf(event, beside);
    const traits = curve && others && traitsAt(event, curve, others, share);
    if (!curve || !traits) return [];
    const rest = pointsAtShare(curve, event.durationHours, 1) / traits.now - 1;
    return rest > 0 ? [{ event, curve, traits, rest: Math.log(rest) }] : [];
  });
}

/** The mean share of their remaining points that past events had made after equal steps of their remaining time, 0 to 1. */
export function meanWay(alike: readonly Alike[], share: number, steps: number): readonly number[] {
  const way = Array.from({ length: steps + 1 }, () => 0);
  for (const { event, curve, traits, rest } of alike) {
    const left = traits.now * Math.exp(rest);
    for (let step = 0; step <= steps; step += 1) {
      const points = pointsAtShare(curve, event.durationHours, share + ((1 - share) * step) / steps);
      way[step] = (way[step] ?? 0) + (points - traits.now) / left / alike.length;
    }
  }
  return way;
}
