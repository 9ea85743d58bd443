import type { ChartEntry } from '#model/chart/notes';

/** A moment at which a player acts: what the music must make heard. */
export interface Stroke {
  readonly beat: number;
  /** Where what is held from here ends; the same beat for a tap. */
  readonly until: number;
  /** Notes at this beat. */
  readonly notes: number;
  readonly isFlick: boolean;
}

function tapsOf(entry: ChartEntry): readonly Stroke[] {
  switch (entry.type) {
    case 'Single':
      return [{ beat: entry.beat, until: entry.beat, notes: 1, isFlick: entry.flick }];
    case 'Directional':
      return [{ beat: entry.beat, until: entry.beat, notes: 1, isFlick: true }];
    case 'Slide':
    case 'Long': {
      const visible = entry.connections.filter((node) => !('hidden' in node && node.hidden));
      return visible.map(({ beat, flick }, nth) => ({
        beat,
        until: visible[nth + 1]?.beat ?? beat,
        notes: 1,
        isFlick: flick,
      }));
    }
    case 'BPM':
    case 'System':
      return [];
  }
}

/** One stroke for each beat, in order; `countNotes` says how many notes two strokes of the same beat are. */
function mergeByBeat(
  strokes: readonly Stroke[],
  countNotes: (a: number, b: number) => number,
): readonly Stroke[] {
  const byBeat = new Map<number, Stroke>();
  for (const stroke of strokes) {
    const known = byBeat.get(stroke.beat);
    const merged = known && {
      beat: stroke.beat,
      until: Math.max(known.until, stroke.until),
      notes: countNotes(known.notes, stroke.notes),
      isFlick: known.isFlick || stroke.isFlick,
    };
    byBeat.set(stroke.beat, merged ?? stroke);
  }
  return [...byBeat.values()].sort((a, b) => a.beat - b.beat);
}

/** Every moment of a chart that counts; its notes on one beat are one stroke. */
export const strokesOf = (entries: readonly ChartEntry[]): readonly Stroke[] =>
  mergeByBeat(entries.flatMap(tapsOf), (a, b) => a + b);

/** The strokes of several charts as one line. */
export const joinStrokes = (charts: readonly (readonly Stroke[])[]): readonly Stroke[] =>
  mergeByBeat(charts.flat(), Math.max);
