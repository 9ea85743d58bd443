import { LAST_LANE, MAX_BEND } from '#model/contract/community/chart-limits';
import type { ChartEntry } from '../notes.ts';
import type { SelectedPart } from './selection.ts';

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

/** The room that something has to be moved by. */
export class MoveRoom {
  #low = Number.NEGATIVE_INFINITY;
  #high = Number.POSITIVE_INFINITY;

  /** No further than so much either way. */
  limit(low: number, high: number): void {
    if (low > this.#low) this.#low = low;
    if (high < this.#high) this.#high = high;
  }

  /** As much of a move as there is room for. What is outside already is not moved further out. */
  within(by: number): number {
    return Math.min(Math.max(0, this.#high), Math.max(Math.min(0, this.#low), by));
  }
}

/** Keeps an entry, or the nodes of it that are meant, within the lanes. */
export function limitToLanes(room: MoveRoom, entry: ChartEntry, part: SelectedPart): void {
  switch (entry.type) {
    case 'BPM':
    case 'System':
      break;
    case 'Single':
      room.limit(-entry.lane, LAST_LANE - entry.lane);
      break;
    case 'Directional': {
      const { from, to } = coveredLanes(entry.lane, entry.direction, entry.width);
      room.limit(-from, LAST_LANE - to);
      break;
    }
    case 'Slide':
    case 'Long':
      for (let i = 0; i < entry.connections.length; i++) {
        const node = entry.connections[i];
        if (!node || (part !== 'all' && !part.has(i))) continue;
        const bend = node.hidden ? MAX_BEND : 0;
        room.limit(-bend - node.lane, LAST_LANE + bend - node.lane);
      }
  }
}
