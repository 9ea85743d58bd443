import { isServerIndex } from '#model/vocabulary/servers';
import { TIERS } from '#model/vocabulary/tiers';
import { HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';
import { random } from '../seeded/random.ts';
import { STEP_MS, sharesOf } from './curve.ts';
import { finalPoints, type RankedEvent } from './ranked-event.ts';

/** A sample of `tracker/data` (reference R60). */
export interface CutoffRow {
  readonly time: number;
  readonly ep: number;
}

/** When the last sample is taken, after the end. */
const SETTLED_MS = 5 * MINUTE_MS;
const MAX_GAP = 8;
/** A mistake is put right after so long. */
const CORRECTED_MS = 2 * HOUR_MS;
const MISTAKE = 1.08;

/** Steps of an event that no one sampled, of all tiers alike. */
function gapsOf({ seed, id, server }: RankedEvent, steps: number): ReadonlySet<number> {
  const draw = random(seed, 'gaps', id, server);
  const missed = new Set<number>();
  for (let gap = draw.int(0, 2); gap > 0; gap--) {
    const from = draw.int(1, steps - 1);
    const length = draw.int(3, MAX_GAP);
    for (let step = from; step < Math.min(from + length, steps); step++) missed.add(step);
  }
  return missed;
}

/** A few ranks of a few events are never sampled. */
export const isTracked = ({ seed, id, server }: RankedEvent, tier: number): boolean =>
  isServerIndex(server) &&
  TIERS[server].includes(tier) &&
  (tier === 100 || tier === 1000 || !random(seed, 'untracked', id, server, tier).chance(0.04));

/**
 * Points of a rank over an event, as known at `nowMs`: two samples an hour, here and there none for hours, some ranks not
 * at all, now and then a mistake that is put right later.
 */
export function cutoffsOf(event: RankedEvent, tier: number, nowMs: number): readonly CutoffRow[] {
  if (!isTracked(event, tier)) return [];
  const { seed, id, server, startMs, endMs } = event;
  const draw = random(seed, 'cutoff', id, server, tier);
  const shares = sharesOf({
    server,
    startMs,
    endMs,
    rush: draw.real(0.4, 1.2),
    surge: draw.real(1.6, 2.6) * (tier / 100) ** -0.06,
  });
  const final = finalPoints(event, tier);
  const gaps = gapsOf(event, shares.length - 1);
  const mistaken = draw.chance(0.15) ? draw.int(4, shares.length - 6) : -1;
  const rows: CutoffRow[] = [];
  let highest = 0;
  for (const [step, share] of shares.entries()) {
    const isLast = step === shares.length - 1;
    const time = isLast ? endMs + SETTLED_MS : startMs + step * STEP_MS + MINUTE_MS;
    const noise = isLast ? 1 : 1 + 0.002 * draw.bell();
    if (time > nowMs || step === 0 || gaps.has(step)) continue;
    // No one loses points.
    highest = Math.max(highest, Math.round(final * Math.min(1, share * noise)));
    const isWrong = step === mistaken && nowMs < time + CORRECTED_MS;
    rows.push({ time, ep: isWrong ? Math.round(highest * MISTAKE) : highest });
  }
  return rows;
}
