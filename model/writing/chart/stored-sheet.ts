import { isMeter } from '../../chart/editing/bars.ts';
import { areRising } from '../../chart/editing/beats.ts';
import {
  type ChartLayer,
  type ChartSheet,
  inSheetOrder,
  type Meter,
  type SheetEntry,
} from '../../chart/editing/sheet.ts';
import type { ChartEntry, Connection } from '../../chart/notes.ts';
import { isJsonObject, type JsonObject } from '../../records/reading.ts';

/**
 * A sheet as JSON, with all that the published format has no place for. The reader is strict, unlike that of foreign charts: what this
 * site wrote reads back exactly, and what does not is damage, which is kept aside rather than repaired.
 */

/** Far beyond all charts: an editor may hold what cannot be published yet. */
const MOST = 1e9;
const MAX_LAYERS = 100;
const MAX_METERS = 10_000;
const MAX_NAME = 100;
const MAX_WORDS = 10_000;
/** A file with more is not of an editor. */
const MAX_STORED = 200_000;

/** Damage at some place in what was stored. Never leaves this file. */
class Damage extends Error {}

function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > MOST) throw new Damage();
  return value;
}

function id(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new Damage();
  return value;
}

function text(value: unknown, most = MAX_NAME): string {
  if (typeof value !== 'string' || value.length > most) throw new Damage();
  return value;
}

function object(value: unknown): JsonObject {
  if (!isJsonObject(value)) throw new Damage();
  return value;
}

function list(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new Damage();
  return value;
}

function flag(value: unknown): boolean {
  if (value !== undefined && value !== true) throw new Damage();
  return value === true;
}

const restOf = ({ rest }: JsonObject): { readonly rest?: JsonObject } =>
  rest === undefined ? {} : { rest: object(rest) };

const flagsOf = ({ flick, skill, charge }: JsonObject) => ({
  flick: flag(flick),
  skill: flag(skill),
  charge: flag(charge),
});

function nodeIn(value: unknown): Connection {
  const json = object(value);
  const { beat, lane, hidden } = json;
  return {
    beat: number(beat),
    lane: number(lane),
    hidden: flag(hidden),
    ...flagsOf(json),
    ...restOf(json),
  };
}

function heldIn(type: 'Slide' | 'Long', json: JsonObject): ChartEntry {
  const connections = list(json.connections, MAX_STORED).map(nodeIn);
  // An editor may hold a slide that is still broken.
  if (type === 'Slide') return { type, connections, ...restOf(json) };
  const [start, end, ...others] = connections;
  if (!start || !end || others.length > 0) throw new Damage();
  return { type, connections: [start, end], ...restOf(json) };
}

function directionOf(value: unknown): 'Left' | 'Right' {
  if (value !== 'Left' && value !== 'Right') throw new Damage();
  return value;
}

function entryIn(json: JsonObject): ChartEntry {
  const { type } = json;
  if (type === 'Slide' || type === 'Long') return heldIn(type, json);
  const beat = number(json.beat);
  switch (type) {
    case 'BPM':
      return { type, beat, bpm: number(json.bpm), ...restOf(json) };
    case 'System':
      return { type, beat, data: text(json.data, MAX_WORDS), ...restOf(json) };
    case 'Single':
      return { type, beat, lane: number(json.lane), ...flagsOf(json), ...restOf(json) };
    case 'Directional': {
      const [lane, width] = [number(json.lane), number(json.width)];
      const direction = directionOf(json.direction);
      return { type, beat, lane, direction, width, skill: flag(json.skill), ...restOf(json) };
    }
    default:
      throw new Damage();
  }
}

function layerIn(value: unknown): ChartLayer {
  const json = object(value);
  return { id: id(json.id), name: text(json.name), isHidden: flag(json.isHidden) };
}

function meterIn(value: unknown): Meter {
  const meter = { beat: number(object(value).beat), beats: number(object(value).beats) };
  if (!isMeter(meter.beats)) throw new Damage();
  return meter;
}

function sheetEntryIn(value: unknown): SheetEntry {
  const json = object(value);
  return { id: id(json.id), layer: id(json.layer ?? 0), entry: entryIn(object(json.entry)) };
}

const isUnique = (values: readonly number[]): boolean => new Set(values).size === values.length;

/** How many notes and nodes there are; any other entry counts as one. */
export const nodesOf = (entries: readonly ChartEntry[]): number =>
  entries.reduce((sum, entry) => sum + ('connections' in entry ? entry.connections.length : 1), 0);

function sheetIn(value: unknown): ChartSheet {
  const json = object(value);
  const entries = list(json.entries, MAX_STORED).map(sheetEntryIn);
  const layers = list(json.layers, MAX_LAYERS).map(layerIn);
  const meters = list(json.meters, MAX_METERS).map(meterIn);
  const known = new Set(layers.map((layer) => layer.id));
  const isWhole =
    layers.length > 0 &&
    isUnique(layers.map((layer) => layer.id)) &&
    isUnique(entries.map((entry) => entry.id)) &&
    entries.every(({ layer }) => known.has(layer)) &&
    meters[0]?.beat === 0 &&
    areRising(meters.map(({ beat }) => beat)) &&
    nodesOf(entries.map(({ entry }) => entry)) <= MAX_STORED;
  if (!isWhole) throw new Damage();
  return { entries: entries.toSorted(inSheetOrder), meters, layers };
}

/** The sheet that `writeSheet` wrote; null for anything else. Never throws. */
export function readSheet(json: unknown): ChartSheet | null {
  try {
    return sheetIn(json);
  } catch (error) {
    if (error instanceof Damage) return null;
    throw error;
  }
}

const FLAGS = ['flick', 'skill', 'charge', 'hidden'] as const;
type Flagged = { readonly [F in (typeof FLAGS)[number]]?: boolean } & {
  readonly rest?: JsonObject | undefined;
};

/** A note without the flags that are not set. */
function writeNote<T extends Flagged>(note: T) {
  const { flick, skill, charge, hidden, rest, ...others } = note;
  const set = { flick, skill, charge, hidden };
  return {
    ...others,
    ...Object.fromEntries(FLAGS.filter((name) => set[name] === true).map((name) => [name, true])),
    ...(rest === undefined ? {} : { rest }),
  };
}

const writeEntry = (entry: ChartEntry): object =>
  'connections' in entry
    ? { ...writeNote(entry), connections: entry.connections.map(writeNote) }
    : writeNote(entry);

/** Plain JSON, small for a chart with one layer. */
export const writeSheet = ({ entries, meters, layers }: ChartSheet): object => ({
  meters,
  layers: layers.map(({ id, name, isHidden }) => ({ id, name, ...(isHidden ? { isHidden } : {}) })),
  entries: entries.map(({ id, layer, entry }) => ({
    id,
    ...(layer === 0 ? {} : { layer }),
    entry: writeEntry(entry),
  })),
});
