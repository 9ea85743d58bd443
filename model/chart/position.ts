import { asNumber } from '../records/reading.ts';
import type { Repairs } from './repairs.ts';

/** No chart is longer; beyond it sums of time lose their digits. */
const MAX_BEAT = 1_000_000;
const MIDDLE_LANE = 3;
/** Community charts leave lanes 0–6 on purpose; this far out it is a mistake. */
const MAX_LANE = 100;

/** A usable beat; null otherwise. */
export function readBeat(value: unknown): number | null {
  const beat = asNumber(value);
  return beat !== null && Math.abs(beat) <= MAX_BEAT ? beat : null;
}

/** A lane, the middle one where it is missing: a note counts for the score wherever it is drawn. */
export function readLane(value: unknown, where: string, repairs: Repairs): number {
  const lane = asNumber(value);
  if (lane !== null && Math.abs(lane) <= MAX_LANE) return lane;
  repairs.add(`${where} has no lane and was put in the middle.`);
  return MIDDLE_LANE;
}
