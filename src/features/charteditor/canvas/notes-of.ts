import { pointOf } from '#model/chart/editing/commands/place';
import { coveredLanes } from '#model/chart/editing/lanes';
import { entryKey, nodeKey } from '#model/chart/editing/selection';
import type { ChartEntry } from '#model/chart/notes';

/** Where a note lies; directional ones cover several lanes. */
export interface NoteSpot {
  readonly beat: number;
  readonly from: number;
  readonly to: number;
}

/** One for each node of an entry; none for what is no note. */
export function noteSpots(entry: ChartEntry): readonly NoteSpot[] {
  switch (entry.type) {
    case 'BPM':
    case 'System':
      return [];
    case 'Single':
      return [{ beat: entry.beat, from: entry.lane, to: entry.lane }];
    case 'Directional':
      return [{ beat: entry.beat, ...coveredLanes(entry.lane, entry.direction, entry.width) }];
    case 'Slide':
    case 'Long':
      return entry.connections.map(({ beat, lane }) => ({ beat, from: lane, to: lane }));
  }
}

export const spotKey = (id: number, entry: ChartEntry, index: number): string =>
  'connections' in entry ? nodeKey(id, index) : entryKey(id);

/** A slide along some spots, the last one of each beat. */
export function slideThrough(spots: readonly { readonly beat: number; readonly lane: number }[]): ChartEntry {
  const byBeat = new Map(spots.map((spot) => [spot.beat, pointOf(spot)]));
  return { type: 'Slide', connections: [...byBeat.values()].sort((a, b) => a.beat - b.beat) };
}
