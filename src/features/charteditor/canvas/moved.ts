import type { ChartSheet } from '#model/chart/editing/sheet';
import type { ChartEntry } from '#model/chart/notes';
import { DEFAULT_BPM } from '#model/chart/time';

/** The tempo that holds at a beat. */
export function tempoAt({ entries }: ChartSheet, beat: number): number {
  let bpm = DEFAULT_BPM;
  for (const { entry } of entries) {
    if (entry.type !== 'BPM') continue;
    if (entry.beat > beat) break;
    bpm = entry.bpm;
  }
  return bpm;
}

const LAST_LANE = 6;

interface GhostMove {
  readonly beats: number;
  readonly lanes: number;
}

const movedNote = <T extends { readonly beat: number; readonly lane: number }>(
  note: T,
  by: GhostMove,
): T => ({
  ...note,
  beat: Math.max(0, note.beat + by.beats),
  lane: Math.min(LAST_LANE, Math.max(0, note.lane + by.lanes)),
});

/** Entries of a selection as they would be elsewhere. */
export const movedGhosts = (
  { entries }: ChartSheet,
  selection: ReadonlySet<string>,
  by: GhostMove,
): readonly ChartEntry[] =>
  entries.flatMap(({ id, entry }): ChartEntry[] => {
    const isWhole = selection.has(String(id));
    if ('connections' in entry) {
      const nodes = entry.connections.map((node, i) =>
        isWhole || selection.has(`${id}.${i}`) ? movedNote(node, by) : node,
      );
      const isMoved = nodes.some((node, i) => node !== entry.connections[i]);
      return isMoved ? [{ ...entry, type: 'Slide', connections: nodes }] : [];
    }
    if (!isWhole) return [];
    return 'lane' in entry
      ? [movedNote(entry, by)]
      : [{ ...entry, beat: Math.max(0, entry.beat + by.beats) }];
  });
