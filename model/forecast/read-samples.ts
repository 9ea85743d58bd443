import type { CurveSample } from './curve.ts';
import type { EventSamples } from './event-curves.ts';

/** What a file of events says, or in one line why it cannot be used. */
export type SamplesRead<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (reason: string): { readonly ok: false; readonly reason: string } => ({ ok: false, reason });

/** Epoch milliseconds that a date can have; some files write numbers as texts. */
function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof time === 'number' && time > 0 && time <= 8.64e15 ? time : null;
}

const isSample = (row: unknown): row is CurveSample =>
  Array.isArray(row) &&
  row.length === 2 &&
  row.every((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0);

const isPoints = (row: unknown): row is number => typeof row === 'number' && Number.isFinite(row) && row >= 0;

/** Rows are either `[timeMs, points]`, or points at equal steps from start to end; null where they are neither. */
function samplesOf(rows: unknown, startAt: number, endAt: number): readonly CurveSample[] | null {
  if (!Array.isArray(rows)) return null;
  const all: readonly unknown[] = rows;
  if (all.every(isSample)) return all;
  if (!all.every(isPoints) || all.length < 2) return null;
  return all.map((points, i) => [startAt + ((endAt - startAt) * i) / (all.length - 1), points]);
}

/** An event in fields of a file; times as numbers of milliseconds. */
function readEvent(fields: Fields, onlyPairs: boolean): SamplesRead<EventSamples> {
  const [startAt, endAt] = [timeOf(fields.startAt), timeOf(fields.endAt)];
  if (startAt === null || endAt === null) return refuse('startAt and endAt must be times in milliseconds');
  if (endAt <= startAt) return refuse('endAt must be later than startAt');
  if (!isFields(fields.tiers)) return refuse('tiers must be an object of readings by tier');
  const tiers: [string, readonly CurveSample[]][] = [];
  for (const [tier, rows] of Object.entries(fields.tiers)) {
    if (!/^[1-9]\d{0,8}$/.test(tier)) return refuse(`a tier is a whole number, not "${tier.slice(0, 40)}"`);
    const samples = samplesOf(rows, startAt, endAt);
    const isPairs = Array.isArray(rows) && rows.every(isSample);
    if (samples === null || (onlyPairs && !isPairs)) {
      return refuse(`tier ${tier} must be a list of [timeMs, points]${onlyPairs ? '' : ' or of points'}`);
    }
    tiers.push([tier, samples]);
  }
  const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
  return {
    ok: true,
    value: {
      server: text(fields.server) ?? '',
      type: text(fields.type),
      startAt,
      endAt,
      tiers: Object.fromEntries(tiers),
    },
  };
}

/** A running event: `{server, type, startAt, endAt, tiers: {"100": [[timeMs, points], …]}}`. */
export function readRunningEvent(json: unknown): SamplesRead<EventSamples> {
  if (!isFields(json)) return refuse('the event must be an object');
  if (typeof json.server !== 'string' || json.server === '') return refuse('server must be a text');
  const read = readEvent(json, true);
  if (read.ok && Object.keys(read.value.tiers).length === 0) return refuse('the event has no tier');
  return read;
}

/** Past events, and how many had no known period or unreadable curves and were left out. */
export interface PastSamples {
  readonly events: readonly EventSamples[];
  readonly leftOut: number;
}

/** A history: `{events: [{server, type, startAt, endAt, tiers}]}`, tiers with points at equal steps or as `[timeMs, points]`. */
export function readPastEvents(json: unknown): SamplesRead<PastSamples> {
  if (!isFields(json) || !Array.isArray(json.events)) {
    return refuse('the history must be an object with a list of events');
  }
  const rows: readonly unknown[] = json.events;
  const events = rows.flatMap((row) => {
    const read = isFields(row) ? readEvent(row, false) : null;
    return read?.ok ? [read.value] : [];
  });
  if (rows.length > 0 && events.length === 0) return refuse('no event of the history can be read');
  return { ok: true, value: { events, leftOut: rows.length - events.length } };
}
