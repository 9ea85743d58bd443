import type { PlayableChart } from '../playing/playable.ts';

/** What a lane weighs against a second when the pointer is between notes. */
const SECONDS_OF_LANE = 0.05;

/** The note next to a place on the chart, as its place in the order of combo; null beyond `reach` seconds of any. */
export function nearestNote(
  { notes }: Pick<PlayableChart, 'notes'>,
  { seconds, lane }: { readonly seconds: number; readonly lane: number },
  reach: number,
): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, note] of notes.entries()) {
    if (note.time < seconds - reach) continue;
    if (note.time > seconds + reach) break;
    const away = Math.abs(note.time - seconds) + Math.abs(note.lane - lane) * SECONDS_OF_LANE;
    if (away >= least) continue;
    best = index;
    least = away;
  }
  return best;
}
