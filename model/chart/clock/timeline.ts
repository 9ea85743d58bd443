/** Times nearer than this, in seconds, are one moment: sums of seconds differ in their last digits. */
export const SAME_MOMENT = 1e-9;
/** What sound can be stretched to. */
export const RATES = { least: 0.25, most: 2 } as const;
/** Seconds; loops shorter than this would be a buzz. */
export const SHORTEST_LOOP = 0.1;
/** How long ago what was played may still be heard. */
const REMEMBERED_SECONDS = 2;

/** From `from` up to, not including, `to`, again and again. */
export interface Loop {
  readonly from: number;
  readonly to: number;
}

/**
 * Which moment of a chart belongs to which moment of the audio context (reference R77). A value: each change makes another one that begins
 * where the last one was at that moment.
 */
export interface Timeline {
  readonly isPlaying: boolean;
  /** Of the context, in seconds: holds from here on. */
  readonly since: number;
  /** Of the chart, in seconds. */
  readonly from: number;
  readonly rate: number;
  readonly loop: Loop | null;
  /** What held before; sound that is still on its way to the ear belongs to it. */
  readonly before: Timeline | null;
}

/** A stretch of a timeline in which the chart goes on evenly; `end` is infinite without a loop. */
export interface Turn {
  /** Of the context: from `start` up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
  /** Of the chart. */
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}

export const stillTimeline = (from = 0, rate = 1): Timeline => ({
  isPlaying: false,
  since: 0,
  from,
  rate,
  loop: null,
  before: null,
});

/** A moment at the end of a loop or beyond is its beginning. */
const within = (loop: Loop | null, position: number): number =>
  loop && position >= loop.to ? loop.from : position;

/** Of the chart, at a moment of the context. */
export function positionAt(timeline: Timeline, at: number): number {
  const { before, since, from, rate, loop, isPlaying } = timeline;
  if (at < since) return before ? positionAt(before, at) : from;
  if (!isPlaying) return from;
  const position = from + (at - since) * rate;
  if (!loop || position < loop.to) return position;
  return within(loop, loop.from + ((position - loop.to) % (loop.to - loop.from)));
}

/** Without what was over before the moment. */
function remembered(timeline: Timeline, oldest: number): Timeline {
  const { since, before } = timeline;
  if (!before) return timeline;
  return { ...timeline, before: since <= oldest ? null : remembered(before, oldest) };
}

type Change = Partial<Pick<Timeline, 'isPlaying' | 'from' | 'rate' | 'loop'>>;

function changed(timeline: Timeline, at: number, change: Change): Timeline {
  const { isPlaying, rate, loop, since } = timeline;
  const next = { isPlaying, rate, loop, from: positionAt(timeline, at), ...change };
  const from = within(next.loop, next.from);
  // Nothing was heard of where it stood: there is nothing to wait for.
  if (!isPlaying && !next.isPlaying && since <= at) return { ...timeline, ...next, from };
  return { ...next, from, since: at, before: remembered(timeline, at - REMEMBERED_SECONDS) };
}

export const play = (timeline: Timeline, at: number): Timeline => changed(timeline, at, { isPlaying: true });
export const pause = (timeline: Timeline, at: number): Timeline =>
  changed(timeline, at, { isPlaying: false });
/** Goes on playing or stands still as before; in a loop the end and beyond are its beginning. */
export const seek = (timeline: Timeline, at: number, position: number): Timeline =>
  changed(timeline, at, { from: position });
export const setRate = (timeline: Timeline, at: number, rate: number): Timeline =>
  changed(timeline, at, { rate: Math.min(RATES.most, Math.max(RATES.least, rate)) });
/** A loop that is too short is none. */
export const setLoop = (timeline: Timeline, at: number, loop: Loop | null): Timeline =>
  changed(timeline, at, { loop: loop && loop.to - loop.from >= SHORTEST_LOOP ? loop : null });

/** The n-th turn: 0 leads up to the end of the loop, each later one is the loop once. Computed, so that nothing adds up. */
function turn({ since, from, rate, loop }: Timeline, n: number): Turn {
  if (!loop) return { start: since, end: Number.POSITIVE_INFINITY, from, to: Number.POSITIVE_INFINITY, rate };
  const endOf = (turns: number): number => since + (loop.to - from + turns * (loop.to - loop.from)) / rate;
  return {
    start: n === 0 ? since : endOf(n - 1),
    end: endOf(n),
    from: n === 0 ? from : loop.from,
    to: loop.to,
    rate,
  };
}

/** Turns that reach into the context's time from `start` up to, not including, `end`; none while it stands still. */
export function turnsBetween(timeline: Timeline, start: number, end: number): readonly Turn[] {
  const { isPlaying, since, from, rate, loop } = timeline;
  if (!isPlaying || end <= Math.max(start, since)) return [];
  if (!loop) return [turn(timeline, 0)];
  const turns: Turn[] = [];
  const gone = (Math.max(start, since) - since) * rate - (loop.to - from);
  // One too early rather than one too late: rounding decides about moments at a border.
  for (let n = Math.max(0, Math.floor(gone / (loop.to - loop.from))); ; n += 1) {
    const next = turn(timeline, n);
    if (next.start >= end) return turns;
    if (next.end > start) turns.push(next);
  }
}

/** From one note to another by their numbers, from 1, both included, with all notes of their moments; the last one of all up to `end`. */
export function loopOfNotes(times: readonly number[], first: number, last: number, end: number): Loop | null {
  const [from, until] = [times[first - 1], times[last - 1]];
  if (from === undefined || until === undefined) return null;
  const to = times.slice(last).find((time) => time > until) ?? end;
  return to - from < SHORTEST_LOOP ? null : { from, to };
}

/** Numbers of the first and the last note in a loop, from 1; of a loop without notes those around it. */
export function notesOfLoop(
  times: readonly number[],
  { from, to }: Loop,
): { readonly first: number; readonly last: number } {
  const before = times.filter((time) => time < from).length;
  const within = times.filter((time) => time < to).length;
  return { first: Math.min(before + 1, times.length), last: Math.max(within, 1) };
}
