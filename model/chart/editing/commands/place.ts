import { LAST_BEAT, LAST_LANE } from '#model/contract/community/chart-limits';
import type { ChartEntry, ChartNote, Connection } from '../../notes.ts';
import { isSameBeat, tidyBeat } from '../beats.ts';
import { added, layerOr, NO_EDIT, withNodes } from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import { lanesInside, type NoteDirection, wholeLane, widthInside } from '../lanes.ts';
import type { ChartSheet } from '../sheet.ts';

/** Kinds of a note that stands by itself. */
export const TAP_KINDS = ['single', 'flick', 'skill', 'left', 'right'] as const;
export type TapKind = (typeof TAP_KINDS)[number];

export interface PlacedPoint {
  readonly beat: number;
  readonly lane: number;
  readonly isHidden?: boolean;
}

/** A note to be placed. */
export type PlacedNote =
  | { readonly kind: TapKind; readonly beat: number; readonly lane: number; readonly width?: number }
  | { readonly kind: 'long'; readonly beat: number; readonly lane: number; readonly toBeat: number }
  | { readonly kind: 'slide'; readonly points: readonly PlacedPoint[] };

const beatInside = (beat: number): number => tidyBeat(Math.min(LAST_BEAT, Math.max(0, beat)));

const DIRECTIONS: { readonly [K in TapKind]?: NoteDirection } = { left: 'Left', right: 'Right' };

/** A note that stands by itself, within the lanes. */
export function tapOf(kind: TapKind, beat: number, lane: number, width = 1): ChartNote {
  const at = { beat: beatInside(beat), lane: wholeLane(lane) };
  const direction = DIRECTIONS[kind];
  if (direction) {
    return {
      type: 'Directional',
      ...at,
      direction,
      width: widthInside(at.lane, direction, width),
      skill: false,
    };
  }
  return { type: 'Single', ...at, flick: kind === 'flick', skill: kind === 'skill', charge: false };
}

export const pointOf = ({ beat, lane, isHidden = false }: PlacedPoint): Connection => ({
  beat: beatInside(beat),
  lane: isHidden ? lanesInside(lane, 0, LAST_LANE) : wholeLane(lane),
  flick: false,
  skill: false,
  charge: false,
  hidden: isHidden,
});

function noteOf(placed: PlacedNote): ChartNote | null {
  switch (placed.kind) {
    case 'long': {
      const { beat, toBeat, lane } = placed;
      const nodes = [beat, toBeat].map((each) => pointOf({ beat: each, lane }));
      const [start, end] = nodes;
      if (!start || !end) return null;
      if (isSameBeat(start.beat, end.beat)) return tapOf('single', start.beat, lane);
      return withNodes({ type: 'Long', connections: [start, end] }, nodes);
    }
    case 'slide':
      return withNodes({ type: 'Slide', connections: [] }, placed.points.map(pointOf));
    default:
      return tapOf(placed.kind, placed.beat, placed.lane, placed.width);
  }
}

type TapNote = Extract<ChartNote, { readonly lane: number }>;

const isTap = (entry: ChartEntry): entry is TapNote => 'lane' in entry;

export function tapKindOf(note: TapNote): TapKind {
  if (note.type === 'Directional') return note.direction === 'Left' ? 'left' : 'right';
  return note.skill ? 'skill' : note.flick ? 'flick' : 'single';
}

/** Puts a note on the chart. One that stands by itself takes the place of another such note on its beat and lane. */
export function place(sheet: ChartSheet, placed: PlacedNote, layer?: number): ChartEdit {
  const note = noteOf(placed);
  if (!note) return NO_EDIT;
  const remove = isTap(note)
    ? sheet.entries.filter(
        ({ entry }) => isTap(entry) && entry.lane === note.lane && isSameBeat(entry.beat, note.beat),
      )
    : [];
  return { remove, add: added(sheet, [note], layerOr(sheet, layer)) };
}
