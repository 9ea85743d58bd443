import {
  asInteger,
  asNumber,
  asText,
  isJsonObject,
  type JsonObject,
  withoutNulls,
} from '../records/reading.ts';
import { readHold } from './hold.ts';
import { chartShape, fromV0, fromV1 } from './legacy.ts';
import type { ChartEntry, ParsedChart } from './notes.ts';
import { readBeat, readLane } from './position.ts';
import { Repairs } from './repairs.ts';
import { DEFAULT_BPM } from './time.ts';

const MIN_BPM = 1e-3;
const MAX_BPM = 1e9;
const MAX_WIDTH = 7;

type EntryReader = (
  row: JsonObject,
  beat: number | null,
  where: string,
  repairs: Repairs,
) => ChartEntry | null;

function readBpm(row: JsonObject, beat: number | null, where: string, repairs: Repairs): ChartEntry | null {
  const bpm = asNumber(row.bpm);
  const usable = bpm !== null && Math.abs(bpm) >= MIN_BPM && Math.abs(bpm) <= MAX_BPM;
  if (beat !== null && usable) return { type: 'BPM', beat, bpm };
  repairs.add(`${where} has no usable tempo or beat and was left out.`);
  return null;
}

function readSingle(
  row: JsonObject,
  beat: number | null,
  where: string,
  repairs: Repairs,
): ChartEntry | null {
  if (beat === null) return withoutBeat(where, repairs);
  const skill = row.skill === true;
  if (skill && row.flick === true) repairs.add(`${where} is both skill and flick; the flick was cleared.`);
  return {
    type: 'Single',
    beat,
    lane: readLane(row.lane, where, repairs),
    flick: row.flick === true && !skill,
    skill,
    charge: row.charge === true,
  };
}

function readDirectional(
  row: JsonObject,
  beat: number | null,
  where: string,
  repairs: Repairs,
): ChartEntry | null {
  if (beat === null) return withoutBeat(where, repairs);
  const width = asInteger(row.width) ?? 1;
  return {
    type: 'Directional',
    beat,
    lane: readLane(row.lane, where, repairs),
    direction: row.direction === 'Left' ? 'Left' : 'Right',
    width: Math.min(Math.max(1, width), MAX_WIDTH),
    skill: row.skill === true,
  };
}

function withoutBeat(where: string, repairs: Repairs): null {
  repairs.add(`${where} has no beat and was left out.`);
  return null;
}

const READERS: { readonly [T in ChartEntry['type']]: EntryReader } = {
  BPM: readBpm,
  System: (row, beat, where, repairs) =>
    beat === null ? withoutBeat(where, repairs) : { type: 'System', beat, data: asText(row.data) ?? '' },
  Single: readSingle,
  Directional: readDirectional,
  Slide: (row, _beat, where, repairs) => readHold('Slide', row.connections, where, repairs),
  Long: (row, _beat, where, repairs) => readHold('Long', row.connections, where, repairs),
};

const isEntryType = (type: unknown): type is ChartEntry['type'] =>
  typeof type === 'string' && Object.hasOwn(READERS, type);

function readEntry(row: JsonObject, index: number, repairs: Repairs): ChartEntry | null {
  const { type } = row;
  if (isEntryType(type)) return READERS[type](row, readBeat(row.beat), `${type} ${index + 1}`, repairs);
  repairs.add(`Row ${index + 1} is of no known kind and was left out.`);
  return null;
}

/** Where an entry stands in the chart; a slide or hold stands at its first node. */
export function entryBeat(entry: ChartEntry): number {
  return 'connections' in entry ? (entry.connections[0]?.beat ?? 0) : entry.beat;
}

function moved(entry: ChartEntry, by: number): ChartEntry {
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
    if (entries.length > 0) repairs.add(`No tempo is given; ${DEFAULT_BPM} beats per minute are assumed.`);
    return [{ type: 'BPM', beat: 0, bpm: DEFAULT_BPM }, ...entries];
  }
  const { beat } = first;
  if (beat === 0) return entries;
  repairs.add(`The first tempo stood at beat ${beat}; the chart was moved so that it starts at 0.`);
  return entries.map((entry) => moved(entry, -beat));
}

/** Parses a chart of any published JSON shape (reference R7). Never throws; what it had to mend is in `repairs`. */
export function parseChart(json: unknown): ParsedChart {
  const repairs = new Repairs();
  if (!Array.isArray(json)) return { entries: [], repairs: ['The chart is not a list of notes.'] };
  const rows = json.filter(isJsonObject);
  if (rows.length < json.length) repairs.add(`${json.length - rows.length} rows were not objects.`);
  const shape = chartShape(rows);
  const current = shape === 'v0' ? fromV0(rows, repairs) : shape === 'v1' ? fromV1(rows, repairs) : rows;
  const entries = withoutNulls(current.map((row, index) => readEntry(row, index, repairs)));
  const sorted = entries.toSorted((a, b) => entryBeat(a) - entryBeat(b));
  return { entries: fromFirstTempo(sorted, repairs), repairs: repairs.all() };
}
