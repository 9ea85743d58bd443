import type { ChartEntry } from '../../notes.ts';
import { SECONDS_PER_MINUTE } from '../../time.ts';
import { tidyBeat } from '../beats.ts';
import {
  added,
  changed,
  entryAt,
  firstTempo,
  isNote,
  layerOr,
  NO_EDIT,
  together,
  withSettings,
} from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import { type ChartSheet, entryBeat, type Meter, type SheetEntry } from '../sheet.ts';
import { tempoPoints } from './tempo.ts';

/**
 * The lead: seconds of audio before the first beat of the music. The published format has no place for an offset, so the first bar is as
 * long: a tempo at beat 0 makes its four beats last so many seconds, and the music's own first tempo is at beat 4 (reference R101).
 */
export const LEAD_BEATS = 4;
export const MIN_LEAD_SECONDS = 1e-3;
export const MAX_LEAD_SECONDS = 60;

/** Digits that the tempo of a lead leaves of its seconds. */
const MICROSECONDS = 1e6;

interface LeadTempi {
  readonly lead: SheetEntry;
  readonly music: SheetEntry;
  readonly seconds: number;
}

function leadTempi(sheet: ChartSheet): LeadTempi | null {
  const [lead, music] = tempoPoints(sheet);
  if (lead?.entry.beat !== 0 || music?.entry.beat !== LEAD_BEATS) return null;
  const hasNotes = sheet.entries.some(({ entry }) => isNote(entry) && entryBeat(entry) < LEAD_BEATS);
  if (hasNotes || lead.entry.bpm < 0) return null;
  const seconds = (LEAD_BEATS * SECONDS_PER_MINUTE) / lead.entry.bpm;
  return { lead, music, seconds: Math.round(seconds * MICROSECONDS) / MICROSECONDS };
}

/** Seconds of the lead; 0 without one. */
export const leadOf = (sheet: ChartSheet): number => leadTempi(sheet)?.seconds ?? 0;

/** The beat that the music begins on, after the lead. */
export const musicBeat = (sheet: ChartSheet): number => (leadOf(sheet) > 0 ? LEAD_BEATS : 0);

export const leadTempo = (seconds: number): number => (LEAD_BEATS * SECONDS_PER_MINUTE) / seconds;

/** Music begins with the audio, so its command stays where it is. */
const staysPut = (entry: ChartEntry): boolean =>
  entry.type === 'System' && entry.beat === 0 && entry.data.startsWith('bgm');

export function movedBy(entry: ChartEntry, beats: number): ChartEntry | null {
  if (staysPut(entry)) return entry;
  // Marks within the lead come to the beginning when it goes.
  const at = (beat: number): number => tidyBeat(Math.max(Math.min(0, beat), beat + beats));
  return entryAt(entry, at, 0);
}

const COMMON_TIME = 4;

/** Time signatures go along; the lead itself is a bar of four. */
export function laterMeters(meters: readonly Meter[]): readonly Meter[] {
  const later = meters.map((meter) => ({ ...meter, beat: meter.beat + LEAD_BEATS }));
  const isCommon = later[0]?.beats === COMMON_TIME;
  return [{ beat: 0, beats: COMMON_TIME }, ...(isCommon ? later.slice(1) : later)];
}

export function earlierMeters(meters: readonly Meter[]): readonly Meter[] {
  const later = meters.filter(({ beat }) => beat > LEAD_BEATS);
  const first = meters.findLast(({ beat }) => beat <= LEAD_BEATS);
  return [
    { beat: 0, beats: first?.beats ?? COMMON_TIME },
    ...later.map((meter) => ({ ...meter, beat: meter.beat - LEAD_BEATS })),
  ];
}

function withoutLead(sheet: ChartSheet, { lead }: LeadTempi): ChartEdit {
  const others = sheet.entries.filter((each) => each.id !== lead.id);
  const earlier = changed(others, ({ entry }) => movedBy(entry, -LEAD_BEATS));
  return withSettings(
    sheet,
    { meters: earlierMeters(sheet.meters) },
    together({ remove: [lead], add: [] }, earlier),
  );
}

function withLead(sheet: ChartSheet, seconds: number): ChartEdit {
  const tempo: ChartEntry = { type: 'BPM', beat: 0, bpm: leadTempo(seconds) };
  const first = added(sheet, [tempo], layerOr(sheet, undefined));
  const later = changed(sheet.entries, ({ entry }) => movedBy(entry, LEAD_BEATS));
  return withSettings(
    sheet,
    { meters: laterMeters(sheet.meters) },
    together({ remove: [], add: first }, later),
  );
}

/** Makes the music begin so many seconds after the audio. */
export function setLead(sheet: ChartSheet, seconds: number): ChartEdit {
  if (Number.isNaN(seconds) || !firstTempo(sheet)) return NO_EDIT;
  const known = leadTempi(sheet);
  const wanted = seconds < MIN_LEAD_SECONDS ? 0 : Math.min(MAX_LEAD_SECONDS, seconds);
  if (wanted === (known?.seconds ?? 0)) return NO_EDIT;
  if (!known) return withLead(sheet, wanted);
  if (wanted === 0) return withoutLead(sheet, known);
  return changed([known.lead], ({ entry }) =>
    entry.type === 'BPM' ? { ...entry, bpm: leadTempo(wanted) } : entry,
  );
}
