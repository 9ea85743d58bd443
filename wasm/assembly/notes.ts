import {
  ENTRY_FIRST,
  ENTRY_INNER,
  ENTRY_MULTIPLIER,
  MAX_ENTRIES,
  NOTE_WEIGHT,
  ORDER_SCORE,
  ORDERS,
  PERMUTATION,
  SIG_DURATION,
  TEAM_SIG,
  TEAM_SIZE,
  WEIGHT_POINTS,
  WINDOW_END,
  WINDOW_START,
  WINDOWS,
} from '../layout';
import { getF64, getI32, setF64, setI32 } from './memory';
import { multiplierAt } from './skills';
import { notes } from './song';

/**
 * The score note by note, for every order, without any shortcut: each note floored before and after its skill.
 * The search never uses it; it re-scores what the search found.
 */

/** Notes under one of the first five windows, each with the multiplier every member would give it. */
export let entries: i32 = 0;
/** Points of all notes without skills. */
export let plain: f64 = 0;

/**
 * Lays out the notes of the team in TEAM_SIG at the current power (see pointsAtPower). 0 when the windows cover more
 * notes than there is room for; no order can be scored then.
 */
export function prepareNotes(): i32 {
  plain = 0.0;
  for (let note: i32 = 0; note < notes; note++) plain += notePoints(note);
  entries = 0;
  for (let window: i32 = 0; window < TEAM_SIZE; window++) {
    const start: i32 = getI32(WINDOW_START, getI32(SIG_DURATION, getI32(TEAM_SIG, 0)) * WINDOWS + window);
    const end: i32 = latestEnd(window);
    setI32(ENTRY_FIRST, window, entries);
    if (entries + end - start > MAX_ENTRIES) return 0;
    for (let note: i32 = start; note < end; note++) {
      setF64(ENTRY_INNER, entries, notePoints(note));
      for (let member: i32 = 0; member < TEAM_SIZE; member++) {
        setF64(ENTRY_MULTIPLIER, entries * 8 + member, memberMultiplier(member, window, note));
      }
      entries++;
    }
  }
  setI32(ENTRY_FIRST, TEAM_SIZE, entries);
  return 1;
}

function notePoints(note: i32): f64 {
  return getF64(WEIGHT_POINTS, getI32(NOTE_WEIGHT, note));
}

function latestEnd(window: i32): i32 {
  let latest: i32 = 0;
  for (let member: i32 = 0; member < TEAM_SIZE; member++) {
    const end: i32 = getI32(WINDOW_END, getI32(SIG_DURATION, getI32(TEAM_SIG, member)) * WINDOWS + window);
    if (end > latest) latest = end;
  }
  return latest;
}

/** What the member's skill does to a note if it is the window's: 1 beyond the skill's own end. */
function memberMultiplier(member: i32, window: i32, note: i32): f64 {
  const sig: i32 = getI32(TEAM_SIG, member);
  const row: i32 = getI32(SIG_DURATION, sig) * WINDOWS + window;
  return note < getI32(WINDOW_END, row) ? multiplierAt(sig, note - getI32(WINDOW_START, row)) : 1.0;
}

/**
 * Scores the 120 orders of PERMUTATION note by note into ORDER_SCORE; the sixth activation is not in it.
 * Four orders at a time, two to a vector: each lane adds in the reference's order.
 */
export function scoreNotes(): void {
  for (let order: i32 = 0; order < ORDERS; order += 4) {
    let first: v128 = f64x2.splat(plain);
    let second: v128 = f64x2.splat(plain);
    for (let window: i32 = 0; window < TEAM_SIZE; window++) {
      const a: i32 = multipliersOf(order, window);
      const b: i32 = multipliersOf(order + 1, window);
      const c: i32 = multipliersOf(order + 2, window);
      const d: i32 = multipliersOf(order + 3, window);
      const end: i32 = getI32(ENTRY_FIRST, window + 1);
      for (let entry: i32 = getI32(ENTRY_FIRST, window); entry < end; entry++) {
        const row: i32 = entry << 6;
        const inner: v128 = v128.load64_splat(ENTRY_INNER + (entry << 3));
        const left: v128 = v128.load64_lane(b + row, v128.load64_zero(a + row), 1);
        const right: v128 = v128.load64_lane(d + row, v128.load64_zero(c + row), 1);
        first = f64x2.add(first, f64x2.sub(f64x2.floor(f64x2.mul(inner, left)), inner));
        second = f64x2.add(second, f64x2.sub(f64x2.floor(f64x2.mul(inner, right)), inner));
      }
    }
    v128.store(ORDER_SCORE + (order << 3), first);
    v128.store(ORDER_SCORE + (order << 3), second, 16);
  }
}

/** Where the multipliers of the member start whose turn the window is. */
function multipliersOf(order: i32, window: i32): i32 {
  return ENTRY_MULTIPLIER + (getI32(PERMUTATION, order * TEAM_SIZE + window) << 3);
}
