import { stillTimeline, type Timeline, type Turn, turnsBetween } from './timeline.ts';

/**
 * Hands out each turn of a timeline once, ahead of its start: music restarts with each. On every change its owner stops the music at
 * the moment of the change, and restarts it.
 */
export class MusicQueue {
  #timeline: Timeline = stillTimeline();
  /** Where the last turn that was handed out starts. */
  #begun = Number.NEGATIVE_INFINITY;

  restart(timeline: Timeline): void {
    this.#timeline = timeline;
    this.#begun = Number.NEGATIVE_INFINITY;
  }

  /** Turns that start before `now + horizon`; the one that should have started already is among them, those that are over are not. */
  pump(now: number, horizon: number): readonly Turn[] {
    const turns = turnsBetween(this.#timeline, now, now + horizon).filter(({ start }) => start > this.#begun);
    this.#begun = turns.at(-1)?.start ?? this.#begun;
    return turns;
  }
}
