import type { ChartSheet } from '#model/chart/editing/sheet';
import { halfNote, type StageGeometry, xOfLane, yOfBeat } from './geometry.ts';
import { noteSpots, spotKey } from './notes-of.ts';
import { beatsInSight, entriesInSight } from './scene.ts';

const REACH_PX = 9;

/** The key of the note below a pixel: of a node, of a slide by its ribbon, of a tempo by its label; null for none. */
export function keyAt(sheet: ChartSheet, at: StageGeometry, x: number, y: number): string | null {
  const inSight = entriesInSight(sheet.entries, beatsInSight(at));
  const reach = Math.max(REACH_PX, halfNote(at) + 3);
  let best: { readonly key: string; readonly far: number } | null = null;
  for (const { id, entry } of inSight) {
    if (entry.type === 'BPM' || entry.type === 'System') {
      const far = Math.abs(yOfBeat(at, entry.beat) - y);
      if (x > at.right && far <= reach && far < (best?.far ?? Infinity)) best = { key: String(id), far };
      continue;
    }
    for (const [index, { beat, from, to }] of noteSpots(entry).entries()) {
      const half = at.laneWidth / 2;
      if (x < xOfLane(at, from) - half || x > xOfLane(at, to) + half) continue;
      const far = Math.abs(yOfBeat(at, beat) - y);
      if (far <= reach && far < (best?.far ?? Infinity)) best = { key: spotKey(id, entry, index), far };
    }
  }
  return best?.key ?? ribbonAt(inSight, at, x, y);
}

function ribbonAt(
  inSight: ReturnType<typeof entriesInSight>,
  at: StageGeometry,
  x: number,
  y: number,
): string | null {
  for (const { id, entry } of inSight) {
    if (!('connections' in entry)) continue;
    for (let i = 1; i < entry.connections.length; i++) {
      const [a, b] = [entry.connections[i - 1], entry.connections[i]];
      if (!a || !b) continue;
      const [y1, y2] = [yOfBeat(at, a.beat), yOfBeat(at, b.beat)];
      if (y > y1 || y < y2 || y1 === y2) continue;
      const lane = a.lane + ((b.lane - a.lane) * (y1 - y)) / (y1 - y2);
      if (Math.abs(xOfLane(at, lane) - x) <= at.laneWidth * 0.45) return String(id);
    }
  }
  return null;
}
