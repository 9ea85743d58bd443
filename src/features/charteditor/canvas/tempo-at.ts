import type { ChartSheet } from '#model/chart/editing/sheet';
import { DEFAULT_BPM } from '#model/chart/time';

/** The tempo that holds at a beat. */
export function tempoAt({ entries }: ChartSheet, beat: number): number {
  let bpm = DEFAULT_BPM;
  for (const { entry } of entries) {
    if (entry.type !== 'BPM') continue;
    if (entry.beat > beat) break;
    bpm = entry.bpm;
  }
  return bpm;
}
