import { asNumber, type JsonObject } from '../../records/reading.ts';
import type { Repairs } from '../repairs.ts';
import { tieHeld } from './held.ts';
import type { NumberedRow } from './rows.ts';

/** The game's own text of a chart (reference R70): sounds named in a header, then cells by measure and channel. */

const HEADER = /^#(BPM|WAV)([0-9A-Z]{2})?\s+(.+)$/i;
const CELLS = /^#(\d{3})([0-9A-Z])([0-9A-Z]):(.*)$/i;
const EMPTY = '00';
const MEASURE_BEATS = 4;

export const isBms = (text: string): boolean => /^[^\S\r\n]*#(?:BPM|WAV|\d{3}[0-9A-Z]{2}:)/im.test(text);

/** Lanes by the second digit of a channel, from 1. */
const LANES: Readonly<Record<string, number>> = { 6: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 8: 7 };
const TEMPO_CHANNELS = ['03', '08'];
/** By the first digit of a channel. */
const LAYERS: Readonly<Record<string, 'notes' | 'hidden' | 'holds'>> = {
  1: 'notes',
  3: 'hidden',
  5: 'holds',
};

interface Header {
  readonly bpm: string | null;
  readonly sounds: ReadonlyMap<string, string>;
  readonly tempos: ReadonlyMap<string, string>;
}

/** A cell that holds something. */
interface Cell {
  readonly number: number;
  readonly channel: string;
  readonly code: string;
  readonly beat: number;
}

function readHeader(lines: readonly string[]): Header {
  let bpm: string | null = null;
  const sounds = new Map<string, string>();
  const tempos = new Map<string, string>();
  for (const line of lines) {
    const [, word = '', code, value = ''] = HEADER.exec(line) ?? [];
    if (word.toUpperCase() === 'WAV' && code) sounds.set(code.toUpperCase(), value.trim());
    if (word.toUpperCase() === 'BPM' && code) tempos.set(code.toUpperCase(), value.trim());
    if (word.toUpperCase() === 'BPM' && !code) bpm = value.trim();
  }
  return { bpm, sounds, tempos };
}

/** First beats of the measures. A line of channel 02 says how long its measure is, in parts of a whole one. */
function measureStarts(lines: readonly string[]): readonly number[] {
  const lengths = new Map<number, number>();
  let last = 0;
  for (const line of lines) {
    const [, measure, layer = '', part = '', value = ''] = CELLS.exec(line) ?? [];
    if (measure === undefined) continue;
    last = Math.max(last, Number(measure));
    const length = layer + part === '02' ? asNumber(value) : null;
    if (length !== null && length > 0 && length <= MEASURE_BEATS) lengths.set(Number(measure), length);
  }
  const starts = [0];
  for (let measure = 0; measure <= last; measure++)
    starts.push((starts[measure] ?? 0) + MEASURE_BEATS * (lengths.get(measure) ?? 1));
  return starts;
}

function readCells(lines: readonly string[], repairs: Repairs): readonly Cell[] {
  const starts = measureStarts(lines);
  const found: Cell[] = [];
  for (const [index, line] of lines.entries()) {
    if (!/^#\d{3}/.test(line)) continue;
    const [, measure, layer = '', part = '', text = ''] = CELLS.exec(line) ?? [];
    if (layer + part === '02') continue;
    const codes = text.trim().toUpperCase();
    if (measure === undefined || codes.length % 2 > 0) {
      repairs.add('unreadableLine', { type: 'Line', row: index + 1 });
      continue;
    }
    const from = starts[Number(measure)] ?? 0;
    const beats = (starts[Number(measure) + 1] ?? from) - from;
    const cells = codes.length / 2;
    for (let i = 0; i < cells; i++) {
      const code = codes.slice(2 * i, 2 * i + 2);
      if (code === EMPTY) continue;
      found.push({ number: index + 1, channel: layer + part, code, beat: from + (i * beats) / cells });
    }
  }
  return found;
}

const SLIDE = /slide(_end)?(?:_flick|_dir_flick_[lr])?_([ab])(?:_(?:([lr])s(\d{2})|[a-z_]+))?$/;
const DIRECTIONAL = /^directional_fl_([lr])/;
/** Sounds of bends and lane changes, which are no notes. */
const CONTROL = /^(?:cont_|add_|lane_change$)/;
const PLAIN = /^(?:bd|.*flick.*|.*skill.*|.*fever_note.*)$/;

/** A directional note of one lane; neighbours of one beat are one wide note. */
interface Arrow {
  readonly number: number;
  readonly beat: number;
  readonly lane: number;
  readonly direction: 'Left' | 'Right';
}

/** What cells become: rows of the current shape, nodes that are still to be tied, and arrows still to be joined. */
class Notes {
  readonly rows: NumberedRow[] = [];
  readonly nodes: NumberedRow[] = [];
  readonly arrows: Arrow[] = [];

  add(cell: Cell, sound: string, repairs: Repairs): void {
    const { number, channel, beat } = cell;
    const layer = LAYERS[channel.charAt(0)];
    const lane = LANES[channel.charAt(1)];
    if (layer === undefined || lane === undefined || CONTROL.test(sound)) return;
    const marks = { flick: /flick/.test(sound), skill: /skill/.test(sound), charge: /fever/.test(sound) };
    const slide = SLIDE.exec(sound);
    const directional = DIRECTIONAL.exec(sound);
    if (layer === 'holds') this.nodes.push({ number, json: { note: 'Long', beat, lane, ...marks } });
    else if (slide) {
      const [, end, pos, side, hundredths] = slide;
      const bend = (Number(hundredths ?? 0) / 100) * (side === 'l' ? -1 : 1);
      const hidden = layer === 'hidden';
      const json = { note: 'Slide', pos, beat, lane: lane + bend, ...marks, hidden, end: end !== undefined };
      this.nodes.push({ number, json });
    } else if (layer === 'hidden') return;
    else if (directional) {
      this.arrows.push({
        number,
        beat,
        lane: lane - 1,
        direction: directional[1] === 'l' ? 'Left' : 'Right',
      });
    } else {
      if (!PLAIN.test(sound)) repairs.add('unknownSound', { type: 'Line', row: number });
      this.rows.push({ number, json: { type: 'Single', beat, lane: lane - 1, ...marks } });
    }
  }
}

/** Neighbouring arrows of one beat and direction as one note as wide as they are, from the lane where it begins. */
function joinArrows(arrows: readonly Arrow[]): readonly NumberedRow[] {
  const isLeft = (arrow: Arrow): boolean => arrow.direction === 'Left';
  const ahead = (arrow: Arrow): number => (isLeft(arrow) ? -arrow.lane : arrow.lane);
  const sorted = arrows.toSorted(
    (a, b) => a.beat - b.beat || Number(isLeft(b)) - Number(isLeft(a)) || ahead(a) - ahead(b),
  );
  const joined: { readonly from: Arrow; width: number }[] = [];
  for (const arrow of sorted) {
    const last = joined.at(-1);
    const isNext =
      last?.from.beat === arrow.beat &&
      last.from.direction === arrow.direction &&
      ahead(last.from) + last.width === ahead(arrow);
    if (last && isNext) last.width += 1;
    else joined.push({ from: arrow, width: 1 });
  }
  return joined.map(({ from: { number, beat, lane, direction }, width }) => ({
    number,
    json: { type: 'Directional', beat, lane, direction, width },
  }));
}

/** Names where slides and holds begin, and where holds end, which the text leaves to their order. */
function withStarts(nodes: readonly NumberedRow[]): readonly NumberedRow[] {
  const open = new Set<string>();
  const endsFirst = ({ json }: NumberedRow): number => (json.end === true ? 0 : 1);
  // On one beat what is open ends before its letter begins again.
  const sorted = nodes.toSorted(
    (a, b) => Number(a.json.beat) - Number(b.json.beat) || endsFirst(a) - endsFirst(b),
  );
  return sorted.map(({ number, json }) => {
    const name = json.note === 'Long' ? `lane ${json.lane}` : `slide ${json.pos}`;
    const start = !open.has(name);
    const end = json.note === 'Long' ? !start : json.end === true;
    if (start) open.add(name);
    if (end) open.delete(name);
    return { number, json: { ...json, start, end } };
  });
}

function tempoOf({ channel, code }: Cell, { tempos }: Header): JsonObject {
  const bpm = channel === '08' ? tempos.get(code) : Number.parseInt(code, 16);
  return { type: 'BPM', bpm };
}

/** Rows of the current shape from the text of a chart. */
export function fromBms(text: string, repairs: Repairs): readonly NumberedRow[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const header = readHeader(lines);
  const notes = new Notes();
  const rows: NumberedRow[] = [];
  if (header.bpm !== null) rows.push({ number: 1, json: { type: 'BPM', beat: 0, bpm: header.bpm } });
  for (const cell of readCells(lines, repairs)) {
    const { number, channel, code, beat } = cell;
    const sound = header.sounds.get(code) ?? 'bd.wav';
    if (channel === '01') rows.push({ number, json: { type: 'System', beat, data: sound } });
    else if (TEMPO_CHANNELS.includes(channel)) {
      rows.push({ number, json: { ...tempoOf(cell, header), beat } });
    } else notes.add(cell, sound.toLowerCase().replace(/\.wav$/, ''), repairs);
  }
  return [...rows, ...notes.rows, ...joinArrows(notes.arrows), ...tieHeld(withStarts(notes.nodes), repairs)];
}
