import { asArray, asNumber, asObject, isJsonObject, type JsonObject } from '../../records/reading.ts';
import type { ChartEntry, Connection } from '../notes.ts';
import type { Repairs } from '../repairs.ts';
import { objectRows } from '../shapes/current.ts';
import { listIn } from './bestdori.ts';
import { EVERYTHING, fitTo } from './fit.ts';
import { type ChartFormat, linesOf, NO_DELAY } from './format.ts';
import { heldRow } from './held-row.ts';

/** The JSON of GarupaEditor: like Bestdori's, but the kind of a note is its type, and a tempo is a `value` (docs/chart-formats.md). */

const isOwn = (row: unknown): boolean => {
  if (!isJsonObject(row)) return false;
  const { type } = row;
  // Rows in seconds have such types, too.
  if (type !== 'Slide' && row.beat === undefined) return false;
  if (type === 'Flick' || type === 'Skill' || type === 'SV') return true;
  if (type === 'BPM') return row.bpm === undefined && row.value !== undefined;
  return type === 'Slide' && typeof asObject(asArray(row.connections)[0]).type === 'string';
};

const ENDS_WITH_FLICK = ['Flick', 'Directional'];

const nodeOf = (raw: unknown): JsonObject => {
  const { type, beat, lane } = asObject(raw);
  return {
    beat,
    lane,
    hidden: type === 'Hidden',
    skill: type === 'Skill',
    flick: typeof type === 'string' && ENDS_WITH_FLICK.includes(type),
  };
};

function rowOf(json: JsonObject, number: number, repairs: Repairs): JsonObject | null {
  const { type, beat, lane } = json;
  if (type === 'BPM') return { type, beat, bpm: json.value };
  if (type === 'Slide') return heldRow(asArray(json.connections).map(nodeOf));
  if (type === 'Directional') return { type, beat, lane, direction: json.direction, width: json.width };
  if (type === 'SV') {
    if (asNumber(json.value) !== 1) repairs.add('scrollSpeed', { type, row: number });
    return null;
  }
  if (type !== 'Single' && type !== 'Flick' && type !== 'Skill') return json;
  if ((asNumber(json.width) ?? 1) > 1) repairs.add('wideNote', { type, row: number });
  return { type: 'Single', beat, lane, flick: type === 'Flick', skill: type === 'Skill' };
}

const kindOf = ({ flick, skill }: { readonly flick: boolean; readonly skill: boolean }): string =>
  skill ? 'Skill' : flick ? 'Flick' : 'Single';

const writeNode = (node: Connection): JsonObject => ({
  type: node.hidden ? 'Hidden' : kindOf(node),
  beat: node.beat,
  lane: node.lane,
  width: 1,
});

function writeRow(entry: ChartEntry): readonly JsonObject[] {
  switch (entry.type) {
    case 'BPM':
      return [{ type: 'BPM', beat: entry.beat, value: entry.bpm }];
    case 'System':
      return [];
    case 'Single':
      return [{ type: kindOf(entry), beat: entry.beat, lane: entry.lane, width: 1 }];
    case 'Directional': {
      const { type, beat, lane, direction, width } = entry;
      return [{ type, beat, lane, width, direction }];
    }
    case 'Slide':
    case 'Long':
      return [{ type: 'Slide', connections: entry.connections.map(writeNode) }];
  }
}

export const GARUPA: ChartFormat = {
  id: 'garupa',
  detect: ({ json }) => (listIn(json) ?? []).some(isOwn),
  read: ({ json }, repairs) => ({
    rows: objectRows(listIn(json) ?? [], repairs).flatMap(({ number, json: row }) => {
      const read = rowOf(row, number, repairs);
      return read ? [{ number, json: read }] : [];
    }),
    musicDelay: NO_DELAY,
  }),
  writer: {
    ending: '.garupa.json',
    mime: 'application/json',
    hasDelay: false,
    fit: (chart) => fitTo({ ...EVERYTHING, marks: false, directionalSkill: false, isNative: false }, chart),
    write: (chart) => linesOf(chart.entries.flatMap(writeRow)),
  },
};
