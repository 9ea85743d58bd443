import { passed } from '../playing/playhead.ts';
import type { DrawList, Played, StageOptions } from './draw-list.ts';
import { shownKind } from './draw-notes.ts';
import { LANE_WIDTH, LANES, xAt } from './geometry.ts';
import { HIT_SECONDS, LIGHT_SECONDS, PAST_SECONDS } from './looks.ts';
import { self } from './seen.ts';
import type { StageNotes } from './stage-chart.ts';

function addHit(notes: StageNotes, note: number, age: number, options: StageOptions, out: DrawList): void {
  const width = notes.widths[note] ?? 1;
  const middle = (notes.lanes[note] ?? 0) + ((notes.directions[note] ?? 0) * (width - 1)) / 2;
  const at = out.hitCount;
  out.hits[at * 3] = xAt(middle, 1);
  out.hits[at * 3 + 1] = width * LANE_WIDTH * options.noteSize;
  out.hits[at * 3 + 2] = age / HIT_SECONDS;
  out.hitKinds[at] = shownKind(notes, note, options);
  out.hitCount = at + 1;
}

/** Lights the lanes of a note as far as the field has them; later notes are brighter and come last. */
function addLight(notes: StageNotes, note: number, age: number, out: DrawList): void {
  const light = 1 - age / LIGHT_SECONDS;
  for (let place = 0; place < (notes.widths[note] ?? 1); place++) {
    const lane = Math.round((notes.lanes[note] ?? 0) + place * (notes.directions[note] ?? 0));
    if (lane >= 0 && lane < LANES) out.lanes[lane] = light;
  }
}

function addTrace(notes: StageNotes, note: number, age: number, options: StageOptions, out: DrawList): void {
  addHit(notes, note, age, options, out);
  if (options.hasLaneLight && age < LIGHT_SECONDS) addLight(notes, note, age, out);
}

/** What the notes leave behind that have just been hit, older ones behind, and how many have been in all. */
export function drawHits(notes: StageNotes, seconds: number, options: StageOptions, out: DrawList): void {
  const count = passed(notes.times, self, seconds);
  out.combo = count;
  out.sinceHit = count === 0 ? Number.POSITIVE_INFINITY : seconds - (notes.times[count - 1] ?? 0);
  for (let note = passed(notes.times, self, seconds - HIT_SECONDS); note < count; note++) {
    addTrace(notes, note, seconds - (notes.times[note] ?? 0), options, out);
  }
}

/** The same of notes that a player hit, early or late. How many they were is in the tally. */
export function drawPlayedHits(
  notes: StageNotes,
  seconds: number,
  options: StageOptions,
  out: DrawList,
  { hitAt }: Played,
): void {
  out.combo = 0;
  out.sinceHit = Number.POSITIVE_INFINITY;
  const end = passed(notes.times, self, seconds + PAST_SECONDS);
  for (let note = passed(notes.times, self, seconds - HIT_SECONDS - PAST_SECONDS); note < end; note++) {
    const age = seconds - (hitAt[notes.indices[note] ?? 0] ?? Number.NaN);
    if (age >= 0 && age < HIT_SECONDS) addTrace(notes, note, age, options, out);
  }
}
