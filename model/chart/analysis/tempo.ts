import type { ParsedChart } from '../notes.ts';
import { tempoSpans } from '../time.ts';

export interface TempoFigures {
  readonly low: number;
  /** The one that lasts longest; the first of several. */
  readonly main: number;
  readonly high: number;
}

const SECONDS_PER_MINUTE = 60;

/** Beats per minute of a chart whose last note is at `endSeconds`; signs do not count (reference R8). */
export function tempoFigures(chart: ParsedChart, endSeconds: number): TempoFigures {
  const spans = tempoSpans(chart.entries);
  const changes = chart.entries.filter((entry) => entry.type === 'BPM').map(({ bpm }) => Math.abs(bpm));
  const seconds = new Map<number, number>();
  for (const [i, { time, secondsPerBeat }] of spans.entries()) {
    const bpm = changes[i] ?? SECONDS_PER_MINUTE / secondsPerBeat;
    const until = Math.min(endSeconds, spans[i + 1]?.time ?? endSeconds);
    seconds.set(bpm, (seconds.get(bpm) ?? 0) + Math.max(0, until - time));
  }
  const tempos = [...seconds].sort(([, a], [, b]) => b - a).map(([bpm]) => bpm);
  const sorted = tempos.toSorted((a, b) => a - b);
  return { low: sorted[0] ?? 0, main: tempos[0] ?? 0, high: sorted.at(-1) ?? 0 };
}
