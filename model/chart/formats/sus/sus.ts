import type { ChartEntry, ChartNote, ParsedChart } from '../../notes.ts';
import { EVERYTHING, type Fitted, fitTo, type Losses } from '../fit.ts';
import type { ChartFormat } from '../format.ts';
import { isSus, readSus } from './read-sus.ts';
import { FIRST_LANE, keyOf, TICKS } from './sus-places.ts';

/**
 * SUS, a text of lines that divide measures evenly (docs/chart-formats.md). Notes are one lane wide, on the middle seven of the twelve
 * lanes. Other notes at the same position modify a note, so two real notes cannot share one.
 */

const MEASURE_TICKS = 4 * TICKS;
/** Line headers have three digits for the measure; higher ones count from a base. */
const MEASURES = 1000;
const RADIX = 36;
const LAST_LANE = 6;
const STREAMS = 36;
const NAMES = RADIX * RADIX;

type Held = Extract<ChartNote, { readonly connections: unknown }>;
const isHeld = (entry: ChartEntry): entry is Held => entry.type === 'Slide' || entry.type === 'Long';
const tickOf = (beat: number): number => Math.round(beat * TICKS);

/** Leftmost lane of a directional note. */
const leftmost = (note: Extract<ChartNote, { readonly type: 'Directional' }>): number =>
  note.direction === 'Left' ? note.lane - (note.width - 1) : note.lane;

const placesOf = (entry: ChartEntry): readonly string[] => {
  switch (entry.type) {
    case 'Single':
      return [keyOf(tickOf(entry.beat), entry.lane)];
    case 'Directional':
      return [keyOf(tickOf(entry.beat), leftmost(entry))];
    case 'Slide':
    case 'Long':
      return entry.connections.map(({ beat, lane }) => keyOf(tickOf(beat), lane));
    case 'BPM':
    case 'System':
      return [];
  }
};

const spotOf = (entry: ChartEntry) => {
  const { beat, lane } = isHeld(entry)
    ? (entry.connections[0] ?? { beat: 0, lane: 0 })
    : { beat: entry.beat, lane: 'lane' in entry ? entry.lane : null };
  return { beat, lane };
};

/** Nodes of a slide are at least a tick apart. */
const isRising = ({ connections }: Held): boolean =>
  connections.every((node, i) => i === 0 || tickOf(node.beat) > tickOf(connections[i - 1]?.beat ?? 0));

/** Assigns each slide the first free stream; null when there is none. */
class Streams {
  readonly #busyTo: number[] = [];

  take({ connections }: Held): number | null {
    const start = tickOf(connections[0]?.beat ?? 0);
    const free = this.#busyTo.findIndex((tick) => tick < start);
    const stream = free < 0 ? this.#busyTo.length : free;
    if (stream >= STREAMS) return null;
    this.#busyTo[stream] = tickOf(connections.at(-1)?.beat ?? 0);
    return stream;
  }
}

/** Of several tempo changes at one beat the last applies. The format has names for this many. */
const lastTempi = (entries: readonly ChartEntry[]): ReadonlySet<ChartEntry> =>
  new Set(
    [
      ...new Map(
        entries.filter(({ type }) => type === 'BPM').map((entry) => [spotOf(entry).beat, entry]),
      ).values(),
    ].slice(0, NAMES - 1),
  );

/** Slides first: notes at their positions would be read as their marks. */
function withoutClashes(entries: readonly ChartEntry[], losses: Losses): readonly ChartEntry[] {
  const taken = new Set<string>();
  const left = new Set<ChartEntry>();
  const streams = new Streams();
  const tempi = lastTempi(entries);
  const leave = (entry: ChartEntry, kind: 'samePlace' | 'crowded') => {
    const { beat, lane } = spotOf(entry);
    losses.add(kind, beat, lane);
    left.add(entry);
  };
  for (const entry of entries.toSorted((a, b) => Number(isHeld(b)) - Number(isHeld(a)))) {
    const places = placesOf(entry);
    if (places.some((place) => taken.has(place)) || (isHeld(entry) && !isRising(entry)))
      leave(entry, 'samePlace');
    else if (isHeld(entry) && streams.take(entry) === null) leave(entry, 'crowded');
    else for (const place of places) taken.add(place);
    if (entry.type === 'BPM' && !tempi.has(entry))
      leave(entry, tempi.size < NAMES - 1 ? 'samePlace' : 'crowded');
  }
  return entries.filter((entry) => !left.has(entry));
}

const fit = (chart: ParsedChart): Fitted =>
  fitTo(
    {
      ...EVERYTHING,
      marks: false,
      skill: false,
      isNative: false,
      negativeTempo: false,
      beat: (beat) => (beat < 0 ? null : tickOf(beat) / TICKS),
      lane: (lane) => Math.min(LAST_LANE, Math.max(0, Math.round(lane))) + 0,
      width: (lane, direction) =>
        direction === 'Left' ? Math.round(lane) + FIRST_LANE : Number.POSITIVE_INFINITY,
    },
    chart,
    withoutClashes,
  );

interface Mark {
  readonly tick: number;
  /** The header of its line, after the measure. */
  readonly channel: string;
  readonly cell: string;
}

const digit = (value: number): string => value.toString(RADIX);

function marksOf(entry: ChartEntry, streams: Streams): readonly Mark[] {
  const mark = (layer: string, lane: number, beat: number, kind: number, width = 1): Mark => ({
    tick: tickOf(beat),
    channel: `${layer.charAt(0)}${digit(lane + FIRST_LANE)}${layer.slice(1)}`,
    cell: `${kind}${digit(width)}`,
  });
  if (entry.type === 'Single') {
    const tap = mark('1', entry.lane, entry.beat, 1);
    return entry.flick ? [tap, mark('5', entry.lane, entry.beat, 1)] : [tap];
  }
  if (entry.type === 'Directional') {
    const { beat, width } = entry;
    const lane = leftmost(entry);
    return [
      mark('1', lane, beat, 1, width),
      mark('5', lane, beat, entry.direction === 'Left' ? 3 : 4, width),
    ];
  }
  if (!isHeld(entry)) return [];
  const layer = `3${digit(streams.take(entry) ?? 0)}`;
  const last = entry.connections.length - 1;
  return entry.connections.flatMap(({ beat, lane, hidden, flick }, i) => {
    const node = mark(layer, lane, beat, i === 0 ? 1 : i === last ? 2 : hidden ? 5 : 3);
    return flick ? [node, mark('5', lane, beat, 1)] : [node];
  });
}

function greatest(a: number, b: number): number {
  return b === 0 ? a : greatest(b, a % b);
}

/** One line of a measure, in as few cells as hold its marks. */
function lineOf(measure: number, channel: string, marks: ReadonlyMap<number, string>): string {
  const step = [...marks.keys()].reduce(greatest, MEASURE_TICKS);
  const cells = Array.from({ length: MEASURE_TICKS / step }, (_, i) => marks.get(i * step) ?? '00');
  return `#${String(measure % MEASURES).padStart(3, '0')}${channel}: ${cells.join('')}`;
}

/** Marks by measure and channel; those that share a cell go onto a line of their own. */
function linesOfMarks(marks: readonly Mark[]): readonly string[] {
  const byMeasure = new Map<number, Map<string, Map<number, string>[]>>();
  for (const { tick, channel, cell } of marks) {
    const measure = Math.floor(tick / MEASURE_TICKS);
    const channels = byMeasure.get(measure) ?? new Map<string, Map<number, string>[]>();
    byMeasure.set(measure, channels);
    const lines = channels.get(channel) ?? [];
    channels.set(channel, lines);
    const at = tick % MEASURE_TICKS;
    const line = lines.find((each) => !each.has(at));
    if (line) line.set(at, cell);
    else lines.push(new Map([[at, cell]]));
  }
  let base = 0;
  return [...byMeasure]
    .sort(([a], [b]) => a - b)
    .flatMap(([measure, channels]) => {
      const ownBase = measure - (measure % MEASURES);
      const head = ownBase === base ? [] : [`#MEASUREBS ${ownBase}`];
      base = ownBase;
      const lines = [...channels].flatMap(([channel, each]) =>
        each.map((line) => lineOf(measure, channel, line)),
      );
      return [...head, ...lines];
    });
}

function writeSus({ entries }: ParsedChart, musicDelay: number): string {
  const tempi = entries.filter((entry) => entry.type === 'BPM');
  const names = new Map(
    [...new Set(tempi.map(({ bpm }) => bpm))].map((bpm, i) => [bpm, digit(i + 1).padStart(2, '0')]),
  );
  const streams = new Streams();
  const marks = [
    ...tempi.map(
      ({ beat, bpm }): Mark => ({ tick: tickOf(beat), channel: '08', cell: names.get(bpm) ?? '01' }),
    ),
    ...entries.flatMap((entry) => marksOf(entry, streams)),
  ];
  return [
    '#TITLE ""',
    '#ARTIST ""',
    '#DESIGNER ""',
    `#WAVEOFFSET ${musicDelay}`,
    `#REQUEST "ticks_per_beat ${TICKS}"`,
    '',
    '#00002: 4',
    ...[...names].map(([bpm, name]) => `#BPM${name}: ${bpm}`),
    '',
    ...linesOfMarks(marks),
    '',
  ].join('\n');
}

export const SUS: ChartFormat = {
  id: 'sus',
  detect: isSus,
  read: readSus,
  writer: { ending: '.sus', mime: 'text/plain', hasDelay: true, fit, write: writeSus },
};
