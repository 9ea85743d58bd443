import type { EventRecord } from '#model/records/event';
import type { LineKey } from '#model/tracker/lines';
import { aligned, spanOn } from '#model/tracker/lines';
import { type EventSpan, fromStart, type Sample } from '#model/tracker/pace';
import type { ServerIndex } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';
import type { CurveLine, TimeSpan } from '#src/kit/curve/curves.types.ts';
import type { Extra, TrackerInputs } from '../state/address.ts';

/** Colours of lines to compare, in their order. */
export const LINE_COLORS = ['--series-1', '--series-2', '--ok', '--cool', '--powerful'] as const;
export const EXTRA_COLORS: Readonly<Record<Extra, string>> = { past: '--series-2', straight: '--control' };
/** Of up to twenty lines of equal right. */
const MANY_COLORS = [
  '--series-1',
  '--series-2',
  '--series-3',
  '--ok',
  '--cool',
  '--happy',
  '--powerful',
  '--bars',
];
export const colorAt = (at: number): string => MANY_COLORS[at % MANY_COLORS.length] ?? '--bars';

export const eventTag = ({ event }: Pick<LineKey, 'event'>): string => `#${event}`;
export const tierTag = ({ tier }: Pick<LineKey, 'tier'>): string => `T${tier}`;
/** How a line is called: event and tier. */
export const lineName = (key: LineKey): string => `${eventTag(key)} ${tierTag(key)}`;

export const curve = (samples: readonly Sample[]) => samples.map(({ time, ep }) => ({ time, value: ep }));

/** A line to compare, laid over the event of the page; null for an event that the server never had. */
export function comparedLine(
  key: LineKey,
  at: number,
  samples: readonly Sample[],
  {
    events,
    server,
    span,
    align,
    tier,
  }: {
    readonly events: ReadonlyMap<number, EventRecord>;
    readonly server: ServerIndex;
    readonly span: EventSpan;
    readonly align: TrackerInputs['align'];
    /** Of the page: a line of the same one is known by its event. */
    readonly tier: number;
  },
): CurveLine | null {
  const event = events.get(key.event);
  const own = event && spanOn(event, server);
  if (!own) return null;
  return {
    id: `${key.event}.${key.tier}`,
    label: lineName(key),
    tag: key.tier === tier ? eventTag(key) : lineName(key),
    color: LINE_COLORS[at] ?? '--bars',
    points: curve(aligned(fromStart(samples, own.startAt), own, span, align)),
  };
}

/** What the chart shows: the event, or the hours up to its last reading; longer lines make it longer. */
export function rangeOf(
  { startAt, endAt }: EventSpan,
  lines: readonly CurveLine[],
  last: number | null,
  hours: TrackerInputs['range'],
): TimeSpan {
  if (hours !== null && last !== null)
    return { from: Math.max(startAt, last - hours * HOUR_MS), to: Math.max(last, startAt + HOUR_MS) };
  const times = lines.flatMap(({ points }) => [points[0]?.time ?? startAt, points.at(-1)?.time ?? endAt]);
  return { from: Math.min(startAt, ...times), to: Math.max(endAt, ...times) };
}
