import { gridStep, type Tool } from '#model/chart/editing/tools';
import type { ChartEntry, Connection } from '#model/chart/notes';
import type { StageSpot } from './geometry.ts';

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
    case 'Directional': {
      const far = entry.lane + (entry.width - 1) * (entry.direction === 'Left' ? -1 : 1);
      return [{ beat: entry.beat, from: Math.min(entry.lane, far), to: Math.max(entry.lane, far) }];
    }
    case 'Slide':
    case 'Long':
      return entry.connections.map(({ beat, lane }) => ({ beat, from: lane, to: lane }));
  }
}

export const nodeKey = (id: number, entry: ChartEntry, index: number): string =>
  'connections' in entry ? `${id}.${index}` : String(id);

/** Keys of the chosen nodes of an entry: its own where it has no others. */
export function entryKeys(id: number, entry: ChartEntry, isChosen: readonly boolean[]): readonly string[] {
  if (isChosen.length > 0 && isChosen.every(Boolean)) return [String(id)];
  return isChosen.flatMap((chosen, index) => (chosen ? [nodeKey(id, entry, index)] : []));
}

const plain = (beat: number, lane: number): Connection => ({
  beat,
  lane,
  flick: false,
  skill: false,
  charge: false,
  hidden: false,
});

/** Held in one lane it is a long note, else a slide. */
export function heldBetween(
  a: { beat: number; lane: number },
  b: { beat: number; lane: number },
): ChartEntry {
  const [first, last] = a.beat <= b.beat ? [a, b] : [b, a];
  const ends = [plain(first.beat, first.lane), plain(last.beat, last.lane)] as const;
  return first.lane === last.lane
    ? { type: 'Long', connections: ends }
    : { type: 'Slide', connections: ends };
}

/** A slide along some spots, the last one of each beat. */
export function slideThrough(spots: readonly { readonly beat: number; readonly lane: number }[]): ChartEntry {
  const byBeat = new Map(spots.map(({ beat, lane }) => [beat, plain(beat, lane)]));
  return { type: 'Slide', connections: [...byBeat.values()].sort((a, b) => a.beat - b.beat) };
}

/** Farther would leave the seven lanes. */
const widthOf = (lane: number, to: number): number => Math.abs(to - lane) + 1;

const DRAG_PX = 6;

/** What a tool makes of a press that began at one spot and is at another. */
export function drawnEntry(
  tool: Tool,
  from: StageSpot,
  to: StageSpot,
  { grid, bpm }: { readonly grid: number; readonly bpm: number },
): ChartEntry | null {
  const { snappedBeat: beat, lane } = to;
  switch (tool) {
    case 'tap':
    case 'flick':
    case 'skill':
      return {
        type: 'Single',
        beat,
        lane,
        flick: tool === 'flick',
        skill: tool === 'skill',
        charge: false,
      };
    case 'side': {
      const isLeft = to.x < from.x - DRAG_PX;
      const width = widthOf(from.lane, to.lane);
      const direction = isLeft ? 'Left' : 'Right';
      return { type: 'Directional', beat: from.snappedBeat, lane: from.lane, direction, width, skill: false };
    }
    case 'slide': {
      const start = { beat: from.snappedBeat, lane: from.lane };
      const isLong = Math.abs(to.snappedBeat - start.beat) > 1e-9;
      return heldBetween(start, { lane, beat: isLong ? beat : start.beat + gridStep(grid) });
    }
    case 'bpm':
      return { type: 'BPM', beat, bpm };
    case 'select':
    case 'erase':
      return null;
  }
}
