import type { NoteKind } from '../counting.ts';
import type { PlayableNote } from '../playing/playable.ts';
import { SAME_MOMENT, stillTimeline, type Timeline, type Turn, turnsBetween } from './timeline.ts';

/** What is heard of a note, directional notes by their width; and of bars and beats while a metronome runs. */
export const HIT_SOUNDS = [
  'tap',
  'flick',
  'skill',
  'directional1',
  'directional2',
  'directional3',
  'holdStart',
  'holdTick',
  'holdEnd',
  'bar',
  'beat',
] as const;
export type HitSound = (typeof HIT_SOUNDS)[number];

export interface QueuedHit {
  /** Of the chart, in seconds. */
  readonly time: number;
  readonly sound: HitSound;
}

/** A hit at its moment of the audio context. */
export interface DueHit {
  readonly sound: HitSound;
  readonly at: number;
}

/** Of one sound only the first within this many seconds is heard: together they would only be louder. */
const TOGETHER_SECONDS = 0.02;

const SOUND_OF: Readonly<Record<NoteKind, (note: PlayableNote) => HitSound>> = {
  single: () => 'tap',
  flick: () => 'flick',
  skill: () => 'skill',
  directional: ({ width }) => (width > 2 ? 'directional3' : width === 2 ? 'directional2' : 'directional1'),
  holdStart: () => 'holdStart',
  holdTick: () => 'holdTick',
  holdEnd: () => 'holdEnd',
};

/** What is heard of a note. */
export const soundOf = (note: PlayableNote): HitSound => SOUND_OF[note.kind](note);

/** What is heard of notes that are sorted by time. */
export function hitsOfNotes(notes: readonly PlayableNote[]): readonly QueuedHit[] {
  const last = new Map<HitSound, number>();
  return notes.flatMap((note) => {
    const { time } = note;
    const sound = soundOf(note);
    if (time - (last.get(sound) ?? Number.NEGATIVE_INFINITY) < TOGETHER_SECONDS) return [];
    last.set(sound, time);
    return [{ time, sound }];
  });
}

/** Index of the first hit that is not before the moment. */
function firstFrom(hits: readonly QueuedHit[], time: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.time ?? Number.POSITIVE_INFINITY) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Hands out each hit of a timeline once, ahead of its time. On every change its owner cancels what was handed out for the moment of the
 * change and later (`deck.cancelHits`), and restarts it.
 */
export class HitQueue {
  readonly #hits: readonly QueuedHit[];
  #timeline: Timeline = stillTimeline();
  /** Of the context: everything before it was handed out. */
  #done = 0;

  /** Sorted by time. */
  constructor(hits: readonly QueuedHit[]) {
    this.#hits = hits;
  }

  /** What the timeline holds from its last change on. */
  restart(timeline: Timeline): void {
    this.#timeline = timeline;
    this.#done = timeline.since - SAME_MOMENT;
  }

  /** All that is due before `now + horizon` and was not handed out; what is past is not made up for. */
  pump(now: number, horizon: number): readonly DueHit[] {
    const end = now + horizon;
    const start = Math.max(this.#done, now - SAME_MOMENT);
    this.#done = Math.max(this.#done, end);
    return turnsBetween(this.#timeline, start, end).flatMap((turn) => this.#dueIn(turn, start, end));
  }

  #dueIn(turn: Turn, start: number, end: number): readonly DueHit[] {
    // Only where the timeline begins may rounding have moved a hit to the other side; a loop begins as it was set.
    const isFirst = turn.start === this.#timeline.since;
    const from = isFirst ? turn.from - SAME_MOMENT : turn.from;
    // A little early, for the moment of each hit decides.
    const near = turn.from + (start - turn.start) * turn.rate - 10 * SAME_MOMENT;
    const due: DueHit[] = [];
    for (let i = firstFrom(this.#hits, Math.max(from, near)); ; i += 1) {
      const hit = this.#hits[i];
      if (!hit || hit.time >= turn.to) return due;
      const at = turn.start + (hit.time - turn.from) / turn.rate;
      if (at >= end) return due;
      if (at >= start) due.push({ sound: hit.sound, at });
    }
  }
}
