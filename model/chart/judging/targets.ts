import type { PlayableChart, PlayableNote, Ribbon } from '../playing/playable.ts';
import type { JudgedPart, JudgementWindow, JudgementWindows } from './windows.ts';

/** What a finger has to do for a note. */
type Gesture = 'tap' | 'flick' | 'directional' | 'touch' | 'release';

/** A note as it is judged (reference R80). */
export interface Target {
  /** Index into the notes of the chart. */
  readonly note: number;
  readonly time: number;
  readonly lane: number;
  /** Where a finger hits it, in lanes. */
  readonly left: number;
  readonly right: number;
  readonly part: JudgedPart;
  readonly gesture: Gesture;
  readonly direction: 'Left' | 'Right' | null;
  readonly width: number;
  readonly ribbon: number | null;
  readonly window: JudgementWindow;
  /** Seconds before and after its time at which it can be hit. */
  readonly early: number;
  readonly late: number;
}

/** Lanes to either side of the middle of a note's lane that still hit it. */
export const HIT_LANES = 1.175;

const isStraight = ({ points }: Ribbon): boolean => points.every(({ lane }) => lane === points[0]?.lane);

interface Place {
  readonly part: JudgedPart;
  /** A finger that follows a bent slide moves anyway: its flick at the end cannot come early. */
  readonly isBent: boolean;
}

const ALONE: Place = { part: 'press', isBent: false };

/** Place of each note of slides and holds: the first one of a ribbon is its start, the last one its end. */
function placesOf({ notes, ribbons }: PlayableChart): ReadonlyMap<number, Place> {
  const ends = new Map<number, number>();
  const places = new Map<number, Place>();
  for (const [note, { ribbon }] of notes.entries()) {
    if (ribbon === null) continue;
    places.set(note, ends.has(ribbon) ? { part: 'tick', isBent: false } : ALONE);
    ends.set(ribbon, note);
  }
  for (const [index, note] of ends) {
    const ribbon = ribbons[index];
    if (!ribbon || places.get(note) === ALONE) continue;
    const isBent = !isStraight(ribbon);
    places.set(note, { part: isBent || ribbon.points.length > 2 ? 'slideEnd' : 'holdEnd', isBent });
  }
  return places;
}

function gestureOf({ kind, direction }: PlayableNote, part: JudgedPart): Gesture {
  if (part === 'tick') return 'touch';
  if (direction !== null) return 'directional';
  if (kind === 'flick') return 'flick';
  return part === 'press' ? 'tap' : 'release';
}

/** Everything that is judged, one target per note and in the same order. */
export function targetsOf(chart: PlayableChart, windows: JudgementWindows): readonly Target[] {
  const places = placesOf(chart);
  return chart.notes.map((one, note) => {
    const { time, lane, direction, width, ribbon } = one;
    const { part, isBent } = places.get(note) ?? ALONE;
    const gesture = gestureOf(one, part);
    const window = windows[part];
    const far = lane + (direction === 'Left' ? 1 - width : width - 1);
    return {
      note,
      time,
      lane,
      left: Math.min(lane, far) - HIT_LANES,
      right: Math.max(lane, far) + HIT_LANES,
      part,
      gesture,
      direction,
      width,
      ribbon,
      window,
      early: isBent && gesture === 'flick' ? 0 : window.early.bad,
      late: window.late.bad,
    };
  });
}
