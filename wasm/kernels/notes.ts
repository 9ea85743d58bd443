import {
  ENTRY_FIRST,
  ENTRY_INNER,
  ENTRY_MULTIPLIER,
  MAX_ENTRIES,
  NOTE_WEIGHT,
  SIG_DURATION,
  TEAM_SIG,
  TEAM_SIZE,
  WEIGHT_POINTS,
  WINDOW_END,
  WINDOW_START,
  WINDOWS,
} from '../layout.ts';
import { getF64, getI32, setF64, setI32 } from './script/memory.ts';
import { multiplierAt } from './skills.ts';
import { notes } from './song.ts';

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
