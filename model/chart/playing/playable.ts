import type { ScoringNote } from '../chart.ts';
import { kindsOf, type NoteKind } from '../counting.ts';
import {
  type ChartEntry,
  type Connection,
  FEVER_COMMANDS,
  type ParsedChart,
  type SystemEntry,
} from '../notes.ts';
import { inScoringOrder, scoringChart } from '../scoring.ts';
import { beatToSeconds, type TempoSpan, tempoSpans } from '../time.ts';

/** A chart as it is drawn and played (reference R71): all times in seconds from the start of the audio. */
export interface PlayableNote {
  readonly kind: NoteKind;
  readonly time: number;
  readonly beat: number;
  readonly lane: number;
  /** Lanes covered from `lane` in the direction; 1 for all but directional notes. */
  readonly width: number;
  readonly direction: 'Left' | 'Right' | null;
  /** A plain single note between half beats, which has a colour of its own. */
  readonly isOffBeat: boolean;
  readonly isCharge: boolean;
  readonly isInFever: boolean;
  /** Index into `ribbons` of the slide or hold it belongs to. */
  readonly ribbon: number | null;
}

interface RibbonPoint {
  readonly time: number;
  readonly lane: number;
  readonly isHidden: boolean;
}

/** A slide or hold: straight pieces from point to point. */
export interface Ribbon {
  readonly points: readonly RibbonPoint[];
  readonly isBent: boolean;
}

/** A line between two notes of one beat. */
interface Tie {
  readonly time: number;
  readonly lanes: readonly [number, number];
}

export interface Tempo {
  readonly time: number;
  readonly beat: number;
  /** Negative in community charts as a scroll trick. */
  readonly bpm: number;
}

interface FeverTimes {
  readonly ready: number | null;
  readonly start: number;
  readonly end: number;
}

export interface PlayableChart {
  /** In scoring order: the n-th note makes combo n. */
  readonly notes: readonly PlayableNote[];
  readonly ribbons: readonly Ribbon[];
  readonly ties: readonly Tie[];
  readonly tempos: readonly Tempo[];
  readonly spans: readonly TempoSpan[];
  /** Beginnings of the measures of four beats up to the last note. */
  readonly bars: readonly number[];
  readonly fever: FeverTimes | null;
}

const BAR_BEATS = 4;
/** Measures of the longest chart that anybody would look at. */
const MAX_BARS = 10_000;

interface Draft extends Omit<PlayableNote, 'time' | 'isInFever'> {
  readonly skill: boolean;
}

const isWhole = (value: number): boolean => value === Math.floor(value);

/** A note in a single lane. Written field by field: copies of objects take three times as long, and charts have thousands of notes. */
const plain = (
  kind: NoteKind,
  { beat, lane, skill, charge }: Pick<Connection, 'beat' | 'lane' | 'skill' | 'charge'>,
  ribbon: number | null,
): Draft => ({
  kind,
  beat,
  lane,
  width: 1,
  direction: null,
  isOffBeat: kind === 'single' && !isWhole(beat * 2),
  isCharge: charge,
  ribbon,
  skill,
});

/** Notes of one entry, in the order of `kindsOf`. */
function draftsOf(entry: ChartEntry, ribbon: number): readonly Draft[] {
  const kinds = kindsOf(entry);
  const kindAt = (i: number): NoteKind => kinds[i] ?? 'single';
  switch (entry.type) {
    case 'Single':
      return [plain(kindAt(0), entry, null)];
    case 'Directional': {
      const { beat, lane, skill, width, direction } = entry;
      const kind = kindAt(0);
      return [{ kind, beat, lane, width, direction, isOffBeat: false, isCharge: false, ribbon: null, skill }];
    }
    case 'Slide':
    case 'Long':
      return entry.connections
        .filter((node) => !node.hidden)
        .map((node, i) => plain(kindAt(i), node, ribbon));
    case 'BPM':
    case 'System':
      return [];
  }
}

/** Lines between the notes of one beat, in the order of the file; inner nodes of slides have none. */
function tiesOf(drafts: readonly Draft[], spans: readonly TempoSpan[]): readonly Tie[] {
  const lastOf = new Map<number, Draft>();
  const ties: Tie[] = [];
  for (const draft of drafts) {
    if (draft.kind === 'holdTick') continue;
    const { beat, lane } = draft;
    const last = lastOf.get(beat);
    if (last) ties.push({ time: beatToSeconds(spans, beat), lanes: [last.lane, lane] });
    lastOf.set(beat, draft);
  }
  return ties.sort((a, b) => a.time - b.time);
}

function ribbonOf(nodes: readonly Connection[], spans: readonly TempoSpan[]): Ribbon {
  return {
    points: nodes.map(({ beat, lane, hidden }) => ({
      time: beatToSeconds(spans, beat),
      lane,
      isHidden: hidden,
    })),
    isBent: nodes.some(({ hidden }) => hidden),
  };
}

/** The tempos that last; of several on one beat the last one. */
function temposOf(entries: readonly ChartEntry[], spans: readonly TempoSpan[]): readonly Tempo[] {
  const changes = entries.filter((entry) => entry.type === 'BPM');
  return spans.flatMap(({ beat, time }, i) => {
    const bpm = changes[i]?.bpm;
    return bpm === undefined || spans[i + 1]?.beat === beat ? [] : [{ beat, time, bpm }];
  });
}

function feverOf(entries: readonly ChartEntry[], spans: readonly TempoSpan[]): FeverTimes | null {
  const systems = entries.filter((entry): entry is SystemEntry => entry.type === 'System');
  const timeOf = (command: string): number | null => {
    const found = systems.find(({ data }) => data === command);
    return found ? beatToSeconds(spans, found.beat) : null;
  };
  const start = timeOf(FEVER_COMMANDS.start);
  const end = timeOf(FEVER_COMMANDS.end);
  return start === null || end === null || end < start
    ? null
    : { ready: timeOf(FEVER_COMMANDS.ready), start, end };
}

function barsUntil(lastBeat: number, spans: readonly TempoSpan[]): readonly number[] {
  const count = Math.min(MAX_BARS, Math.max(0, Math.floor(lastBeat / BAR_BEATS) + 1));
  return Array.from({ length: count }, (_, bar) => beatToSeconds(spans, bar * BAR_BEATS));
}

const noteOf = (draft: Draft, scored: ScoringNote | undefined): PlayableNote => ({
  kind: draft.kind,
  time: scored?.time ?? 0,
  beat: draft.beat,
  lane: draft.lane,
  width: draft.width,
  direction: draft.direction,
  isOffBeat: draft.isOffBeat,
  isCharge: draft.isCharge,
  isInFever: scored?.fever ?? false,
  ribbon: draft.ribbon,
});

/** What is drawn and when, of a parsed chart. */
export function playableChart(chart: ParsedChart): PlayableChart {
  const { entries } = chart;
  const spans = tempoSpans(entries);
  const held = entries.filter((entry) => entry.type === 'Slide' || entry.type === 'Long');
  const indices = new Map<ChartEntry, number>(held.map((entry, i) => [entry, i]));
  const drafts = entries.flatMap((entry) => draftsOf(entry, indices.get(entry) ?? 0));
  const scoring = scoringChart(chart).notes;
  const notes = drafts.toSorted(inScoringOrder).map((draft, i) => noteOf(draft, scoring[i]));
  return {
    notes,
    ribbons: held.map(({ connections }) => ribbonOf(connections, spans)),
    ties: tiesOf(drafts, spans),
    tempos: temposOf(entries, spans),
    spans,
    bars: barsUntil(notes.at(-1)?.beat ?? -1, spans),
    fever: feverOf(entries, spans),
  };
}

/** Lane of a slide or hold at a time; that of its nearer end outside. */
export function laneAt({ points }: Ribbon, seconds: number): number {
  const next = points.findIndex(({ time }) => time > seconds);
  const from = points[next < 0 ? points.length - 1 : Math.max(0, next - 1)];
  const to = points[Math.max(0, next)];
  if (!from) return 0;
  if (next <= 0 || !to) return from.lane;
  return from.lane + ((to.lane - from.lane) * (seconds - from.time)) / (to.time - from.time);
}
