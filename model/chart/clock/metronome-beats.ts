import { beatOfBar } from '../editing/bars.ts';
import { SAME_BEAT } from '../editing/beats.ts';
import type { Meter } from '../editing/sheet.ts';
import { beatToSeconds, type TempoSpan } from '../time.ts';
import type { QueuedHit } from './hit-queue.ts';

/** Faster ones would be a buzz: tempos without end do not make hits without end. */
const MAX_BEATS = 20_000;

/**
 * What a metronome sounds from a beat of the chart up to a moment, in seconds: the first beat of each bar apart from the others. Bars begin
 * anew with each meter; without one they have four beats.
 */
export function metronomeBeats(
  spans: readonly TempoSpan[],
  meters: readonly Meter[],
  fromBeat: number,
  toSeconds: number,
): readonly QueuedHit[] {
  const hits: QueuedHit[] = [];
  const first = meters[0]?.beat === 0 ? meters : [{ beat: 0, beats: 4 }, ...meters];
  for (const [i, { beat: start, beats }] of first.entries()) {
    const end = first[i + 1]?.beat ?? Number.POSITIVE_INFINITY;
    let next = beatOfBar(beats, 0);
    while (start + next.offset < end) {
      const beat = start + next.offset;
      const time = beatToSeconds(spans, beat);
      if (time > toSeconds || hits.length >= MAX_BEATS) return hits;
      if (beat >= fromBeat) hits.push({ time, sound: next.count === 0 ? 'bar' : 'beat' });
      next = beatOfBar(beats, next.offset + 2 * SAME_BEAT);
    }
  }
  return hits;
}
