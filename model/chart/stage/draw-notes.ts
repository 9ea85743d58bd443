import { passed } from '../playing/playhead.ts';
import type { DrawList, Played, StageOptions } from './draw-list.ts';
import { LANE_WIDTH, ratioAt, xAt, yAt } from './geometry.ts';
import {
  BOBS_PER_SECOND,
  CAP_BOB,
  CAP_REACH,
  FLICK_BOB,
  FLICK_TOP_RISE,
  kindOf,
  PAST_SECONDS,
} from './looks.ts';
import { addSprite, depthOf, farMoment, nearMoment, self } from './seen.ts';
import type { StageNotes } from './stage-chart.ts';

const TAP = kindOf('tap');
const OFF_BEAT = kindOf('offBeat');
const FLICK = kindOf('flick');
const FLICK_TOP = kindOf('flickTop');
const LEFT_TOP = kindOf('leftTop');
const RIGHT_TOP = kindOf('rightTop');

/** The kind under which a note is shown. */
export function shownKind({ kinds }: StageNotes, note: number, { hasOffBeat }: StageOptions): number {
  const kind = kinds[note] ?? TAP;
  return kind === OFF_BEAT && !hasOffBeat ? TAP : kind;
}

/** A directional note shows one picture in each of its lanes. */
function addNote(
  notes: StageNotes,
  note: number,
  seconds: number,
  options: StageOptions,
  out: DrawList,
): void {
  const kind = shownKind(notes, note, options);
  const ratio = ratioAt(depthOf(notes.times[note] ?? 0, seconds, options));
  const direction = notes.directions[note] ?? 0;
  const width = notes.widths[note] ?? 1;
  for (let place = 0; place < width; place++) {
    const lane = (notes.lanes[note] ?? 0) + place * direction;
    addSprite(out, kind, lane, xAt(lane, ratio), yAt(ratio), ratio * options.noteSize);
  }
}

/** The arrow above a flick, or the cap at the last lane of a directional note. */
function addTop(
  notes: StageNotes,
  note: number,
  seconds: number,
  options: StageOptions,
  out: DrawList,
): void {
  const direction = notes.directions[note] ?? 0;
  const isFlick = notes.kinds[note] === FLICK;
  if (!isFlick && direction === 0) return;
  const ratio = ratioAt(depthOf(notes.times[note] ?? 0, seconds, options));
  const size = ratio * options.noteSize;
  const bob = Math.sin(2 * Math.PI * BOBS_PER_SECOND * seconds);
  const lane = (notes.lanes[note] ?? 0) + ((notes.widths[note] ?? 1) - 1) * direction;
  const x = xAt(lane, ratio);
  const y = yAt(ratio);
  if (direction === 0) {
    addSprite(out, FLICK_TOP, lane, x, y - (FLICK_TOP_RISE + FLICK_BOB * bob) * size * LANE_WIDTH, size);
  } else {
    const reach = direction * (CAP_REACH + CAP_BOB * bob) * size * LANE_WIDTH;
    addSprite(out, direction < 0 ? LEFT_TOP : RIGHT_TOP, lane, x + reach, y, size);
  }
}

const isHit = ({ hitAt }: Played, { indices }: StageNotes, note: number, seconds: number): boolean =>
  (hitAt[indices[note] ?? 0] ?? Number.NaN) <= seconds;

/**
 * Notes on their way, later ones behind, and in front of all of them their arrows. In a run, a note goes on past the line until
 * it is hit.
 */
export function drawNotes(
  notes: StageNotes,
  seconds: number,
  options: StageOptions,
  out: DrawList,
  played: Played | null,
): void {
  const past = played && options.hidden === 0 ? PAST_SECONDS : 0;
  const first = passed(notes.times, self, nearMoment(seconds, options) - past);
  const last = passed(notes.times, self, farMoment(seconds, options)) - 1;
  for (let note = last; note >= first; note--) {
    if (!played || !isHit(played, notes, note, seconds)) addNote(notes, note, seconds, options, out);
  }
  for (let note = last; note >= first; note--) {
    if (!played || !isHit(played, notes, note, seconds)) addTop(notes, note, seconds, options, out);
  }
}
