import { LAST_BEAT } from '#model/contract/community/chart-limits';
import type { BpmEntry } from '../../notes.ts';
import { readTempo } from '../../shapes/position.ts';
import { DEFAULT_BPM } from '../../time.ts';
import { isMeter } from '../bars.ts';
import { isSameBeat, tidyBeat } from '../beats.ts';
import { added, changed, firstTempo, layerOr, NO_EDIT, withSettings } from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import type { ChartSheet, Meter, SheetEntry } from '../sheet.ts';

type TempoPoint = SheetEntry & { readonly entry: BpmEntry };

const isTempo = (each: SheetEntry): each is TempoPoint => each.entry.type === 'BPM';

/** The tempo points of a sheet, by beat. */
export const tempoPoints = ({ entries }: ChartSheet): readonly TempoPoint[] => entries.filter(isTempo);

/** The change of tempo on a beat; of several the last one, which applies. */
export const tempoPointOn = (sheet: ChartSheet, beat: number): TempoPoint | undefined =>
  tempoPoints(sheet).findLast(({ entry }) => isSameBeat(entry.beat, beat));

/** The tempo that holds at a beat. */
export const tempoAt = (sheet: ChartSheet, beat: number): number =>
  tempoPoints(sheet).findLast(({ entry }) => entry.beat <= beat)?.entry.bpm ?? DEFAULT_BPM;

/** Sets the tempo from a beat on: another one where it changes there already, a new change otherwise. Nothing for what is no tempo. */
export function setTempo(sheet: ChartSheet, beat: number, bpm: number): ChartEdit {
  if (readTempo(bpm) === null || !(beat >= 0 && beat <= LAST_BEAT)) return NO_EDIT;
  const there = tempoPointOn(sheet, beat);
  if (there) {
    return there.entry.bpm === bpm ? NO_EDIT : changed([there], () => ({ ...there.entry, bpm }));
  }
  // The chart begins with its first tempo.
  const at = firstTempo(sheet) ? tidyBeat(beat) : 0;
  return { remove: [], add: added(sheet, [{ type: 'BPM', beat: at, bpm }], layerOr(sheet, undefined)) };
}

/** Takes out the changes of tempo at a beat, but not the tempo that the chart begins with. */
export function removeTempo(sheet: ChartSheet, beat: number): ChartEdit {
  const fixed = firstTempo(sheet);
  const remove = tempoPoints(sheet).filter(
    (each) => each.id !== fixed?.id && isSameBeat(each.entry.beat, beat),
  );
  return { remove, add: [] };
}

export const MAX_METERS = 1_000;

const byBeat = (a: Meter, b: Meter): number => a.beat - b.beat;

/** Sets the time signature from a beat on. */
export function setMeter(sheet: ChartSheet, beat: number, beats: number): ChartEdit {
  if (!isMeter(beats) || !(beat >= 0 && beat <= LAST_BEAT)) return NO_EDIT;
  const there = sheet.meters.find((meter) => isSameBeat(meter.beat, beat));
  if (there?.beats === beats || (!there && sheet.meters.length >= MAX_METERS)) return NO_EDIT;
  const others = sheet.meters.filter((meter) => meter !== there);
  return withSettings(sheet, {
    meters: [...others, { beat: there?.beat ?? tidyBeat(beat), beats }].sort(byBeat),
  });
}

/** Takes out the time signature of a beat, but not the one that the chart begins with. */
export const removeMeter = (sheet: ChartSheet, beat: number): ChartEdit =>
  withSettings(sheet, {
    meters: sheet.meters.filter((meter) => meter.beat === 0 || !isSameBeat(meter.beat, beat)),
  });
