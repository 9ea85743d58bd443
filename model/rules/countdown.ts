const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** What a countdown runs to; each is a label: starts in, ends in, releases in, closes in, changes in (spec §4). */
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

/** What is being waited for at `now`; null when it is over, or nobody knows when. */
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
