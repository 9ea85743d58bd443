import { asText, type JsonObject, withoutNulls } from '../../records/reading.ts';
import { type BpmEntry, FEVER_COMMANDS } from '../notes.ts';
import type { Repairs } from '../repairs.ts';
import { secondsToBeat, tempoSpans } from '../time.ts';
import { shifted, tieHeld } from './held.ts';
import { readBeat, readTempo } from './position.ts';
import type { NumberedRow } from './rows.ts';

export type ChartShape = 'v0' | 'v1' | 'v2';

/** Which of the three published JSON shapes a list of rows has. */
export function chartShape(rows: readonly NumberedRow[]): ChartShape {
  if (rows.some(({ json }) => json.type === 'Note' || json.cmd !== undefined)) return 'v1';
  const timed = rows.some(({ json }) => json.time !== undefined && json.beat === undefined);
  const inBeats = rows.some(({ json }) => json.beat !== undefined || json.connections !== undefined);
  return timed && !inBeats ? 'v0' : 'v2';
}

/** Without a tempo seconds are kept as beats of a tempo of 60, one second long each. */
const CLOCK: BpmEntry = { type: 'BPM', beat: 0, bpm: 60 };
const DRAWN_ONLY = ['Bar', 'Sim', 'BPM'];

/** Notes stand on parts of a beat; so far from one a beat is off by rounding only. */
const PARTS = 192;
const ROUNDING = 1e-6;

/** The fever command that a word stands for, such as `FeverStart` or `cmd_fever_start.wav`; null for other words. */
function feverCommand(word: string): string | null {
  const lower = word.toLowerCase();
  const found = Object.entries(FEVER_COMMANDS).find(
    ([name]) => lower.includes('fever') && lower.includes(name),
  );
  return found?.[1] ?? null;
}

/** A row in seconds: a system row, one note, or null for what is neither. */
function rowOfV0({ number, json }: NumberedRow, beat: unknown, repairs: Repairs): JsonObject | null {
  const type = asText(json.type) ?? '';
  const data = feverCommand(type) ?? feverCommand(asText(json.data) ?? '') ?? asText(json.data);
  if (data !== null || type === 'System') return { type: 'System', beat, data };
  const lane = shifted(json.lane);
  if (lane === null) {
    repairs.add('rowWithoutLane', { type: 'Row', row: number });
    return null;
  }
  const words = type.toLowerCase();
  const mark = { skill: words.includes('skill'), flick: words.includes('flick') };
  return { type: 'Single', beat, lane, ...mark };
}

/** Tempo changes of a chart in seconds, the first one from the start of the audio on. */
function tempoOfV0(rows: readonly NumberedRow[]): readonly BpmEntry[] {
  const timed = rows
    .filter(({ json }) => json.type === 'BPM')
    .flatMap(({ json }) => {
      const bpm = readTempo(json.bpm);
      const time = readBeat(json.time);
      return bpm === null || time === null ? [] : [{ bpm, time }];
    })
    .sort((a, b) => a.time - b.time);
  const found: BpmEntry[] = [];
  for (const { bpm, time } of timed) {
    const beat = found.length === 0 ? 0 : onGrid(secondsToBeat(tempoSpans(found), time));
    found.push({ type: 'BPM', beat, bpm });
  }
  return found;
}

function onGrid(beat: number): number {
  const part = Math.round(beat * PARTS);
  return Math.abs(beat * PARTS - part) < ROUNDING ? part / PARTS : beat;
}

/** Flat rows in seconds: bars and lines are drawing hints, fever rows commands; every other row with a lane is one note. */
export function fromV0(rows: readonly NumberedRow[], repairs: Repairs): readonly NumberedRow[] {
  const tempo = tempoOfV0(rows);
  if (tempo.length === 0) repairs.add('inSeconds');
  const spans = tempoSpans(tempo.length === 0 ? [CLOCK] : tempo);
  const beatOf = (time: unknown): unknown => {
    const seconds = readBeat(time);
    return seconds === null || tempo.length === 0 ? time : onGrid(secondsToBeat(spans, seconds));
  };
  const read = rows.map((row): NumberedRow | null => {
    if (DRAWN_ONLY.includes(asText(row.json.type) ?? '')) return null;
    const json = rowOfV0(row, beatOf(row.json.time), repairs);
    return json && { number: row.number, json };
  });
  const changes = tempo.length === 0 ? [CLOCK] : tempo;
  return [...changes.map((json): NumberedRow => ({ number: 1, json: { ...json } })), ...withoutNulls(read)];
}

const isHeld = ({ json }: NumberedRow): boolean =>
  json.type === 'Note' && (json.note === 'Slide' || json.note === 'Long');

function rowOfV1(json: JsonObject): JsonObject {
  const { beat } = json;
  if (json.type === 'Note') {
    return { type: 'Single', beat, lane: shifted(json.lane), flick: json.flick, skill: json.skill };
  }
  if (json.cmd === 'BPM') return { type: 'BPM', beat, bpm: json.bpm };
  return { type: 'System', beat, data: feverCommand(asText(json.cmd) ?? '') ?? json.data ?? json.cmd };
}

/** Community rows: slides and holds are separate rows. */
export function fromV1(rows: readonly NumberedRow[], repairs: Repairs): readonly NumberedRow[] {
  const others = rows.filter((row) => !isHeld(row));
  return [
    ...others.map(({ number, json }): NumberedRow => ({ number, json: rowOfV1(json) })),
    ...tieHeld(rows.filter(isHeld), repairs),
  ];
}
