import { isSameBeat } from '#model/chart/editing/beats';
import type { ChartSheet } from '#model/chart/editing/sheet';
import { noteSpots, spotKey } from './notes-of.ts';

/** Keys of the notes on a place of the grid. */
export const keysAtCursor = (
  { entries }: ChartSheet,
  { beat, lane }: { readonly beat: number; readonly lane: number },
): readonly string[] =>
  entries.flatMap(({ id, entry }) =>
    noteSpots(entry).flatMap((spot, index) =>
      isSameBeat(spot.beat, beat) && lane >= spot.from && lane <= spot.to ? [spotKey(id, entry, index)] : [],
    ),
  );
