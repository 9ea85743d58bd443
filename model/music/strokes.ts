import type { ChartEntry } from '../chart/notes.ts';

/** A moment at which a player acts: what the music must make heard. */
export interface Stroke {
  readonly beat: number;
  /** Where what is held from here ends; the same beat for a touch. */
  readonly until: number;
  /** Notes at this beat. */
  readonly notes: number;
  readonly isFlick: boolean;
}

interface Touch {
  readonly beat: number;
  readonly until: number;
  readonly isFlick: boolean;
}

function touchesOf(entry: ChartEntry): readonly Touch[] {
  switch (entry.type) {
    case 'Single':
      return [{ beat: entry.beat, until: entry.beat, isFlick: entry.flick }];
    case 'Directional':
      return [{ beat: entry.beat, until: entry.beat, isFlick: true }];
    case 'Slide':
    case 'Long': {
      const seen = entry.connections.filter((node) => !('hidden' in node && node.hidden));
      return seen.map(({ beat, flick }, nth) => ({
        beat,
        until: seen[nth + 1]?.beat ?? beat,
        isFlick: flick,
      }));
    }
    case 'BPM':
    case 'System':
      return [];
  }
}

/** All moments of a chart that count, in order of beats; notes of one beat are one stroke. */
export function strokesOf(entries: readonly ChartEntry[]): readonly Stroke[] {
  const byBeat = new Map<number, Stroke>();
  for (const touch of entries.flatMap(touchesOf)) {
    const known = byBeat.get(touch.beat);
    byBeat.set(touch.beat, {
      beat: touch.beat,
      until: Math.max(known?.until ?? touch.beat, touch.until),
      notes: (known?.notes ?? 0) + 1,
      isFlick: touch.isFlick || (known?.isFlick ?? false),
    });
  }
  return [...byBeat.values()].sort((a, b) => a.beat - b.beat);
}

/** Strokes of several charts as one line. */
export function joinStrokes(charts: readonly (readonly Stroke[])[]): readonly Stroke[] {
  const byBeat = new Map<number, Stroke>();
  for (const stroke of charts.flat()) {
    const known = byBeat.get(stroke.beat);
    byBeat.set(stroke.beat, {
      beat: stroke.beat,
      until: Math.max(known?.until ?? 0, stroke.until),
      notes: Math.max(known?.notes ?? 0, stroke.notes),
      isFlick: stroke.isFlick || (known?.isFlick ?? false),
    });
  }
  return [...byBeat.values()].sort((a, b) => a.beat - b.beat);
}
