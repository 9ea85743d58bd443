import {
  COMBO_LIMIT,
  COMBO_MULTIPLIER,
  DURATION,
  MAX_WEIGHTS,
  NOTE_FEVER,
  NOTE_TIME,
  NOTE_WEIGHT,
  POWER_UNITS,
  QUEUE_LATEST,
  RUN_COUNT,
  RUN_NOTES,
  RUN_WEIGHT,
  TRIGGER,
  WEIGHT_COMBO,
  WEIGHT_COUNT,
  WEIGHT_FEVER,
  WEIGHT_POINTS,
  WINDOW_END,
  WINDOW_START,
  WINDOWS,
} from '../layout.ts';
import { getF64, getI32, setF64, setI32 } from './script/memory.ts';
import { noteShare } from './share.ts';

/** Notes of the prepared song, and how many distinct weights (combo step × fever) they have. */
export let notes: i32 = 0;
export let weights: i32 = 0;
export let durations: i32 = 0;
let triggers: i32 = 0;
let share: f64 = 0;
let judge: f64 = 0;
let tolerance: f64 = 0;

/** 1 where skills wait for each other and in this song some may have to. */
export let queued: i32 = 0;
/** Seconds between the end of a skill and the start of one that waits for it (reference R27). */
const REST: f64 = 0.75;

/**
 * Reads the notes, triggers, combo steps and durations the host wrote and derives note weights and skill windows.
 * `hits` notes, `judgement` the average judgement multiplier, `fever` 1 when fever doubles notes.
 */
export function prepareSong(
  hits: i32,
  level: f64,
  judgement: f64,
  fever: i32,
  comboSteps: i32,
  triggerCount: i32,
  durationCount: i32,
  windowTolerance: f64,
): void {
  tolerance = windowTolerance;
  beginSong(hits, level, judgement, fever, comboSteps, triggerCount, durationCount);
  for (let duration: i32 = 0; duration < durations; duration++) {
    for (let window: i32 = 0; window < WINDOWS; window++) openWindow(duration, window);
  }
}

/**
 * The same for a chart whose windows are known by how many notes they cover instead of by its times: the host wrote the
 * triggers and one past the last covered note of each row to WINDOW_END.
 */
export function prepareCoveredSong(
  hits: i32,
  level: f64,
  judgement: f64,
  fever: i32,
  comboSteps: i32,
  triggerCount: i32,
  durationCount: i32,
): void {
  beginSong(hits, level, judgement, fever, comboSteps, triggerCount, durationCount);
  for (let duration: i32 = 0; duration < durations; duration++) {
    for (let window: i32 = 0; window < WINDOWS; window++) {
      const row: i32 = duration * WINDOWS + window;
      if (window < triggers) layWindow(row, getI32(TRIGGER, window) + 1, getI32(WINDOW_END, row));
      else layWindow(row, 0, 0);
    }
  }
}

function beginSong(
  hits: i32,
  level: f64,
  judgement: f64,
  fever: i32,
  comboSteps: i32,
  triggerCount: i32,
  durationCount: i32,
): void {
  queued = 0;
  notes = hits;
  weights = comboSteps * 2;
  durations = durationCount;
  triggers = triggerCount;
  share = noteShare(level, hits);
  judge = judgement;
  for (let weight: i32 = 0; weight < weights; weight++) {
    setF64(WEIGHT_COMBO, weight, getF64(COMBO_MULTIPLIER, weight >> 1));
    setF64(WEIGHT_FEVER, weight, (weight & 1) === 1 ? 2.0 : 1.0);
    setF64(WEIGHT_COUNT, weight, 0.0);
  }
  weighNotes(fever);
}

function weighNotes(fever: i32): void {
  let step: i32 = 0;
  for (let note: i32 = 0; note < notes; note++) {
    while (note + 1 > getF64(COMBO_LIMIT, step)) step++;
    const weight: i32 = step * 2 + (fever === 1 ? getI32(NOTE_FEVER, note) : 0);
    setI32(NOTE_WEIGHT, note, weight);
    setF64(WEIGHT_COUNT, weight, getF64(WEIGHT_COUNT, weight) + 1.0);
  }
}

/** One past the last note that a skill of `seconds` triggered by note `trigger` covers (reference R26). */
export function coveredEnd(trigger: i32, seconds: f64): i32 {
  const limit: f64 = getF64(NOTE_TIME, trigger) + seconds + tolerance;
  let end: i32 = trigger + 1;
  while (end < notes && getF64(NOTE_TIME, end) <= limit) end++;
  return end;
}

function openWindow(duration: i32, window: i32): void {
  const row: i32 = duration * WINDOWS + window;
  let start: i32 = 0;
  let end: i32 = 0;
  if (window < triggers) {
    const trigger: i32 = getI32(TRIGGER, window);
    start = trigger + 1;
    end = coveredEnd(trigger, getF64(DURATION, duration));
  }
  layWindow(row, start, end);
}

function layWindow(row: i32, start: i32, end: i32): void {
  setI32(WINDOW_START, row, start);
  setI32(WINDOW_END, row, end);
  let runs: i32 = 0;
  for (let note: i32 = start; note < end; note++) {
    const weight: i32 = getI32(NOTE_WEIGHT, note);
    let run: i32 = 0;
    while (run < runs && getI32(RUN_WEIGHT, row * MAX_WEIGHTS + run) !== weight) run++;
    if (run === runs) {
      setI32(RUN_WEIGHT, row * MAX_WEIGHTS + run, weight);
      setI32(RUN_NOTES, row * MAX_WEIGHTS + run, 0);
      runs++;
    }
    setI32(RUN_NOTES, row * MAX_WEIGHTS + run, getI32(RUN_NOTES, row * MAX_WEIGHTS + run) + 1);
  }
  setI32(RUN_COUNT, row, runs);
}

/** After prepareSong: whether skills wait for each other instead of running side by side. */
export function prepareQueue(waits: i32): void {
  queued = 0;
  if (waits === 0) return;
  let longest: f64 = 0.0;
  for (let duration: i32 = 0; duration < durations; duration++) {
    if (getF64(DURATION, duration) > longest) longest = getF64(DURATION, duration);
  }
  let latest: f64 = dueTime(0);
  for (let window: i32 = 0; window < WINDOWS; window++) {
    if (window > 0) latest = startAfter(window, latest, longest);
    setF64(QUEUE_LATEST, window, latest);
    if (window < triggers && latest > dueTime(window)) queued = 1;
  }
}

/** When the skill note of a window comes. */
export function dueTime(window: i32): f64 {
  return getF64(NOTE_TIME, getI32(TRIGGER, window));
}

/** When a window starts after a skill of `seconds` that started at `before`. */
export function startAfter(window: i32, before: f64, seconds: f64): f64 {
  if (window >= triggers) return before;
  const free: f64 = before + seconds + REST;
  const due: f64 = dueTime(window);
  return free > due ? free : due;
}

/** No skill of a window starts later. */
export function latestStart(window: i32): f64 {
  return getF64(QUEUE_LATEST, window);
}

/** 1 when the window is there and may have to wait. */
export function mayWait(window: i32): i32 {
  return queued === 1 && window < triggers && latestStart(window) > dueTime(window) ? 1 : 0;
}

/** First note that a skill starting at `start` covers in a window. */
export function firstCovered(window: i32, start: f64): i32 {
  let note: i32 = getI32(TRIGGER, window) + 1;
  while (note < notes && getF64(NOTE_TIME, note) < start) note++;
  return note;
}

/** One past the last note, from `first` on, that a skill of `seconds` starting at `start` covers. */
export function endCovered(first: i32, start: f64, seconds: f64): i32 {
  const limit: f64 = start + seconds + tolerance;
  let end: i32 = first;
  while (end < notes && getF64(NOTE_TIME, end) <= limit) end++;
  return end;
}

/** Most notes that any window of this duration covers. */
export function longestWindow(duration: i32): i32 {
  let longest: i32 = 0;
  for (let window: i32 = 0; window < WINDOWS; window++) {
    const row: i32 = duration * WINDOWS + window;
    const covered: i32 = getI32(WINDOW_END, row) - getI32(WINDOW_START, row);
    if (covered > longest) longest = covered;
    if (mayWait(window) === 1) {
      const delayed: i32 = longestDelayed(window, getF64(DURATION, duration));
      if (delayed > longest) longest = delayed;
    }
  }
  return longest;
}

/** Most notes that a window which may have to wait covers from any note on at which it can start. */
function longestDelayed(window: i32, seconds: f64): i32 {
  let longest: i32 = 0;
  const latest: f64 = latestStart(window);
  const last: i32 = firstCovered(window, latest);
  for (let first: i32 = getI32(TRIGGER, window) + 1; first <= last && first < notes; first++) {
    const time: f64 = getF64(NOTE_TIME, first);
    const covered: i32 = endCovered(first, time < latest ? time : latest, seconds) - first;
    if (covered > longest) longest = covered;
  }
  return longest;
}

/** 1 when two windows share a note at the longest duration: then extras add up on one note. */
export function windowsOverlap(): i32 {
  if (queued === 1 && tolerance > REST) return 1;
  let overlap: i32 = 0;
  for (let duration: i32 = 0; duration < durations; duration++) {
    for (let window: i32 = 1; window < triggers; window++) {
      const row: i32 = duration * WINDOWS + window;
      if (getI32(WINDOW_END, row - 1) > getI32(WINDOW_START, row)) overlap = 1;
    }
  }
  return overlap;
}

/** Real-valued worth of a note of this weight per point of power. */
export function weightRate(weight: i32): f64 {
  return share * getF64(WEIGHT_COMBO, weight) * judge * getF64(WEIGHT_FEVER, weight);
}

/** Real-valued worth of the whole song without skills, per point of power. */
export function songRate(): f64 {
  let rate: f64 = 0.0;
  for (let weight: i32 = 0; weight < weights; weight++)
    rate += getF64(WEIGHT_COUNT, weight) * weightRate(weight);
  return rate;
}

/**
 * Points of a note of each weight at `units` of power, floored once as the game does: the first of the two floors.
 * Returns the points of the whole song without skills.
 */
export function pointsAtPower(units: f64): f64 {
  const power: f64 = units / POWER_UNITS;
  let base: f64 = 0.0;
  for (let weight: i32 = 0; weight < weights; weight++) {
    const points: f64 = Math.floor(
      power * share * getF64(WEIGHT_COMBO, weight) * judge * getF64(WEIGHT_FEVER, weight),
    );
    setF64(WEIGHT_POINTS, weight, points);
    base += points * getF64(WEIGHT_COUNT, weight);
  }
  return base;
}
