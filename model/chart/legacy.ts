import { asNumber, asText, type JsonObject, withoutNulls } from '../records/reading.ts';
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

/** The fever command that a word stands for, such as `FeverStart` or `cmd_fever_start.wav`; null for other words. */
function feverCommand(word: string): string | null {
  const lower = word.toLowerCase();
  const found = Object.entries(FEVER_COMMANDS).find(
    ([name]) => lower.includes('fever') && lower.includes(name),
  );
  return found?.[1] ?? null;
}

/** A row in seconds: a system row, one note, or null for what is neither. */
function rowOfV0(row: JsonObject, index: number, repairs: Repairs): JsonObject | null {
  const type = asText(row.type) ?? '';
  const data = feverCommand(type) ?? feverCommand(asText(row.data) ?? '') ?? asText(row.data);
  if (data !== null || type === 'System') return { type: 'System', beat: row.time, data };
  const lane = shifted(row.lane);
  if (lane === null) {
    repairs.add(`Row ${index + 1} has no lane, is no note and was left out.`);
    return null;
  }
  const words = type.toLowerCase();
  const mark = { skill: words.includes('skill'), flick: words.includes('flick') };
  return { type: 'Single', beat: row.time, lane, ...mark };
}

/** Flat rows in seconds: bars and lines are drawing hints, fever rows commands; every other row with a lane is one note. */
export function fromV0(rows: readonly JsonObject[], repairs: Repairs): readonly JsonObject[] {
  repairs.add('The chart has the shape of 2019, in seconds: its tempo is not known.');
  const read = rows.map((row, index) =>
    DRAWN_ONLY.includes(asText(row.type) ?? '') ? null : rowOfV0(row, index, repairs),
  );
  return [{ type: 'BPM', beat: 0, bpm: CLOCK_BPM }, ...withoutNulls(read)];
}

function systemRow(row: JsonObject): JsonObject {
  if (row.cmd === 'BPM') return { type: 'BPM', beat: row.beat, bpm: row.bpm };
  return { type: 'System', beat: row.beat, data: feverCommand(asText(row.cmd) ?? '') ?? row.data ?? row.cmd };
}

/** A slide or hold whose end has not come yet. */
interface Open {
  readonly type: 'Slide' | 'Long';
  readonly pos: string;
  readonly lane: number | null;
  readonly nodes: JsonObject[];
}

const isHeld = (row: JsonObject): boolean => row.note === 'Slide' || row.note === 'Long';

/** Ties the rows of slides and holds: by their letter, holds by their lane as well, for all of them may have none. */
class Held {
  readonly #open = new Set<Open>();
  readonly #closed: JsonObject[] = [];

  find({ note, pos, lane }: JsonObject): Open | undefined {
    const named = [...this.#open].filter((each) => each.type === note && each.pos === (asText(pos) ?? ''));
    if (note === 'Slide') return named[0];
    // A hold that moves says so by its letter.
    return (
      named.find((each) => each.lane === asNumber(lane)) ?? (asText(pos) === null ? undefined : named[0])
    );
  }

  add(row: JsonObject): void {
    const own = row.note === 'Slide' ? this.find(row) : this.#inLane(row);
    if (row.start === true && own) this.#close(own);
    const into = (row.start === true ? undefined : this.find(row)) ?? this.#begin(row);
    into.nodes.push({ beat: row.beat, lane: shifted(row.lane), flick: row.flick, skill: row.skill });
    if (row.end === true) this.#close(into);
  }

  /** All slides and holds; those without an end are closed at their last node. */
  finish(repairs: Repairs): readonly JsonObject[] {
    if (this.#open.size > 0) repairs.add('A slide without an end was closed at its last node.');
    for (const each of [...this.#open]) this.#close(each);
    return this.#closed;
  }

  #inLane(row: JsonObject): Open | undefined {
    const found = this.find(row);
    return found?.lane === asNumber(row.lane) ? found : undefined;
  }

  #begin({ note, pos, lane }: JsonObject): Open {
    const made: Open = {
      type: note === 'Long' ? 'Long' : 'Slide',
      pos: asText(pos) ?? '',
      lane: asNumber(lane),
      nodes: [],
    };
    this.#open.add(made);
    return made;
  }

  #close(each: Open): void {
    this.#open.delete(each);
    this.#closed.push({ type: each.type, connections: each.nodes });
  }
}

/** Rows of one beat stand in any order: what is open gets its nodes and ends before its name is used again. */
function inOrder(rows: readonly JsonObject[], held: Held): readonly JsonObject[] {
  const ended = new Set<unknown>();
  const isOfOpen = (row: JsonObject): boolean => {
    const open = row.start === true ? undefined : held.find(row);
    if (!open || ended.has(open)) return false;
    if (row.end === true) ended.add(open);
    return true;
  };
  const byEnd = [...rows.filter((row) => row.end !== true), ...rows.filter((row) => row.end === true)];
  const before = new Set(byEnd.filter(isOfOpen));
  const after = byEnd.filter((row) => !before.has(row));
  return [
    ...before,
    ...after.filter((row) => row.start === true),
    ...after.filter((row) => row.start !== true),
  ];
}

/** Community rows: slides and holds are separate rows. */
export function fromV1(rows: readonly JsonObject[], repairs: Repairs): readonly JsonObject[] {
  const held = new Held();
  const byBeat = new Map<number, JsonObject[]>();
  for (const row of rows.filter((each) => each.type === 'Note' && isHeld(each))) {
    const beat = asNumber(row.beat) ?? 0;
    const group = byBeat.get(beat);
    if (group) group.push(row);
    else byBeat.set(beat, [row]);
  }
  for (const [, group] of [...byBeat].sort(([a], [b]) => a - b)) {
    for (const row of inOrder(group, held)) held.add(row);
  }
  const others = rows
    .filter((row) => row.type !== 'Note' || !isHeld(row))
    .map(
      (row): JsonObject =>
        row.type === 'Note'
          ? { type: 'Single', beat: row.beat, lane: shifted(row.lane), flick: row.flick, skill: row.skill }
          : systemRow(row),
    );
  return [...others, ...held.finish(repairs)];
}
