import type { SystemEntry } from '../../notes.ts';
import { FEVER_COMMANDS } from '../../notes.ts';
import { areRising, snapped } from '../beats.ts';
import { added, isNote, layerOr } from '../changes.ts';
import { FEVER_MARKS, feverEntries } from '../commands/fever.ts';
import type { ChartEdit } from '../edit.ts';
import { type ChartSheet, entryBeat, entryEnd, type SheetEntry } from '../sheet.ts';

/** Where official charts have ready, start and end, as shares of the last beat (reference R102). */
const FEVER_SHARES = [0.49, 0.62, 0.84];
/** Divisions to snap them to: bars, half bars, beats … */
const STEPS = [1 / 4, 1 / 2, 1, 4, 16];

const everyMark = (sheet: ChartSheet): readonly SheetEntry[] =>
  FEVER_MARKS.flatMap((mark) => feverEntries(sheet, mark));

function withFever(sheet: ChartSheet, beats: readonly number[]): ChartEdit {
  const commands = FEVER_MARKS.map(
    (mark, i): SystemEntry => ({ type: 'System', beat: beats[i] ?? 0, data: FEVER_COMMANDS[mark] }),
  );
  return { remove: everyMark(sheet), add: added(sheet, commands, layerOr(sheet, undefined)) };
}

/** Fever where official charts have it, on bars as far as the chart is long enough. */
export function defaultFever(sheet: ChartSheet): ChartEdit {
  const notes = sheet.entries.filter(({ entry }) => isNote(entry));
  const last = notes.reduce((high, { entry }) => Math.max(high, entryEnd(entry)), 0);
  const exact = FEVER_SHARES.map((share) => share * last);
  const beats = STEPS.map((step) => exact.map((beat) => snapped(beat, step))).find(areRising) ?? exact;
  return withFever(sheet, beats);
}

/** The beats that are there, each command once and in order. */
export const sortedFever = (sheet: ChartSheet): ChartEdit =>
  withFever(
    sheet,
    [...new Set(everyMark(sheet).map(({ entry }) => entryBeat(entry)))].sort((a, b) => a - b),
  );
