import { asNumber } from '../../records/reading.ts';
import type { EntryPosition, Repairs } from '../repairs.ts';

/** No chart is longer; beyond it sums of time lose their digits. */
export const MAX_BEAT = 1_000_000;
const MIDDLE_LANE = 3;
/** Community charts leave lanes 0–6 on purpose; this far out it is a mistake. */
const MAX_LANE = 100;

/** A usable beat; null otherwise. */
export function readBeat(value: unknown): number | null {
  const beat = asNumber(value);
  // Adding 0 makes a negative zero, which JSON cannot write, a plain one.
  return beat !== null && Math.abs(beat) <= MAX_BEAT ? beat + 0 : null;
}

const MIN_BPM = 1e-3;
const MAX_BPM = 1e9;

/** A usable tempo, negative ones too; null otherwise. */
export function readTempo(value: unknown): number | null {
  const bpm = asNumber(value);
  return bpm !== null && Math.abs(bpm) >= MIN_BPM && Math.abs(bpm) <= MAX_BPM ? bpm : null;
}

/** A lane, the middle one where it is missing: a note counts for the score wherever it is drawn. */
export function readLane(value: unknown, place: EntryPosition, repairs: Repairs): number {
  const lane = asNumber(value);
  if (lane !== null && Math.abs(lane) <= MAX_LANE) return lane + 0;
  repairs.add('noLane', place);
  return MIDDLE_LANE;
}
