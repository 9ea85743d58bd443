import type { ChartEntry } from './notes.ts';

/** A stretch of constant tempo. */
export interface TempoSpan {
  readonly beat: number;
  /** Seconds at `beat`. */
  readonly time: number;
  readonly secondsPerBeat: number;
}

/** Tempo of charts that name none. */
export const DEFAULT_BPM = 120;
export const SECONDS_PER_MINUTE = 60;

/** Tempo spans in order of beats, the first one at beat 0 at time 0 (reference R8). A negative tempo counts as its size. */
export function tempoSpans(entries: readonly ChartEntry[]): readonly TempoSpan[] {
  const changes = entries.filter((entry) => entry.type === 'BPM').sort((a, b) => a.beat - b.beat);
  const spans: TempoSpan[] = [];
  for (const { beat, bpm } of changes) {
    const from = spans.at(-1);
    const secondsPerBeat = SECONDS_PER_MINUTE / Math.abs(bpm);
    if (!from) spans.push({ beat: 0, time: 0, secondsPerBeat });
    else spans.push({ beat, time: from.time + (beat - from.beat) * from.secondsPerBeat, secondsPerBeat });
  }
  return spans.length > 0 ? spans : [{ beat: 0, time: 0, secondsPerBeat: SECONDS_PER_MINUTE / DEFAULT_BPM }];
}

/** Last index whose key is not above the value; 0 before the first. */
function spanAt(spans: readonly TempoSpan[], value: number, key: 'beat' | 'time'): TempoSpan | undefined {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((spans[middle]?.[key] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return spans[low];
}

/** Seconds from the start of the audio. */
export function beatToSeconds(spans: readonly TempoSpan[], beat: number): number {
  const span = spanAt(spans, beat, 'beat');
  return span ? span.time + (beat - span.beat) * span.secondsPerBeat : 0;
}

/** The beat at a time in seconds. */
export function secondsToBeat(spans: readonly TempoSpan[], seconds: number): number {
  const span = spanAt(spans, seconds, 'time');
  return span ? span.beat + (seconds - span.time) / span.secondsPerBeat : 0;
}
