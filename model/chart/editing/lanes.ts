import { LAST_LANE, MAX_BEND } from '#model/contract/community/chart-limits';
import type { ChartEntry } from '../notes.ts';

export type NoteDirection = 'Left' | 'Right';

export const lanesInside = (lane: number, first: number, last: number): number =>
  Math.min(last, Math.max(first, lane)) + 0;

/** The nearest lane that a visible note can be on. */
export const wholeLane = (lane: number): number => lanesInside(Math.round(lane), 0, LAST_LANE);

/** Lanes that a directional note covers. */
export const coveredLanes = (
  lane: number,
  direction: NoteDirection,
  width: number,
): { readonly from: number; readonly to: number } =>
  direction === 'Left' ? { from: lane - width + 1, to: lane } : { from: lane, to: lane + width - 1 };

/** The width, or as much of it as fits. */
export const widthInside = (lane: number, direction: NoteDirection, width: number): number =>
  lanesInside(Math.round(width), 1, Math.max(1, direction === 'Left' ? lane + 1 : LAST_LANE + 1 - lane));

interface Extent {
  readonly from: number;
  readonly to: number;
}

const nodeExtent = ({ lane, hidden }: { readonly lane: number; readonly hidden: boolean }): Extent =>
  hidden ? { from: lane + MAX_BEND, to: lane - MAX_BEND } : { from: lane, to: lane };

/** How far an entry, or the nodes of it that are meant, reaches over the lanes; null for tempo and marks. */
export function laneExtent(entry: ChartEntry, isMeant: (node: number) => boolean): Extent | null {
  switch (entry.type) {
    case 'BPM':
    case 'System':
      return null;
    case 'Single':
      return { from: entry.lane, to: entry.lane };
    case 'Directional':
      return coveredLanes(entry.lane, entry.direction, entry.width);
    case 'Slide':
    case 'Long': {
      const nodes = entry.connections.filter((_, i) => isMeant(i)).map(nodeExtent);
      if (nodes.length === 0) return null;
      return {
        from: nodes.reduce((low, { from }) => Math.min(low, from), Number.POSITIVE_INFINITY),
        to: nodes.reduce((high, { to }) => Math.max(high, to), Number.NEGATIVE_INFINITY),
      };
    }
  }
}
