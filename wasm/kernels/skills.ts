import {
  DURATION,
  MAX_COVERED,
  MAX_SIGNATURES,
  MAX_WEIGHTS,
  NOTE_TIME,
  NOTE_WEIGHT,
  RUN_COUNT,
  RUN_NOTES,
  RUN_WEIGHT,
  SIG_COVERS,
  SIG_DURATION,
  SIG_LEADER,
  SIG_MEMBER,
  SIG_MULTIPLIER,
  SIG_SIXTH,
  SIG_TABLE,
  TABLE,
  TEAM_SIZE,
  WEIGHT_POINTS,
  WINDOW_END,
  WINDOW_START,
  WINDOWS,
} from '../layout.ts';
import { getF64, getI32, getU8, setF64, setU8 } from './script/memory.ts';
import {
  dueTime,
  endCovered,
  firstCovered,
  latestStart,
  longestWindow,
  mayWait,
  notes,
  queued,
  weightRate,
  windowsOverlap,
} from './song.ts';

/** 1 when extras could add up below zero on one note: then bounds keep a note's worth of distance (see limit). */
export let extrasMayCancel: i32 = 0;

/** Multiplier of the `ordinal`-th covered note (0-based) under a signature. */
export function multiplierAt(sig: i32, ordinal: i32): f64 {
  const table: i32 = getI32(SIG_TABLE, sig);
  return table < 0 ? getF64(SIG_MULTIPLIER, sig) : getF64(TABLE, table * MAX_COVERED + ordinal);
}

/** Points that a signature adds in a window at the current power, floored note by note: the second floor. */
export function windowExtra(sig: i32, window: i32): f64 {
  const row: i32 = getI32(SIG_DURATION, sig) * WINDOWS + window;
  let extra: f64 = 0.0;
  if (getI32(SIG_TABLE, sig) < 0) {
    const multiplier: f64 = getF64(SIG_MULTIPLIER, sig);
    const runs: i32 = getI32(RUN_COUNT, row);
    for (let run: i32 = row * MAX_WEIGHTS; run < row * MAX_WEIGHTS + runs; run++) {
      const points: f64 = getF64(WEIGHT_POINTS, getI32(RUN_WEIGHT, run));
      extra += (Math.floor(points * multiplier) - points) * getI32(RUN_NOTES, run);
    }
    return extra;
  }
  const start: i32 = getI32(WINDOW_START, row);
  const end: i32 = getI32(WINDOW_END, row);
  for (let note: i32 = start; note < end; note++) {
    const points: f64 = getF64(WEIGHT_POINTS, getI32(NOTE_WEIGHT, note));
    extra += Math.floor(points * multiplierAt(sig, note - start)) - points;
  }
  return extra;
}

/** The same without floors and per point of power. */
export function windowRate(sig: i32, window: i32): f64 {
  const row: i32 = getI32(SIG_DURATION, sig) * WINDOWS + window;
  let rate: f64 = 0.0;
  if (getI32(SIG_TABLE, sig) < 0) {
    const extra: f64 = getF64(SIG_MULTIPLIER, sig) - 1.0;
    const runs: i32 = getI32(RUN_COUNT, row);
    for (let run: i32 = row * MAX_WEIGHTS; run < row * MAX_WEIGHTS + runs; run++) {
      rate += weightRate(getI32(RUN_WEIGHT, run)) * extra * getI32(RUN_NOTES, run);
    }
    return rate;
  }
  const start: i32 = getI32(WINDOW_START, row);
  const end: i32 = getI32(WINDOW_END, row);
  for (let note: i32 = start; note < end; note++) {
    rate += weightRate(getI32(NOTE_WEIGHT, note)) * (multiplierAt(sig, note - start) - 1.0);
  }
  return rate;
}

/** Points that a signature adds in a window in which it starts at `start`, which may be after its skill note. */
export function queuedExtra(sig: i32, window: i32, start: f64): f64 {
  if (mayWait(window) === 0 || start <= dueTime(window)) return windowExtra(sig, window);
  const first: i32 = firstCovered(window, start);
  const end: i32 = endCovered(first, start, getF64(DURATION, getI32(SIG_DURATION, sig)));
  let extra: f64 = 0.0;
  for (let note: i32 = first; note < end; note++) {
    const points: f64 = getF64(WEIGHT_POINTS, getI32(NOTE_WEIGHT, note));
    extra += Math.floor(points * multiplierAt(sig, note - first)) - points;
  }
  return extra;
}

/** Highest windowRate of the window, whenever it may start. */
export function windowLimit(sig: i32, window: i32): f64 {
  let most: f64 = windowRate(sig, window);
  if (mayWait(window) === 0) return most;
  const latest: f64 = latestStart(window);
  const last: i32 = firstCovered(window, latest);
  for (let first: i32 = firstCovered(window, dueTime(window)); first <= last && first < notes; first++) {
    const rate: f64 = highestFrom(sig, first, latest);
    if (rate > most) most = rate;
  }
  return most;
}

/** Of all windows from a note on: more notes are no gain where a skill takes points away. */
function highestFrom(sig: i32, first: i32, latest: f64): f64 {
  const time: f64 = getF64(NOTE_TIME, first);
  const seconds: f64 = getF64(DURATION, getI32(SIG_DURATION, sig));
  const end: i32 = endCovered(first, time < latest ? time : latest, seconds);
  let highest: f64 = 0.0;
  let rate: f64 = 0.0;
  for (let note: i32 = first; note < end; note++) {
    rate += weightRate(getI32(NOTE_WEIGHT, note)) * (multiplierAt(sig, note - first) - 1.0);
    if (rate > highest) highest = rate;
  }
  return highest;
}

/**
 * Real-valued worth of each signature per point of power: as one of five members, as leader, as sixth activation.
 * `memberShare` 1 when members take the first five windows in turn (free live), `leaderShare` 1 when the leader
 * alone takes one of them (multi live), `encore` how often in five lives the leader's skill is the sixth activation.
 */
export function prepareSkills(signatures: i32, memberShare: i32, leaderShare: i32, encore: i32): void {
  const overlap: i32 = windowsOverlap();
  extrasMayCancel = 0;
  for (let sig: i32 = 0; sig < signatures; sig++) {
    let turns: f64 = 0.0;
    for (let window: i32 = 0; window < TEAM_SIZE; window++) turns += windowLimit(sig, window);
    const sixth: f64 = windowLimit(sig, TEAM_SIZE);
    setF64(SIG_MEMBER, sig, memberShare === 1 ? turns / 5.0 : 0.0);
    setF64(
      SIG_LEADER,
      sig,
      (leaderShare === 1 ? turns / 5.0 : 0.0) + (encore > 0 ? (encore / 5.0) * sixth : 0.0),
    );
    setF64(SIG_SIXTH, sig, sixth);
    if (overlap === 1 && lowestMultiplier(sig) < 1.0) extrasMayCancel = 1;
    for (let other: i32 = 0; other < signatures; other++) setU8(SIG_COVERS, sig * MAX_SIGNATURES + other, 0);
  }
}

function lowestMultiplier(sig: i32): f64 {
  let lowest: f64 = multiplierAt(sig, 0);
  if (getI32(SIG_TABLE, sig) < 0) return lowest;
  const covered: i32 = longestWindow(getI32(SIG_DURATION, sig));
  for (let ordinal: i32 = 1; ordinal < covered; ordinal++) {
    const multiplier: f64 = multiplierAt(sig, ordinal);
    if (multiplier < lowest) lowest = multiplier;
  }
  return lowest;
}

/** 1 when signature `a` is at least as good as `b` on every note of every window. Remembered per pair. */
export function signatureCovers(a: i32, b: i32): i32 {
  if (a === b) return 1;
  const known: i32 = getU8(SIG_COVERS, a * MAX_SIGNATURES + b);
  if (known > 0) return known - 1;
  const covers: i32 = compareSignatures(a, b);
  setU8(SIG_COVERS, a * MAX_SIGNATURES + b, covers + 1);
  return covers;
}

function compareSignatures(a: i32, b: i32): i32 {
  // A longer skill may hold up the next.
  if (queued === 1 && getI32(SIG_DURATION, a) !== getI32(SIG_DURATION, b)) return 0;
  if (getF64(DURATION, getI32(SIG_DURATION, a)) < getF64(DURATION, getI32(SIG_DURATION, b))) return 0;
  const varies: bool = getI32(SIG_TABLE, a) >= 0 || getI32(SIG_TABLE, b) >= 0;
  const covered: i32 = varies ? longestWindow(getI32(SIG_DURATION, a)) : 1;
  const others: i32 = longestWindow(getI32(SIG_DURATION, b));
  for (let ordinal: i32 = 0; ordinal < covered; ordinal++) {
    const multiplier: f64 = multiplierAt(a, ordinal);
    // At least one, too: the other skill may have ended before this note, and its table with it.
    if (multiplier < 1.0) return 0;
    if (ordinal < others && multiplier < multiplierAt(b, ordinal)) return 0;
  }
  return 1;
}
