import type { PlayableChart, PlayableNote, Ribbon } from '../playing/playable.ts';
import type { Sprite } from './draw-list.ts';
import { kindOf } from './looks.ts';

/** A chart laid out for frames: each field a list of its own, in order of time, so that a frame reads a short stretch of it. */
export interface StageChart {
  readonly notes: StageNotes;
  readonly pieces: StagePieces;
  readonly ties: StageTies;
}

/** By time, then by lane. */
export interface StageNotes {
  /** Index of each among the notes of the chart. */
  readonly indices: Uint32Array;
  readonly times: Float64Array;
  readonly lanes: Float64Array;
  /** Place in `SPRITES` of the note without its arrow. */
  readonly kinds: Uint8Array;
  /** Lanes covered from `lanes` in the direction. */
  readonly widths: Uint8Array;
  /** −1 to the left, 1 to the right, 0 for notes without a direction. */
  readonly directions: Int8Array;
  /** 1 for notes that a finger comes down for. */
  readonly presses: Uint8Array;
}

/** Straight pieces of slides and holds, by start. */
export interface StagePieces {
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly startLanes: Float64Array;
  readonly endLanes: Float64Array;
  /** When the whole slide or hold begins and ends. */
  readonly heldFrom: Float64Array;
  readonly heldTo: Float64Array;
  /** The latest end of this piece and all before: it never falls, so that a search finds the first that is not over. */
  readonly latestEnds: Float64Array;
}

export interface StageTies {
  readonly times: Float64Array;
  readonly fromLanes: Float64Array;
  readonly toLanes: Float64Array;
}

function spriteOf({ kind, isOffBeat, direction }: PlayableNote): Sprite {
  switch (kind) {
    case 'single':
      return isOffBeat ? 'offBeat' : 'tap';
    case 'flick':
      return 'flick';
    case 'skill':
      return 'skill';
    case 'directional':
      return direction === 'Left' ? 'left' : 'right';
    case 'holdTick':
      return 'tick';
    case 'holdStart':
    case 'holdEnd':
      return 'hold';
  }
}

const directionOf = ({ direction }: PlayableNote): number =>
  direction === null ? 0 : direction === 'Left' ? -1 : 1;

/** All but inner nodes and ends of slides and holds; of notes in order of time. */
function pressesOf(notes: readonly PlayableNote[]): Uint8Array {
  const begun = new Set<number>();
  return Uint8Array.from(notes, ({ ribbon }) => {
    if (ribbon === null) return 1;
    const isFirst = !begun.has(ribbon);
    begun.add(ribbon);
    return Number(isFirst);
  });
}

function notesOf(chart: PlayableChart): StageNotes {
  const inOrder = [...chart.notes.entries()].sort(([, a], [, b]) => a.time - b.time || a.lane - b.lane);
  const notes = inOrder.map(([, note]) => note);
  return {
    indices: Uint32Array.from(inOrder, ([index]) => index),
    times: Float64Array.from(notes, ({ time }) => time),
    lanes: Float64Array.from(notes, ({ lane }) => lane),
    kinds: Uint8Array.from(notes, (note) => kindOf(spriteOf(note))),
    widths: Uint8Array.from(notes, ({ width }) => width),
    directions: Int8Array.from(notes, directionOf),
    presses: pressesOf(notes),
  };
}

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly startLane: number;
  readonly endLane: number;
  readonly heldFrom: number;
  readonly heldTo: number;
}

/** Pieces that take no time show nothing. */
function piecesOf({ points }: Ribbon): readonly Piece[] {
  const heldFrom = points[0]?.time ?? 0;
  const heldTo = points.at(-1)?.time ?? 0;
  return points.flatMap((to, i) => {
    const from = points[i - 1];
    if (!from || to.time <= from.time) return [];
    return [{ start: from.time, end: to.time, startLane: from.lane, endLane: to.lane, heldFrom, heldTo }];
  });
}

function layPieces(chart: PlayableChart): StagePieces {
  const pieces = chart.ribbons.flatMap(piecesOf).toSorted((a, b) => a.start - b.start);
  let latest = Number.NEGATIVE_INFINITY;
  return {
    starts: Float64Array.from(pieces, ({ start }) => start),
    ends: Float64Array.from(pieces, ({ end }) => end),
    startLanes: Float64Array.from(pieces, ({ startLane }) => startLane),
    endLanes: Float64Array.from(pieces, ({ endLane }) => endLane),
    heldFrom: Float64Array.from(pieces, ({ heldFrom }) => heldFrom),
    heldTo: Float64Array.from(pieces, ({ heldTo }) => heldTo),
    latestEnds: Float64Array.from(pieces, ({ end }) => {
      latest = Math.max(latest, end);
      return latest;
    }),
  };
}

/** Charts are mirrored before, by `mirrorChart`. */
export function stageChart(chart: PlayableChart): StageChart {
  return {
    notes: notesOf(chart),
    pieces: layPieces(chart),
    ties: {
      times: Float64Array.from(chart.ties, ({ time }) => time),
      fromLanes: Float64Array.from(chart.ties, ({ lanes }) => lanes[0]),
      toLanes: Float64Array.from(chart.ties, ({ lanes }) => lanes[1]),
    },
  };
}
