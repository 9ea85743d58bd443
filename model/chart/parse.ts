import { asInteger, asText, type JsonObject, withoutNulls } from '../records/reading.ts';
import type { ChartEntry, ParsedChart } from './notes.ts';
import { type EntryPosition, Repairs } from './repairs.ts';
import { currentRows } from './shapes/current.ts';
import { readHold } from './shapes/hold.ts';
import { MAX_BEAT, readBeat, readLane, readTempo } from './shapes/position.ts';
import { withRest } from './shapes/rest.ts';
import type { NumberedRow } from './shapes/rows.ts';
import { DEFAULT_BPM } from './time.ts';

const MAX_WIDTH = 7;

type EntryReader = (
  row: JsonObject,
  beat: number | null,
  place: EntryPosition,
  repairs: Repairs,
) => ChartEntry | null;

function readBpm(
  row: JsonObject,
  beat: number | null,
  place: EntryPosition,
  repairs: Repairs,
): ChartEntry | null {
  const bpm = readTempo(row.bpm);
  if (beat !== null && bpm !== null) return { type: 'BPM', beat, bpm };
  repairs.add('badTempo', place);
  return null;
}

function readSingle(
  row: JsonObject,
  beat: number | null,
  place: EntryPosition,
  repairs: Repairs,
): ChartEntry | null {
  if (beat === null) return withoutBeat(place, repairs);
  const skill = row.skill === true;
  if (skill && row.flick === true) repairs.add('skillAndFlick', place);
  return {
    type: 'Single',
    beat,
    lane: readLane(row.lane, place, repairs),
    flick: row.flick === true && !skill,
    skill,
    charge: row.charge === true,
  };
}

function readDirectional(
  row: JsonObject,
  beat: number | null,
  place: EntryPosition,
  repairs: Repairs,
): ChartEntry | null {
  if (beat === null) return withoutBeat(place, repairs);
  const width = asInteger(row.width) ?? 1;
  return {
    type: 'Directional',
    beat,
    lane: readLane(row.lane, place, repairs),
    direction: row.direction === 'Left' ? 'Left' : 'Right',
    width: Math.min(Math.max(1, width), MAX_WIDTH),
    skill: row.skill === true,
  };
}

function withoutBeat(place: EntryPosition, repairs: Repairs): null {
  repairs.add('noBeat', place);
  return null;
}

const READERS: { readonly [T in ChartEntry['type']]: EntryReader } = {
  BPM: readBpm,
  System: (row, beat, place, repairs) =>
    beat === null ? withoutBeat(place, repairs) : { type: 'System', beat, data: asText(row.data) ?? '' },
  Single: readSingle,
  Directional: readDirectional,
  Slide: (row, _beat, place, repairs) => readHold('Slide', row.connections, place, repairs),
  Long: (row, _beat, place, repairs) => readHold('Long', row.connections, place, repairs),
};

const isEntryType = (type: unknown): type is ChartEntry['type'] =>
  typeof type === 'string' && Object.hasOwn(READERS, type);

function readEntry({ number, json }: NumberedRow, repairs: Repairs): ChartEntry | null {
  const { type } = json;
  if (isEntryType(type)) {
    const entry = READERS[type](json, readBeat(json.beat), { type, row: number }, repairs);
    return entry && withRest(entry, json);
  }
  repairs.add('unknownType', { type: 'Row', row: number });
  return null;
}

/** Where an entry stands in the chart; a slide or hold stands at its first node. */
export function entryBeat(entry: ChartEntry): number {
  return 'connections' in entry ? (entry.connections[0]?.beat ?? 0) : entry.beat;
}

export const lastBeat = (entry: ChartEntry): number =>
  'connections' in entry ? (entry.connections.at(-1)?.beat ?? 0) : entry.beat;

/** So many beats later. */
export function moved(entry: ChartEntry, by: number): ChartEntry {
  if (entry.type === 'Slide') {
    return { ...entry, connections: entry.connections.map((node) => ({ ...node, beat: node.beat + by })) };
  }
  if (entry.type !== 'Long') return { ...entry, beat: entry.beat + by };
  const [start, end] = entry.connections;
  return {
    ...entry,
    connections: [
      { ...start, beat: start.beat + by },
      { ...end, beat: end.beat + by },
    ],
  };
}

/** Audio starts where the first tempo does: everything moves so that this is beat 0 (reference R7). */
function fromFirstTempo(entries: readonly ChartEntry[], repairs: Repairs): readonly ChartEntry[] {
  const first = entries.find((entry) => entry.type === 'BPM');
  if (!first) {
    if (entries.length > 0) repairs.add('noTempo');
    return [{ type: 'BPM', beat: 0, bpm: DEFAULT_BPM }, ...entries];
  }
  const { beat } = first;
  if (beat === 0) return entries;
  repairs.add('tempoMoved');
  return entries
    .map((entry) => moved(entry, -beat))
    .filter((entry) => {
      const isInReach = -MAX_BEAT <= entryBeat(entry) && lastBeat(entry) <= MAX_BEAT;
      if (!isInReach) repairs.add('tooLate');
      return isInReach;
    });
}

const byBeat = (a: ChartEntry, b: ChartEntry): number => entryBeat(a) - entryBeat(b);

/** Entries of rows in the current shape, mended and in order. */
export function parseRows(rows: readonly NumberedRow[], repairs: Repairs): ParsedChart {
  const entries = withoutNulls(rows.map((row) => readEntry(row, repairs)));
  // Sorted again, for notes may come before the first tempo.
  const sorted = fromFirstTempo(entries.toSorted(byBeat), repairs).toSorted(byBeat);
  return { entries: sorted, repairs: repairs.all() };
}

/** Parses a chart of any published JSON shape (reference R7). Never throws; what it had to mend is in `repairs`. */
export function parseChart(json: unknown): ParsedChart {
  const repairs = new Repairs();
  if (!Array.isArray(json)) {
    repairs.add('notAList');
    return { entries: [], repairs: repairs.all() };
  }
  return parseRows(currentRows(json, repairs), repairs);
}
