import type { ScoringChart } from '../chart.ts';
import { coveredEnd } from '../scoring.ts';

/** Part of a chart with the notes in it. */
export interface ChartStretch {
  readonly from: number;
  readonly to: number;
  readonly notes: number;
  /** Of all notes, 0–1. */
  readonly share: number;
}

/** What skills of one length cover (reference R6), window by window. */
export const skillStretches = (
  { notes, skillNotes }: ScoringChart,
  seconds: number,
  delaySeconds = 0,
): readonly ChartStretch[] =>
  skillNotes.map((note) => {
    const from = notes[note]?.time ?? 0;
    const covered = coveredEnd(notes, note, seconds, delaySeconds) - note - 1;
    return { from, to: from + seconds + delaySeconds, notes: covered, share: covered / notes.length };
  });

/** Notes from the start of fever to its end; null without fever. */
export function feverStretch({ notes, hasFever }: ScoringChart): ChartStretch | null {
  const inFever = notes.filter(({ fever }) => fever);
  const first = inFever[0];
  const last = inFever.at(-1);
  if (!hasFever || !first || !last) return null;
  return { from: first.time, to: last.time, notes: inFever.length, share: inFever.length / notes.length };
}
