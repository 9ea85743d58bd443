import type { ChartEntry, ParsedChart } from '../notes.ts';
import { type TempoSpan, tempoSpans } from '../time.ts';

/** An entry under edit. Its id stays while it changes, so that a selection and a list of problems can name it. */
export interface SheetEntry {
  readonly id: number;
  readonly entry: ChartEntry;
  /** Id of its layer. */
  readonly layer: number;
}

/** From this beat on, bars have so many beats. */
export interface Meter {
  readonly beat: number;
  readonly beats: number;
}

export interface ChartLayer {
  readonly id: number;
  readonly name: string;
  readonly isHidden: boolean;
}

/** What the published format has no place for; it stays with the draft. */
export interface SheetSettings {
  /** By beat, the first one at 0. */
  readonly meters: readonly Meter[];
  /** Never empty. */
  readonly layers: readonly ChartLayer[];
}

/** A chart under edit. Never changed in place: an edit gives another one, which shares what stayed the same. */
export interface ChartSheet extends SheetSettings {
  /** By beat, those of one beat by id. */
  readonly entries: readonly SheetEntry[];
}

const FIRST_LAYER: ChartLayer = { id: 0, name: '', isHidden: false };
const COMMON_TIME: Meter = { beat: 0, beats: 4 };

export const entryBeat = (entry: ChartEntry): number =>
  'connections' in entry ? (entry.connections[0]?.beat ?? 0) : entry.beat;

/** The beat that it ends on. */
export const entryEnd = (entry: ChartEntry): number =>
  'connections' in entry ? (entry.connections.at(-1)?.beat ?? 0) : entry.beat;

export const inSheetOrder = (a: SheetEntry, b: SheetEntry): number =>
  entryBeat(a.entry) - entryBeat(b.entry) || a.id - b.id;

export function sheetOf({ entries }: Pick<ParsedChart, 'entries'>): ChartSheet {
  const own = entries.map((entry, id) => ({ id, entry, layer: FIRST_LAYER.id }));
  return { entries: own.sort(inSheetOrder), meters: [COMMON_TIME], layers: [FIRST_LAYER] };
}

/** The chart that is played, checked and published: hidden layers are part of it. */
export const chartOf = ({ entries }: ChartSheet): ParsedChart => ({
  entries: entries.map(({ entry }) => entry),
  repairs: [],
});

export const spansOf = (sheet: ChartSheet): readonly TempoSpan[] => tempoSpans(chartOf(sheet).entries);

/** The first of as many ids as are wanted that no entry has. */
export const freeId = ({ entries }: ChartSheet): number =>
  entries.reduce((last, { id }) => (id > last ? id : last), -1) + 1;
