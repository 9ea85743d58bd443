import { asNumber, type JsonObject } from '../../records/reading.ts';
import type { BpmEntry, ChartEntry, ParsedChart } from '../notes.ts';
import type { Repairs } from '../repairs.ts';
import { readTempo } from '../shapes/position.ts';
import type { NumberedRow } from '../shapes/rows.ts';
import { EVERYTHING, type Fitted, fitTo, isNear, type Losses } from './fit.ts';
import type { ChartFormat, ChartText, FormatRows } from './format.ts';
import { heldRow } from './held-row.ts';
import { type TimePoint, TimePoints } from './time-points.ts';

/**
 * Maps of bangbangboom (docs/chart-formats.md): a line for each time point, and below it the notes that count 24ths of a beat from there.
 * A slide counts all its nodes from the point of its start, also where the tempo has changed in between.
 */

const LAST_LANE = 6;
const BAR_BEATS = 4;

const IS_BBB = /^[^\S\r\n]*\+\|[-+.\de]+\|[-+.\de]+/im;

const placeText = (points: TimePoints, index: number, beat: number, lane: number): string =>
  `${points.offsetOf(index, beat)}:${lane}`;

function writeEntry(entry: ChartEntry, points: TimePoints, index: number): readonly string[] {
  switch (entry.type) {
    case 'Single':
      return [`${entry.flick ? 'f' : 's'}|${placeText(points, index, entry.beat, entry.lane)}`];
    case 'Slide':
    case 'Long': {
      const places = entry.connections.map(({ beat, lane }) => placeText(points, index, beat, lane));
      return [`l|${entry.connections.at(-1)?.flick ? 1 : 0}|${places.join('|')}`];
    }
    case 'BPM':
    case 'System':
    case 'Directional':
      return [];
  }
}

const startOf = (entry: ChartEntry): number =>
  'connections' in entry ? (entry.connections[0]?.beat ?? 0) : entry.beat;

function writeBbb({ entries }: ParsedChart, musicDelay: number): string {
  const points = TimePoints.ofEntries(entries);
  const below = points.all.map((): string[] => []);
  for (const entry of entries) {
    const index = points.indexAt(startOf(entry));
    below[index]?.push(...writeEntry(entry, points, index));
  }
  const blocks = points.all.map(({ time, bpm }, i) =>
    [`+|${time - musicDelay}|${bpm}|${BAR_BEATS}`, '', ...(below[i] ?? []), ''].join('\n'),
  );
  return `${blocks.join('\n')}\n`;
}

interface Spot {
  readonly beat: number;
  readonly lane: number;
}

/** The nearest position that the format can express, as it is read back. */
function named<T extends Spot>(spot: T, points: TimePoints, index: number, losses: Losses): T {
  const beat = points.beatAt(index, points.offsetOf(index, spot.beat));
  if (!isNear(beat, spot.beat)) losses.add('beat', spot.beat, spot.lane);
  return { ...spot, beat };
}

function fitEntry(entry: ChartEntry, points: TimePoints, losses: Losses): ChartEntry {
  if (entry.type === 'Single') return named(entry, points, points.indexAt(entry.beat), losses);
  if (entry.type !== 'Slide' && entry.type !== 'Long') return entry;
  const start = startOf(entry);
  const rounded = points.beatAt(points.indexAt(start), points.offsetOf(points.indexAt(start), start));
  const index = points.indexAt(rounded);
  if (entry.type === 'Slide') {
    return { ...entry, connections: entry.connections.map((node) => named(node, points, index, losses)) };
  }
  const [first, last] = entry.connections;
  return {
    ...entry,
    connections: [named(first, points, index, losses), named(last, points, index, losses)],
  };
}

function toGrid(entries: readonly ChartEntry[], losses: Losses): readonly ChartEntry[] {
  const onGrid = entries.map((entry): ChartEntry => {
    if (entry.type !== 'BPM') return entry;
    const beat = TimePoints.nearest(entry.beat);
    if (!isNear(beat, entry.beat)) losses.add('beat', entry.beat);
    return { ...entry, beat };
  });
  const points = TimePoints.ofEntries(onGrid);
  return onGrid.map((entry) => fitEntry(entry, points, losses));
}

const fit = (chart: ParsedChart): Fitted =>
  fitTo(
    {
      ...EVERYTHING,
      marks: false,
      skill: false,
      directional: false,
      hidden: false,
      isNative: false,
      negativeTempo: false,
      beat: (beat) => (beat < 0 ? null : beat),
      lane: (lane) => Math.min(LAST_LANE, Math.max(0, Math.round(lane))) + 0,
    },
    chart,
    toGrid,
  );

interface Line {
  readonly number: number;
  readonly parts: readonly string[];
}

function spotOf(part: string | undefined, points: TimePoints, index: number): JsonObject {
  const [offset, lane] = (part ?? '').split(':').map(asNumber);
  return { beat: offset === null || offset === undefined ? null : points.beatAt(index, offset), lane };
}

function noteOf({ parts }: Line, points: TimePoints, index: number): JsonObject | null {
  const [kind, second, ...rest] = parts;
  if (kind === 's' || kind === 'f') {
    return { type: 'Single', ...spotOf(second, points, index), flick: kind === 'f' };
  }
  if (kind !== 'l') return null;
  const nodes = rest.map((part) => spotOf(part, points, index));
  return heldRow(nodes.map((node, i) => ({ ...node, flick: second === '1' && i === nodes.length - 1 })));
}

/** Time points of a file, and which of its lines are below which of them. */
function readPoints(lines: readonly Line[], repairs: Repairs) {
  const found: { readonly line: Line; readonly point: TimePoint }[] = [];
  const under = new Map<Line, TimePoint | null>();
  let last: TimePoint | null = null;
  for (const line of lines) {
    const [kind, timeText, bpmText] = line.parts;
    if (kind !== '+') {
      under.set(line, last);
      continue;
    }
    const [time, bpm] = [asNumber(timeText), readTempo(bpmText)];
    if (time === null || bpm === null) repairs.add('badTempo', { type: 'Line', row: line.number });
    else {
      last = { time, bpm: Math.abs(bpm) };
      found.push({ line, point: last });
    }
  }
  return { found: found.toSorted((a, b) => a.point.time - b.point.time), under };
}

function readBbb({ text }: ChartText, repairs: Repairs): FormatRows {
  const lines = text
    .split(/\r?\n/)
    .map((line, i): Line => ({ number: i + 1, parts: line.trim().split('|') }));
  const { found, under } = readPoints(lines, repairs);
  const first = found[0]?.point.time ?? 0;
  const points = TimePoints.ofTimes(found.map(({ point }) => ({ ...point, time: point.time - first })));
  const indices = new Map(found.map(({ point }, i) => [point, i]));
  const rows: NumberedRow[] = found.map(({ line, point }, i) => ({
    number: line.number,
    json: { type: 'BPM', beat: points.all[i]?.beat ?? 0, bpm: point.bpm } satisfies BpmEntry,
  }));
  for (const [line, point] of under) {
    const index = point && indices.get(point);
    const json = noteOf(line, points, index ?? 0);
    if (json) rows.push({ number: line.number, json });
  }
  return { rows, musicDelay: 0 - first };
}

export const BBB: ChartFormat = {
  id: 'bbb',
  detect: ({ text, json }) => json === undefined && IS_BBB.test(text),
  read: readBbb,
  writer: { ending: '.bbb.txt', mime: 'text/plain', hasDelay: true, fit, write: writeBbb },
};
