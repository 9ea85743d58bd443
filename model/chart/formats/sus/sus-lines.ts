import { asNumber } from '#model/records/reading';
import type { Repairs } from '../../repairs.ts';
import { MAX_NODES } from '../format.ts';
import { TICKS } from './sus-places.ts';

/** The lines of a SUS text as notes with beats, not yet interpreted. */

export interface SusNote {
  /** Of its line, from 1. */
  readonly number: number;
  readonly beat: number;
  readonly lane: number;
  readonly kind: number;
  readonly width: number;
}

interface SusTempo {
  readonly number: number;
  readonly beat: number;
  readonly bpm: number | null;
}

export interface SusScore {
  readonly tempi: readonly SusTempo[];
  readonly taps: readonly SusNote[];
  readonly directionals: readonly SusNote[];
  readonly slides: readonly (readonly SusNote[])[];
  /** Seconds by which the music begins later than the chart, as it is written. */
  readonly waveOffset: string | null;
}

interface DataLine {
  readonly number: number;
  readonly measure: number;
  readonly channel: string;
  readonly data: string;
}

const DATA = /^#(\d{3})([0-9A-Z]{2,3})\s*:\s*(.*)$/i;
const TEMPO = /^#BPM([0-9A-Z]{2})\s*:\s*(.*)$/i;
const WORD = /^#([A-Z]+)\s+(.*)$/i;
const SPEEDS = /^#TIL[0-9A-Z]{2}\s*:\s*"(.*)"$/i;
const RADIX = 36;
const MEASURE_BEATS = 4;
const MAX_MEASURE_BEATS = 1_000;
const ROUNDING = 1e-6;
const SLIDE_LAYERS = ['2', '3'];

interface Lines {
  readonly data: readonly DataLine[];
  readonly tempi: ReadonlyMap<string, number | null>;
  readonly waveOffset: string | null;
}

function readLines(text: string, repairs: Repairs): Lines {
  const data: DataLine[] = [];
  const tempi = new Map<string, number | null>();
  let base = 0;
  let waveOffset: string | null = null;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const number = index + 1;
    const [, measure, channel = '', value = ''] = DATA.exec(line) ?? [];
    if (measure !== undefined) {
      data.push({
        number,
        measure: base + Number(measure),
        channel: channel.toLowerCase(),
        data: value.trim(),
      });
      continue;
    }
    const [, name, tempo = ''] = TEMPO.exec(line) ?? [];
    if (name !== undefined) tempi.set(name.toLowerCase(), asNumber(tempo));
    const [, speeds] = SPEEDS.exec(line) ?? [];
    if (speeds !== undefined && changesSpeed(speeds))
      repairs.add('scrollSpeed', { type: 'Line', row: number });
    const [, word = '', rest = ''] = WORD.exec(line) ?? [];
    if (word.toUpperCase() === 'MEASUREBS') base = asNumber(rest) ?? base;
    if (word.toUpperCase() === 'WAVEOFFSET') waveOffset = rest.replaceAll('"', '').trim();
  }
  return { data, tempi, waveOffset };
}

const changesSpeed = (speeds: string): boolean =>
  speeds.split(',').some((each) => each.trim() !== '' && asNumber(each.split(':')[1]) !== 1);

/** First beats of measures. A measure length applies until the next one. */
class Measures {
  readonly #from: { readonly measure: number; readonly beat: number; readonly length: number }[] = [
    { measure: 0, beat: 0, length: MEASURE_BEATS },
  ];

  constructor(lines: readonly DataLine[]) {
    const lengths = lines
      .filter(({ channel }) => channel === '02')
      .map(({ measure, data }) => ({ measure, length: asNumber(data) ?? 0 }))
      .filter(({ length }) => length > 0 && length <= MAX_MEASURE_BEATS)
      .sort((a, b) => a.measure - b.measure);
    for (const { measure, length } of lengths) {
      const beat = this.start(measure);
      this.#from.push({ measure, beat, length });
    }
  }

  start(measure: number): number {
    const { measure: first, beat, length } = this.#before(measure);
    return beat + (measure - first) * length;
  }

  length(measure: number): number {
    return this.#before(measure).length;
  }

  #before(measure: number) {
    let low = 0;
    let high = this.#from.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#from[middle]?.measure ?? 0) <= measure) low = middle;
      else high = middle - 1;
    }
    return this.#from[low] ?? { measure: 0, beat: 0, length: MEASURE_BEATS };
  }
}

const onTick = (beat: number): number => {
  const tick = Math.round(beat * TICKS);
  return Math.abs(beat * TICKS - tick) < ROUNDING ? tick / TICKS : beat;
};

interface Cell {
  readonly beat: number;
  readonly text: string;
}

function cellsOf({ data, measure, number }: DataLine, measures: Measures, repairs: Repairs): readonly Cell[] {
  if (data.length % 2 > 0 || !/^[0-9a-z]*$/i.test(data)) {
    repairs.add('unreadableLine', { type: 'Line', row: number });
    return [];
  }
  const count = data.length / 2;
  const start = measures.start(measure);
  const length = measures.length(measure);
  const cells: Cell[] = [];
  for (let i = 0; i < count && cells.length <= MAX_NODES; i++) {
    const text = data.slice(2 * i, 2 * i + 2);
    if (text !== '00') cells.push({ beat: onTick(start + (i * length) / count), text });
  }
  return cells;
}

const noteOf = ({ beat, text }: Cell, { number, channel }: DataLine): SusNote => ({
  number,
  beat,
  lane: Number.parseInt(channel.charAt(1), RADIX),
  kind: Number.parseInt(text.charAt(0), RADIX),
  width: Number.parseInt(text.charAt(1), RADIX),
});

const END = 2;

/** Splits a stream, which holds one slide after the other, at the end marks. */
function slidesOf(stream: readonly SusNote[], repairs: Repairs): readonly (readonly SusNote[])[] {
  const slides: SusNote[][] = [];
  let open: SusNote[] | null = null;
  for (const note of stream.toSorted((a, b) => a.beat - b.beat)) {
    if (!open) {
      open = [];
      slides.push(open);
    }
    open.push(note);
    if (note.kind === END) open = null;
  }
  const [unended] = open ?? [];
  if (unended) repairs.add('openSlide', { type: 'Line', row: unended.number });
  return slides;
}

/** Lines by what they hold. */
class Score {
  readonly tempi: SusTempo[] = [];
  readonly taps: SusNote[] = [];
  readonly directionals: SusNote[] = [];
  readonly streams = new Map<string, SusNote[]>();
  #count = 0;

  get isFull(): boolean {
    return this.#count > MAX_NODES;
  }

  add(line: DataLine, cells: readonly Cell[], tempi: Lines['tempi']): boolean {
    const { channel, number } = line;
    this.#count += cells.length;
    if (channel === '08') {
      for (const { beat, text } of cells)
        this.tempi.push({ number, beat, bpm: tempi.get(text.toLowerCase()) ?? null });
      return true;
    }
    const into = this.#listOf(channel);
    for (const cell of cells) into?.push(noteOf(cell, line));
    return into !== null;
  }

  #listOf(channel: string): SusNote[] | null {
    const layer = channel.charAt(0);
    if (channel.length === 2) return layer === '1' ? this.taps : layer === '5' ? this.directionals : null;
    if (!SLIDE_LAYERS.includes(layer)) return null;
    const key = `${layer}${channel.charAt(2)}`;
    const stream = this.streams.get(key) ?? [];
    this.streams.set(key, stream);
    return stream;
  }
}

export function scoreOf(text: string, repairs: Repairs): SusScore {
  const { data, tempi: named, waveOffset } = readLines(text, repairs);
  const measures = new Measures(data);
  const score = new Score();
  for (const line of data) {
    if (line.channel === '02') continue;
    const cells = cellsOf(line, measures, repairs);
    const isKnown = score.add(line, cells, named);
    if (!isKnown && cells.length > 0) repairs.add('otherNote', { type: 'Line', row: line.number });
    if (score.isFull) break;
  }
  const { tempi, taps, directionals } = score;
  const slides = [...score.streams.values()].flatMap((stream) => slidesOf(stream, repairs));
  return { tempi, taps, directionals, slides, waveOffset };
}
