import { SECOND_MS } from '../vocabulary/time.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** What a countdown runs to; each is a label: starts in, ends in, releases in, closes in, changes in (reference R46). */
export const COUNTDOWN_LABELS = ['starts', 'ends', 'releases', 'closes', 'changes'] as const;
export type CountdownLabel = (typeof COUNTDOWN_LABELS)[number];

/** What can be waited for: something that runs, that comes out, that can be used until then, or that takes turns. */
export type Waiting = 'period' | 'release' | 'offer' | 'rotation';

/** The label before the start and between start and end. */
const LABELS: Readonly<
  Record<Waiting, { readonly before: CountdownLabel; readonly during: CountdownLabel | null }>
> = {
  period: { before: 'starts', during: 'ends' },
  release: { before: 'releases', during: null },
  offer: { before: 'starts', during: 'closes' },
  rotation: { before: 'starts', during: 'changes' },
};

/** Epoch milliseconds; null where the data says nothing. */
export interface Span {
  readonly startAt: number | null;
  readonly endAt: number | null;
}

export interface Countdown {
  readonly label: CountdownLabel;
  /** Milliseconds to go, more than 0. */
  readonly leftMs: number;
}

/** What is being waited for at `now`; null when it is over, or no one knows when. */
export function countdownOf(waiting: Waiting, { startAt, endAt }: Span, now: number): Countdown | null {
  const { before, during } = LABELS[waiting];
  if (startAt !== null && now < startAt) return { label: before, leftMs: startAt - now };
  if (during && endAt !== null && now < endAt) return { label: during, leftMs: endAt - now };
  return null;
}

export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole units in a time to go; a started second counts, so that the last one shown is 1. Never negative. */
export function countdownParts(leftMs: number): CountdownParts {
  const left = Number.isFinite(leftMs) ? Math.max(0, Math.ceil(leftMs / SECOND_MS)) : 0;
  return {
    days: Math.floor(left / DAY_S),
    hours: Math.floor((left % DAY_S) / HOUR_S),
    minutes: Math.floor((left % HOUR_S) / MINUTE_S),
    seconds: left % MINUTE_S,
  };
}

/** How much of a span is over at `now`, from 0 to 1; null when no one knows when it begins or ends. */
export function progressOf({ startAt, endAt }: Span, now: number): number | null {
  if (startAt === null || endAt === null || endAt <= startAt) return null;
  return Math.max(0, Math.min(1, (now - startAt) / (endAt - startAt)));
}

const UNITS = ['day', 'hour', 'minute', 'second'] as const;
/** So many units are said, from the largest that counts. */
const UNITS_SAID = 3;

/** A time to go in the short words of a language, such as 2d 14h 8m; seconds are said on the last day only. */
export function countdownText({ days, hours, minutes, seconds }: CountdownParts, tag: string): string {
  const values = [days, hours, minutes, seconds];
  const from = days > 0 ? 0 : 1;
  return UNITS.slice(from, from + UNITS_SAID)
    .map((unit, index) => unitFormat(tag, unit).format(values[from + index] ?? 0))
    .join(' ');
}

const made = new Map<string, Intl.NumberFormat>();

function unitFormat(tag: string, unit: (typeof UNITS)[number]): Intl.NumberFormat {
  const key = `${tag} ${unit}`;
  const known = made.get(key);
  if (known) return known;
  // The narrow units of Japanese are Latin letters.
  const unitDisplay = tag.startsWith('ja') ? 'short' : 'narrow';
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay });
  made.set(key, format);
  return format;
}
