import { asNumber, asText, type JsonObject } from '../records/reading.ts';
import { FEVER_COMMANDS } from './notes.ts';
import type { Repairs } from './repairs.ts';

/** Older shapes count lanes from 1 (reference R7). */
const shifted = (lane: unknown): number | null => {
  const value = asNumber(lane);
  return value === null ? null : value - 1;
};

export type ChartShape = 'v0' | 'v1' | 'v2';

/** Which of the three published JSON shapes a list of rows has. */
export function chartShape(rows: readonly JsonObject[]): ChartShape {
  if (rows.some((row) => row.type === 'Note' || row.cmd !== undefined)) return 'v1';
  const timed = rows.some((row) => row.time !== undefined && row.beat === undefined);
  return timed && !rows.some((row) => row.beat !== undefined || row.connections !== undefined) ? 'v0' : 'v2';
}

/** Seconds are kept as beats of a tempo of 60, one second long each. */
const CLOCK_BPM = 60;
const DRAWN_ONLY = ['Bar', 'Sim', 'BPM'];

/** Flat rows in seconds: bars and lines are drawing hints; every other row is one note. */
export function fromV0(rows: readonly JsonObject[], repairs: Repairs): readonly JsonObject[] {
  repairs.add('The chart has the shape of 2019, in seconds: its tempo is not known.');
  const notes = rows
    .filter((row) => !DRAWN_ONLY.includes(asText(row.type) ?? ''))
    .map((row): JsonObject => {
      const type = (asText(row.type) ?? '').toLowerCase();
      const mark = { skill: type.includes('skill'), flick: type.includes('flick') };
      return { type: 'Single', beat: row.time, lane: shifted(row.lane), ...mark };
    });
  return [{ type: 'BPM', beat: 0, bpm: CLOCK_BPM }, ...notes];
}

function systemRow(row: JsonObject): JsonObject {
  if (row.cmd === 'BPM') return { type: 'BPM', beat: row.beat, bpm: row.bpm };
  const command = (asText(row.cmd) ?? '').toLowerCase();
  const fever = Object.entries(FEVER_COMMANDS).find(
    ([name]) => command.includes('fever') && command.includes(name),
  );
  return { type: 'System', beat: row.beat, data: fever?.[1] ?? row.data ?? row.cmd };
}

/** Community rows: slides are separate rows tied by `pos`, at most two open at once. */
export function fromV1(rows: readonly JsonObject[], repairs: Repairs): readonly JsonObject[] {
  const result: JsonObject[] = [];
  const open = new Map<string, JsonObject[]>();
  const close = (pos: string): void => {
    const nodes = open.get(pos);
    open.delete(pos);
    if (nodes) result.push({ type: 'Slide', connections: nodes });
  };
  const ordered = rows.toSorted((a, b) => (asNumber(a.beat) ?? 0) - (asNumber(b.beat) ?? 0));
  for (const row of ordered) {
    const node = { beat: row.beat, lane: shifted(row.lane), flick: row.flick, skill: row.skill };
    if (row.type !== 'Note') result.push(systemRow(row));
    else if (row.note !== 'Slide' && row.note !== 'Long') result.push({ type: 'Single', ...node });
    else {
      const pos = `${row.note}${asText(row.pos) ?? ''}`;
      if (row.start === true) close(pos);
      open.set(pos, [...(open.get(pos) ?? []), node]);
      if (row.end === true) close(pos);
    }
  }
  if (open.size > 0) repairs.add('A slide without an end was closed at its last node.');
  for (const pos of [...open.keys()]) close(pos);
  return result;
}
